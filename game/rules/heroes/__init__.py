"""Dungeon Heroes: four heroes against the dungeon, two players or one."""
