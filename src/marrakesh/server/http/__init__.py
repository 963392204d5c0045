"""HTTP and WebSockets: bytes become messages, messages become calls of the service."""
