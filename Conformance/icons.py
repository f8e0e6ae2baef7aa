"""A whole set of other people's icons: each becomes one of ours, or is refused with a reason."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from . import pictures
from .check import Check
from .heart import Heart
from .judges import librsvg
from .measure import CLOSE, Figures, compare
from .tools import Refused, run

FOLDER = Path("/usr/share/bootstrap-icons/svg")
SIZE = 96
#: How many of them must become icons.
SHARE = 0.99


@dataclass(frozen=True)
class Outcome:
    """What became of a file: figures, or why it was refused."""

    name: str
    figures: Figures | None
    reason: str = ""


def outcomes(heart: Heart, every: int) -> list[Outcome]:
    """What became of every so manieth file."""
    files = sorted(FOLDER.glob("*.svg"))[::every]
    # The work is that of other programs, so threads are enough to have two at a time.
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda file: _outcome(heart, file), files))


def _outcome(heart: Heart, file: Path) -> Outcome:
    try:
        # Theirs are black, and fill their view box.
        seen = pictures.from_png(run(
            heart.program, "render", "-o", "-", "--icon", file, "--selected", "--size", SIZE,
            "--fill", "#000000"))
    except Refused as refused:
        reason = str(refused).splitlines()[0].replace(str(file), file.name)
        return Outcome(file.name, None, reason)
    return Outcome(file.name, compare(seen, librsvg.picture(file, SIZE)))


def checks(found: list[Outcome]) -> Iterator[Check]:
    became = [outcome for outcome in found if outcome.figures is not None]
    beyond = [outcome for outcome in became if not outcome.figures.within(CLOSE)]
    yield Check(
        f"at least {SHARE:.0%} of {len(found):,} files become icons",
        len(found) > 0 and len(became) >= SHARE * len(found), f"{len(became):,} do")
    worst = Figures(0, 0, 0, 0)
    for outcome in became:
        worst = worst.worst(outcome.figures)
    yield Check(
        f"each looks as in librsvg at {SIZE} x {SIZE}", not beyond,
        f"{len(beyond):,} do not" if beyond else
        f"worst: edge {worst.edge:.1f}, inner {worst.inner:.2f}, largest {worst.largest:.0f},"
        f" shift {worst.shift:.3f}")
