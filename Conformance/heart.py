"""The command under test: what it is asked, and what it answers."""

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy

from . import pictures
from .tools import run

STYLES = ("grow", "pop", "burst", "plain")
CHANGES = ("select", "deselect")
SIZES = (24, 96, 256)
QUARTERS = tuple(Fraction(k, 4) for k in range(5))


@dataclass(frozen=True)
class Film:
    """A change in a style, on a square canvas of so many pixels."""

    style: str
    change: str
    size: int

    @property
    def look(self) -> tuple[str, ...]:
        return ("--style", self.style, "--size", str(self.size))

    def __str__(self) -> str:
        return f"{self.style} {self.change} {self.size}"


class Heart:
    """The `heart` command, and a folder for the files that it makes."""

    def __init__(self, program: Path, folder: Path):
        self.program = program
        self.folder = folder
        self._pictures: dict[tuple[Film, Fraction | None], numpy.ndarray] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def picture(self, film: Film, time: Fraction | None) -> numpy.ndarray:
        """The core's own raster at an instant; None is when the motion is over."""
        if (film, time) not in self._pictures:
            self._pictures[film, time] = pictures.from_png(
                run(self.program, "render", "-o", "-", *film.look, *_instant(film, time)))
        return self._pictures[film, time]

    def still(self, film: Film, time: Fraction | None) -> Path:
        """An SVG file of one instant."""
        name = "settled" if time is None else f"{float(time):.6f}"
        file = self.folder / f"{film}-{name}.svg".replace(" ", "-")
        run(self.program, "render", "-o", file, *film.look, *_instant(film, time))
        return file

    def moving(self, film: Film, ending: str, *options: str) -> Path:
        """A moving file of the change, made anew with other options."""
        file = self.folder / f"{film}{''.join(options)}.{ending}".replace(" ", "-")
        if not file.exists():
            run(self.program, "animate", "-o", file, *film.look, "--change", film.change, *options)
        return file


def _instant(film: Film, time: Fraction | None) -> tuple[str, ...]:
    if time is not None:
        return ("--change", film.change, "--at", repr(float(time)))
    return ("--selected",) if film.change == "select" else ()
