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
from .moving import Moving

NAME = "Chromium"

#: Longer than any file moves, in milliseconds.
AFTER_ALL = 1_000_000
#: How many of a screen's pixels are one of the page's, where the page does not say.
FINER = 8

# A made-up address: pages without a safe one get no decoders. Nothing is fetched from anywhere.
_ADDRESS = "https://judge.invalid/"
_ARGUMENTS = ("--force-color-profile=srgb", "--hide-scrollbars", "--disable-gpu")
_PAGE = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; font-size: 0; white-space: nowrap }
  iframe { border: 0 }
</style><body><script>%s</script>"""
_TYPES = {".png": "image/png", ".apng": "image/png", ".webp": "image/webp", ".gif": "image/gif"}


class Chromium:
    """A browser, open from `with` to its end."""

    def __enter__(self) -> "Chromium":
        self._playwright = sync_playwright().start()
        self._browser = self._launched()
        self._page = self.page()
        self._finer_pages: dict[int, Page] = {}
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

    def inline(self, files: list[Path], times: list[Fraction | None], size: int):
        """Each file's text within a page, stopped at its time; None is when all is over."""
        return self._shown("inline", files, times, size)

    def images(self, files: list[Path], times: list[Fraction | None], size: int):
        """Each file in an <img>, as a copy that is stopped at its time."""
        return self._shown("images", files, times, size)

    def read(self, file: Path) -> Moving:
        """The frames of a moving file."""
        data = base64.b64encode(file.read_bytes()).decode()
        told = _asked(self._page, "decode", data, _TYPES[file.suffix])
        frames = [
            pictures.from_rgba(
                base64.b64decode(frame["pixels"]), frame["width"], frame["height"])
            for frame in told["frames"]]
        durations = [Fraction(frame["duration"] or 0, 1_000_000) for frame in told["frames"]]
        return Moving(frames, durations, told["plays"])

    def _finer_page(self, size: int) -> Page:
        """Chromium puts edges on a grid of a quarter of a screen's pixel, so that even a lone path
        is up to a quarter of a pixel off. For a screen that has many of them to a pixel of ours,
        and averaged down, that goes away."""
        scale = min(16, 1024 // size)
        if scale not in self._finer_pages:
            self._finer_pages[scale] = self.page(scale)
        return self._finer_pages[scale]

    def _shown(
        self, way: str, files: list[Path], times: list[Fraction | None], size: int
    ) -> list[numpy.ndarray]:
        page = self._finer_page(size)
        page.set_viewport_size({"width": size * len(files), "height": size})
        texts = [file.read_text() for file in files]
        milliseconds = [AFTER_ALL if time is None else float(time * 1000) for time in times]
        _asked(page, way, texts, milliseconds, size)
        return cut(shot(page), len(files))


def _asked(page: Page, what: str, *arguments: object):
    """What the page's script answers."""
    try:
        return page.evaluate(f"(given) => judge.{what}(...given)", list(arguments))
    except Error as error:
        raise tools.Refused(f"Chromium: {error.message.splitlines()[0]}") from error


def shot(page: Page) -> numpy.ndarray:
    """What the page looks like, on nothing; a pixel of the page is one of the picture's."""
    picture = pictures.from_png(page.screenshot(omit_background=True, scale="device"))
    return pictures.averaged(picture, picture.shape[1] // page.viewport_size["width"])


def cut(picture: numpy.ndarray, count: int) -> list[numpy.ndarray]:
    """So many pictures that stand side by side."""
    return numpy.split(picture, count, axis=1)
