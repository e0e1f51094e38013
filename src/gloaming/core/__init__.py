"""The contract: what a game is, and the table that runs one. Imports nothing else of ours."""
