"""The columns of the table: who shows what, at which rate, and how exactly it has to be."""

import json
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy
from PIL import Image

from .heart import Film, Heart
from .judges import ffmpeg, giflib, librsvg, libwebp, rlottie
from .judges.chromium import Chromium
from .judges.moving import Moving
from .measure import CLOSE, EQUAL, Figures
from .tools import Refused

#: A quarter of grow's 0.35 s and 0.25 s is a whole number of frames at this rate.
RATE = 80
#: A GIF's own: browsers play what is shorter than 2 hundredths five times too slowly.
GIF_RATE = 50
#: A Lottie file's own: rlottie shows whole frames only.
LOTTIE_RATE = 60
WHITE = 255

#: None is when the motion is over.
Times = list[Fraction | None]


@dataclass(frozen=True)
class Renderer:
    """Somebody who shows a film at some times."""

    name: str
    look: Callable[[Film, Times], list[numpy.ndarray]]
    bars: Figures = CLOSE
    rate: int = RATE
    #: The gray behind it all, where the format has no translucency.
    ground: int | None = None


@dataclass(frozen=True)
class Row:
    """A film's instants that are looked at, and how long it is, in seconds."""

    film: Film
    quarters: tuple[Fraction, ...]
    duration: Fraction

    def times(self, rate: int) -> Times:
        """The instant of the frame nearest each quarter."""
        return [
            None if quarter == 1 else Fraction(round(quarter * self.duration * rate), rate)
            for quarter in self.quarters]


def duration(heart: Heart, film: Film) -> Fraction:
    """How long the film is, as the delays of an APNG's moving frames have it, in seconds."""
    total = Fraction()
    with Image.open(heart.moving(film, "png", "--fps", str(RATE))) as file:
        for index in range(file.n_frames - 1):
            file.seek(index)
            total += Fraction(file.info["duration"] / 1000).limit_denominator(100_000)
    return total


def renderers(heart: Heart, chromium: Chromium) -> list[Renderer]:
    """All of them, in the order of the table's columns."""

    def stills(film: Film, times: Times) -> list[numpy.ndarray]:
        return [librsvg.picture(heart.still(film, time), film.size) for time in times]

    def inline(film: Film, times: Times) -> list[numpy.ndarray]:
        return chromium.inline([heart.moving(film, "svg")] * len(times), times, film.size)

    def images(film: Film, times: Times) -> list[numpy.ndarray]:
        return chromium.images([heart.moving(film, "svg")] * len(times), times, film.size)

    def lottie(film: Film, times: Times) -> list[numpy.ndarray]:
        return _lottie(heart.moving(film, "json"), film.size, times)

    def frames(ending: str, read: Callable[[Path], Moving]):
        def look(film: Film, times: Times) -> list[numpy.ndarray]:
            return _frames(read(heart.moving(film, ending, "--fps", str(RATE))), times, RATE)
        return look

    def gif(read: Callable[[Path], Moving]):
        def look(film: Film, times: Times) -> list[numpy.ndarray]:
            return _frames(read(heart.moving(film, "gif", "--matte", "#FFFFFF")), times, GIF_RATE)
        return look

    return [
        Renderer("SVG still, librsvg", stills),
        Renderer("SVG inline, Chromium", inline),
        Renderer("SVG in <img>, Chromium", images),
        Renderer("Lottie, rlottie", lottie, _in_matte(), LOTTIE_RATE),
        Renderer("APNG, ffmpeg", frames("png", ffmpeg.read), EQUAL),
        Renderer("APNG, Chromium", frames("png", chromium.read), EQUAL),
        Renderer("WebP, libwebp", frames("webp", libwebp.read), EQUAL),
        Renderer("WebP, Chromium", frames("webp", chromium.read), EQUAL),
        Renderer("GIF, giflib", gif(giflib.read), rate=GIF_RATE, ground=WHITE),
        Renderer("GIF, ffmpeg", gif(ffmpeg.read), rate=GIF_RATE, ground=WHITE),
        Renderer("GIF, Chromium", gif(chromium.read), rate=GIF_RATE, ground=WHITE),
    ]


@cache
def _in_matte() -> Figures:
    """The bars, where even an opaque square is not opaque any more in a matte."""
    return replace(CLOSE, inner=CLOSE.inner + rlottie.loss_in_matte())


def _lottie(file: Path, size: int, times: Times) -> list[numpy.ndarray]:
    try:
        told = json.loads(file.read_text())
    except json.JSONDecodeError as error:
        raise Refused(f"{file.name} is no JSON: {error}") from error
    if told["fr"] != LOTTIE_RATE:
        raise Refused(f"the file has {told['fr']} frames a second, and not {LOTTIE_RATE}")
    # What is at the out point is not shown any more, so this is the last frame that is.
    last = math.ceil(told["op"]) - 1
    with rlottie.Player(file.read_bytes()) as player:
        return [
            player.picture(last if time is None else int(time * LOTTIE_RATE), size)
            for time in times]


def _frames(moving: Moving, times: Times, rate: int) -> list[numpy.ndarray]:
    indices = [-1 if time is None else int(time * rate) for time in times]
    if max(indices) >= len(moving.frames):
        raise Refused(f"there are only {len(moving.frames)} frames")
    return [moving.frames[index] for index in indices]
