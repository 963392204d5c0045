"""Monitoring of a running server: metrics for Prometheus, and log lines."""
