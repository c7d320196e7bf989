"""Bots: they see views, never states, and imagine the rest."""
