"""The one measure of difference between two pictures, and the bars it is held to.

A picture is an array of height x width x 4 bytes: premultiplied red, green, blue, and alpha.

A pixel is *plain* in a picture if it lies in a block of 2 x 2 pixels of one color. A pixel that is
plain in one picture and not in the other, or in neither, has an edge in it: something covers it
partly. What is left is empty, or wholly inside. For opaque shapes this is what alpha alone would
say; but it also knows the edge of a disc within an icon, and does not take the inside of what is
translucent for one large edge, which would hide a wrong edge in a mean over many right pixels.
Within what is translucent, a difference of one is rounding, and is not counted.
"""

from dataclasses import dataclass, fields

import numpy


@dataclass(frozen=True)
class Figures:
    """How far two pictures differ; colors in 255ths, the shift in pixels."""

    edge: float
    inner: float
    largest: float
    shift: float

    def within(self, bars: "Figures") -> bool:
        """Whether none of the four is beyond its bar."""
        return not beyond(self, bars)

    def worst(self, other: "Figures") -> "Figures":
        """The greater of each of the four."""
        return Figures(*(max(getattr(self, f.name), getattr(other, f.name)) for f in fields(self)))


#: Against another anti-aliaser.
CLOSE = Figures(edge=12, inner=0.5, largest=64, shift=0.03)
#: Where a format loses nothing.
EQUAL = Figures(edge=0, inner=0, largest=0, shift=0)
#: Nothing differs.
NONE = EQUAL

#: An opaque gray, or a red, green and blue, that is behind all; None is for none.
Ground = int | tuple[int, int, int] | None

#: How the four figures are written.
DIGITS = {"edge": "{:.1f}", "inner": "{:.2f}", "largest": "{:.0f}", "shift": "{:.3f}"}


def beyond(figures: Figures, bars: Figures) -> list[str]:
    """The names of those that are beyond their bars."""
    return [
        field.name for field in fields(Figures)
        if getattr(figures, field.name) > getattr(bars, field.name)]


def told(figures: Figures, names: bool = True) -> str:
    """The figures in words, or their numbers only."""
    parts = [(name, digits.format(getattr(figures, name))) for name, digits in DIGITS.items()]
    if names:
        return ", ".join(f"{name} {number}" for name, number in parts)
    return " · ".join(number for _, number in parts)


def compare(seen: numpy.ndarray, wanted: numpy.ndarray, ground: Ground = None) -> Figures:
    """The four figures. With a ground, both are opaque, and what differs from it is what counts
    for the centroid, in place of alpha."""
    if seen.shape != wanted.shape:
        raise ValueError(f"a picture of {seen.shape} is no match for one of {wanted.shape}")
    seen, wanted = seen.astype(numpy.int16), wanted.astype(numpy.int16)
    difference = numpy.abs(seen - wanted)
    edge = ~(_plain(seen) & _plain(wanted))
    inner = ~edge & (seen[..., 3] + wanted[..., 3] > 0)
    # What is translucent is a product, rounded once by one and twice by another.
    clear = inner & (seen[..., 3] < 255) & (wanted[..., 3] < 255)
    forgiven = difference - (clear[..., None] & (difference > 0))
    return Figures(
        edge=_mean(difference[edge]),
        inner=_mean(forgiven[inner]),
        largest=float(difference.max()),
        shift=_shift(_ink(seen, ground), _ink(wanted, ground)),
    )


def _plain(picture: numpy.ndarray) -> numpy.ndarray:
    """Which pixels lie in a block of 2 x 2 of one color. Beyond the border all is as at it."""
    padded = numpy.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    blocks = numpy.stack([padded[:-1, :-1], padded[1:, :-1], padded[:-1, 1:], padded[1:, 1:]])
    # Off by one is rounding, not an edge.
    even = ((blocks.max(axis=0) - blocks.min(axis=0)) <= 1).all(axis=-1)
    return even[:-1, :-1] | even[1:, :-1] | even[:-1, 1:] | even[1:, 1:]


def _mean(values: numpy.ndarray) -> float:
    return float(values.mean()) if values.size else 0.0


def _ink(picture: numpy.ndarray, ground: Ground) -> numpy.ndarray:
    if ground is None:
        return picture[..., 3].astype(float)
    return numpy.abs(picture[..., :3] - ground).sum(axis=-1).astype(float)


def _shift(seen: numpy.ndarray, wanted: numpy.ndarray) -> float:
    """How far the centroid moved; infinitely far where only one picture is empty."""
    if not seen.any() or not wanted.any():
        return 0.0 if seen.any() == wanted.any() else float("inf")
    return float(numpy.hypot(*(_centroid(seen) - _centroid(wanted))))


def _centroid(ink: numpy.ndarray) -> numpy.ndarray:
    rows, columns = numpy.indices(ink.shape)
    return numpy.array([(ink * columns).sum(), (ink * rows).sum()]) / ink.sum()
