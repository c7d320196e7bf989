"""Maps read from files."""
