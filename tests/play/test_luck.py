"""Luck follows from seed and log entry alone."""

from __future__ import annotations

from collections import Counter

import pytest

from game.play import luck


def test_the_same_place_has_the_same_luck_on_every_platform() -> None:
    assert [luck.pick(1, entry, 13) for entry in range(6)] == [6, 11, 6, 0, 2, 10]


def test_luck_is_fair() -> None:
    counts = Counter(luck.pick(5, entry, 4) for entry in range(4000))
    assert all(900 < count < 1100 for count in counts.values())


def test_weights_count() -> None:
    counts = Counter(luck.pick(5, entry, 3, (1, 0, 3)) for entry in range(4000))
    assert counts[1] == 0
    assert 2850 < counts[2] < 3150


def test_bots_have_a_stream_of_their_own() -> None:
    assert luck.bot_stream(1, 2).random() == luck.bot_stream(1, 2).random()
    assert luck.bot_stream(1, 2).random() != luck.bot_stream(1, 3).random()


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.0, "1", None])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed must be a whole number"):
        luck.check_seed(seed)
