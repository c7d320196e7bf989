"""The rules of each game, ruling by ruling."""
