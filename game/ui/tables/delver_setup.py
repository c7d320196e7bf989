"""The options of Dungeon Delver, as the set-up screen offers them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.delver.cards import HEROES, SWING, SWINGING
from game.ui.tables.setup_choices import Choice, on_off

_FEW = len(SWINGING)
_DIFFICULTIES = {"standard": "Standard", "easy": "Easy", "grim": "Grim"}


def setup_options() -> Sequence[Choice]:
    """Return the choices in the order they are asked."""
    return (
        Choice(
            "hero", "Hero", "", tuple((id_, hero.name) for id_, hero in HEROES.items()),
            pictures={id_: f"delver/{id_}" for id_ in HEROES},
            details={id_: hero.rule for id_, hero in HEROES.items()},
        ),
        Choice(
            "difficulty", "Deck", "", tuple(_DIFFICULTIES.items()),
            details={
                "standard": "Every monster counts what is printed on it.",
                "easy": "Six of the monsters count one less.",
                "grim": "Six of the monsters count one more.",
            },
        ),
        on_off(
            "free_bare_hands", "Bare hands whenever you like",
            "Printed, they are only for heroes with no weapon to fight with.",
        ),
    )  # fmt: skip


assert set(_DIFFICULTIES) == set(SWING)
assert _FEW == 6  # noqa: PLR2004 - the texts above say so
