"""Matches and what is kept of them: luck, records, settings, the catalog, simulation."""
