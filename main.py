"""The command line of Dungeon Quartet; without a command the window opens."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import freeze_support
from typing import Final

from game.play import arguments as words
from game.play.arguments import UsageError, as_usage
from game.play.commands import FAILED, OK, Hooks, Run, parse
from game.play.crash import report_crash

USAGE, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for bad arguments, 1 for a failed check."""
    _open_streams()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        args = parse(sys.argv[1:] if arguments is None else arguments, WINDOWS, HOOKS)
        code: int = args.run(args)
        sys.stdout.flush()
    except UsageError as error:
        return _complain(str(error), USAGE)
    except BrokenPipeError:
        _close_broken_pipe()
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # the last door: a report instead of a traceback
        return _complain(report_crash(error), FAILED)
    return code


# The commands with a window; what they need is loaded only then.


def _title(args: argparse.Namespace) -> int:
    from game.ui.app import run_window  # noqa: PLC0415

    return run_window(None)


def _play(args: argparse.Namespace) -> int:
    with as_usage():
        start = words.start_of(args, humans=True)
    from game.ui.app import run_window  # noqa: PLC0415

    return run_window(start)


def _shot(args: argparse.Namespace) -> int:
    from game.ui.shot import Played, shoot  # noqa: PLC0415

    with as_usage():
        played = Played(args.game, args.seed, args.steps, dict(args.option), args.seats or ())
        shoot(args.scene, args.size, args.scale, args.locale, played, args.out)
    return OK


def _title_figure(game: str) -> int:
    from game.ui.figures import title  # noqa: PLC0415

    return title(game)


def _redraw_figure(game: str) -> int:
    from game.ui.figures import redraw  # noqa: PLC0415

    return redraw(game)


WINDOWS: Final[Mapping[str, Run]] = {"title": _title, "play": _play, "shot": _shot}
HOOKS: Final[Hooks] = {"title": ("pictures", _title_figure), "redraw": ("pictures", _redraw_figure)}
"""Figures of the window for `bench`: by name, a unit and the work that is measured."""


def _open_streams() -> None:
    """Make output work without a console and in any locale."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open to the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open to the end
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _close_broken_pipe() -> None:
    """Let the interpreter flush what is left into nothing: nobody reads it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
