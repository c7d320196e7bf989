"""The traps of the SVG reader: what it draws wrongly or not at all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final
from xml.parsers import expat

GRADIENTS: Final = frozenset({"linearGradient", "radialGradient"})
LENGTHS: Final = frozenset({"x1", "y1", "x2", "y2", "cx", "cy", "r"})
UNKNOWN: Final = frozenset(
    {"filter", "mask", "clipPath", "text", "tspan", "textPath", "use", "symbol", "pattern",
     "image", "foreignObject", "marker", "script"}
)  # fmt: skip
UNKNOWN_ATTRIBUTES: Final = frozenset({"filter", "mask", "clip-path", "marker-start", "marker-end"})
COLOURED: Final = frozenset({"fill", "stroke", "stop-color", "color"})
NAMES: Final = frozenset(
    {"none", "black", "silver", "gray", "white", "maroon", "red", "purple", "fuchsia", "green",
     "lime", "olive", "yellow", "navy", "blue", "teal", "aqua"}
)  # fmt: skip
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_LINK: Final = re.compile(r"url\(#([^)]+)\)")
_DECLARATION: Final = re.compile(r"([a-z-]+)\s*:\s*([^;}]+)")


class _Reader:
    """Notes what is wrong while the parser walks over a picture."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.ids: set[str] = set()
        self.links: list[tuple[int, str]] = []
        self.in_style = False
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text

    def note(self, text: str) -> None:
        self.found.append((self.parser.CurrentLineNumber, text))

    def _start(self, tag: str, attributes: Mapping[str, str]) -> None:
        tag = tag.rpartition(":")[2]
        self.in_style = tag == "style"
        if tag in UNKNOWN:
            self.note(f"<{tag}> is not drawn as it should be.")
        if "id" in attributes:
            self.ids.add(attributes["id"])
        if tag in GRADIENTS:
            self._gradient(tag, attributes)
        values = {**attributes, **dict(_DECLARATION.findall(attributes.get("style", "")))}
        if tag == "g" and "opacity" in values:
            self.note("opacity on a group multiplies shape by shape: set it on the shapes.")
        for name, value in values.items():
            self._value(name, value.strip())

    def _gradient(self, tag: str, attributes: Mapping[str, str]) -> None:
        for name in ("fx", "fy"):
            if name in attributes:
                self.note(f"{name} is ignored: move the gradient's centre.")
        bare = [n for n in attributes if n in LENGTHS and not attributes[n].strip().endswith("%")]
        if bare and attributes.get("gradientUnits") != "userSpaceOnUse":
            self.note(
                f'<{tag}> needs gradientUnits="userSpaceOnUse" or percentages for'
                f" {', '.join(bare)}."
            )

    def _value(self, name: str, value: str) -> None:
        if name in UNKNOWN_ATTRIBUTES:
            self.note(f"{name} is not drawn.")
        if name not in COLOURED:
            return
        link = _LINK.fullmatch(value)
        if link:
            self.links.append((self.parser.CurrentLineNumber, link[1]))
        elif value not in NAMES and not _COLOUR.fullmatch(value):
            self.note(f"{name} {value!r} is no #rrggbb and no basic colour name.")

    def _text(self, text: str) -> None:
        if self.in_style:
            for name, value in _DECLARATION.findall(text):
                self._value(name, value.strip())

    def _end(self, tag: str) -> None:
        self.in_style = False


def art_findings(data: bytes) -> Iterator[tuple[int, str]]:
    """Yield what is wrong with a picture, as line and sentence, in the order of its lines."""
    reader = _Reader()
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as error:
        yield error.lineno, f"it is not well-formed XML: {expat.errors.messages[error.code]}."
        return
    reader.found += [
        (line, f"there is no gradient {id_!r} to fill with.")
        for line, id_ in reader.links
        if id_ not in reader.ids
    ]
    yield from sorted(reader.found)
