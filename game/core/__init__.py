"""The words that the rules of every game share."""
