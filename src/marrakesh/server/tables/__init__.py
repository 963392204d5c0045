"""What a table is and what can be done at it: no input or output, all of it testable alone."""
