"""What using a card of Rogue Dungeon is said to bring, its price in Health included."""

from __future__ import annotations

from pathlib import Path

from game.play.record import Saves
from game.play.settings import Settings
from game.rules.rogue import steps as s
from game.rules.rogue.game import ROGUE
from game.ui.desk import Desk
from game.ui.tables.rogue_tally import RogueTally
from tests.rules.rogue.driver import Table, fighting


def said(folder: Path, table: Table, card: str) -> str:
    """Return what the table says of using a card now."""
    words = RogueTally(Desk(Settings(), Saves(folder)), ["Ada"])
    return words.consequence(ROGUE.view(table.state, 0), s.use(card))


def drinking(health: int) -> Table:
    """Return a fight in which a Berserker's Brew may be drunk."""
    return fighting("ghoul", health=health, cards=("berserkers_brew",)).do(s.TARGET[0])


def test_a_draught_that_kills_says_so(tmp_path: Path) -> None:
    assert "would die of it" in said(tmp_path, drinking(1), "berserkers_brew")


def test_a_draught_that_hurts_says_what_is_left(tmp_path: Path) -> None:
    assert "It takes 1 Health: 4 then." in said(tmp_path, drinking(5), "berserkers_brew")
