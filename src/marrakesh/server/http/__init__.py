"""The HTTP and WebSocket layer, which decodes messages and calls the service."""
