"""Every card of Rogue Dungeon has a test that names it, a text that can be read, and a picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.game import Card
from game.rules.rogue.cards import all_cards
from game.rules.rogue.heroes import HEROES
from game.rules.rogue.loot import LOOT
from game.rules.rogue.monsters import MONSTERS
from game.rules.rogue.rooms import ROOMS

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
CARDS = all_cards()
COUNTS = {
    "hero": 5, "monster": 42, "boss": 4, "guardian": 6, "room": 50, "loot": 75, "specialty": 18,
    "starting": 35,
}  # fmt: skip
every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.kind}-{card.id}")


def source(pattern: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob(pattern)))


def test_the_box_is_listed_whole() -> None:
    counted = dict.fromkeys(COUNTS, 0)
    for card in CARDS:
        counted[card.kind] += card.count
    assert counted == COUNTS


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_entered_in_a_test_of_its_own(room: str) -> None:
    text = source("test_rooms_*.py")
    assert re.search(rf"^def test_the_{room}_", text, re.MULTILINE)
    assert f'enter("{room}"' in text


@pytest.mark.parametrize("way", [
    (room.id, option.label)
    for room in ROOMS.values()
    for effect in room.effects
    for option in getattr(effect, "options", ())
])  # fmt: skip
def test_every_way_of_a_room_is_taken_in_a_test(way: tuple[str, str]) -> None:
    assert f'"{way[1]}"' in source("test_rooms_*.py")


@pytest.mark.parametrize("loot", LOOT)
def test_every_piece_of_loot_is_proven_whole(loot: str) -> None:
    assert f'Help("{loot}")' in source("test_loot_*.py")


@pytest.mark.parametrize("monster", MONSTERS)
def test_every_monster_is_proven_whole(monster: str) -> None:
    text = "\n".join(map(source, ("test_monsters_*.py", "test_guardians.py", "test_bosses.py")))
    assert f'Beast("{monster}")' in text


@every_card
def test_a_card_has_a_name_a_picture_and_a_story(card: Card) -> None:
    assert card.name[0].isupper()
    assert (ROOT / card.art).is_file()
    story = card.text.split("\n")[0]
    assert story.endswith((".", "?", "!", '"'))


@every_card
def test_a_cards_text_can_be_read(card: Card) -> None:
    lines = card.text.split("\n")
    assert len(lines) > 1, "nothing but a story"
    for line in lines:
        words = line.strip()
        assert words.endswith((".", ":", "?", "!", '"')), words
        assert not re.search(r"\{|\}|_|  |\b(\w+) \1\b|\b1 \w+s\b| ,|\.\.", words), words
        assert not re.search(r"\b[aA] [aeiouAEIOU]", words), words
        assert not re.search(r"\b[aA]n [^aeiouAEIOUhX]", words), words


def test_heroes_tell_what_they_are_good_at() -> None:
    texts = {card.id: card.text for card in CARDS if card.kind == "hero"}
    assert set(texts) == set(HEROES)
    assert all("Fights with" in text for text in texts.values())
