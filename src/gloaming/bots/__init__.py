"""Players made of code. They get views, never states, and import the core only."""
