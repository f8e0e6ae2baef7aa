"""What Chromium shows of an element at an instant, beside the core's own raster of that instant.

Chromium puts edges on a grid of a quarter of a screen's pixel, so a screen with many pixels to each
of the page's is what is held to the bars, averaged down: as Conformance.md tells of SVG files.
"""

import tempfile
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy
from playwright.sync_api import Page

from Conformance import heart as moving
from Conformance import measure, pictures
from Conformance.renderers import FINER

from .stage import StageTestCase, heart

STYLES = ("grow", "pop", "burst", "plain")
QUARTERS = tuple(Fraction(k, 4) for k in range(5))
#: Icons that are as wide as the heart is: as wide as their room.
WIDE = ("softHeart", "star", "thumb")
#: What is higher than wide, and how wide in a slot of 24, by whose longer side it is held.
TALL = {"bookmark": 18, "flame": 20}
#: As wide as high, and drawn in coordinates far from the icons' own.
SQUARE = "M-4000 -4000H4000V4000H-4000ZM-1500 -1500H1500V1500H-1500Z"
#: The side of a cell, in icon widths: more than any style needs, so that what spills is seen.
ROOM = 2.5
#: Cells of one screen, side by side.
COLUMNS = 5

START = """([changes, T]) => {
    // Each has begun so long ago that all are at their instants at once.
    const order = changes.map((change, index) => ({ ...change, index })).sort((a, b) => b.at - a.at);
    for (const { index, at, to } of order) {
        if (T - at > stage.now) stage.pass(T - at - stage.now);
        document.querySelectorAll("favorite-button")[index].setSelected(to, { animated: true });
    }
    stage.pass(T - stage.now);
    stage.frame();
}"""


@cache
def duration(style: str, change: str) -> float:
    """How long a change takes, in seconds: as the delays of a moving file add up."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "change.png"
        heart("animate", "-o", file, "--style", style, "--change", change, "--size", 8, "--fps", 10)
        return float(moving.duration(file))


@dataclass(frozen=True)
class Cell:
    """An instant of a change."""

    style: str
    change: str
    quarter: Fraction
    size: int
    renderer: str = "svg"
    icon: str = "heart"
    path: str = ""
    #: In pixels; none leaves the default.
    border: float | None = None

    @property
    def side(self) -> int:
        """Of the cell, in pixels; even, as the icon's is."""
        return round(self.size * ROOM / 2) * 2

    @property
    def seconds(self) -> float:
        """Since the tap; after the end a minute."""
        if self.quarter == 1:
            return 60
        return float(self.quarter) * duration(self.style, self.change)

    @property
    def wanted(self) -> numpy.ndarray:
        """The core's own raster."""
        width = self.size * TALL.get(self.icon, 24) / 24
        options = ["--size", self.side, "--heart-size", width, "--style", self.style,
                   "--change", self.change, "--at", self.seconds]
        options += ["--path", self.path, "--fill-rule", "evenodd"] if self.path else [
            "--icon", self.icon]
        if self.border is not None:
            options += ["--border-width", self.border]
        return pictures.from_png(heart("render", "-o", "-", "--format", "png", *options))

    @property
    def markup(self) -> str:
        """The element, in its cell."""
        state = " selected" if self.change == "deselect" else ""
        width = "" if self.border is None else f"--favorite-border-width: {self.border}px"
        return (f'<div><favorite-button size="{self.size}" icon="{self.icon}" motion="full" '
                f'path="{self.path}" fill-rule="evenodd" style="{width}" '
                f'motion-style="{self.style}" renderer="{self.renderer}"{state}>'
                '</favorite-button></div>')


class PictureTests(StageTestCase):
    def test_small_icons_are_as_the_core_draws_them(self) -> None:
        self._compare([
            Cell(style, change, quarter, 24)
            for style in STYLES for change in ("select", "deselect") for quarter in QUARTERS])

    def test_small_icons_on_canvases_are_as_the_core_draws_them(self) -> None:
        self._compare([
            Cell(style, change, quarter, 24, "canvas")
            for style in STYLES for change in ("select", "deselect") for quarter in QUARTERS])

    def test_other_icons_are_as_the_core_draws_them(self) -> None:
        self._compare([
            Cell(style, change, Fraction(1, 2), 24, renderer, icon)
            for icon in WIDE for renderer in ("svg", "canvas")
            for style, change in (("grow", "select"), ("burst", "deselect"))])

    def test_the_tall_icons_are_as_the_core_draws_them_in_the_same_slot(self) -> None:
        self._compare([
            # A line is told in pixels, since a share of it is of the icon's own width.
            Cell("grow", "select", Fraction(1, 2), 24, renderer, icon, border=2)
            for icon in TALL for renderer in ("svg", "canvas")])

    def test_path_data_is_as_the_core_draws_it(self) -> None:
        self._compare([
            Cell(style, change, Fraction(1, 2), 24, renderer, path=SQUARE)
            for renderer in ("svg", "canvas")
            for style, change in (("grow", "select"), ("pop", "deselect"))])

    def test_a_line_is_as_wide_as_the_core_draws_it(self) -> None:
        self._compare([
            Cell("grow", "select", quarter, 24, renderer, border=width)
            for renderer in ("svg", "canvas") for width in (1, 4)
            for quarter in (Fraction(0), Fraction(1, 2))])

    def test_large_icons_are_as_the_core_draws_them(self) -> None:
        self._compare([
            Cell(style, "select", Fraction(1, 2), 96, renderer)
            for renderer in ("svg", "canvas") for style in STYLES])

    def _compare(self, cells: list[Cell]) -> None:
        wrong = []
        for start in range(0, len(cells), 4 * COLUMNS):
            some = cells[start:start + 4 * COLUMNS]
            for cell, seen in zip(some, self._seen(some), strict=True):
                found = measure.compare(seen, cell.wanted)
                if not found.within(measure.CLOSE):
                    wrong.append(f"{cell}: {measure.told(found)}")
        self.assertEqual(wrong, [])

    def _seen(self, cells: list[Cell]) -> list[numpy.ndarray]:
        side, finer = cells[0].side, FINER[cells[0].size]
        columns = min(COLUMNS, len(cells))
        rows = -(-len(cells) // columns)
        page = self.open(
            "".join(cell.markup for cell in cells), size=(side * columns, side * rows),
            device_scale_factor=finer, head=f"""<style>
              body {{ margin: 0; display: flex; flex-wrap: wrap }}
              div {{ width: {side}px; height: {side}px; display: grid; place-items: center;
                     line-height: 0 }}</style>""")
        page.evaluate(START, [
            [{"at": cell.seconds * 1000, "to": cell.change == "select"} for cell in cells],
            100_000])
        page.evaluate("stage.drawn()")
        return [
            picture for row in range(rows) for picture in self._row(page, row, side, columns, finer)
        ][:len(cells)]

    def _row(
        self, page: Page, row: int, side: int, columns: int, finer: int
    ) -> list[numpy.ndarray]:
        clip = {"x": 0, "y": row * side, "width": side * columns, "height": side}
        picture = pictures.from_png(page.screenshot(clip=clip, omit_background=True))
        return numpy.split(pictures.averaged(picture, finer), columns, axis=1)
