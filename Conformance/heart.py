"""The command under test: what it is asked, and what it answers."""

import math
import struct
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy

from . import pictures
from .looks import PLAIN, Look
from .tools import run

STYLES = ("grow", "pop", "burst", "plain")
CHANGES = ("select", "deselect")
SIZES = (24, 96, 256)
QUARTERS = tuple(Fraction(k, 4) for k in range(5))
#: A quarter of grow's 0.35 s and 0.25 s is a whole number of frames at this rate.
RATE = 80
#: A GIF's own: browsers play what is shorter than 2 hundredths five times too slowly.
GIF_RATE = 50
ON_WHITE = ("--matte", "#FFFFFF")
#: How long a settled end is held where nothing is said, in seconds.
HOLD = 1
#: What is asked for each ending's moving file of the table.
MOVING = {
    "svg": (), "json": ("--fps", str(RATE)), "png": ("--fps", str(RATE)),
    "webp": ("--fps", str(RATE)), "gif": ("--fps", str(GIF_RATE), *ON_WHITE)}


@dataclass(frozen=True)
class Film:
    """A change in a style, on a square canvas of so many pixels if its look has none of its own."""

    style: str
    change: str
    size: int
    look: Look = PLAIN

    @property
    def canvas(self) -> tuple[int, int]:
        """Width and height, in pixels."""
        return self.look.canvas or (self.size, self.size)

    @property
    def options(self) -> tuple[str, ...]:
        """The look as the command is told it."""
        width, height = self.canvas
        return ("--style", self.style, "--size", f"{width}x{height}", *self.look.options)

    @property
    def last(self) -> "Film":
        """The change that is looked at: of both it is the second."""
        return replace(self, change="deselect") if self.change == "both" else self

    def __str__(self) -> str:
        name = f"{self.style} {self.change} {self.size}"
        return f"{name}, {self.look.name}" if self.look.name else name


@dataclass(frozen=True)
class Row:
    """A film's instants that are looked at, and how long it is, in seconds."""

    film: Film
    quarters: tuple[Fraction, ...]
    duration: Fraction
    #: How long the change that comes before it in its files is; 0 is for none.
    before: Fraction = Fraction()

    def frames(self, rate: int) -> list[int]:
        """The number of the frame nearest each quarter; the last is when the motion is over."""
        # A change before it has a settled frame as well.
        skipped = math.ceil(self.before * rate) + 1 if self.before else 0
        return [frame if frame < 0 else skipped + frame for frame in self._steps(rate)]

    def ticks(self, rate: int) -> list[int]:
        """The same for a format that only counts frames, and holds for as many as that takes."""
        return [frame if frame < 0 else round(self._start * rate) + frame
                for frame in self._steps(rate)]

    def moments(self, rate: int) -> list[Fraction | None]:
        """The same in seconds from the file's start; None is when the motion is over."""
        return [None if time is None else self._start + time for time in self.times(rate)]

    def times(self, rate: int) -> list[Fraction | None]:
        """The same in seconds from the tap; None is when the motion is over."""
        return [None if frame < 0 else Fraction(frame, rate) for frame in self._steps(rate)]

    @property
    def _start(self) -> Fraction:
        return self.before + HOLD if self.before else self.before

    def _steps(self, rate: int) -> list[int]:
        return [
            -1 if quarter == 1 else round(quarter * self.duration * rate)
            for quarter in self.quarters]


class Heart:
    """The `heart` command, and a folder for the files that it makes."""

    def __init__(self, program: Path, folder: Path):
        self.program = program
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def rows(self, films: list[Film], quarters: tuple[Fraction, ...]) -> list[Row]:
        """The films' instants, when all that the table looks at is made: two at a time."""
        def row(film: Film) -> Row:
            for ending in MOVING:
                self.film(film, ending)
            for rate in (RATE, GIF_RATE):
                self._frames(film, rate)
            before = replace(film, change="select") if film.change == "both" else None
            row = Row(
                film, quarters, duration(self.film(film.last, "png")),
                duration(self.film(before, "png")) if before else Fraction())
            for time in row.times(RATE):
                self.still(film, time)
            return row
        with ThreadPoolExecutor(2) as pool:
            return list(pool.map(row, films))

    def picture(self, film: Film, frame: int, rate: int = RATE) -> numpy.ndarray:
        """The core's own raster of a frame; of the last, −1, the motion is over."""
        return _picture(self._frames(film, rate)[frame])

    def all_pictures(self, film: Film, rate: int) -> list[numpy.ndarray]:
        """The core's own raster of every frame."""
        return [_picture(file) for file in self._frames(film, rate)]

    def still(self, film: Film, time: Fraction | None, *options: str) -> Path:
        """An SVG file of one instant."""
        name = "settled" if time is None else f"{float(time):.6f}"
        return self._made(
            f"{film}-{name}{''.join(options)}.svg", "render", *film.options,
            *_instant(film.last, time),
            *options)

    def film(self, film: Film, ending: str) -> Path:
        """The moving file that the table looks at."""
        return self.moving(film, ending, *MOVING[ending])

    def moving(self, film: Film, ending: str, *options: str) -> Path:
        """A moving file of the change, made anew with other options."""
        return self._made(
            f"{film}{''.join(options)}.{ending}", "animate", *film.options, "--change",
            film.change, *options)

    def _made(self, name: str, what: str, *options: str) -> Path:
        file = self.folder / name.replace(" ", "-")
        if not file.exists():
            run(self.program, what, "-o", file, *options)
        return file

    def _frames(self, film: Film, rate: int) -> list[Path]:
        folder = self.folder / f"{film}-{rate}".replace(" ", "-")
        if not folder.exists():
            run(self.program, "frames", "-o", folder, *film.options, "--change",
                film.change, "--fps", rate)
        return sorted(folder.iterdir())


def duration(file: Path) -> Fraction:
    """How long an APNG moves, in seconds: all its delays but the last, which is the hold."""
    data, place, delays = file.read_bytes(), 8, []
    while place < len(data):
        length, name = struct.unpack_from(">I4s", data, place)
        if name == b"fcTL":
            delays.append(Fraction(*struct.unpack_from(">HH", data, place + 8 + 20)))
        place += length + 12
    return sum(delays[:-1], Fraction())


@cache
def _picture(file: Path) -> numpy.ndarray:
    return pictures.from_png(file.read_bytes())


def _instant(film: Film, time: Fraction | None) -> tuple[str, ...]:
    if time is not None:
        return ("--change", film.change, "--at", repr(float(time)))
    return ("--selected",) if film.change == "select" else ()
