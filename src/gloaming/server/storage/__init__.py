"""The database: matches as append-only logs, people, ratings; SQLite or PostgreSQL by URL."""
