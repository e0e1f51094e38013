"""Presents a match to a seat or a spectator as messages of the protocol."""
