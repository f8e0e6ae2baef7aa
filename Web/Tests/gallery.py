"""The gallery in Chromium, from its file, with a clock that stands still until a test moves it."""

import unittest

from playwright.sync_api import Locator, Page

from .stage import DIST, chromium, server

GALLERY = (DIST / "gallery.html").as_uri()
#: How long the page stands still before it shows what it does, in milliseconds.
PAUSE = 700
#: Longer than any motion of the page takes, in milliseconds.
SETTLED = 3000


def pass_time(page: Page, milliseconds: float) -> None:
    """Lets time go by in the page, frame by frame."""
    page.clock.run_for(milliseconds)


def slide(slider: Locator, place: str) -> None:
    """A person moves a slider to a number, or to its `min` or `max`, and lets go."""
    slider.evaluate("""(slider, place) => {
        slider.value = slider[place] ?? place;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        slider.dispatchEvent(new Event("change", { bubbles: true })); }""", place)


def fields(page: Page) -> dict[str, list[str]]:
    """What the sliders of the settings say."""
    return page.evaluate("""() => Object.fromEntries(
        ["border-width", "size", "speed"].map((id) => [id, [
            document.getElementById(id).value, document.getElementById(id).max,
            document.getElementById(`${id}-value`).textContent]]))""")


class GalleryTestCase(unittest.TestCase):
    """A test of the page, which fails if the page complains or asks for anything."""

    def setUp(self) -> None:
        #: What the page complained of, and what it asked for.
        self.complaints: list[str] = []
        self.requests: list[str] = []

    def tearDown(self) -> None:
        self.assertEqual(self.complaints, [], "the page's console has errors or warnings")
        self.assertEqual(
            [address for address in self.requests
             if not address.startswith(("data:", "blob:", GALLERY))],
            [], "the page asked for something")

    def open(
        self, address: str = "", size: tuple[int, int] = (1200, 900), script: str | None = None,
        is_still: bool = True, **options: object,
    ) -> Page:
        """The gallery from its file, with an address behind the number sign.

        Its time stands still, unless axe is to run, which waits for it; `pass_time` moves it.
        """
        context = chromium().new_context(
            viewport={"width": size[0], "height": size[1]}, accept_downloads=True, **options)
        self.addCleanup(context.close)
        if is_still:
            context.clock.install(time=0)
            context.clock.pause_at(1)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("console", lambda message: message.type in ("error", "warning")
                and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(f"{GALLERY}#{address}" if address else GALLERY)
        page.wait_for_function("document.querySelectorAll('.ground favorite-button').length === 6")
        return page

    def modules(self) -> Page:
        """A page that can import what the gallery is made of."""
        page = chromium().new_page()
        self.addCleanup(page.close)
        page.goto(server().put("modules.html", "<!doctype html><title>Modules</title>"))
        return page

    def hash(self, page: Page) -> str:
        return page.evaluate("location.hash.slice(1)")
