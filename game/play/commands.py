"""The commands of the command line: their arguments, what they do and what they print."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game.core.game import Card
from game.play import arguments as words
from game.play import catalog
from game.play.arguments import Parser, as_usage
from game.play.bench import MeasureOf, bench
from game.play.bots import by_level
from game.play.engine import Engine, serve
from game.play.lint import check
from game.play.odds import ODDS
from game.play.replay import VERSION, ReplayError, decode, replay
from game.play.simulate import Result, Series, simulate

OK, FAILED = 0, 1
MOST_MATCHES: Final = 10_000_000
MOST_JOBS: Final = 256
MOST_STEPS: Final = 100_000
Run = Callable[[argparse.Namespace], int]
Hooks = Mapping[str, tuple[str, MeasureOf]]
Commands = Any  # argparse gives its sub-parsers' type no public name


def parse(arguments: Sequence[str], windows: Mapping[str, Run], hooks: Hooks) -> argparse.Namespace:
    """Return the parsed arguments; `run` among them carries the command out.

    `windows` has the commands that open or draw a window: ``title``, ``play``, ``shot``;
    `hooks` the figures of the window for `bench`. Raises UsageError for what cannot be meant.
    """
    parser = Parser(prog="main.py", description="Dungeon Quartet: four dungeon table games.")
    parser.add_argument("--version", action="version", version=f"Dungeon Quartet {VERSION}")
    parser.set_defaults(run=windows["title"])
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    _add_play(commands, windows["play"])
    _add_shot(commands, windows["shot"])
    _add_headless(commands, hooks)
    _add_odds(commands)
    return parser.parse_args(arguments)


def _command(commands: Commands, name: str, run: Run, text: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
    command.set_defaults(run=run)
    return command


def _match_arguments(command: argparse.ArgumentParser, *, required: bool) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--seats", type=words.seats, required=required, help="human,hard,…")
    command.add_argument("--seed", type=words.seed)
    command.add_argument("--option", type=words.option, action="append", default=[], metavar="K=V")


def _add_play(commands: Commands, run: Run) -> None:
    command = _command(commands, "play", run, "open the window, straight into a match")
    _match_arguments(command, required=False)


def _add_shot(commands: Commands, run: Run) -> None:
    command = _command(commands, "shot", run, "draw a scene without a window")
    command.add_argument("scene", metavar="SCENE")
    command.add_argument("--game", default="welcome", metavar="GAME")
    command.add_argument("--seats", type=words.seats, help="human,hard,…")
    command.add_argument("--option", type=words.option, action="append", default=[], metavar="K=V")
    command.add_argument("--size", type=words.size, default=(1280, 720), metavar="WxH")
    command.add_argument("--scale", type=words.scale, default=1.0)
    command.add_argument("--locale", default="en")
    command.add_argument("--seed", type=words.seed, default=1)
    command.add_argument("--steps", type=words.whole_number(0, MOST_STEPS), default=0)
    command.add_argument("--out", type=Path, required=True, metavar="F.png")


def _add_headless(commands: Commands, hooks: Hooks) -> None:
    engine = _command(commands, "engine", _engine, "the rules as a line protocol")
    engine.add_argument("game", metavar="GAME")
    sim = _command(commands, "sim", _sim, "let bots play headless")
    _match_arguments(sim, required=True)
    sim.add_argument("--matches", type=words.whole_number(1, MOST_MATCHES), default=100)
    sim.add_argument("--jobs", type=words.whole_number(1, MOST_JOBS), default=1)
    cards = _command(commands, "cards", _cards, "list every card, tile and piece")
    cards.add_argument("game", metavar="GAME")
    again = _command(commands, "replay", _replay, "replay a record and check its end")
    again.add_argument("file", type=Path, metavar="FILE")
    lint = _command(commands, "check", _check, "lint pictures, maps and saves")
    lint.add_argument("paths", type=Path, nargs="*", metavar="PATH")
    speed = _command(commands, "bench", lambda args: _bench(args, hooks), "measure speed")
    speed.add_argument("game", metavar="GAME", nargs="?")
    for command in (sim, cards, again, speed):
        command.add_argument("--json", action="store_true", help="print JSON")


def _add_odds(commands: Commands) -> None:
    command = _command(commands, "odds", _odds, "chances from a described situation")
    games = command.add_subparsers(metavar="GAME", dest="game", required=True, parser_class=Parser)
    for name, odds in ODDS.items():
        game = games.add_parser(name)
        odds.arguments(game)
        game.add_argument("--json", action="store_true", help="print JSON")


def _engine(args: argparse.Namespace) -> int:
    with as_usage():
        engine = Engine(args.game, by_level)
    if sys.stdin is not None:
        serve(engine, sys.stdin.buffer, sys.stdout)
    return OK


def _sim(args: argparse.Namespace) -> int:
    with as_usage():
        args.seed = args.seed or 0
        start = words.start_of(args, humans=False)
        series = Series(start.game, start.seats, start.options, start.seed, by_level)
        progress = _progress(args.matches) if sys.stderr and sys.stderr.isatty() else None
        result = simulate(series, args.matches, jobs=args.jobs, progress=progress)
    if args.json:
        _print_json(result)
    else:
        print("\n".join(_result_lines(result)))
    return OK


def _progress(matches: int) -> Callable[[int], None]:
    def show(done: int) -> None:
        full = 40 * done // matches
        end = "\n" if done == matches else ""
        print(f"\r[{'#' * full:40}] {done}/{matches}", end=end, file=sys.stderr, flush=True)

    return show


def _result_lines(result: Result) -> list[str]:
    lines = [
        f"{result.game}: {result.matches} matches, {result.rounds} rounds, {result.steps} steps,"
        f" {result.cpu_s:.1f} s of processor time"
    ]
    for seat in result.seats:
        won, rounds = seat.wins / result.matches, seat.round_wins / max(1, result.rounds)
        lines.append(
            f"{seat.bot:8} wins {won:6.1%} ± {_interval(won, result.matches):.1%},"
            f" rounds {rounds:6.1%} ± {_interval(rounds, result.rounds):.1%},"
            f" mean return {seat.mean_return:.3f}"
        )
    return [*lines, f"digest {result.digest}"]


def _interval(share: float, count: int) -> float:
    """Return half the width of the 95 % interval of a share."""
    spread: float = (share * (1 - share) / max(1, count)) ** 0.5
    return 1.96 * spread


def _odds(args: argparse.Namespace) -> int:
    with as_usage():
        answer = ODDS[args.game].answer(args)
    if args.json:
        _print_json(answer)
    else:
        print(ODDS[args.game].line(answer))
    return OK


def _cards(args: argparse.Namespace) -> int:
    with as_usage():
        cards = [_plain(card) for card in catalog.get(args.game).cards()]
    if args.json:
        _print_json(cards)
        return OK
    for card in cards:
        print(f"{card['count']} x {card['id']:22} {card['kind']:10} {card['name']}: {card['text']}")
    return OK


def _plain(card: Card) -> dict[str, Any]:
    """Return a card as one flat object, its numbers beside its name."""
    plain: dict[str, Any] = msgspec.to_builtins(card)
    numbers = plain.pop("numbers")
    if plain["kit"] is None:
        del plain["kit"]
    return {**plain, **numbers}


def _replay(args: argparse.Namespace) -> int:
    with as_usage():
        record = decode(args.file.read_bytes())
        try:
            match = replay(record)
        except ReplayError as error:
            print(f"{args.file}: {error}", file=sys.stderr)
            return FAILED
    answer = {
        "game": record.game, "seed": record.seed, "steps": match.entries,
        "player": match.current_player, "returns": match.returns(), "same": True,
    }  # fmt: skip
    if args.json:
        _print_json(answer)
    else:
        end = f"over, {match.returns()}" if match.over else "not over"
        print(f"{record.game}: {match.entries} steps lead to the saved state; {end}.")
    return OK


def _check(args: argparse.Namespace) -> int:
    with as_usage():
        report = check(args.paths)
    for finding in report.findings:
        print(finding)
    print(f"{report.files} files, {len(report.findings)} findings")
    return FAILED if report.findings else OK


def _bench(args: argparse.Namespace, hooks: Hooks) -> int:
    answer: dict[str, Any] = {}
    for game in [args.game] if args.game else catalog.names():
        with as_usage():
            catalog.get(game)
        answer[game] = bench(game, by_level, hooks)
    if args.json:
        _print_json(answer)
        return OK
    for game, figures in answer.items():
        for each in figures:
            print(f"{game} {each.name:12} {each.per_s:14,.1f} {each.unit}/s   ratio {each.ratio}")
    return OK


def _print_json(value: Any) -> None:
    print(json.dumps(msgspec.to_builtins(value), ensure_ascii=False))
