"""A judge that never says no is none: pictures that are wrong on purpose must fail the bars."""

import numpy

from .deflate import deflate, filtered
from .measure import CLOSE, EQUAL, compare

_SIZE = 64


def run() -> int:
    """Spoils a disc in every way that matters, and returns how many ways there are."""
    disc = _disc(32, 32)
    assert compare(disc, disc) == EQUAL, "a picture differs from itself"
    near = _disc(32.01, 32)
    assert compare(near, disc).within(CLOSE), "a hundredth of a pixel is taken for a fault"
    assert not compare(near, disc).within(EQUAL), "a hundredth of a pixel is taken for nothing"

    ways = {
        "moved by a twentieth of a pixel": _disc(32.05, 32),
        "moved by a whole pixel": _disc(33, 32),
        "moved away": numpy.roll(disc, 24, axis=1),
        "larger by a pixel": _disc(32, 32, 21),
        "larger by a fifth of a pixel": _disc(32, 32, 20.2),
        "lighter by a 255th": _changed(disc, disc[..., 3:] > 0, -1),
        "one pixel missing": _changed(disc, _only(32, 32), -255),
        "a speck outside": _changed(disc, _only(4, 4), 80),
        "gone": numpy.zeros_like(disc),
        "hard at the edge": numpy.where(disc[..., 3:] > 127, disc.max(axis=(0, 1)), 0),
    }
    for name, spoiled in ways.items():
        assert not compare(spoiled.astype(numpy.uint8), disc).within(CLOSE), f"{name}: not noticed"

    # What is translucent has an inside too, and an opaque icon may have an edge within.
    half = (disc // 2).astype(numpy.uint8)
    paler = _changed(half, half[..., 3:] > 0, -2)
    assert compare(paler, half).inner > CLOSE.inner, "a translucent inside counts as an edge"
    assert compare(_changed(half, half[..., 3:] > 0, -1), half).inner == 0, "rounding is a fault"
    on_black = numpy.maximum(disc, _opaque())
    assert compare(_opaque(), on_black).edge > 0, "an edge within an opaque picture is not seen"

    # What is opaque has its centroid by what is not as the ground is, of whatever color that is.
    ground = (32, 96, 192)
    still, moved = (_on(picture, ground) for picture in (disc, _disc(32.05, 32)))
    assert compare(moved, still, ground).shift > CLOSE.shift, "on a color a move is not noticed"
    assert compare(still, still, ground) == EQUAL, "on a color a picture differs from itself"

    # The filters of PNG undo to what they were made of, or the comparison of sizes is with nothing.
    for kind, data in enumerate(filtered(disc)):
        assert len(deflate(data, 9)) < len(data) == _SIZE * (_SIZE * 4 + 1)
        assert (_unfiltered(kind, data) == disc).all(), f"filter {kind} loses something"
    return len(ways)


def _disc(x: float, y: float, radius: float = 20) -> numpy.ndarray:
    """A red disc, its coverage from 16 x 16 samples a pixel."""
    fine = (numpy.arange(_SIZE * 16) + 0.5) / 16
    inside = (fine[None] - x) ** 2 + (fine[:, None] - y) ** 2 <= radius**2
    cover = inside.reshape(_SIZE, 16, _SIZE, 16).mean(axis=(1, 3))
    return (cover[..., None] * [240, 69, 82, 255] + 0.5).astype(numpy.uint8)


def _opaque() -> numpy.ndarray:
    return numpy.full((_SIZE, _SIZE, 4), [0, 0, 0, 255], numpy.uint8)


def _on(picture: numpy.ndarray, ground: tuple[int, int, int]) -> numpy.ndarray:
    alpha = picture[..., 3:] / 255
    colors = numpy.rint(picture[..., :3] + numpy.array(ground) * (1 - alpha))
    return numpy.concatenate([colors, _opaque()[..., 3:]], axis=-1).astype(numpy.uint8)


def _only(x: int, y: int) -> numpy.ndarray:
    where = numpy.zeros((_SIZE, _SIZE, 1), bool)
    where[y, x] = True
    return where


def _changed(picture: numpy.ndarray, where: numpy.ndarray, by: int) -> numpy.ndarray:
    return numpy.clip(picture.astype(int) + where * by, 0, 255).astype(numpy.uint8)


def _unfiltered(kind: int, data: bytes) -> numpy.ndarray:
    """What a reader of PNG makes of it, byte by byte, as the format's page has it."""
    stride = _SIZE * 4
    above = [0] * stride
    rows = []
    for start in range(0, len(data), stride + 1):
        assert data[start] == kind
        row: list[int] = []
        for index, byte in enumerate(data[start + 1:start + 1 + stride]):
            left = row[index - 4] if index >= 4 else 0
            corner = above[index - 4] if index >= 4 else 0
            row.append(byte + _guess(kind, left, above[index], corner) & 255)
        rows.append(row)
        above = row
    return numpy.array(rows, numpy.uint8).reshape(_SIZE, _SIZE, 4)


def _guess(kind: int, left: int, above: int, corner: int) -> int:
    if kind < 4:
        return (0, left, above, (left + above) // 2)[kind]
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))
