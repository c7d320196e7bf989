"""What a form asks for: sections of fields, each with its controls."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Cycle(NamedTuple):
    """One of several values, gone through by arrows."""

    name: str
    labels: tuple[str, ...]
    at: int


class Toggle(NamedTuple):
    """On or off."""

    name: str
    on: bool


class Entry(NamedTuple):
    """A line to type in."""

    name: str
    text: str
    hint: str = ""
    digits: bool = False


class Push(NamedTuple):
    """A button that does something."""

    name: str
    label: str
    primary: bool = False


Control: TypeAlias = Cycle | Toggle | Entry | Push


class Field(NamedTuple):
    """One row: what it is, a line of explanation, and its controls."""

    controls: tuple[Control, ...]
    label: str = ""
    help: str = ""
    picture: str = ""
    """The name of a picture in the art folder: instead of a label, or large beside it."""


class Section(NamedTuple):
    """A panel of fields under a heading."""

    title: str
    fields: tuple[Field, ...]


class Said(NamedTuple):
    """What the player did to a control: its new value, or None for a push."""

    name: str
    value: str | int | bool | None
