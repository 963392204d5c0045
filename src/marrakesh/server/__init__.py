"""The server: event-sourced tables, and who may see what of them."""
