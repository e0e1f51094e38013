"""The tests of a new game."""
