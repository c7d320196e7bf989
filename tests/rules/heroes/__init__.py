"""Dungeon Heroes, ruling by ruling."""
