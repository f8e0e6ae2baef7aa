"""The columns of the table: who shows what, at which rate, and how exactly it has to be."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from pathlib import Path

import numpy

from .heart import GIF_RATE, RATE, Heart, Row
from .judges import ffmpeg, giflib, librsvg, libwebp, rlottie
from .judges.chromium import Chromium
from .judges.moving import Moving
from .measure import CLOSE, EQUAL, Figures
from .tools import Refused

WHITE = 255
#: How many of a screen's pixels, in width and height, are one of the picture's, by its size, where it
#: is held to the bars. A small icon has little outline to even out a renderer's own grid.
FINER = {24: 16, 96: 10, 256: 5}

#: What was seen at a row's instants, or why nothing was.
Seen = list[numpy.ndarray] | Refused


def plain(size: int) -> int:
    """A pixel of the screen is one of the picture's."""
    return 1


def finer(size: int) -> int:
    """A pixel of the picture is many of the screen's."""
    return FINER[size]


@dataclass(frozen=True)
class Renderer:
    """Somebody who shows films at some instants."""

    name: str
    look: Callable[[list[Row]], Iterator[Seen]]
    #: None is for who is looked at for information only.
    bars: Figures | None = CLOSE
    rate: int = RATE
    #: The gray behind it all, where the format has no translucency.
    ground: int | None = None


def programs(heart: Heart) -> list[Renderer]:
    """Those that are libraries and commands."""

    def stills(row: Row) -> Seen:
        return [
            librsvg.picture(heart.still(row.film, time), row.film.canvas)
            for time in row.times(RATE)]

    def lottie(finer: Callable[[int], int]) -> Callable[[Row], Seen]:
        def look(row: Row) -> Seen:
            film = row.film
            with rlottie.Player(heart.film(film, "json").read_bytes()) as player:
                if player.frame_rate != RATE:
                    raise Refused(f"{player.frame_rate} frames a second, and not {RATE}")
                return [
                    player.picture(frame, film.canvas, finer(film.size))
                    for frame in row.ticks(RATE)]
        return look

    def frames(ending: str, read: Callable[[Path], Moving], rate: int) -> Callable[[Row], Seen]:
        def look(row: Row) -> Seen:
            found = read(heart.film(row.film, ending)).frames
            return [found[frame] for frame in _numbers(heart, row, ending, rate)]
        return look

    return [
        Renderer("SVG still, librsvg", _each(stills)),
        Renderer("Lottie, rlottie, 1×", _each(lottie(plain)), None),
        Renderer("Lottie, rlottie", _each(lottie(finer))),
        Renderer("APNG, ffmpeg", _each(frames("png", ffmpeg.read, RATE)), EQUAL),
        Renderer("WebP, libwebp", _each(frames("webp", libwebp.read, RATE)), EQUAL),
        Renderer(
            "GIF, giflib", _each(frames("gif", giflib.read, GIF_RATE)), rate=GIF_RATE,
            ground=WHITE),
        Renderer(
            "GIF, ffmpeg", _each(frames("gif", ffmpeg.read, GIF_RATE)), rate=GIF_RATE,
            ground=WHITE),
    ]


def browsers(heart: Heart, chromium: Chromium) -> list[Renderer]:
    """Chromium's columns."""

    def together(show: Callable, scale: Callable[[int], int]) -> Callable[[list[Row]], Iterator[Seen]]:
        """All films of a canvas on one screen."""
        def look(rows: list[Row]) -> Iterator[Seen]:
            for canvas, group in groupby(rows, key=lambda row: row.film.canvas):
                some = list(group)
                asked = [
                    (heart.film(row.film, "svg"), time)
                    for row in some for time in row.moments(RATE)]
                files, times = map(list, zip(*asked, strict=True))
                try:
                    seen = iter(show(files, times, canvas, scale(some[0].film.size)))
                except Refused as refused:
                    yield from [refused] * len(some)
                    continue
                yield from ([next(seen) for _ in row.quarters] for row in some)
        return look

    def frames(ending: str, rate: int) -> Callable[[Row], Seen]:
        def look(row: Row) -> Seen:
            numbers = _numbers(heart, row, ending, rate)
            return chromium.frames(heart.film(row.film, ending), numbers)
        return look

    return [
        Renderer("SVG inline, Chromium, 1×", together(chromium.inline, plain), None),
        Renderer("SVG inline, Chromium", together(chromium.inline, finer)),
        Renderer("SVG in <img>, Chromium, 1×", together(chromium.images, plain), None),
        Renderer("SVG in <img>, Chromium", together(chromium.images, finer)),
        Renderer("APNG, Chromium", _each(frames("png", RATE)), EQUAL),
        Renderer("WebP, Chromium", _each(frames("webp", RATE)), EQUAL),
        Renderer(
            "GIF, Chromium", _each(frames("gif", GIF_RATE)), rate=GIF_RATE, ground=WHITE),
    ]


def _numbers(heart: Heart, row: Row, ending: str, rate: int) -> list[int]:
    """Which frames of a moving file show the row's instants. In a WebP frames that are equal are
    one, so there it is the clock of libwebp that tells."""
    if ending != "webp":
        return row.frames(rate)
    found = libwebp.read(heart.film(row.film, ending))
    return [
        -1 if moment is None else found.number(moment + Fraction(1, 2 * rate))
        for moment in row.moments(rate)]


def _each(one: Callable[[Row], Seen]) -> Callable[[list[Row]], Iterator[Seen]]:
    """One film after the other; a refusal of one is none of the others."""
    def look(rows: list[Row]) -> Iterator[Seen]:
        for row in rows:
            try:
                yield one(row)
            except Refused as refused:
                yield refused
    return look
