"""The gallery: one file that shows all of it, and a workbench that gives looks away."""

import json
import os
import unittest
from pathlib import Path
from urllib.parse import quote

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .stage import DIST, ROOT, chromium, heart, server

GALLERY = (DIST / "gallery.html").as_uri()
SOURCES = ROOT / "Web/gallery"
LEAF = ROOT / "Examples/Icons/leaf.svg"
HEART = Path(os.environ.get("HEART", str(ROOT / ".build/release/heart")))

# Random looks, the same every time: a generator of its own, since a page's has no seed.
ROUND_TRIPS = """async () => {
  const { addressOf, lookOf } = await import("/address.js");
  const { ICONS, MOTIONS, STYLES, defaults } = await import("/look.js");
  let state = 1;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const one = (list) => list[Math.floor(random() * list.length)];
  const color = () => "#" + Array.from({ length: one([3, 4]) }, () =>
    Math.floor(random() * 255).toString(16).toUpperCase().padStart(2, "0")).join("");
  const paths = ["M12 2 22 22H2Z", "m0,0 1e-3+4 5%z&=#?", "M1 1" + "L2.5-3".repeat(2000) + "z"];
  const faults = [];
  for (let count = 0; count < 500; count += 1) {
    const look = { ...defaults };
    if (random() < 0.6) look.icon = one(ICONS);
    if (random() < 0.6) look.style = one(STYLES);
    if (random() < 0.6) look.motion = one(MOTIONS);
    if (random() < 0.6) look.fill = color();
    if (random() < 0.6) look.border = color();
    if (random() < 0.6) look.borderWidth = random() * 16;
    if (random() < 0.6) look.size = 16 + random() * 112;
    if (random() < 0.6) look.speed = 0.1 + random() * 9.9;
    if (random() < 0.5) {
      look.path = one(paths);
      look.fillRule = one(["nonzero", "evenodd"]);
    }
    const address = addressOf(look);
    // As an address really is: what a browser does to it must not change it.
    const read = lookOf(new URL("file:///gallery.html#" + address).hash);
    if (JSON.stringify(read) !== JSON.stringify({ look, faults: [] })) faults.push(address);
  }
  return faults;
}"""

# What the engine says of the fill, at an instant: the disc's radius, in 24ths of the icon.
FILL = """async ([look, change, time]) => {
  const { WasmEngine } = await import("/wasm.js");
  const { icons } = await import("/icons.js");
  const bytes = await (await fetch("/engine.wasm")).arrayBuffer();
  const button = WasmEngine.fromBytes(bytes).makeButton();
  button.setPath(icons[look.icon], "nonzero");
  button.setStyle(look.style);
  button.setSpeed(look.speed);
  button.send("set", change === "deselect", 0);
  button.send("setAnimated", change === "select", 0);
  let radius = null;
  button.draw(time, {
    begin() {}, end() {},
    item(role, shape, ink, scale) { if (role === 1) radius = scale; },
  });
  return radius;
}"""

SHOWN = """() => {
  const fill = document.querySelector("#instant").shadowRoot.querySelector("[part=fill]");
  return fill && fill.getAttribute("display") !== "none" ? Number(fill.getAttribute("r")) : null;
}"""

# Everything that the Tab key has to reach. Of radio buttons that is the checked one of a group.
UNREACHED = """() => [...document.querySelectorAll(
    "a[href], button, input, textarea, favorite-button, [tabindex='0']")]
  .filter((one) => one.checkVisibility() && !one.disabled
    && (one.tabIndex !== -1 || one.matches("favorite-button, [aria-selected='true']"))
    && !(one.type === "radio" && !one.checked) && !("walked" in one.dataset))
  .map((one) => one.outerHTML.slice(0, 80))"""


