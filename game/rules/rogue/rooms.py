"""All fifty rooms of Rogue Dungeon, and the deck of each gem's colour."""

from __future__ import annotations

from typing import Final

from game.rules.rogue.kinds import Room
from game.rules.rogue.maps import COLOURS, Colour
from game.rules.rogue.rooms_purple import PURPLE
from game.rules.rogue.rooms_rare import BLUE, GREEN, WHITE
from game.rules.rogue.rooms_red import RED
from game.rules.rogue.rooms_yellow import YELLOW

ROOMS: Final[dict[str, Room]] = {
    room.id: room for room in RED + YELLOW + WHITE + GREEN + BLUE + PURPLE
}
ROOM_DECKS: Final[dict[Colour, tuple[str, ...]]] = {
    colour: tuple(room.id for room in ROOMS.values() if room.colour == colour) for colour in COLOURS
}
