"""librsvg, by its command: a still SVG as GNOME, and many a file manager, show it."""

from pathlib import Path

import numpy

from .. import pictures, tools

NAME = "librsvg"


def version() -> str:
    return tools.version("rsvg-convert", "--version")


def picture(file: Path, size: int) -> numpy.ndarray:
    """The file on a square canvas. CSS animations are nothing to librsvg."""
    return pictures.from_png(
        tools.run("rsvg-convert", "--keep-aspect-ratio", "-w", size, "-h", size, file))
