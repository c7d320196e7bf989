"""Rogue Dungeon: a hero alone, or two or three, through five levels of gems and monsters."""
