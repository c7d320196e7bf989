"""The pieces that walk the maps of Rogue Dungeon: each hero's own."""

from __future__ import annotations

from game.play import catalog, paths
from game.rules.rogue.heroes import HEROES
from game.ui.tables.rogue_motion import meeple_art


def test_each_hero_walks_as_a_piece_of_their_own() -> None:
    found = set()
    for hero in HEROES:
        run = catalog.new_match("rogue", {"heroes": [hero]}, 7).view(0).run
        art = meeple_art(run, 0)
        assert (paths.assets() / "art" / "rogue" / f"{art}.svg").is_file()
        found.add(art)
    assert len(found) == len(HEROES)
