"""Welcome to the Dungeon: bluff, push your luck, and enter with what is left."""
