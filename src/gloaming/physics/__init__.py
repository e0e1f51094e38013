"""Shapes that games are played on: pure, with no game in them."""
