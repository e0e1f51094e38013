"""The tests that a new game starts with."""
