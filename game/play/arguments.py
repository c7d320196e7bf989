"""What a command line's words mean: numbers, sizes, seats, options, and clear complaints."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from game.play import catalog
from game.play.disk import in_a_sentence
from game.play.luck import check_seed
from game.play.start import StartMatch, check_seats, fresh_seed, seated_options

LARGEST_SIDE: Final = 16384
_SIZE: Final = re.compile(r"([0-9]{1,5})x([0-9]{1,5})")


class UsageError(Exception):
    """Arguments that make no sense, in one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser that raises its complaint instead of printing it and leaving."""

    def error(self, message: str) -> NoReturn:
        text = " ".join(message.split())
        raise UsageError(f"{text[:1].upper()}{text[1:]}".rstrip(".") + ".")


@contextmanager
def as_usage() -> Iterator[None]:
    """Turn what the arguments led to, such as an impossible option, into a UsageError."""
    try:
        yield
    except BrokenPipeError:
        raise
    except (ValueError, catalog.CatalogError) as error:
        raise UsageError(" ".join(str(error).split())) from None
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise UsageError(f"{where}{in_a_sentence(error)}.") from None


def whole_number(least: int, most: int) -> Any:
    """Return an argument type: a whole number in a range."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} is not from {least} to {most}")
        return value

    return read


def seed(text: str) -> int:
    """Read a seed."""
    try:
        return check_seed(int(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no seed: a whole number from 0") from None


def scale(text: str) -> float:
    """Read a scale of the window."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 1 <= value <= 2:  # noqa: PLR2004 - 100 to 200 per cent
        raise argparse.ArgumentTypeError(f"{text!r} is no scale: a number from 1 to 2")
    return value


def size(text: str) -> tuple[int, int]:
    """Read a size such as ``1280x720``."""
    found = _SIZE.fullmatch(text)
    sides = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(1 <= side <= LARGEST_SIDE for side in sides):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x720")
    return sides


def option(text: str) -> tuple[str, Any]:
    """Read ``K=V``: V is JSON if it parses as such, else text."""
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form K=V")
    try:
        return key, json.loads(value)
    except (json.JSONDecodeError, RecursionError):
        return key, value


def seats(text: str) -> tuple[str, ...]:
    """Read a list of seats with commas between."""
    return tuple(part.strip() for part in text.split(","))


def start_of(args: argparse.Namespace, *, humans: bool) -> StartMatch:
    """Return the match that --seats, --option and --seed describe, checked.

    Raises ValueError or CatalogError with one sentence.
    """
    options = dict(args.option)
    chosen: tuple[str, ...] = args.seats or _usual_seats(args.game, options)
    check_seats(chosen, humans=humans)
    made = seated_options(args.game, chosen, options)
    start = StartMatch(args.game, chosen, fresh_seed() if args.seed is None else args.seed, made)
    start.open()
    return start


def _usual_seats(game: str, options: dict[str, Any]) -> tuple[str, ...]:
    """Return one person and normal bots for as many seats as the options make."""
    count = catalog.get(game).seat_count(catalog.make_options(game, options))
    return ("human", *["normal"] * min(count - 1, max(catalog.get(game).seats)))
