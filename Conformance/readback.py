"""What decoders say of the moving files beside their pictures: how many frames, how long, how
often, and whether the corners are clear. And every frame of a film with all that a style has."""

import itertools
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import numpy
from PIL import Image

from .check import Check
from .heart import ON_WHITE, Film, Heart
from .judges import ffmpeg, giflib, libwebp
from .judges.chromium import Chromium
from .judges.moving import Moving
from .looks import Look
from .measure import CLOSE, NONE, compare
from .measure import told as figures
from .pictures import on_gray
from .renderers import WHITE

#: What grow takes, in seconds.
MOTION = {"select": Fraction(35, 100), "deselect": Fraction(25, 100)}
#: What is asked of the settled frame, in seconds: one that every format's clock can tell.
HOLD = Fraction(3, 10)
PLAYS = {"once": 1, "3": 3, "forever": None}
NAMES = {"png": "APNG", "webp": "WebP", "gif": "GIF"}
RATE = 60
GIF_RATE = 50
#: By how much a frame may be told shorter or longer than it is, in seconds: Chromium cuts an APNG's
#: delays to milliseconds, ffmpeg rounds them to hundredths of them. Pillow tells fractions.
_ROUNDING = {
    ("png", "Chromium"): (Fraction(1, 1000), 0),
    ("png", "ffmpeg"): (Fraction(1, 200_000), Fraction(1, 200_000)),
}


#: Who does not tell how often a file plays: there is nothing to judge. libwebp, giflib, Chromium
#: and Pillow all do.
_SILENT = ("ffmpeg",)
#: Both changes of the style that has most to draw. So slow that both are whole frames at the rate
#: of a GIF: then a file's frames are the core's, one by one, as no last one is too short to be shown.
_ALL = Film("burst", "both", 64, Look("slow", ("--speed", "0.5")))


def checks(heart: Heart, chromium: Chromium) -> Iterator[Check]:
    """Each format in two decoders, for both changes and three ways of looping."""
    readers = {
        "png": (("ffmpeg", ffmpeg.read), ("Chromium", chromium.read)),
        "webp": (("libwebp", libwebp.read), ("Chromium", chromium.read)),
        "gif": (("giflib", giflib.read), ("Chromium", chromium.read), ("ffmpeg", ffmpeg.read)),
    }
    for ending, change, loop in itertools.product(readers, MOTION, PLAYS):
        film = Film("grow", change, 24)
        rate = GIF_RATE if ending == "gif" else RATE
        file = heart.moving(
            film, ending, "--fps", str(rate), "--loop", loop, "--hold", str(float(HOLD)))
        claim = f"{NAMES[ending]}, grow {change}, played {loop if loop != '3' else '3 times'}"
        for reader, read in readers[ending]:
            yield _check(f"{claim}: {reader}", read(file), change, loop, rate, ending, reader)
        if ending == "png":
            yield _pillow(f"{claim}: Pillow", file, change, loop)
    for ending, some in readers.items():
        yield from _every_frame(heart, ending, some)


def _check(
    claim: str, moving: Moving, change: str, loop: str, rate: int, ending: str, reader: str
) -> Check:
    # Rounded up, and the settled one. A GIF's last may be too short to be told, and is left out.
    count = -(-MOTION[change] * rate // 1) + 1
    counts = {count, count - 1} if ending == "gif" else {count}
    wrong = []
    if len(moving.frames) not in counts:
        wrong.append(f"{len(moving.frames)} frames and not {count}")
    less, more = _ROUNDING.get((ending, reader), (0, 0))
    if not MOTION[change] - count * less <= moving.motion <= MOTION[change] + count * more:
        wrong.append(f"{float(moving.motion)} s of motion and not {float(MOTION[change])}")
    # ffmpeg does not tell of the last frame of a GIF how long it is.
    if reader != "ffmpeg" and moving.durations[-1] != HOLD:
        wrong.append(f"a hold of {float(moving.durations[-1])} s and not {float(HOLD)}")
    if reader not in _SILENT and moving.plays != PLAYS[loop]:
        wrong.append(f"plays {moving.plays} and not {PLAYS[loop]}")
    if any(_corners(frame).any() for frame in moving.frames):
        wrong.append("a corner is not clear")
    plays = "does not tell how often" if reader in _SILENT else f"plays {moving.plays or 'forever'}"
    found = f"{len(moving.frames)} frames, {float(moving.motion):.3f} s, {plays}"
    return Check(claim, not wrong, "; ".join(wrong) or found)


def _every_frame(heart: Heart, ending: str, readers: tuple) -> Iterator[Check]:
    """What one frame leaves behind for the next: every frame beside the core's, and equal in all
    decoders."""
    file = heart.moving(
        _ALL, ending, "--fps", str(GIF_RATE), *(ON_WHITE if ending == "gif" else ()))
    core = heart.all_pictures(_ALL, GIF_RATE)
    told = {reader: list(read(file).frames) for reader, read in readers}
    if ending == "webp":
        core = _distinct(core)
    first, *others = told
    for other in others:
        yield _same(
            f"{NAMES[ending]}, {_ALL}: every frame equal in {first} and {other}", told[first],
            told[other])
    claim = f"{NAMES[ending]}, {_ALL}: every frame in {first} as the core's"
    if ending != "gif":
        yield _same(claim, told[first], core)
        return
    if len(told[first]) != len(core):
        yield Check(claim, False, f"{len(told[first])} frames and not {len(core)}")
        return
    worst = NONE
    for seen, wanted in zip(told[first], core, strict=True):
        worst = worst.worst(compare(on_gray(seen, WHITE), on_gray(wanted, WHITE), WHITE))
    yield Check(f"{claim} on white, within the bars", worst.within(CLOSE), figures(worst))


def _distinct(frames: list[numpy.ndarray]) -> list[numpy.ndarray]:
    """Without those that equal the one before: a WebP shows that one longer."""
    return frames[:1] + [
        after for before, after in itertools.pairwise(frames) if (before != after).any()]


def _same(claim: str, seen: list[numpy.ndarray], wanted: list[numpy.ndarray]) -> Check:
    if len(seen) != len(wanted):
        return Check(claim, False, f"{len(seen)} frames and {len(wanted)}")
    different = sum((a != b).any() for a, b in zip(seen, wanted, strict=True))
    return Check(claim, not different, f"{different or 'none'} of {len(seen)} frames differ")


def _corners(frame: numpy.ndarray) -> numpy.ndarray:
    return frame[[0, 0, -1, -1], [0, -1, 0, -1], 3]


def _pillow(claim: str, file: Path, change: str, loop: str) -> Check:
    """What ffmpeg does not tell of an APNG: how often it plays, and exactly how long."""
    motion = 0.0
    with Image.open(file) as image:
        plays = image.info["loop"] or None
        for index in range(image.n_frames - 1):
            image.seek(index)
            motion += image.info["duration"] / 1000
    # Sums of fractions in floating point.
    right = plays == PLAYS[loop] and abs(motion - MOTION[change]) < 1e-9
    return Check(claim, right, f"{motion:.6f} s, plays {plays or 'forever'}")
