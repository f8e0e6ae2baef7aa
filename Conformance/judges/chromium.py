"""Chromium, without a window: SVG inline and in an <img>, and its decoders of moving pictures."""

import base64
import os
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path

import numpy
from playwright.sync_api import Browser, Error, Page, sync_playwright

from .. import pictures, tools
from .moving import Frames, Moving

NAME = "Chromium"

#: Longer than any file moves, in milliseconds.
AFTER_ALL = 1_000_000
#: How many of a screen's pixels are one of the page's, where the page does not say.
FINER = 8

# No screen that is looked at at once has more pixels.
_SHOT = 1 << 24

# A made-up address: pages without a safe one get no decoders. Nothing is fetched from anywhere.
_ADDRESS = "https://judge.invalid/"
_ARGUMENTS = ("--force-color-profile=srgb", "--hide-scrollbars", "--disable-gpu")
_PAGE = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; font-size: 0 }
  iframe, img { border: 0; float: left }
</style><body><script>%s</script>"""
# Points of a page's width, for what stands side by side.
_SIDE = 1280
_TYPES = {".png": "image/png", ".apng": "image/png", ".webp": "image/webp", ".gif": "image/gif"}

#: None is when all is over.
Times = list[Fraction | None]
Pictures = list[numpy.ndarray]
#: Width and height, in pixels.
Canvas = tuple[int, int]


class Chromium:
    """A browser, open from `with` to its end."""

    def __enter__(self) -> "Chromium":
        self._playwright = sync_playwright().start()
        self._browser = self._launched()
        self._pages: dict[int, Page] = {}
        return self

    def __exit__(self, *_: object) -> None:
        self._browser.close()
        self._playwright.stop()

    @contextmanager
    def reduced_motion(self) -> Iterator[Page]:
        """A page for who asks for less motion. A page's own setting does not reach an <img>, and a
        browser's does not reach a page of this library, so it is both."""
        browser = self._launched("--force-prefers-reduced-motion")
        yield self._empty(browser, reduced_motion="reduce")
        browser.close()

    def _launched(self, *arguments: str) -> Browser:
        all_arguments = [*_ARGUMENTS, *arguments, *(["--no-sandbox"] if os.getuid() == 0 else [])]
        return self._playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=all_arguments)

    @property
    def version(self) -> str:
        return self._browser.version

    def page(self, scale: int = FINER) -> Page:
        """An empty page that knows how to show files."""
        return self._empty(self._browser, scale)

    def _empty(self, browser: Browser, scale: int = FINER, **options: str) -> Page:
        page = browser.new_context(device_scale_factor=scale, **options).new_page()
        script = Path(__file__).with_suffix(".js").read_text()
        page.route("**/*", lambda route: route.fulfill(
            body=_PAGE % script, content_type="text/html"))
        page.goto(_ADDRESS)
        return page

    def inline(self, files: list[Path], times: Times, canvas: Canvas, scale: int) -> Pictures:
        """Each file's text within a page, stopped at its time; None is when all is over."""
        return self._shown("inline", files, times, canvas, scale)

    def images(self, files: list[Path], times: Times, canvas: Canvas, scale: int) -> Pictures:
        """Each file in an <img>, as a copy that is stopped at its time."""
        return self._shown("images", files, times, canvas, scale)

    def read(self, file: Path) -> Moving:
        """All frames of a moving file."""
        told = self._decoded(file)
        durations = [Fraction(frame["duration"] or 0, 1_000_000) for frame in told["frames"]]
        return Moving(Frames(told["frames"], _picture), durations, told["plays"])

    def frames(self, file: Path, numbers: list[int]) -> Pictures:
        """Some frames of a moving file; a negative number counts from the end."""
        return [_picture(frame) for frame in self._decoded(file, numbers)["frames"]]

    def _decoded(self, file: Path, numbers: list[int] | None = None) -> dict:
        data = base64.b64encode(file.read_bytes()).decode()
        return _asked(self._page(1), "decode", data, _TYPES[file.suffix], numbers)

    def _page(self, scale: int) -> Page:
        """The page for a screen with so many pixels to each of the page's: always the same one."""
        if scale not in self._pages:
            self._pages[scale] = self.page(scale)
        return self._pages[scale]

    def _shown(
        self, way: str, files: list[Path], times: Times, canvas: Canvas, scale: int
    ) -> Pictures:
        """Many files on one screen, and as many screens as that takes."""
        page, found = self._page(scale), []
        width, height = canvas
        columns = min(len(files), max(1, _SIDE // width))
        most = columns * max(1, _SHOT // (scale * scale * width * height) // columns)
        for start in range(0, len(files), most):
            some = files[start:start + most]
            rows = -(-len(some) // columns)
            page.set_viewport_size({"width": width * columns, "height": height * rows})
            texts = [file.read_text() for file in some]
            milliseconds = [
                AFTER_ALL if time is None else float(time * 1000)
                for time in times[start:start + most]]
            _asked(page, way, texts, milliseconds, width, height)
            found += cut(shot(page), columns, rows)[:len(some)]
        return found


def _asked(page: Page, what: str, *arguments: object) -> object:
    """What the page's script answers."""
    try:
        return page.evaluate(f"(given) => judge.{what}(...given)", list(arguments))
    except Error as error:
        raise tools.Refused(f"Chromium: {error.message.splitlines()[0]}") from error


def _picture(frame: dict) -> numpy.ndarray:
    return pictures.from_rgba(base64.b64decode(frame["pixels"]), frame["width"], frame["height"])


def shot(page: Page) -> numpy.ndarray:
    """What the page looks like, on nothing; a pixel of the page is one of the picture's."""
    picture = pictures.from_png(page.screenshot(omit_background=True, scale="device"))
    return pictures.averaged(picture, picture.shape[1] // page.viewport_size["width"])


def cut(picture: numpy.ndarray, columns: int, rows: int = 1) -> Pictures:
    """So many pictures that stand side by side, row by row."""
    return [
        cell for row in numpy.split(picture, rows) for cell in numpy.split(row, columns, axis=1)]
