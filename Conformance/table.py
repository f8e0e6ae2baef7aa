"""The table: each row a film and an instant, each column a renderer, each cell four figures."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy

from .heart import CHANGES, SIZES, STYLES, Film, Heart, Row
from .judges.chromium import Chromium
from .known import KNOWN, Known
from .measure import Figures, beyond, compare
from .pictures import on_gray
from .renderers import Renderer, browsers, programs
from .tools import Refused

#: What a renderer that refuses a file is given.
_REFUSED = Figures(edge=255, inner=255, largest=255, shift=float("inf"))
#: The columns from left to right, by how their names begin.
_FORMATS = ("SVG still", "SVG inline", "SVG in <img>", "Lottie", "APNG", "WebP", "GIF")


@dataclass(frozen=True)
class Cell:
    """What a renderer made of an instant."""

    film: Film
    quarter: Fraction
    renderer: str
    figures: Figures
    #: None where it is for information only.
    bars: Figures | None
    seen: numpy.ndarray
    wanted: numpy.ndarray
    refusal: str = ""

    @property
    def is_judged(self) -> bool:
        return self.bars is not None

    @cached_property
    def beyond(self) -> list[str]:
        """The figures that are beyond their bars."""
        return [] if self.bars is None else beyond(self.figures, self.bars)

    @cached_property
    def known(self) -> list[Known]:
        """What is known of them."""
        return [
            entry for figure in self.beyond for entry in KNOWN
            if entry.covers(
                self.renderer, self.film.look.name, figure, getattr(self.figures, figure))]

    @property
    def is_within(self) -> bool:
        return not self.beyond

    @property
    def passes(self) -> bool:
        """Whether all that is beyond a bar is known."""
        return set(self.beyond) <= {entry.figure for entry in self.known}


def cells(
    heart: Heart, chromium: Chromium, films: list[Film], quarters: tuple[Fraction, ...]
) -> list[Cell]:
    """All cells, film by film and renderer by renderer."""
    rows = heart.rows(films, quarters)
    # A browser has to be asked by the thread that opened it. The programs are asked meanwhile.
    with ThreadPoolExecutor(1) as pool:
        others = pool.submit(lambda: list(_all(heart, rows, programs(heart))))
        found = list(_all(heart, rows, browsers(heart, chromium)))
        found = others.result() + found
    return sorted(found, key=_place)


def _place(cell: Cell) -> tuple:
    film = cell.film
    return (
        film.look.place, STYLES.index(film.style), CHANGES.index(film.last.change),
        SIZES.index(film.size), cell.quarter,
        next(place for place, name in enumerate(_FORMATS) if cell.renderer.startswith(name)))


def _all(heart: Heart, rows: list[Row], renderers: list[Renderer]) -> Iterator[Cell]:
    for renderer in renderers:
        for row, seen in zip(rows, renderer.look(rows), strict=True):
            yield from _cells(heart, row, renderer, seen)


def _cells(
    heart: Heart, row: Row, renderer: Renderer, seen: list[numpy.ndarray] | Refused
) -> Iterator[Cell]:
    refusal = ""
    wanted = [_wanted(heart, row.film, frame, renderer) for frame in row.frames(renderer.rate)]
    if isinstance(seen, Refused):
        refusal, seen = str(seen), [numpy.zeros_like(right) for right in wanted]
    for quarter, picture, right in zip(row.quarters, seen, wanted, strict=True):
        # What is clear is clear in a GIF too; only its edges are blended with the ground before.
        if renderer.ground is not None:
            picture = on_gray(picture, renderer.ground)
        ground = row.film.look.ground or renderer.ground
        figures = _REFUSED if refusal else compare(picture, right, ground)
        yield Cell(
            row.film, quarter, renderer.name, figures, renderer.bars, picture, right, refusal)


def _wanted(heart: Heart, film: Film, frame: int, renderer: Renderer) -> numpy.ndarray:
    """The core's own raster; on the ground, where there is one."""
    picture = heart.picture(film, frame, renderer.rate)
    return picture if renderer.ground is None else on_gray(picture, renderer.ground)
