"""The window: scenes, pictures, words and input."""
