"""libwebp's own decoder of animations, by its C interface."""

import ctypes
import itertools
from fractions import Fraction
from pathlib import Path

from .. import pictures, tools
from .moving import Frames, Moving

NAME = "libwebp"

# The number that the library's header asks for: a caller made for another is turned away.
_INTERFACE = 0x0107


class _Data(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char_p), ("size", ctypes.c_size_t)]


class _Options(ctypes.Structure):
    _fields_ = [
        ("color_mode", ctypes.c_int), ("use_threads", ctypes.c_int),
        ("padding", ctypes.c_uint32 * 7)]


class _Info(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_uint32)
        for name in ("canvas_width", "canvas_height", "loop_count", "bgcolor", "frame_count")
    ] + [("padding", ctypes.c_uint32 * 4)]


def version() -> str:
    number = ctypes.CDLL("libwebpdemux.so.2").WebPGetDemuxVersion()
    return f"{number >> 16}.{number >> 8 & 255}.{number & 255}"


def read(file: Path) -> Moving:
    """The frames of a file as the library itself puts them together."""
    library = ctypes.CDLL("libwebpdemux.so.2")
    library.WebPAnimDecoderNewInternal.restype = ctypes.c_void_p
    for name in ("GetInfo", "GetNext", "Delete"):
        getattr(library, f"WebPAnimDecoder{name}").argtypes = [ctypes.c_void_p] * (
            {"GetInfo": 2, "GetNext": 3, "Delete": 1}[name])
    data = file.read_bytes()
    options = _Options()
    if not library.WebPAnimDecoderOptionsInitInternal(ctypes.byref(options), _INTERFACE):
        raise tools.Refused("libwebp has another interface than this file knows")
    decoder = library.WebPAnimDecoderNewInternal(
        ctypes.byref(_Data(data, len(data))), ctypes.byref(options), _INTERFACE)
    if not decoder:
        raise tools.Refused(f"libwebp cannot read {file.name}")
    try:
        return _frames(library, decoder)
    finally:
        library.WebPAnimDecoderDelete(decoder)


def _frames(library: ctypes.CDLL, decoder: int) -> Moving:
    info = _Info()
    library.WebPAnimDecoderGetInfo(decoder, ctypes.byref(info))
    width, height = info.canvas_width, info.canvas_height
    frames, ends = [], [0]
    pixels, end = ctypes.c_void_p(), ctypes.c_int()
    for _ in range(info.frame_count):
        if not library.WebPAnimDecoderGetNext(decoder, ctypes.byref(pixels), ctypes.byref(end)):
            raise tools.Refused(f"libwebp stops at frame {len(frames)}")
        frames.append(ctypes.string_at(pixels.value, width * height * 4))
        ends.append(end.value)
    durations = [Fraction(b - a, 1000) for a, b in itertools.pairwise(ends)]
    return Moving(
        Frames(frames, lambda frame: pictures.from_rgba(frame, width, height)), durations,
        plays=info.loop_count or None)
