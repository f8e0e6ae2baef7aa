"""An APNG of full frames, packed by libdeflate at its best: what ours is to be measured against."""

import ctypes
import zlib

import numpy

SIGNATURE = 8
#: Lengths, names and checksums, in bytes: of a chunk, and what is in those that are always there.
CHUNK, HEADER, ANIMATION, CONTROL, SEQUENCE = 12, 13, 8, 26, 4


def animation_size(frames: list[numpy.ndarray], level: int) -> int:
    """The bytes of an APNG of these straight RGBA frames, each with the best of five filters."""
    packed = [min(len(deflate(data, level)) for data in filtered(frame)) for frame in frames]
    fixed = SIGNATURE + (CHUNK + HEADER) + (CHUNK + ANIMATION) + CHUNK
    controls = len(frames) * (CHUNK + CONTROL)
    chunks = len(frames) * CHUNK + (len(frames) - 1) * SEQUENCE
    return fixed + controls + chunks + sum(packed)


def filtered(frame: numpy.ndarray) -> list[bytes]:
    """The frame's rows under each of PNG's filters, the same for all rows."""
    here = frame.astype(numpy.int16)
    left = numpy.pad(here, ((0, 0), (1, 0), (0, 0)))[:, :-1]
    above = numpy.pad(here, ((1, 0), (0, 0), (0, 0)))[:-1]
    corner = numpy.pad(here, ((1, 0), (1, 0), (0, 0)))[:-1, :-1]
    average, paeth = (left + above) // 2, _paeth(left, above, corner)
    guesses = [numpy.zeros_like(here), left, above, average, paeth]
    return [_rows(kind, here - guess) for kind, guess in enumerate(guesses)]


def _paeth(left: numpy.ndarray, above: numpy.ndarray, corner: numpy.ndarray) -> numpy.ndarray:
    guess = left + above - corner
    to_left, to_above, to_corner = (abs(guess - value) for value in (left, above, corner))
    nearest = numpy.where(to_above <= to_corner, above, corner)
    return numpy.where((to_left <= to_above) & (to_left <= to_corner), left, nearest)


def _rows(kind: int, rest: numpy.ndarray) -> bytes:
    rows = rest.astype(numpy.uint8).reshape(rest.shape[0], -1)
    return numpy.pad(rows, ((0, 0), (1, 0)), constant_values=kind).tobytes()


def deflate(data: bytes, level: int) -> bytes:
    """The data as a zlib stream, by libdeflate."""
    library = ctypes.CDLL("libdeflate.so.0")
    library.libdeflate_alloc_compressor.restype = ctypes.c_void_p
    library.libdeflate_free_compressor.argtypes = [ctypes.c_void_p]
    compress = library.libdeflate_zlib_compress
    compress.restype = ctypes.c_size_t
    compress.argtypes = [
        ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]
    compressor = library.libdeflate_alloc_compressor(level)
    room = ctypes.create_string_buffer(len(data) + 1024)
    length = compress(compressor, data, len(data), room, len(room))
    library.libdeflate_free_compressor(compressor)
    packed = room.raw[:length]
    if zlib.decompress(packed) != data:
        raise ValueError("libdeflate packed something else")
    return packed
