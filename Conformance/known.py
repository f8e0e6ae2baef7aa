"""What is beyond a bar, and why: renderers' own doing, which no other file of ours could help.

`make conformance` fails where anything is beyond a bar and not among these, and where one of these
does not occur any more.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Known:
    """A figure of a renderer that may be beyond its bar, up to another."""

    renderer: str
    figure: str
    most: float
    reason: str

    def covers(self, renderer: str, figure: str, value: float) -> bool:
        """Whether this is what was found."""
        return (renderer, figure) == (self.renderer, self.figure) and value <= self.most


KNOWN = (
    Known(
        "Lottie, rlottie", "inner", 4,
        "In rlottie an opaque square with an opaque matte loses 4 of 255, of whatever kind the"
        " matte is: it divides by 256 where 255 would be right, four times. A mask would lose"
        " nothing, but rlottie cuts each shape by it on its own, so that the border is seen along"
        " the edge of a fill: at 1×, ¾ through grow, edge 11.3 in place of 3.8, shift 0.070 in"
        " place of 0.009."),
    Known(
        "Lottie, rlottie", "shift", 0.07,
        "Where the border alone is seen, at 256 pixels: rlottie outlines a line with few curves of"
        " its own, by its angles and not by its size, so that it is further off the larger it is."
        " A full icon, which has no line, is within."),
    Known(
        "SVG still, librsvg", "shift", 0.06,
        "At their own size librsvg's edges move what is thin: here the border alone, where it"
        " pops or is small. Drawn four times finer the same files are within: shift 0.009 for"
        " burst at 24 pixels, in place of 0.052; 0.002 for pop at 256, in place of 0.047."),
    *(
        Known(
            f"GIF, {reader}", "shift", 0.031,
            "A fade has more colors than the 255 that a GIF may have, so its edges are off by up to"
            " 3 of 255; in the first frame of plain at 96 pixels these add up to 0.0304 of a"
            " pixel.")
        for reader in ("giflib", "ffmpeg", "Chromium")),
)
