"""The bots: legal, fair, the same for the same seed, and better by level."""
