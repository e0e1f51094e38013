"""Bots and advice. They get views, never states, and import the core only."""
