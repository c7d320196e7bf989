"""Matches among bots, headless: who wins, and a digest that says the play was the same."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import msgspec

from game.core.game import Bot
from game.core.types import CHANCE
from game.play import catalog
from game.play.bots import MakeBot, suggestion
from game.play.luck import check_seed, seed_of_match
from game.play.replay import canonical

LONGEST_MATCH: Final = 100_000
"""Steps after which a match is taken for endless."""


class Series(NamedTuple):
    """Which matches to play."""

    game: str
    bots: tuple[str, ...]
    """A level for each seat, as typed."""
    options: Mapping[str, Any]
    seed: int
    make_bot: MakeBot


class Played(NamedTuple):
    """How one match went; the numbers are by bot as typed, not by seat."""

    log: bytes
    returns: tuple[float, ...]
    rounds: int
    round_wins: tuple[float, ...]
    steps: int
    cpu_s: float


class SeatResult(msgspec.Struct, frozen=True):
    """What one of the bots, as typed, achieved."""

    bot: str
    wins: int
    round_wins: float
    mean_return: float


class Result(msgspec.Struct, frozen=True):
    """What a series came to."""

    game: str
    matches: int
    rounds: int
    steps: int
    cpu_s: float
    seats: list[SeatResult]
    digest: str
    """SHA-256 over the logs as canonical JSON, a line a match."""


def simulate(
    series: Series,
    matches: int,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play a series; `progress` hears how many matches are done.

    The same for the same arguments, whatever the jobs. Raises ValueError with one sentence
    for impossible arguments.
    """
    if matches < 1 or jobs < 1:
        raise ValueError("matches and jobs must be at least 1.")
    _check(series)
    digest, done = sha256(), []
    for played in _in_order(series, matches, min(jobs, matches)):
        digest.update(played.log + b"\n")
        done.append(played._replace(log=b""))
        if progress:
            progress(len(done))
    return Result(
        game=series.game,
        matches=matches,
        rounds=sum(played.rounds for played in done),
        steps=sum(played.steps for played in done),
        cpu_s=round(sum(played.cpu_s for played in done), 3),
        seats=[_seat_result(bot, place, done) for place, bot in enumerate(series.bots)],
        digest=digest.hexdigest(),
    )


def _seat_result(bot: str, place: int, done: Sequence[Played]) -> SeatResult:
    returns = [played.returns[place] for played in done]
    return SeatResult(
        bot=bot,
        wins=sum(value >= 1 for value in returns),
        round_wins=round(sum(played.round_wins[place] for played in done), 6),
        mean_return=round(sum(returns) / len(returns), 6),
    )


def _check(series: Series) -> None:
    check_seed(series.seed)
    match = catalog.new_match(series.game, series.options, series.seed)
    if match.seats != len(series.bots):
        raise ValueError(f"The options make {match.seats} seats, not {len(series.bots)}.")
    for level in series.bots:
        series.make_bot(series.game, level)


def _in_order(series: Series, matches: int, jobs: int) -> Iterator[Played]:
    work = ((series, number) for number in range(matches))
    if jobs == 1:
        yield from map(_play, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, work, chunksize=max(1, min(16, matches // (4 * jobs))))


def _play(work: tuple[Series, int]) -> Played:
    """Play match `number`: bot `b` sits on seat ``(b + number) % seats`` where seats rotate."""
    series, number = work
    began = time.process_time()
    match = catalog.new_match(series.game, series.options, seed_of_match(series.seed, number))
    seats = match.seats
    turn = number if catalog.entry(series.game).symmetric else 0
    seat_of = [(place + turn) % seats for place in range(seats)]
    bots: list[Bot] = [series.make_bot(series.game, level) for level in series.bots]
    at = {seat: bots[place] for place, seat in enumerate(seat_of)}
    rounds, wins = 0, [0.0] * seats
    while (player := match.current_player) is not None:
        if match.entries >= LONGEST_MATCH:
            raise ValueError(f"Match {number} has not ended after {LONGEST_MATCH} steps.")
        chance = player == CHANCE
        step = match.draw_chance() if chance else match.play(suggestion(at[player], match).action)
        for event in step.events:
            won = match.game.round_returns(event, seats)
            if won is not None:
                rounds += 1
                wins = [total + more for total, more in zip(wins, won, strict=True)]
    returns = match.returns() or []
    return Played(
        log=canonical(match.log),
        returns=tuple(returns[seat] for seat in seat_of),
        rounds=rounds,
        round_wins=tuple(wins[seat] for seat in seat_of),
        steps=match.entries,
        cpu_s=time.process_time() - began,
    )
