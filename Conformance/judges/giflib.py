"""giflib, by its C interface. It reads frames; putting them over each other is left to callers."""

import ctypes
from fractions import Fraction
from pathlib import Path

import numpy

from .. import pictures, tools
from .moving import Frames, Moving

NAME = "giflib"

_NO_COLOR = -1
_TO_GROUND, _TO_PREVIOUS = 2, 3
_APPLICATION, _CONTINUED = 0xFF, 0


class _Color(ctypes.Structure):
    _fields_ = [(name, ctypes.c_ubyte) for name in ("red", "green", "blue")]


class _Map(ctypes.Structure):
    _fields_ = [
        ("count", ctypes.c_int), ("bits", ctypes.c_int), ("sorted", ctypes.c_bool),
        ("colors", ctypes.POINTER(_Color))]


class _Extension(ctypes.Structure):
    _fields_ = [
        ("count", ctypes.c_int), ("bytes", ctypes.POINTER(ctypes.c_ubyte)),
        ("function", ctypes.c_int)]


class _Description(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("left", "top", "width", "height")] + [
        ("interlace", ctypes.c_bool), ("map", ctypes.POINTER(_Map))]


class _Image(ctypes.Structure):
    _fields_ = [
        ("description", _Description), ("raster", ctypes.POINTER(ctypes.c_ubyte)),
        ("extension_count", ctypes.c_int), ("extensions", ctypes.POINTER(_Extension))]


class _File(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "resolution", "ground")] + [
        ("aspect", ctypes.c_ubyte), ("map", ctypes.POINTER(_Map)), ("count", ctypes.c_int),
        ("current", _Description), ("images", ctypes.POINTER(_Image))]


class _Control(ctypes.Structure):
    _fields_ = [
        ("disposal", ctypes.c_int), ("user_input", ctypes.c_bool),
        ("delay", ctypes.c_int), ("clear", ctypes.c_int)]


def version() -> str:
    return tools.version("dpkg-query", "-W", "libgif7")


def read(file: Path) -> Moving:
    """The frames of a file, put over each other as the format says."""
    library = ctypes.CDLL("libgif.so.7")
    library.DGifOpenFileName.restype = ctypes.POINTER(_File)
    error = ctypes.c_int()
    gif = library.DGifOpenFileName(str(file).encode(), ctypes.byref(error))
    if not gif or not library.DGifSlurp(gif):
        raise tools.Refused(f"giflib cannot read {file.name}")
    try:
        return _frames(library, gif)
    finally:
        library.DGifCloseFile(gif, ctypes.byref(error))


def _frames(library: ctypes.CDLL, gif: ctypes.POINTER(_File)) -> Moving:
    contents = gif.contents
    canvas = numpy.zeros((contents.height, contents.width, 4), numpy.uint8)
    frames, durations, plays = [], [], 1
    for index in range(contents.count):
        image = contents.images[index]
        control = _Control(0, False, 0, _NO_COLOR)
        library.DGifSavedExtensionToGCB(gif, index, ctypes.byref(control))
        plays = _plays(image, plays)
        before = canvas.copy()
        place = _place(image)
        _put(image, contents.map, control.clear, canvas[place])
        frames.append(canvas.copy())
        durations.append(Fraction(control.delay, 100))
        if control.disposal == _TO_GROUND:
            canvas[place] = 0
        elif control.disposal == _TO_PREVIOUS:
            canvas = before
    return Moving(Frames(frames, pictures.premultiplied), durations, plays)


def _place(image: _Image) -> tuple[slice, slice]:
    box = image.description
    return (slice(box.top, box.top + box.height), slice(box.left, box.left + box.width))


def _put(image: _Image, shared: ctypes.POINTER(_Map), clear: int, canvas: numpy.ndarray) -> None:
    """Sets the pixels that the image has, and leaves those that it says are clear."""
    box = image.description
    raster = numpy.ctypeslib.as_array(image.raster, (box.height, box.width))
    colors = (box.map or shared).contents
    table = numpy.zeros((256, 4), numpy.uint8)
    for index in range(colors.count):
        color = colors.colors[index]
        table[index] = (color.red, color.green, color.blue, 255)
    seen = raster != clear
    canvas[seen] = table[raster[seen]]


def _plays(image: _Image, known: int | None) -> int | None:
    """How often all is played, by the extension that Netscape added: repeats, and 0 for ever."""
    netscape = False
    for index in range(image.extension_count):
        extension = image.extensions[index]
        content = bytes(extension.bytes[:extension.count])
        if extension.function == _APPLICATION:
            netscape = content == b"NETSCAPE2.0"
        elif extension.function == _CONTINUED and netscape and content[:1] == b"\x01":
            repeats = content[1] | content[2] << 8
            return repeats + 1 if repeats else None
    return known
