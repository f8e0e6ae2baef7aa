"""A page on which time stands still, and what a test does with it."""

import atexit
import os
import unittest
from functools import cache
from itertools import count
from pathlib import Path

import numpy
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from Conformance import pictures, tools

from .server import Server

ROOT = Path(__file__).parent.parent.parent
DIST = ROOT / "Web/dist"
SCRIPT = Path(__file__).with_name("stage.js").read_text()

#: The element's own size unless told otherwise, in pixels.
SIZE = 24
#: What a page shows unless told otherwise, in pixels.
VIEW = (400, 200)
#: The least side of what a finger hits, in pixels.
HIT = 48

_ARGUMENTS = ("--force-color-profile=srgb", "--hide-scrollbars", "--disable-gpu")
_PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>Favorites</title>{module}{head}</head>
<body>{body}</body></html>"""
_numbers = count(1)
# Pages that tests are done with, by what their contexts were given: a new one takes its time.
_unused: dict[str, list[Page]] = {}
_MEDIA = ("color_scheme", "forced_colors", "reduced_motion")


@cache
def server() -> Server:
    """The one server of all tests."""
    return Server(DIST, DIST.parent)


@cache
def chromium() -> Browser:
    """The one browser of all tests: Debian's Chromium, without a window."""
    playwright = sync_playwright().start()
    arguments = [*_ARGUMENTS, *(["--no-sandbox"] if os.getuid() == 0 else [])]
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=arguments)
    atexit.register(playwright.stop)
    atexit.register(browser.close)
    return browser


def heart(*arguments: object) -> bytes:
    """What the `heart` command writes to its standard output."""
    program = os.environ.get("HEART", str(ROOT / ".build/release/heart"))
    return tools.run(program, *arguments)


def module(name: str) -> str:
    """The tag that loads one of the modules that were built."""
    return f'<script type="module" src="/{name}"></script>'


def _page(**options: object) -> Page:
    """A new page in a context of its own."""
    context = chromium().new_context(viewport={"width": VIEW[0], "height": VIEW[1]}, **options)
    context.add_init_script(SCRIPT)
    page = context.new_page()
    page.set_default_timeout(10_000)
    return page


class StageTestCase(unittest.TestCase):
    """A test of one page. A page that complains fails, unless the test has taken the complaint."""

    def setUp(self) -> None:
        self._pages: list[Page] = []
        #: What the browser itself told the page's console as errors, such as what a policy refused.
        self.refused: list[str] = []

    def tearDown(self) -> None:
        for page in self._pages:
            self.assertEqual(failed(page), [], "the page has errors")
            self.assertEqual(warned(page), [], "the page's console has warnings")
        self.assertEqual(self.refused, [], "the browser told the console of errors")

    def open(
        self, body: str, *, head: str = "", lang: str = "en", load: str | None = "heartkit.js",
        headers: dict[str, str] | None = None, size: tuple[int, int] = VIEW, **options: object,
    ) -> Page:
        """A page with the elements loaded; what else is given is the browsing context's."""
        page = self.blank(size=size, **options)
        # A page is loaded when its modules are.
        page.goto(self.put(body, head=head, lang=lang, load=load, headers=headers))
        return page

    def blank(self, *, size: tuple[int, int] = VIEW, **options: object) -> Page:
        """A page that has not gone anywhere."""
        kind = repr(sorted(options.items()))
        page = _unused[kind].pop() if _unused.get(kind) else _page(**options)
        if size != VIEW:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("console", self._listen)
        self._pages.append(page)

        def give_back() -> None:
            page.remove_listener("console", self._listen)
            if size != VIEW:
                page.set_viewport_size({"width": VIEW[0], "height": VIEW[1]})
            page.emulate_media(**{name: options.get(name, "null") for name in _MEDIA})
            page.mouse.move(0, 0)
            _unused.setdefault(kind, []).append(page)
        self.addCleanup(give_back)
        return page

    def put(
        self, body: str, *, head: str = "", lang: str = "en", load: str | None = "heartkit.js",
        headers: dict[str, str] | None = None,
    ) -> str:
        """The address of a page with this body."""
        text = _PAGE.format(
            lang=lang, head=head, body=body, module=module(load) if load else "")
        return server().put(f"page-{next(_numbers)}.html", text, headers)

    def _listen(self, message: ConsoleMessage) -> None:
        # Browsers ask every site for an icon, and say so if there is none.
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.refused.append(message.text)


def warned(page: Page) -> list[str]:
    """What the page's console was told as warnings since last asked."""
    return page.evaluate("stage.warned.splice(0)")


def failed(page: Page) -> list[str]:
    """What it was told as errors since last asked, and what was thrown and not caught."""
    return page.evaluate("stage.failed.splice(0)")


def tap(page: Page, selector: str = "favorite-button") -> None:
    """The pointer goes down on the middle of an element and up again."""
    page.mouse.click(*middle(page, selector))


def middle(page: Page, selector: str = "favorite-button") -> tuple[float, float]:
    """The middle of an element, in pixels of the page."""
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pass_time(page: Page, milliseconds: float) -> None:
    """Lets time go by, frame by frame."""
    page.evaluate("(milliseconds) => stage.pass(milliseconds)", milliseconds)


def settle(page: Page) -> float:
    """Lets time go by until nothing moves; how many milliseconds that took."""
    return page.evaluate("stage.settle()")


def heard(page: Page) -> list[dict]:
    """What the elements have told since last asked."""
    return page.evaluate("stage.heard()")


def types(told: list[dict]) -> list[str]:
    """The names of what was told."""
    return [event["type"] for event in told]


def selected(page: Page, selector: str = "favorite-button") -> bool:
    """The state that code sees."""
    return page.evaluate(
        "(selector) => document.querySelector(selector).selected", selector)


def pressed(page: Page, selector: str = "favorite-button") -> str:
    """The state that assistive technology is told."""
    return page.evaluate(
        """(selector) => stage.part(document.querySelector(selector), "button")
            .getAttribute("aria-pressed")""", selector)


def shot(page: Page, selector: str | None = None) -> numpy.ndarray:
    """What the page, or the place of an element, looks like, premultiplied."""
    page.evaluate("stage.drawn()")
    clip = page.locator(selector).first.bounding_box() if selector else None
    return pictures.from_png(page.screenshot(clip=clip, omit_background=True))
