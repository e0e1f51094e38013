"""The server: HTTP routes and sockets over matches that are stored in a database."""
