"""Looks at every file that the command writes, and tells what is beyond the bars.

usage: python -m Conformance HEART FOLDER [--part]

HEART is the command, FOLDER is where its files are put. With --part only what a minute allows is
looked at, and nothing is written down; else Conformance.md and Conformance.png are.
"""

import shutil
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from . import icons, isolation, readback, selftest, sizes
from .check import Check
from .heart import CHANGES, QUARTERS, SIZES, STYLES, Film, Heart
from .judges import ffmpeg, giflib, librsvg, libwebp, rlottie
from .judges.chromium import Chromium
from .known import KNOWN
from .looks import looks
from .measure import told
from .report import page
from .sheet import sheet
from .table import Cell, cells

#: In a part: near the start, near the end, and the end.
SOME_QUARTERS = (Fraction(1, 4), Fraction(3, 4), Fraction(1))
SOME_SIZES = (96,)
#: Of other looks: within, where all is to be seen, and the end.
LOOK_QUARTERS = (Fraction(1, 2), Fraction(1))
LOOK_SIZE = 96
SOME_ICONS = 20


def main(program: Path, folder: Path, part: bool) -> int:
    print(f"Self-test: {selftest.run()} spoiled pictures are noticed.", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    heart = Heart(program, folder)
    films = [
        Film(style, change, size)
        for size in (SOME_SIZES if part else SIZES) for style in STYLES for change in CHANGES]
    others = [
        Film(look.style, look.change, LOOK_SIZE, look) for look in looks(folder)]
    clock = Clock()
    with Chromium() as chromium:
        judges = _judges(chromium)
        table = cells(heart, chromium, films, SOME_QUARTERS if part else QUARTERS)
        clock.tell(f"{len(table):,} cells")
        table += cells(heart, chromium, others, LOOK_QUARTERS[-1:] if part else LOOK_QUARTERS)
        clock.tell(f"{len(table):,} cells, with those of other looks")
        sections = {
            "Read back": list(readback.checks(heart, chromium)),
            "Among others": list(isolation.checks(heart, chromium)),
        }
        clock.tell("files read back, and among others")
    sections["Sizes"] = list(sizes.checks(heart, part))
    clock.tell("sizes")
    found = icons.outcomes(heart, SOME_ICONS if part else 1)
    clock.tell(f"{len(found):,} icons")
    sections["Icons of Debian's bootstrap-icons"] = list(icons.checks(found))

    if not part:
        sections = {"Known, and why": list(_occurring(table)), **sections}
        Path("Conformance.md").write_text(page(table, sections, found, judges))
        Path("Conformance.png").write_bytes(sheet(table))
        print(*sizes.times(heart), sep="\n")
    return _tell(table, sections, len(found))


class Clock:
    """Tells a terminal what has been done, and how long it took."""

    def __init__(self):
        self._began = time.monotonic()

    def tell(self, done: str) -> None:
        now = time.monotonic()
        print(f"{done}: {now - self._began:.0f} s", flush=True)
        self._began = now


def _occurring(table: list[Cell]) -> Iterator[Check]:
    """What is known to be beyond a bar, and is so no more, is known no more."""
    for entry in KNOWN:
        count = sum(entry in cell.known for cell in table)
        yield Check(
            f"{entry.renderer}: {entry.figure} up to {entry.most:g}. {entry.reason}",
            count > 0, "1 cell" if count == 1 else f"{count} cells")


def _judges(chromium: Chromium) -> dict[str, str]:
    """Who judges, and in which version."""
    judges = {judge.NAME: judge.version() for judge in (librsvg, rlottie, ffmpeg, libwebp, giflib)}
    return judges | {"Chromium": chromium.version}


def _tell(table: list[Cell], sections: dict[str, list[Check]], icon_count: int) -> int:
    """Prints what fails, and how much was looked at; the number of what fails."""
    failed = 0
    for cell in table:
        if not cell.passes:
            failed += 1
            found = cell.refusal or told(cell.figures)
            print(f"✗ {cell.renderer}: {cell.film} at {cell.quarter}: {found}")
    for title, checks in sections.items():
        for check in checks:
            if not check.passes:
                failed += 1
                print(f"✗ {title}: {check.claim}: {check.found}")
    checked = sum(map(len, sections.values()))
    judged = [cell for cell in table if cell.is_judged]
    known = sum(cell.passes and not cell.is_within for cell in judged)
    print(
        f"{len(judged):,} cells, {checked} checks and {icon_count:,} icons: {failed or 'none'} beyond"
        f" the bars, but for {known} cells that are known.")
    return failed


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or sys.argv[3:] not in ([], ["--part"]):
        sys.exit(__doc__)
    sys.exit(min(main(Path(sys.argv[1]), Path(sys.argv[2]), part=len(sys.argv) == 4), 1))
