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
    #: In which looks; none is for all.
    looks: tuple[str, ...] = ()

    def covers(self, renderer: str, look: str, figure: str, value: float) -> bool:
        """Whether this is what was found."""
        same = (renderer, figure) == (self.renderer, self.figure)
        return same and value <= self.most and (not self.looks or look in self.looks)


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
        "Lottie, rlottie", "inner", 4.5,
        "Where an image is the matte: in rlottie an image that is drawn alone, from a file with"
        " nothing else, is off by 0.47 within, and an opaque square that it mattes loses 6 of 255"
        " in place of the 4 above.",
        ("mask image", "two images")),
    Known(
        "Lottie, rlottie", "shift", 0.17,
        "On an opaque ground: alone it is right in rlottie, and all of it loses 1 of 255 under a"
        " layer with a matte, even if that has but a disc of 20 pixels in the middle. The centroid is of"
        " what is not as the ground is, so that all of the ground counts.",
        ("on blue",)),
    *(
        Known(
            f"SVG {way}, Chromium", "shift", 0.045,
            "Of an image: one alone, in a file with nothing else, is off by 0.041 of a pixel in"
            " Chromium where 10 of the screen's pixels are one of its own, by 0.000 where it is 1,"
            " 2, 4 or 8. At 1× the settled picture has no difference at all.",
            ("mask image", "two images"))
        for way in ("inline", "in <img>")),
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
