"""What all scenes work with: settings, saves, pictures, words and measures."""

from __future__ import annotations

import pygame

from game.play import paths
from game.play.record import Saves
from game.play.settings import Settings
from game.ui.art import Art
from game.ui.style import HIGH_CONTRAST, PALETTE, Measure, Palette, measure
from game.ui.text import Fonts, Words


class Desk:
    """The things a scene needs, handed to each when it is made."""

    def __init__(self, settings: Settings, saves: Saves) -> None:
        self.settings = settings
        self.saves = saves
        self.art = Art(paths.assets() / "art")
        self.messages: list[str] = []
        """Sentences the player should read next, such as one about a damaged save."""
        self.apply_settings(settings)

    def apply_settings(self, settings: Settings) -> None:
        """Take changed settings: language, faces, colours."""
        self.settings = settings
        self.words = Words(paths.assets() / "text", settings.locale)
        self.fonts = Fonts(settings.accessible_font)
        self.colours: Palette = HIGH_CONTRAST if settings.high_contrast else PALETTE

    def say(self, message: str, **values: object) -> str:
        """Return a message in the player's language."""
        return self.words.say(message, **values)

    def measure(self, screen: pygame.Surface) -> Measure:
        """Return the measure of a window."""
        return measure(screen.get_size(), self.settings.scale)
