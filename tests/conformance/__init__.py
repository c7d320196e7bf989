"""What every game of the catalog must keep."""
