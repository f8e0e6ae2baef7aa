"""How large the files are, beside those of the formats' own tools on the very same frames."""

import gzip
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy
from PIL import Image

from .check import Check
from .deflate import animation_size
from .heart import GIF_RATE, Film, Heart, duration
from .judges import giflib
from .tools import run

FRAMES = 60
BURST = Film("burst", "select", 96)
#: What a file may have, gzipped, in bytes.
GZIPPED = {
    ("burst", "svg"): 900, ("burst", "json"): 1100, ("grow", "svg"): 500, ("grow", "json"): 700}
#: The levels of libdeflate to compare with, and what asks us to try as hard.
APNG_LEVELS = ((9, ()), (12, ("--smallest",)))
#: How much larger than the tools' a file may be.
APNG_SHARE, WEBP_SHARE, GIF_SHARE = 1.03, 1.01, 1.05
#: Seconds of processor time that packing 60 frames should need. Machines differ: told, not judged.
TIME_ASKED, TIME_ASKED_SMALLEST = 0.06, 1.0


def checks(heart: Heart, part: bool) -> Iterator[Check]:
    """All of them; in a part, without what takes long to pack."""
    # Slower by so much that a GIF's own rate gives 60 frames: every format gets the same ones.
    speed = float(duration(heart.film(BURST, "png")) * GIF_RATE / (FRAMES - 1))
    options = ("--fps", str(GIF_RATE), "--speed", f"{speed:.6f}")
    frames = _frames(heart, options)
    yield Check(
        f"there are {FRAMES} frames of burst at 96 x 96 to compare with",
        len(frames) == FRAMES, f"{len(frames)} frames")
    yield from _apng(heart, frames, options, ((9, ()),) if part else APNG_LEVELS)
    yield _webp(heart, frames, options)
    yield _gif(heart, options)
    for (style, ending), bar in GZIPPED.items():
        yield _gzipped(heart, Film(style, "select", 96), ending, bar)


def times(heart: Heart) -> Iterator[str]:
    """What packing takes here, for a terminal: never the same twice, so in no file."""
    speed = float(duration(heart.film(BURST, "png")) * GIF_RATE / (FRAMES - 1))
    base = (heart.program, "animate", *BURST.options, "--change", BURST.change)
    for ending, more, asked in (
        ("png", (), TIME_ASKED), ("png", ("--smallest",), TIME_ASKED_SMALLEST),
        ("webp", (), None), ("gif", (), None)
    ):
        command = (*base, "--fps", GIF_RATE, "--speed", f"{speed:.6f}", *more,
                   "-o", heart.folder / f"timed.{ending}")
        seconds = min(_processor_time(command) for _ in range(1 if more else 5))
        wish = f", asked: {asked * 1000:.0f} ms" if asked else ""
        yield f"{FRAMES} frames as .{ending} {' '.join(more)}: {seconds * 1000:.0f} ms{wish}"


def _frames(heart: Heart, options: tuple[str, ...]) -> list[Path]:
    folder = heart.folder / "frames"
    run(heart.program, "frames", "-o", folder, *BURST.options, "--change", BURST.change, *options,
        "--force")
    return sorted(folder.glob("*.png"))


def _apng(
    heart: Heart, frames: list[Path], options: tuple[str, ...], levels: tuple
) -> Iterator[Check]:
    pixels = [numpy.asarray(Image.open(frame).convert("RGBA")) for frame in frames]
    for level, more in levels:
        ours = heart.moving(BURST, "png", *options, *more).stat().st_size
        theirs = animation_size(pixels, level)
        name = " ".join(("APNG", *more))
        yield _share(
            f"{name} beside full frames by libdeflate {level}", ours, theirs, APNG_SHARE)
    if shutil.which("apngasm") and len(levels) > 1:
        file = heart.folder / "apngasm.png"
        run("apngasm", file, frames[0], 1, GIF_RATE, "-z1")
        ours = heart.moving(BURST, "png", *options).stat().st_size
        theirs = file.stat().st_size
        yield Check(
            "APNG beside apngasm's, which packs with 7-Zip and writes parts of frames (no bar)",
            True, f"{ours:,} B, theirs {theirs:,} B: {ours / theirs:.3f}")


def _webp(heart: Heart, frames: list[Path], options: tuple[str, ...]) -> Check:
    file = heart.folder / "img2webp.webp"
    run("img2webp", "-loop", 1, "-lossless", "-d", 1000 // GIF_RATE, *frames, "-o", file)
    ours = heart.moving(BURST, "webp", *options).stat().st_size
    return _share("WebP beside img2webp -lossless", ours, file.stat().st_size, WEBP_SHARE)


def _gif(heart: Heart, options: tuple[str, ...]) -> Check:
    """gifsicle gets our own frames, undone to plain ones: the same colors, so the same task."""
    ours = heart.moving(BURST, "gif", *options, "--matte", "#FFFFFF")
    plain, theirs = heart.folder / "plain.gif", heart.folder / "gifsicle.gif"
    run("gifsicle", "--unoptimize", ours, "-o", plain)
    run("gifsicle", "-O3", plain, "-o", theirs)
    before, after = giflib.read(ours).frames, giflib.read(theirs).frames
    if len(before) != len(after) or any((a != b).any() for a, b in zip(before, after, strict=True)):
        return Check("GIF beside gifsicle -O3", False, "gifsicle's frames are not ours")
    return _share(
        "GIF beside gifsicle -O3", ours.stat().st_size, theirs.stat().st_size, GIF_SHARE)


def _gzipped(heart: Heart, film: Film, ending: str, bar: int) -> Check:
    data = heart.moving(film, ending).read_bytes()
    size = len(gzip.compress(data, 9, mtime=0))
    named = "SVG" if ending == "svg" else "Lottie"
    return Check(
        f"{named} of {film.style} {film.change}, gzipped, has at most {bar:,} B",
        bool(data) and size <= bar,
        f"{size:,} B of {len(data):,} B")


def _share(claim: str, ours: int, theirs: int, bar: float) -> Check:
    return Check(
        f"{claim}: at most {bar:.2f} of it", ours <= theirs * bar,
        f"{ours:,} B, theirs {theirs:,} B: {ours / theirs:.3f}")


def _processor_time(command: tuple[object, ...]) -> float:
    child = subprocess.Popen([str(part) for part in command], stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise SystemExit(f"{command[0]} ended with {child.returncode}")
    return usage.ru_utime + usage.ru_stime
