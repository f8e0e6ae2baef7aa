"""A whole set of other people's icons: each becomes one of ours, or is refused with a reason."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from . import pictures
from .check import Check
from .heart import Heart
from .judges import librsvg
from .measure import CLOSE, NONE, Figures, compare, told
from .tools import Refused, run

FOLDER = Path("/usr/share/bootstrap-icons/svg")
SIZE = 96
#: How many of them must become icons.
SHARE = 0.99


@dataclass(frozen=True)
class Outcome:
    """What became of a file: figures beside librsvg and beside the same drawn finer, or why it was
    refused."""

    name: str
    figures: Figures | None
    finer: Figures | None = None
    reason: str = ""

    @property
    def passes(self) -> bool:
        """Like librsvg in the means; like the finer one in all. In single pixels and in where thin
        lines lie librsvg is not like itself drawn finer either."""
        means = replace(CLOSE, largest=255, shift=1)
        return self.figures.within(means) and self.finer.within(CLOSE)


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
        return Outcome(file.name, None, reason=reason)
    return Outcome(
        file.name, compare(seen, librsvg.picture(file, (SIZE, SIZE))),
        compare(seen, librsvg.finer_picture(file, (SIZE, SIZE))))


def checks(found: list[Outcome]) -> Iterator[Check]:
    became = [outcome for outcome in found if outcome.figures is not None]
    beyond = [outcome for outcome in became if not outcome.passes]
    yield Check(
        f"at least {SHARE:.0%} of {len(found):,} files become icons",
        len(found) > 0 and len(became) >= SHARE * len(found), f"{len(became):,} do")
    yield Check(
        f"each has the means of librsvg at {SIZE} x {SIZE}, and all figures of it drawn finer",
        not beyond,
        f"{len(beyond):,} do not" if beyond else f"worst: {told(_worst(became, 'figures'))}")
    within = sum(outcome.figures.within(CLOSE) for outcome in became)
    yield Check(
        "librsvg drawn four times finer", not beyond,
        f"worst: {told(_worst(became, 'finer'))}; {within:,} do in all four figures at"
        f" {SIZE} x {SIZE} itself, where librsvg's own edges move the others' centroids")


def _worst(outcomes: list[Outcome], which: str) -> Figures:
    worst = NONE
    for outcome in outcomes:
        worst = worst.worst(getattr(outcome, which))
    return worst
