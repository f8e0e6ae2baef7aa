"""rlottie, by its C interface: the player of Lottie files in many a chat program."""

import ctypes

import numpy

from .. import tools
from ..pictures import averaged, from_words

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

    def __init__(self, data: bytes):
        self._library = _library()
        # The key is of a cache of files that were read; without one, each is read anew.
        self._animation = self._library.lottie_animation_from_data(data, b"", b"")
        if not self._animation:
            raise tools.Refused("rlottie cannot read it")
        self.frame_rate = self._library.lottie_animation_get_framerate(self._animation)
        self.frame_count = self._library.lottie_animation_get_totalframe(self._animation)

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self._library.lottie_animation_destroy(self._animation)

    def picture(self, frame: int, canvas: tuple[int, int], finer: int = 1) -> numpy.ndarray:
        """One frame on a canvas of a width and a height; drawn so much larger and averaged
        down. A negative one counts from the end: what is at the out point is not shown any more."""
        if frame >= self.frame_count:
            raise tools.Refused(f"there are only {self.frame_count} frames")
        width, height = (side * finer for side in canvas)
        words = numpy.zeros((height, width), numpy.uint32)
        self._library.lottie_animation_render(
            self._animation, frame % self.frame_count, words.ctypes.data, width, height,
            width * 4)
        return averaged(from_words(words), finer)
