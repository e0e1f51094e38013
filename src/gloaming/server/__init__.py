"""The web table: HTTP and sockets over tables that are kept in a database."""
