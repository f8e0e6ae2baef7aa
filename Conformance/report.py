"""The page that tells it all: Conformance.md. The same findings give the same bytes."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import groupby

from .check import Check
from .heart import Film
from .icons import Outcome
from .measure import CLOSE, DIGITS, EQUAL, beyond, told
from .renderers import FINER
from .table import Cell

QUARTERS = {
    Fraction(0): "0", Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾",
    Fraction(1): "1"}

_OTHERS = "Other looks, at 96 pixels"


def page(
    cells: list[Cell], sections: dict[str, list[Check]], icons: list[Outcome],
    judges: dict[str, str],
) -> str:
    lines = [*_head(judges), *_summary(cells)]
    for title, checks in sections.items():
        lines += ["", f"## {title}", "", *_checks(checks)]
    lines += [*_refused(icons), *_every(cells)]
    return "\n".join(lines) + "\n"


_HEAD = """\
# Conformance

What HeartKit's files look like in programs that nobody here wrote, beside the core's own raster of
the same instant. `make conformance` writes this page and its contact sheet,
[Conformance.png](Conformance.png), anew.

Judges: {judges}.

A cell has four figures, on premultiplied red, green, blue and alpha, in 255ths: *edge*, the mean
difference over pixels with an edge in either picture; *inner*, that over the others that are not
empty; *largest*, the largest of all; *shift*, how far the centroid moved, in pixels. A pixel has an
edge in it if it lies in no block of 2 × 2 pixels of one color: so the rim of a disc within an icon is
one too, and the inside of what is translucent is none. There, and only there, a difference of 1 is
rounding, and is not counted.

The bars are {bars}; for APNG and
lossless WebP nothing may differ, which is written =. A cell beyond its bar is marked ✗, or (✗) where
it is known why, which is told below. An instant is that of the frame nearest the quarter of the
motion: at 80 frames a second, in a GIF at 50, there on white.

At 1× a pixel of the screen is one of the page. Chromium puts edges on a grid of a quarter of a
screen's pixel, so that there even a lone path that does not move may be further off than the bars; and
rlottie cuts curves into few lines. What they show at 1× is for information, with no bar. What is held
to the bars is drawn for a screen with more pixels to each of the page's, in width and height, and
averaged down: {finer}. How many matters: at 256 pixels,
with 4, 6, 7 or 8, single instants of a border are up to 0.045 off in Chromium, and so is a still that
never moves, up to 0.035. librsvg and the decoders are held to the bars as they are.

Beside the plain heart there are other looks at 96 pixels, ½ through and at the end: other icons,
colors, canvases, images and speeds. Where both changes are in one file, the second is looked at.
Equal frames are one in a WebP, so there libwebp's clock tells which frame an instant is in.

No page can stop the clock of an `<img>`, so there each file is a copy in which every animation
begins so much earlier, and is paused. Untouched files are looked at below."""


def _head(judges: dict[str, str]) -> list[str]:
    named = ", ".join(f"{name} {version}" for name, version in judges.items())
    return _HEAD.format(judges=named, bars=told(CLOSE), finer=_finer()).splitlines()


def _finer() -> str:
    return ", ".join(f"{count} at {size} pixels" for size, count in FINER.items())


def _summary(cells: list[Cell]) -> Iterator[str]:
    yield from ("", "## The renderers", "")
    yield "| renderer | instants | beyond | worst edge | worst inner | largest | shift |"
    yield "|---|---|---|---|---|---|---|"
    for name in _renderers(cells):
        mine = [cell for cell in cells if cell.renderer == name]
        worst = " | ".join(_worst(mine, figure) for figure in DIGITS)
        yield f"| {_escaped(name)} | {len(mine)} | {_beyond(mine)} | {worst} |"


def _beyond(cells: list[Cell]) -> str:
    if not cells[0].is_judged:
        count = sum(bool(beyond(cell.figures, CLOSE)) for cell in cells)
        return f"{count}, for information"
    count = sum(not cell.is_within for cell in cells)
    known = sum(cell.passes and not cell.is_within for cell in cells)
    return f"{count}, {known} of them known" if count else "none"


def _worst(cells: list[Cell], figure: str) -> str:
    cell = max(cells, key=lambda cell: getattr(cell.figures, figure))
    value = getattr(cell.figures, figure)
    if value == 0:
        return "0"
    return f"{DIGITS[figure].format(value)} ({cell.film} at {QUARTERS[cell.quarter]})"


def _checks(checks: list[Check]) -> Iterator[str]:
    yield "| | what | found |"
    yield "|---|---|---|"
    for check in checks:
        mark = "✓" if check.passes else "✗"
        yield f"| {mark} | {_escaped(check.claim)} | {_escaped(check.found)} |"


def _refused(icons: list[Outcome]) -> Iterator[str]:
    refused = [outcome for outcome in icons if outcome.figures is None]
    beyond = [outcome for outcome in icons if outcome.figures and not outcome.passes]
    if beyond:
        yield from ("", "Not as in librsvg:", "")
        yield from (
            f"- {outcome.name}: {told(outcome.figures)}; finer: {told(outcome.finer)}"
            for outcome in beyond)
    if refused:
        yield from ("", "Refused:", "")
        yield from (f"- {outcome.name}: {outcome.reason}" for outcome in refused)


def _every(cells: list[Cell]) -> Iterator[str]:
    names = _renderers(cells)
    yield from ("", "## Every instant", "")
    yield "Edge, inner, largest, shift."
    for title, group in groupby(cells, key=_title):
        yield from ("", f"### {title}", "")
        what = "look, style, change" if title == _OTHERS else "change, size"
        yield f"| {what}, instant | " + " | ".join(map(_escaped, names)) + " |"
        yield "|---" * (len(names) + 1) + "|"
        rows: dict[str, dict[str, str]] = {}
        for cell in group:
            label = f"{_label(cell.film)} {QUARTERS[cell.quarter]}"
            rows.setdefault(label, {})[cell.renderer] = _cell(cell)
        for label, row in rows.items():
            yield f"| {label} | " + " | ".join(row.get(name, "") for name in names) + " |"


def _title(cell: Cell) -> str:
    return _OTHERS if cell.film.look.name else cell.film.style


def _label(film: Film) -> str:
    if film.look.name:
        return f"{film.look.name}, {film.style} {film.change}"
    return f"{film.change} {film.size}"


def _renderers(cells: Iterable[Cell]) -> list[str]:
    return list(dict.fromkeys(cell.renderer for cell in cells))


def _cell(cell: Cell) -> str:
    text = cell.refusal or ("=" if cell.figures == EQUAL else told(cell.figures, names=False))
    if cell.is_within:
        return text
    return f"(✗) {text}" if cell.passes else f"**✗ {text}**"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
