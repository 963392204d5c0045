"""The event log of each table in SQLite or PostgreSQL, and news between processes."""
