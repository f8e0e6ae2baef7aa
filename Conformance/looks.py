"""Looks beside the plain heart: other icons, colors, canvases and speeds."""

from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

_ICON = Path(__file__).parent.parent / "Examples/Icons/leaf.svg"
#: A square with a square hole, which both turn the same way: nonzero would fill it.
_HOLE = "M0 0H24V24H0ZM7 7H17V17H7Z"
_GROUND = (0x20, 0x60, 0xC0)


@dataclass(frozen=True)
class Look:
    """What the command is told beside the style and the size."""

    name: str = ""
    options: tuple[str, ...] = ()
    style: str = "grow"
    change: str = "select"
    #: Width and height in pixels, where it is no square.
    canvas: tuple[int, int] | None = None
    #: Red, green and blue of what is opaque behind it all.
    ground: tuple[int, int, int] | None = None
    #: Where it stands among the others.
    place: int = 0


PLAIN = Look()


def looks(folder: Path) -> list[Look]:
    """All that are looked at beside the plain one; the images are put into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    mask, border = _images(folder)
    some = [
        Look("a hole", ("--path", _HOLE, "--fill-rule", "evenodd")),
        Look("softHeart", ("--icon", "softHeart"), style="burst"),
        Look("translucent", ("--fill", "#F0455280")),
        Look("on blue", ("--background", "#%02X%02X%02X" % _GROUND), ground=_GROUND),
        Look("no border", ("--border-width", "0")),
        Look("seed", ("--placement", "seed", "--heart-size", "60")),
        Look("oblong", canvas=(120, 80)),
        Look("mask image", ("--mask-image", str(mask))),
        Look("two images", ("--mask-image", str(mask), "--border-image", str(border))),
        # Slower: all its parts are whole frames, at the rate of a GIF as well.
        Look("both, slow", ("--speed", "0.5"), change="both"),
        Look("fast", ("--speed", "2.5")),
        Look("a file", ("--icon", str(_ICON))),
    ]
    return [replace(look, place=place) for place, look in enumerate(some, 1)]


def _images(folder: Path) -> tuple[Path, Path]:
    """A disc with soft edges and off the middle, and its rim."""
    made = []
    for name, drawn in (("mask", {"fill": 255}), ("border", {"outline": 255, "width": 10})):
        alpha = Image.new("L", (96, 96))
        ImageDraw.Draw(alpha).ellipse((16, 12, 76, 80), **drawn)
        image = Image.new("RGBA", alpha.size)
        image.putalpha(alpha.filter(ImageFilter.GaussianBlur(2)))
        made.append(folder / f"{name}.png")
        image.save(made[-1])
    return made[0], made[1]
