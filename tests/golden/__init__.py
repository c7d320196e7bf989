"""Whole matches, event by event, as they have always gone."""
