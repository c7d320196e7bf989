"""What each game adds to the match screen."""
