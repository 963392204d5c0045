"""What an operator sees of a running server: figures for Prometheus, and log lines."""
