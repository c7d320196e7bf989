"""Dungeon Delver, ruling by ruling."""
