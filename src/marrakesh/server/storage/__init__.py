"""Storage in SQLite or PostgreSQL (tables, chat, profiles and more); the bus between processes."""
