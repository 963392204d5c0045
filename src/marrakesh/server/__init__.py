"""The game server: its API, its event-sourced tables, storage and monitoring."""
