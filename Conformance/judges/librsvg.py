"""librsvg, by its command: a still SVG as GNOME, and many a file manager, show it."""

from pathlib import Path

import numpy

from .. import pictures, tools

NAME = "librsvg"

_FINER = 4


def version() -> str:
    return tools.version("rsvg-convert", "--version")


def picture(file: Path, size: int) -> numpy.ndarray:
    """The file on a square canvas. CSS animations are nothing to librsvg."""
    return pictures.from_png(
        tools.run("rsvg-convert", "--keep-aspect-ratio", "-w", size, "-h", size, file))


def finer_picture(file: Path, size: int) -> numpy.ndarray:
    """Drawn four times as large and averaged down. It takes out most of the renderer's own error at
    edges, which has a direction: thin lines are up to a twentieth of a pixel off otherwise."""
    return pictures.averaged(picture(file, size * _FINER), _FINER)
