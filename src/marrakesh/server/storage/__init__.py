"""The event log of each table in SQLite or PostgreSQL, and the bus between processes."""
