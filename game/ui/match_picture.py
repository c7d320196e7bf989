"""The picture of a match on the screen: painted once a change, with what moves laid over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.ui.desk import Desk
from game.ui.focus import Focus
from game.ui.match_canvas import MatchCanvas
from game.ui.match_parts import Places, Scenery
from game.ui.overlay import OverlayPainter, Pointed
from game.ui.seating import Seating
from game.ui.stage import Stage
from game.ui.tables.table import Table


class MatchPicture:
    """Keeps what stands still, and paints it anew only when it was said to be stale."""

    def __init__(self, desk: Desk, table: Table, seating: Seating, focus: Focus) -> None:
        self._desk, self._table, self._focus = desk, table, focus
        self._canvas = MatchCanvas(desk, table, seating)
        self._over = OverlayPainter(desk, table)
        self._still: Surface | None = None
        self._stale = True
        self._scene: Scenery | None = None
        self._covered: list[Rect] = []
        self.places: Places | None = None
        """Where everything lies, once it has been painted."""

    def spoil(self) -> None:
        """Have everything painted anew at the next drawing."""
        self._stale = True

    def forget(self) -> None:
        """Drop what was painted: the window has changed."""
        self._stale, self.places = True, None

    def draw(
        self, screen: Surface, scenery: Callable[[], Scenery], pointed: Pointed, stage: Stage
    ) -> Sequence[Rect]:
        """Paint what changed and return where, in pixels."""
        still = self._still
        if still is None or self._stale or still.get_size() != screen.get_size():
            still = self._repaint(screen, scenery())
            whole = [screen.blit(still, (0, 0))]
            self._covered = self._draw_over(screen, pointed, stage)
            return whole
        changed = [screen.blit(still, rect, rect) for rect in self._covered]
        self._covered = self._draw_over(screen, pointed, stage)
        return [*changed, *self._covered]

    def _repaint(self, screen: Surface, scene: Scenery) -> Surface:
        if self._still is None or self._still.get_size() != screen.get_size():
            self._still = Surface(screen.get_size())
        m = self._desk.measure(screen)
        self.places = self._canvas.lay_out(screen.get_size(), scene, m)
        self._canvas.paint(self._still, scene, self.places)
        self._stale, self._scene = False, scene
        self._offer(scene, self.places)
        return self._still

    def _offer(self, scene: Scenery, places: Places) -> None:
        """Tell the focus what there is to point at, region by region."""
        open_ = () if scene.quiet else scene.picker.open_slots
        regions: dict[str, dict[str, Rect]] = {}
        for slot in open_:
            if slot in places.slots:
                regions.setdefault(self._table.region(slot), {})[slot] = places.slots[slot]
        buttons = {b.name: b.rect for b in places.buttons if b.name in places.actions}
        commands = {b.name: b.rect for b in places.buttons if b.name.startswith("command/")}
        self._focus.offer([*regions.values(), buttons], commands)

    def _draw_over(self, screen: Surface, pointed: Pointed, stage: Stage) -> list[Rect]:
        drawn, places, scene = stage.draw(screen), self.places, self._scene
        if stage.busy or places is None or scene is None:
            return drawn
        if scene.drawer == "browse":
            return drawn
        return [*drawn, *self._over.paint(screen, scene.view, scene.picker, places, pointed)]
