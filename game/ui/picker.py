"""Turn clicks on slots into one legal action. No pygame, and no game, in here."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.types import Action, Slot


class Picker:
    """Narrows the legal actions, one clicked slot at a time.

    A first slot that all actions share (the card in hand) counts as clicked from the start.
    """

    def __init__(self, legal: Sequence[Action]) -> None:
        self._paths = {action.path(): action for action in legal}
        self._given = self._shared_beginning()
        self.clicked: tuple[Slot, ...] = self._given

    @property
    def open_slots(self) -> tuple[Slot, ...]:
        """The slots worth clicking now, in the order of the legal actions."""
        depth = len(self.clicked)
        return tuple(dict.fromkeys(path[depth] for path in self._matching() if len(path) > depth))

    def click(self, slot: Slot) -> Action | None:
        """Take a click; return the action once its whole path is clicked."""
        if slot not in self.open_slots:
            self.clicked = self._given
        if slot in self.open_slots:
            self.clicked += (slot,)
        action = self._paths.get(self.clicked)
        if action is not None:
            self.clicked = self._given
        return action

    def ends_at(self, slot: Slot) -> Action | None:
        """Return the action that a click on `slot` would complete."""
        return self._paths.get((*self.clicked, slot))

    def can_drag(self, slot: Slot) -> bool:
        """Return whether a drag may start at a slot: the last one clicked."""
        return bool(self.clicked) and slot == self.clicked[-1]

    def back(self) -> bool:
        """Take the last click back; return whether there was one."""
        if len(self.clicked) <= len(self._given):
            return False
        self.clicked = self.clicked[:-1]
        return True

    def _matching(self) -> list[tuple[Slot, ...]]:
        depth = len(self.clicked)
        return [path for path in self._paths if path[:depth] == self.clicked]

    def _shared_beginning(self) -> tuple[Slot, ...]:
        shared: tuple[Slot, ...] = ()
        while self._paths:
            depth = len(shared)
            if any(len(path) <= depth + 1 for path in self._paths):
                break
            nexts = {path[depth] for path in self._paths}
            if len(nexts) != 1:
                break
            shared += tuple(nexts)
        return shared
