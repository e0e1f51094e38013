"""The database: matches as append-only logs, people, ratings. SQLite or PostgreSQL, chosen by URL."""
