"""The options of Rogue Dungeon, as the set-up screen offers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.rules.rogue.heroes import HEROES
from game.ui.tables.setup_choices import Choice, on_off

PLAYS: Final[dict[str, str]] = {
    "crusader": "Strong and hard to kill: Strength Weapons, a shield, and light for the undead.",
    "thief": "Quick, frail and very lucky: a knife in the back, and locks that open.",
    "wizard": "Frail, with magic that does not miss: Intellect Weapons, a ward, runes to read.",
    "ranger": "Agility and Strength Weapons both suit. A hound comes along, beasts make friends.",
    "runesmith": "Strength and Intellect Weapons both suit. Burning runes, and old iron made new.",
}
"""How each hero plays."""
LABELS: Final = ("Hero", "Second hero", "Third hero")
SIDES: Final = ("a", "b")
"""The two sides of a hero's card."""


def setup_options() -> Sequence[Choice]:
    """Return the choices in the order they are asked."""
    return (
        *(_hero(seat) for seat in range(len(LABELS))),
        Choice(
            "levels", "Levels", "",
            ((5, "Five, and a boss"), (4, "Four"), (3, "Three")),
            details={
                5: "The whole dungeon. One of four bosses waits behind the last stair.",
                4: "Beyond the fourth level waits one room: the Pit of Despair.",
                3: "For beginners. Beyond the third level waits the Tomb of the Lich King.",
            },
        ),
        on_off(
            "random_rooms", "Random rooms",
            "Gem tokens lie face down on the map, and no room stays to be met again.",
        ),
        on_off(
            "ascend", "Ascend the tower",
            "The stairs change places: in by the downstairs, out by the upstairs.",
        ),
    )  # fmt: skip


def _hero(seat: int) -> Choice:
    """Return the choice of a seat's hero and portrait, each seat's usual one first."""
    values = list(_cards())
    first = seat * len(SIDES)
    ordered = tuple(values[first:] + values[:first])
    return Choice(
        f"hero_{seat}", LABELS[seat], "", ordered,
        pictures={value: f"rogue/{value.replace('/', '_')}" for value, _ in values},
        details={value: PLAYS[value.partition("/")[0]] for value, _ in values},
        seat=seat, lists=("heroes", "portraits"),
    )  # fmt: skip


def _cards() -> Iterator[tuple[str, str]]:
    """Yield both sides of each hero's card as ``hero/side``, with what they are called."""
    for id_, hero in HEROES.items():
        for side in SIDES:
            yield f"{id_}/{side}", hero.name


assert set(PLAYS) == set(HEROES)
