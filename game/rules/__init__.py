"""The rules of each game, headless; the packages in here never import each other."""
