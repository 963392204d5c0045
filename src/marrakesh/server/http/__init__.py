"""HTTP and WebSockets: decode messages and call the service."""
