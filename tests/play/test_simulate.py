"""A series of matches is the same whatever runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.play.simulate import Series, simulate

from .little_bot import make_little

SERIES = Series("welcome", ("random", "stubborn"), {"players": 2}, 4, make_little)


def test_jobs_do_not_change_the_result() -> None:
    one, two = simulate(SERIES, 6), simulate(SERIES, 6, jobs=2)
    assert (one.digest, one.steps, one.seats) == (two.digest, two.steps, two.seats)
    assert sum(seat.wins for seat in one.seats) == 6
    assert sum(seat.round_wins for seat in one.seats) == pytest.approx(one.rounds)


def test_the_hash_seed_does_not_change_the_result() -> None:
    code = (
        "from play.test_simulate import SERIES; from game.play.simulate import simulate;"
        "print(simulate(SERIES, 3).digest)"
    )
    tests = Path(__file__).parents[1]
    path = os.pathsep.join([str(tests), str(tests.parent)])
    digests = {
        subprocess.run(
            [sys.executable, "-c", code], check=True, capture_output=True, text=True,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
        ).stdout
        for seed in ("0", "1", "77")
    }  # fmt: skip
    assert len(digests) == 1


def test_impossible_series_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        simulate(SERIES, 0)
    with pytest.raises(ValueError, match="3 seats"):
        simulate(SERIES._replace(options={"players": 3}), 1)
