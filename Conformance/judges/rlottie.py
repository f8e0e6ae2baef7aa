"""rlottie, by its C interface: the player of Lottie files in many a chat program."""

import ctypes
import json

import numpy

from .. import tools
from ..pictures import averaged

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

    def picture(self, frame: int, size: int) -> numpy.ndarray:
        """One frame on a square canvas. rlottie cuts curves into few lines, so it draws larger, and
        that is averaged down."""
        finer = min(16, 2048 // size)
        side = size * finer
        words = numpy.zeros((side, side), numpy.uint32)
        self._library.lottie_animation_render(
            self._animation, frame, words.ctypes.data, side, side, side * 4)
        # A word is alpha, red, green, blue from its top, premultiplied.
        colors = numpy.stack([words >> 16, words >> 8, words, words >> 24], -1)
        return averaged(colors.astype(numpy.uint8), finer)


def loss_in_matte() -> int:
    """How many 255ths of an opaque white square are lost where an opaque square is its matte:
    rlottie divides by 256 where 255 would be right, several times."""
    square = [
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [64, 64]},
         "r": {"a": 0, "k": 0}},
        {"ty": "fl", "c": {"a": 0, "k": [1, 1, 1, 1]}, "o": {"a": 0, "k": 100}}]
    layer = {"ty": 4, "ip": 0, "op": 2, "st": 0, "ks": {}, "shapes": square}
    file = {
        "v": "5.7.0", "fr": 60, "ip": 0, "op": 2, "w": 16, "h": 16, "assets": [],
        "layers": [{**layer, "td": 1}, {**layer, "tt": 1}]}
    with Player(json.dumps(file).encode()) as player:
        return 255 - int(player.picture(0, 16).min())
