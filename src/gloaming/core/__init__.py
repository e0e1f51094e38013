"""The contract of a game, and the match that runs one. It imports nothing else of ours."""
