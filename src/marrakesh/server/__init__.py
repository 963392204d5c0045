"""The server: tables that are their logs, and who may see what of them."""
