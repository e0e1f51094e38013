"""The game interface, and the match that runs a game. Imports no other package of gloaming."""
