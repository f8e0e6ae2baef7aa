"""The contact sheet: what every renderer made of every style, for a person to look at."""

import io
from itertools import product

import numpy
from PIL import Image, ImageDraw, ImageFont

from .heart import CHANGES, STYLES
from .pictures import straight
from .table import Cell

SIZE = 96
GAP = 4
LEFT, TOP = 110, 54
GROUND, INK = (240, 240, 244), (40, 40, 48)
OURS = "HeartKit"


def sheet(cells: list[Cell]) -> bytes:
    """A PNG: a row for each style, or other look, and quarter; a column for each renderer, select
    and deselect side by side. What is beyond its bars has a red frame."""
    mine = [cell for cell in cells if cell.film.size == SIZE]
    quarters = sorted({cell.quarter for cell in mine})
    names = list(dict.fromkeys(cell.renderer for cell in mine))
    columns = {
        (change, name): column
        for column, (change, name) in enumerate(product(CHANGES, [OURS, *names]))}
    rows = {key: row for row, key in enumerate(product(STYLES, quarters))}
    for cell in mine:
        rows.setdefault(_row(cell), len(rows))
    step = SIZE + GAP
    image = Image.new("RGB", (LEFT + step * len(columns), TOP + step * len(rows)), GROUND)
    draw = ImageDraw.Draw(image)
    _labels(draw, columns, rows, step)
    for cell in mine:
        top = TOP + step * rows[_row(cell)]
        left = LEFT + step * columns[cell.film.last.change, cell.renderer]
        _put(image, cell.seen, left, top)
        if not cell.passes:
            draw.rectangle((left - 1, top - 1, left + SIZE, top + SIZE), outline=(255, 0, 0))
        # Once: what is translucent would add up.
        if cell.renderer == names[0]:
            _put(image, cell.wanted, LEFT + step * columns[cell.film.last.change, OURS], top)
    data = io.BytesIO()
    # In all its colors: with fewer, what is faint would look different where it is the same.
    image.save(data, "PNG", optimize=True)
    return data.getvalue()


def _row(cell: Cell) -> tuple:
    """What the row that a cell is in is named by."""
    return (cell.film.look.name or cell.film.style, cell.quarter)


def _labels(draw: ImageDraw.ImageDraw, columns: dict, rows: dict, step: int) -> None:
    font = ImageFont.load_default(11)
    for (change, name), column in columns.items():
        # The font has no ×.
        text = "\n".join([change, *name.replace("×", "x").split(", ")])
        draw.multiline_text((LEFT + step * column, 1), text, INK, font, spacing=1)
    for (style, quarter), row in rows.items():
        draw.text((6, TOP + step * row + SIZE // 2), f"{style}  {quarter}", INK, font)


def _put(image: Image.Image, picture: numpy.ndarray, left: int, top: int) -> None:
    layer = Image.fromarray(straight(picture))
    # A canvas may be wider than a place.
    layer.thumbnail((SIZE, SIZE))
    image.paste(layer, (left, top), layer)
