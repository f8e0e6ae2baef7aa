"""Shows what HeartKit's files look like in programs that nobody here wrote."""
