"""Matches as they are stored: rows, the protocol of a store, and its implementations."""
