"""The shape of a rules page: chapters of text and of cards with their pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from game.ui.desk import Desk


class Text(NamedTuple):
    """A paragraph; its text is a message id."""

    text: str


class Point(NamedTuple):
    """One point of a list: a bold word or two, then a sentence."""

    name: str
    text: str


class Cards(NamedTuple):
    """All cards of one kind, or of one kit, with picture, number and text."""

    kind: str
    kit: str | None = None
    tell: Callable[[Desk, str], str] | None = None
    """What a card does, by its id, where that is more than one message."""


Block: TypeAlias = Text | Point | Cards


class Chapter(NamedTuple):
    """A chapter and the moments of play it explains."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    topics: tuple[str, ...] = ()
