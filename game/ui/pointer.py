"""The mouse over the match: what lies under it, and what it carries."""

from __future__ import annotations

from typing import Any, Final

from game.core.types import Slot
from game.ui.focus import Focus
from game.ui.match_picture import MatchPicture
from game.ui.picker import Picker
from game.ui.tables.table import Table

DRAG_FROM: Final = 8
"""Pixels the mouse must move before a press becomes a drag."""


class Pointer:
    """Finds places under the mouse; between press and release it may carry a slot's picture."""

    def __init__(self, table: Table, picture: MatchPicture, focus: Focus) -> None:
        self._table, self._picture, self._focus = table, picture, focus
        self.place: str | None = None
        """What the mouse was last moved onto, while no key has been pressed since."""
        self._held: tuple[Slot, tuple[int, int]] | None = None
        self._moved = False

    @property
    def carried(self) -> Slot | None:
        """The slot whose picture follows the mouse."""
        return self._held[0] if self._held and self._moved else None

    def point(self, at: tuple[int, int], picker: Picker) -> None:
        """Follow the mouse: the focus goes where it is."""
        self._follow(at)
        place = self._place_at(at, picker)
        self._focus.shown, self.place = False, place
        if place is not None:
            self._focus.at = place

    def press(self, at: tuple[int, int], view: Any, picker: Picker, busy: bool) -> str | None:
        """Take a press; return the place it activates, or hold what may be dragged from there."""
        place = self._place_at(at, picker)
        if place is None or busy or not self._table.draggable(view, place):
            return place
        self._held, self._moved = (place, at), False
        if picker.ends_at(place) is None:
            picker.click(place)
            self._picture.spoil()
        return None

    def release(self, at: tuple[int, int], picker: Picker) -> str | None:
        """Let go; return the place that activates: of a press, or of the click a drag means."""
        if self._held is None:
            return None
        self._follow(at)
        slot, moved = self._held[0], self._moved
        self._held, self._moved = None, False
        self._picture.spoil()
        target = self._place_at(at, picker)
        if not moved or target == slot:
            return slot if picker.ends_at(slot) else None
        if target and self.meant(target, picker) in picker.open_slots:
            return target
        onto_card = target is not None and target == self._table.turned_slot
        return slot if onto_card and slot in picker.open_slots else None

    def meant(self, place: str, picker: Picker) -> str:
        """Return the place a click means: a piece may stand for its board, and it for the piece."""
        twin, open_slots = self._table.twin(place), picker.open_slots
        return twin if twin in open_slots and place not in open_slots else place

    def _follow(self, at: tuple[int, int]) -> None:
        if self._held is None or self._moved:
            return
        start = self._held[1]
        self._moved = max(abs(at[0] - start[0]), abs(at[1] - start[1])) > DRAG_FROM
        if self._moved:
            self._picture.spoil()

    def _place_at(self, at: tuple[int, int], picker: Picker) -> str | None:
        """Return the button or slot under the mouse: of several the topmost that is open."""
        places, open_slots = self._picture.places, picker.open_slots
        if places is None:
            return None
        for button in places.buttons:
            if button.rect.collidepoint(at):
                return button.name
        if places.over and places.over.collidepoint(at):
            return None
        under = [slot for slot, rect in places.slots.items() if rect.collidepoint(at)]
        found = [slot for slot in under if slot in open_slots]
        if found or not under:
            return found[-1] if found else None
        partners = (other for slot in under for other in self._table.joined.get(slot, ()))
        return next((other for other in partners if other in open_slots), under[-1])
