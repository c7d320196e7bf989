"""Words and typefaces: every string passes gettext here, and is rendered once."""

from __future__ import annotations

import gettext
from collections import OrderedDict
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, Literal, TypeAlias

import pygame

Face: TypeAlias = Literal["title", "text", "bold"]

PSEUDO_LOCALE: Final = "xx"
"""A made-up language 40 % longer than English, for tests of the layout."""

_FILES: Final[dict[tuple[Face, bool], tuple[str, str]]] = {
    ("title", False): ("fontpkg_cinzel", "Cinzel[wght].ttf"),
    ("text", False): ("fontpkg_alegreya_sans", "AlegreyaSans-Regular.ttf"),
    ("bold", False): ("fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf"),
    ("title", True): ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    ("text", True): ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    ("bold", True): ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
}
RENDERED_AT_MOST: Final = 1500


class _Pseudo(gettext.NullTranslations):
    """English stretched by 40 %, with its places kept."""

    def gettext(self, message: str) -> str:
        return f"{message} {'~' * max(1, int(len(message) * 0.4) - 1)}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


class Words:
    """The strings of one language."""

    def __init__(self, folder: Path, locale: str) -> None:
        self.locale = locale
        self._translation: gettext.NullTranslations = (
            _Pseudo()
            if locale == PSEUDO_LOCALE
            else gettext.translation("dungeon-quartet", folder, [locale], fallback=True)
        )

    def say(self, message: str, **values: object) -> str:
        """Return a message in the player's language with its places filled."""
        text = self._translation.gettext(message) if message else ""
        return text.format(**values) if values else text

    def count(self, one: str, many: str, n: int, **values: object) -> str:
        """Return the plural form for `n`; ``{n}`` is its place in the message."""
        return self._translation.ngettext(one, many, n).format(n=n, **values)


class Fonts:
    """The typefaces at any size, and the lines rendered with them."""

    def __init__(self, accessible: bool = False) -> None:
        self._accessible = accessible
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._lines: OrderedDict[tuple[str, Face, int, str], pygame.Surface] = OrderedDict()
        self.wrap = lru_cache(maxsize=RENDERED_AT_MOST)(self._wrap)
        self.shorten = lru_cache(maxsize=RENDERED_AT_MOST)(self._shorten)
        self.width = lru_cache(maxsize=RENDERED_AT_MOST)(self._width)

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """Return a face at a height in pixels."""
        key = (face, max(8, px))
        if key not in self._fonts:
            package, name = _FILES[face, self._accessible]
            with as_file(files(package) / "files" / name) as path:
                self._fonts[key] = pygame.font.Font(path, key[1])
        return self._fonts[key]

    def line(self, text: str, face: Face, px: int, colour: str) -> pygame.Surface:
        """Return one rendered line."""
        key = (text, face, px, colour)
        found = self._lines.get(key)
        if found is None:
            found = self.font(face, px).render(text, True, colour)
            self._lines[key] = found
            if len(self._lines) > RENDERED_AT_MOST:
                self._lines.popitem(last=False)
        else:
            self._lines.move_to_end(key)
        return found

    def _width(self, text: str, face: Face, px: int) -> int:
        """Return how wide a line is, in pixels."""
        return self.font(face, px).size(text)[0]

    def _wrap(self, text: str, face: Face, px: int, width: int) -> tuple[str, ...]:
        """Return `text` broken into lines of at most `width` pixels; long words are cut."""
        font = self.font(face, px)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if font.size(longer)[0] <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                line = word
                while len(line) > 1 and font.size(line)[0] > width:
                    cut = _fitting(font, line, width)
                    lines.append(line[:cut])
                    line = line[cut:]
            lines.append(line)
        return tuple(lines)

    def _shorten(self, text: str, face: Face, px: int, width: int) -> str:
        """Return `text` cut with an ellipsis to `width` pixels."""
        font = self.font(face, px)
        if font.size(text)[0] <= width:
            return text
        return text[: _fitting(font, text, width - font.size("…")[0])].rstrip() + "…"


def _fitting(font: pygame.font.Font, text: str, width: int) -> int:
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if font.size(text[:middle])[0] <= width:
            low = middle
        else:
            high = middle - 1
    return low
