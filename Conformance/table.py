"""The table: each row a film and an instant, each column a renderer, each cell four figures."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy

from .heart import Film, Heart
from .judges.chromium import Chromium
from .measure import Figures, compare
from .pictures import on_gray
from .renderers import Renderer, Row, duration, renderers
from .tools import Refused

#: What a renderer that refuses a file is given.
_REFUSED = Figures(edge=255, inner=255, largest=255, shift=float("inf"))


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
    refusal: str = ""

    @property
    def passes(self) -> bool:
        return self.figures.within(self.bars)


def cells(
    heart: Heart, chromium: Chromium, films: list[Film], quarters: tuple[Fraction, ...]
) -> Iterator[Cell]:
    """All cells, film by film and renderer by renderer."""
    for film in films:
        row = Row(film, quarters, duration(heart, film))
        for renderer in renderers(heart, chromium):
            yield from _cells(heart, row, renderer)


def _cells(heart: Heart, row: Row, renderer: Renderer) -> Iterator[Cell]:
    times = row.times(renderer.rate)
    wanted = [_wanted(heart, row.film, time, renderer.ground) for time in times]
    try:
        seen = renderer.look(row.film, times)
    except Refused as refused:
        for quarter, right in zip(row.quarters, wanted, strict=True):
            yield Cell(
                row.film, quarter, renderer.name, _REFUSED, renderer.bars,
                numpy.zeros_like(right), right, str(refused))
        return
    for quarter, picture, right in zip(row.quarters, seen, wanted, strict=True):
        # What is clear is clear in a GIF too; only its edges are blended with the ground before.
        if renderer.ground is not None:
            picture = on_gray(picture, renderer.ground)
        figures = compare(picture, right, renderer.ground)
        yield Cell(row.film, quarter, renderer.name, figures, renderer.bars, picture, right)


def _wanted(
    heart: Heart, film: Film, time: Fraction | None, ground: int | None
) -> numpy.ndarray:
    """The core's own raster; on the ground, where there is one."""
    picture = heart.picture(film, time)
    return picture if ground is None else on_gray(picture, ground)
