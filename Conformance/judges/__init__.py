"""Renderers that nobody here wrote, one file each."""
