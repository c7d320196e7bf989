"""What a game lets its players choose before a match, as data for the set-up screen."""

from __future__ import annotations

from typing import Any, Final

import msgspec

SEATS: Final = "seats"
"""The key under which a plan keeps how many seats are taken."""


class Choice(msgspec.Struct, frozen=True):
    """One option of a game; its first value is the usual one, its texts are message ids."""

    key: str
    label: str
    help: str
    values: tuple[tuple[Any, str], ...]
    """The value the rules take, and what it is called."""
    needs: dict[str, Any] | None = None
    """What other options must be for this one to matter."""
    pictures: dict[Any, str] = {}
    """A picture for each value, by its name in the art folder."""
    details: dict[Any, str] = {}
    """What each value means, in place of the general help."""
    part_of: str = ""
    """The option, a list of names, that a yes adds the key to; nothing for an option of its own."""
    seat: int | None = None
    """The seat it is asked for, whoever sits there; None for the whole table."""
    lists: tuple[str, ...] = ()
    """The options, lists with an entry a seat, that the parts of ``one/two`` join."""

    @property
    def on_off(self) -> bool:
        """Whether it is a simple yes or no."""
        return {value for value, _ in self.values} == {False, True}

    def matters(self, chosen: dict[str, Any]) -> bool:
        """Return whether the other options leave this one a meaning."""
        taken = self.seat is None or self.seat < chosen.get(SEATS, 1)
        return taken and all(chosen.get(key) == value for key, value in (self.needs or {}).items())


def on_off(
    key: str, label: str, help_: str, usual: bool = False, needs: dict[str, Any] | None = None,
    part_of: str = "",
) -> Choice:  # fmt: skip
    """Return a choice of yes or no."""
    values = ((True, "On"), (False, "Off")) if usual else ((False, "Off"), (True, "On"))
    return Choice(key, label, help_, values, needs, part_of=part_of)
