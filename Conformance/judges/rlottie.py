"""rlottie, by its C interface: the player of Lottie files in many a chat program."""

import ctypes
import ctypes.util
from pathlib import Path

import numpy

from .. import tools

NAME = "rlottie"


def version() -> str:
    return tools.version("dpkg-query", "-W", "librlottie0-1")


def _library() -> ctypes.CDLL:
    library = ctypes.CDLL("librlottie.so.0-1")
    library.lottie_animation_from_data.restype = ctypes.c_void_p
    library.lottie_animation_from_data.argtypes = [ctypes.c_char_p] * 3
    library.lottie_animation_destroy.argtypes = [ctypes.c_void_p]
    library.lottie_animation_get_framerate.restype = ctypes.c_double
    library.lottie_animation_get_framerate.argtypes = [ctypes.c_void_p]
    library.lottie_animation_get_totalframe.restype = ctypes.c_size_t
    library.lottie_animation_get_totalframe.argtypes = [ctypes.c_void_p]
    library.lottie_animation_render.argtypes = [
        ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p,
        ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t]
    return library


class Player:
    """One file, ready to be shown at any frame."""

    def __init__(self, file: Path):
        self._library = _library()
        # The key is of a cache of files that were read; without one, each is read anew.
        self._animation = self._library.lottie_animation_from_data(file.read_bytes(), b"", b"")
        if not self._animation:
            raise tools.Refused(f"rlottie cannot read {file.name}")
        self.frame_rate = self._library.lottie_animation_get_framerate(self._animation)
        self.frame_count = self._library.lottie_animation_get_totalframe(self._animation)

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self._library.lottie_animation_destroy(self._animation)

    def picture(self, frame: int, size: int) -> numpy.ndarray:
        """One frame on a square canvas."""
        words = numpy.zeros((size, size), numpy.uint32)
        self._library.lottie_animation_render(
            self._animation, frame, words.ctypes.data, size, size, size * 4)
        # A word is alpha, red, green, blue from its top, premultiplied.
        return numpy.stack([words >> 16, words >> 8, words, words >> 24], -1).astype(numpy.uint8)
