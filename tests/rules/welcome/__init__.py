"""Welcome to the Dungeon, ruling by ruling."""
