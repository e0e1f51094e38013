"""Small games that only tests play."""
