"""The domain model of tables: pure, without any I/O."""
