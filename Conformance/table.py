"""The table: each row a film and an instant, each column a renderer, each cell four figures."""

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy
from PIL import Image

from .heart import Film, Heart
from .judges import ffmpeg, giflib, libwebp, librsvg, rlottie
from .judges.chromium import Chromium
from .judges.moving import Moving
from .measure import CLOSE, EQUAL, Figures, compare
from .pictures import on_gray

#: A quarter of grow's 0.35 s and 0.25 s is a whole number of frames at this rate.
RATE = 80
#: A GIF's own: browsers play what is shorter than 2 hundredths five times too slowly.
GIF_RATE = 50
WHITE = 255


@dataclass(frozen=True)
class Cell:
    """What a renderer made of an instant."""

    film: Film
    quarter: Fraction
    renderer: str
    figures: Figures
    bars: Figures
    seen: numpy.ndarray
    wanted: numpy.ndarray

    @property
    def passes(self) -> bool:
        return self.figures.within(self.bars)


@dataclass(frozen=True)
class Row:
    """A film's instants that are looked at, and how long it is."""

    film: Film
    quarters: tuple[Fraction, ...]
    duration: Fraction

    def times(self, rate: int) -> list[Fraction | None]:
        """The instant of the frame nearest each quarter; None is when the motion is over."""
        return [
            None if quarter == 1 else Fraction(self.frame(quarter, rate), rate)
            for quarter in self.quarters]

    def frame(self, quarter: Fraction, rate: int) -> int:
        return math.floor(quarter * self.duration * rate + Fraction(1, 2))


def duration(heart: Heart, film: Film) -> Fraction:
    """How long the film is, as the delays of an APNG's moving frames have it, in seconds."""
    total = Fraction()
    with Image.open(heart.moving(film, "png", "--fps", str(RATE))) as file:
        for index in range(file.n_frames - 1):
            file.seek(index)
            total += Fraction(file.info["duration"] / 1000).limit_denominator(100_000)
    return total


def cells(
    heart: Heart, chromium: Chromium, films: list[Film], quarters: tuple[Fraction, ...]
) -> Iterator[Cell]:
    """All cells of the films, row by row."""
    for film in films:
        row = Row(film, quarters, duration(heart, film))
        times = row.times(RATE)
        wanted = [heart.picture(film, time) for time in times]
        for name, look in _renderers(heart, chromium).items():
            for quarter, seen, right in zip(quarters, look(row, times), wanted):
                yield Cell(film, quarter, name, compare(seen, right), _bars(name), seen, right)
        yield from _gif_cells(heart, chromium, row)


Look = Callable[[Row, list[Fraction | None]], list[numpy.ndarray]]


def _renderers(heart: Heart, chromium: Chromium) -> dict[str, Look]:
    """How each renderer is asked for a film's pictures at some times."""

    def stills(row: Row, times: list[Fraction | None]) -> list[numpy.ndarray]:
        return [librsvg.picture(heart.still(row.film, time), row.film.size) for time in times]

    def inline(row: Row, times: list[Fraction | None]) -> list[numpy.ndarray]:
        return chromium.inline([heart.moving(row.film, "svg")] * len(times), times, row.film.size)

    def images(row: Row, times: list[Fraction | None]) -> list[numpy.ndarray]:
        return chromium.images([heart.moving(row.film, "svg")] * len(times), times, row.film.size)

    def frames(ending: str, read: Callable[[Path], Moving]) -> Look:
        def look(row: Row, times: list[Fraction | None]) -> list[numpy.ndarray]:
            moving = read(heart.moving(row.film, ending, "--fps", str(RATE)))
            return [_frame(moving, time, RATE) for time in times]
        return look

    return {
        "SVG still, librsvg": stills,
        "SVG inline, Chromium": inline,
        "SVG in <img>, Chromium": images,
        "Lottie, rlottie": lambda row, times: _lottie(heart, row, times),
        "APNG, ffmpeg": frames("png", ffmpeg.read),
        "APNG, Chromium": frames("png", chromium.read),
        "WebP, libwebp": frames("webp", libwebp.read),
        "WebP, Chromium": frames("webp", chromium.read),
    }


def _bars(renderer: str) -> Figures:
    return EQUAL if renderer.startswith(("APNG", "WebP")) else CLOSE


def _lottie(heart: Heart, row: Row, times: list[Fraction | None]) -> list[numpy.ndarray]:
    file = heart.moving(row.film, "json", "--fps", str(RATE))
    told = json.loads(file.read_text())
    # What is at the out point is not shown any more, so this is the last frame that is.
    last = math.ceil(told["op"]) - 1
    with rlottie.Player(file) as player:
        return [
            player.picture(
                last if time is None else round(time * Fraction(told["fr"])), row.film.size)
            for time in times]


def _frame(moving: Moving, time: Fraction | None, rate: int) -> numpy.ndarray:
    return moving.frames[-1] if time is None else moving.frames[int(time * rate)]


def _gif_cells(heart: Heart, chromium: Chromium, row: Row) -> Iterator[Cell]:
    """A GIF has a rate of its own, and is opaque: compared with the core's raster on the matte."""
    times = row.times(GIF_RATE)
    file = heart.moving(row.film, "gif", "--matte", "#FFFFFF")
    wanted = [on_gray(heart.picture(row.film, time), WHITE) for time in times]
    for name, read in (
        ("GIF, ffmpeg", ffmpeg.read), ("GIF, giflib", giflib.read), ("GIF, Chromium", chromium.read)
    ):
        moving = read(file)
        for quarter, time, right in zip(row.quarters, times, wanted):
            seen = _frame(moving, time, GIF_RATE)
            figures = compare(seen, right, ground=WHITE)
            yield Cell(row.film, quarter, name, figures, CLOSE, seen, right)
