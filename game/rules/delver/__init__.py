"""Dungeon Delver: a solitaire crawl through a deck of rooms, traps and monsters."""
