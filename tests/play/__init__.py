"""Matches, saves, settings, the engine protocol, simulation and the command line."""
