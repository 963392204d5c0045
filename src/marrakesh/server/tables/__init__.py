"""The domain model of tables, which does no I/O."""