class GalleryTests(unittest.TestCase):
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
        **options: object,
    ) -> Page:
        """The gallery from its file, with an address behind the number sign."""
        context = chromium().new_context(
            viewport={"width": size[0], "height": size[1]}, accept_downloads=True, **options)
        self.addCleanup(context.close)
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

    def hash(self, page: Page) -> str:
        return page.evaluate("location.hash.slice(1)")

    def test_it_opens_from_a_file_and_asks_nothing_of_the_network(self) -> None:
        page = self.open()
        self.assertEqual(page.locator("favorite-button").count(), 1 + 1 + 24 + 200 + 2 + 6)
        self.assertEqual(page.locator("heart-view").count(), 1 + 2 * 7)
        page.locator("#hero").click()
        page.locator("#preview").click()
        self.assertTrue(page.evaluate("preview.selected"))

    def test_axe_finds_nothing_in_light_and_in_dark(self) -> None:
        for scheme in ("light", "dark"):
            for width in (360, 1440):
                with self.subTest(scheme=scheme, width=width):
                    page = self.open(
                        size=(width, 900), color_scheme=scheme, reduced_motion="reduce")
                    found = Axe().run(page).response["violations"]
                    self.assertEqual(
                        [(one["id"], [node["html"][:120] for node in one["nodes"][:3]])
                         for one in found], [])

    def test_an_address_says_a_look_and_is_read_as_the_same(self) -> None:
        for name in ("address.js", "look.js"):
            server().put(name, (SOURCES / name).read_text())
        page = chromium().new_page()
        self.addCleanup(page.close)
        page.goto(server().put("round-trips.html", "<!doctype html><title>Looks</title>"))
        self.assertEqual(page.evaluate(ROUND_TRIPS), [])

    def test_what_an_address_says_is_set_and_the_rest_is_as_ever(self) -> None:
        page = self.open("icon=star&style=burst&fill=0A84FF&size=48")
        self.assertTrue(page.locator("[name=icon][value=star]").is_checked())
        self.assertTrue(page.locator("[name=style][value=burst]").is_checked())
        self.assertEqual(page.locator("#fill").input_value(), "#0A84FF")
        self.assertEqual(page.locator("#border").input_value(), "#8E8E93")
        self.assertEqual(page.locator("#actual").bounding_box()["width"], 48)
        self.assertEqual(page.locator("#address-notice").inner_text(), "")

    def test_a_malformed_part_is_left_out_and_told(self) -> None:
        page = self.open("icon=star&style=wobble&size=1e9&colour=red&fill=%zz&path=M0")
        told = page.locator("#address-notice").inner_text()
        self.assertIn("style has to be grow, pop, burst or plain, not “wobble”", told)
        self.assertIn("size has to be a number from 16 to 128, not “1e9”", told)
        self.assertIn("“colour” is no setting", told)
        self.assertTrue(page.locator("[name=icon][value=star]").is_checked())
        self.assertTrue(page.locator("[name=style][value=grow]").is_checked())

    def test_back_and_forward_go_through_the_looks(self) -> None:
        page = self.open()
        page.locator("[name=style][value=pop]").check(force=True)
        page.locator("[name=icon][value=flame]").check(force=True)
        self.assertEqual(self.hash(page), "icon=flame&style=pop")
        page.go_back()
        page.wait_for_function("document.querySelector('[value=heart]').checked")
        self.assertEqual(self.hash(page), "style=pop")
        page.go_back()
        page.wait_for_function("document.querySelector('[value=grow]').checked")
        self.assertEqual(self.hash(page), "")
        page.go_forward()
        page.wait_for_function("document.querySelector('[value=pop]').checked")

    def test_a_link_to_a_place_leaves_the_look_in_the_address(self) -> None:
        page = self.open("style=pop")
        page.locator("nav a[href='#list']").click()
        self.assertEqual(self.hash(page), "style=pop")
        self.assertEqual(page.evaluate("document.activeElement.id"), "list")

    def test_the_link_that_is_copied_is_the_look(self) -> None:
        page = self.open(script="""Object.defineProperty(navigator, "clipboard", {
            value: { writeText: async (text) => { window.copied = text; } } })""")
        page.locator("#path").fill("M12 2 22 22H2Z")
        page.locator("#copy-link").click()
        page.wait_for_function("announcer.textContent === 'Copied'")
        link = page.evaluate("copied")
        self.assertEqual(link, f"{GALLERY}#path=M12+2+22+22H2Z")
        other = self.open(link.partition("#")[2])
        self.assertEqual(other.locator("#path").input_value(), "M12 2 22 22H2Z")

    def test_the_tab_key_reaches_everything(self) -> None:
        page = self.open(reduced_motion="reduce")
        for _ in range(400):
            page.keyboard.press("Tab")
            if page.evaluate("""() => {
                const { activeElement } = document;
                activeElement.dataset.walked = "";
                return activeElement === document.body; }"""):
                break
        self.assertEqual(page.evaluate(UNREACHED), [])

    def test_nothing_is_wider_than_the_page(self) -> None:
        long_path = quote("M0 0" + "L12.345-6.789" * 200 + "z")
        for width in (320, 360, 768, 1440):
            with self.subTest(width=width):
                page = self.open(f"path={long_path}&size=128", size=(width, 800))
                page.locator("#fill").fill("neither-a-color-nor-anything-short" * 4)
                page.locator("#path").fill("M" + "1" * 400 + "?")
                self.assertLessEqual(
                    page.evaluate("document.documentElement.scrollWidth"), width)

    def test_the_scrubber_shows_what_the_engine_says_of_that_instant(self) -> None:
        for name, folder in (("wasm.js", "engine/wasm.js"), ("icons.js", "icons.js")):
            server().put(name, (ROOT / "Web/elements" / folder).read_text())
        core = chromium().new_page()
        self.addCleanup(core.close)
        core.goto(server().put("core.html", "<!doctype html><title>The core</title>"))
        page = self.open("icon=flame&speed=0.5")
        for change in ("select", "deselect"):
            page.locator(f"[name=scrub-change][value={change}]").check(force=True)
            duration = float(page.locator("#scrub").get_attribute("max"))
            self.assertAlmostEqual(duration, {"select": 0.7, "deselect": 0.5}[change], places=3)
            for share in (0.1, 0.25, 0.5, 0.75, 0.9):
                time = share * duration
                with self.subTest(change=change, time=time):
                    page.evaluate("""(time) => {
                        scrub.value = time;
                        scrub.dispatchEvent(new Event("input", { bubbles: true })); }""", time)
                    look = {"icon": "flame", "style": "grow", "speed": 0.5}
                    # The painter rounds to four digits.
                    self.assertAlmostEqual(
                        page.evaluate(SHOWN), core.evaluate(FILL, [look, change, time]), places=4)

    def test_the_arrow_keys_go_by_a_sixtieth_of_a_second(self) -> None:
        page = self.open()
        page.locator("#scrub").focus()
        for key, time in (
            ("ArrowRight", 1 / 60), ("ArrowUp", 2 / 60), ("ArrowLeft", 1 / 60), ("PageUp", 7 / 60),
            ("End", 0.35), ("ArrowLeft", 20 / 60), ("Home", 0),
        ):
            page.keyboard.press(key)
            self.assertAlmostEqual(float(page.locator("#scrub").input_value()), time, places=6)
            self.assertEqual(
                page.locator("#scrub").get_attribute("aria-valuetext"), f"{time:.3f} seconds")

    def test_a_tap_on_the_preview_leaves_the_instant(self) -> None:
        page = self.open()
        page.locator("#scrub").focus()
        page.keyboard.press("ArrowRight")
        self.assertTrue(page.locator("#instant").is_visible())
        page.locator("#preview").click()
        self.assertFalse(page.locator("#instant").is_visible())
        self.assertFalse(page.evaluate("preview.selected"))

    def test_a_file_becomes_the_icon_and_one_that_is_none_says_why(self) -> None:
        page = self.open()
        page.locator("#svg-file").set_input_files(LEAF)
        page.wait_for_function("document.querySelector('[value=own]').checked")
        self.assertIn("path=", self.hash(page))
        page.locator("#svg-file").set_input_files(
            {"name": "a.svg", "mimeType": "image/svg+xml", "buffer": b"<svg"})
        page.wait_for_function("document.querySelector('#svg-error').textContent !== ''")
        self.assertIn("cannot be the icon", page.locator("#svg-error").inner_text())
        self.assertTrue(page.locator("[name=icon][value=own]").is_checked())

    def test_path_data_that_is_none_is_told_at_its_field_and_the_icon_stays(self) -> None:
        page = self.open()
        page.locator("#path").fill("M0 0 L")
        self.assertNotEqual(page.locator("#path-error").inner_text(), "")
        self.assertEqual(page.locator("#path").get_attribute("aria-invalid"), "true")
        self.assertTrue(page.locator("[name=icon][value=heart]").is_checked())
        page.locator("#path").fill("")
        self.assertEqual(page.locator("#path-error").inner_text(), "")

    def test_every_tab_has_code_of_the_look(self) -> None:
        page = self.open("icon=star&style=burst")
        texts = []
        for tab in page.get_by_role("tab").all():
            tab.click()
            texts.append(page.locator("#code-text").inner_text())
            self.assertIn("star", texts[-1])
            self.assertIn("burst", texts[-1])
        self.assertEqual(len(set(texts)), 5)

    @unittest.skipUnless(HEART.exists(), "the command is not built")
    def test_files_are_those_that_the_command_writes(self) -> None:
        page = self.open("icon=star&style=burst&size=96")
        for button, kind in (("#download-svg", "svg"), ("#download-lottie", "lottie")):
            with self.subTest(kind=kind):
                with page.expect_download() as coming:
                    page.locator(button).click()
                made = Path(coming.value.path()).read_bytes()
                self.assertEqual(made, heart(
                    "animate", "-o", "-", "--format", kind, "--change", "both", "--icon", "star",
                    "--style", "burst", "--size", "96"))

    def test_a_lottie_file_is_json_with_the_look_in_it(self) -> None:
        page = self.open("icon=star")
        with page.expect_download() as coming:
            page.locator("#download-lottie").click()
        self.assertEqual(coming.value.suggested_filename, "star-grow-both.json")
        self.assertIn("layers", json.loads(Path(coming.value.path()).read_text()))

    def test_the_list_counts_what_is_tapped(self) -> None:
        page = self.open()
        page.locator("#posts favorite-button").first.click()
        self.assertEqual(page.locator("#list-count").inner_text(), "23")
        page.locator("#list-none").click()
        self.assertEqual(page.locator("#list-count").inner_text(), "0")
        self.assertEqual(page.locator("#posts favorite-button:state(selected)").count(), 0)

    def test_play_all_selects_every_button_of_the_table(self) -> None:
        page = self.open(reduced_motion="reduce")
        page.locator("#play-all").click()
        page.wait_for_function(
            "document.querySelectorAll('#matrix favorite-button:state(selected)').length === 24")

    def test_without_webassembly_the_page_shows_what_it_can_and_says_so(self) -> None:
        page = self.open(script="delete window.WebAssembly")
        self.assertIn("WebAssembly", page.locator("#bench-notice").inner_text())
        page.locator("#hero").click()
        page.locator("#preview").click()
        self.assertTrue(page.evaluate("preview.selected"))
        self.assertFalse(page.locator(".take").is_visible())
