"""Pictures as arrays: how they come in, and how they are put on a ground."""

import io

import numpy
from PIL import Image


def from_png(data: bytes) -> numpy.ndarray:
    """The only frame of a PNG, premultiplied."""
    # Pillow writes what is premultiplied with a small a.
    return numpy.asarray(Image.open(io.BytesIO(data)).convert("RGBA").convert("RGBa"))


def from_rgba(data: bytes, width: int, height: int) -> numpy.ndarray:
    """Bytes of red, green, blue and alpha that are not premultiplied."""
    return premultiplied(numpy.frombuffer(data, numpy.uint8).reshape(height, width, 4))


def premultiplied(straight: numpy.ndarray) -> numpy.ndarray:
    """Color times alpha, rounded to the nearest."""
    wide = straight.astype(numpy.uint32)
    colors = (wide[..., :3] * wide[..., 3:] + 127) // 255
    return numpy.concatenate([colors, wide[..., 3:]], axis=-1).astype(numpy.uint8)


def straight(picture: numpy.ndarray) -> numpy.ndarray:
    """Color without its alpha, as PNG has it; black where nothing is."""
    wide = picture.astype(numpy.uint32)
    alpha = numpy.maximum(wide[..., 3:], 1)
    colors = numpy.minimum((wide[..., :3] * 255 + alpha // 2) // alpha, 255)
    return numpy.concatenate([colors, wide[..., 3:]], axis=-1).astype(numpy.uint8)


def from_words(words: numpy.ndarray) -> numpy.ndarray:
    """Words of alpha, red, green, blue from their top, premultiplied, as C libraries have them."""
    blue_first = words.astype("<u4", copy=False).view(numpy.uint8).reshape(*words.shape, 4)
    return blue_first[..., [2, 1, 0, 3]]


def averaged(picture: numpy.ndarray, times: int) -> numpy.ndarray:
    """The picture at so many times less in width and height."""
    if times == 1:
        return picture
    height, width = picture.shape[:2]
    # As four channels that mean nothing to Pillow, so that it takes none of them for an alpha.
    data = numpy.ascontiguousarray(picture)
    return numpy.asarray(Image.frombuffer("CMYK", (width, height), data).reduce(times))


def on_gray(picture: numpy.ndarray, ground: int) -> numpy.ndarray:
    """The picture on an opaque ground whose red, green and blue are all this."""
    wide = picture.astype(numpy.uint32)
    behind = (ground * (255 - wide[..., 3:]) + 127) // 255
    colors = wide[..., :3] + behind
    alpha = numpy.full_like(wide[..., 3:], 255)
    return numpy.concatenate([colors, alpha], axis=-1).astype(numpy.uint8)
