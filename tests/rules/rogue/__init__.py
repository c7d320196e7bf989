"""Rogue Dungeon, ruling by ruling."""
