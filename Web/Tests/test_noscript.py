"""What a server prints, where no script ever runs: it toggles, submits, and shows the right picture."""

import numpy
from playwright.sync_api import Page

from Conformance import measure, pictures

from .stage import HIT, StageTestCase, heart, middle, server

#: A still icon at a whole pixel, on a screen with so many pixels to each of the page's.
FINER = 16
PLACED = """<style>body { margin: 0 }
    favorite-button { position: absolute; left: 18px; top: 18px }</style>"""


def element(*options: object) -> str:
    """The element as `heart element` prints it."""
    return heart("element", *options).decode()


class NoScriptTests(StageTestCase):
    def test_it_toggles_and_shows_the_state_as_the_core_draws_it(self) -> None:
        for icon, state in (("heart", False), ("star", True)):
            with self.subTest(icon):
                page = self._open(
                    element("--icon", icon, *(["--selected"] if state else [])),
                    device_scale_factor=FINER, size=(60, 60))
                for expected in (state, not state, state):
                    self.assertIs(page.locator("input").is_checked(), expected)
                    self._looks(page, icon, expected)
                    page.mouse.click(30, 30)
                    page.mouse.move(59, 59)

    def test_the_whole_hit_area_toggles_and_takes_no_room(self) -> None:
        page = self._open(
            '<div style="line-height: 0">' + element("--size", "16") + "<i>after</i></div>",
            head="<style>favorite-button { margin: 40px }</style>")
        self.assertEqual(page.locator("favorite-button").bounding_box()["width"], 16)
        x, y = middle(page)
        state = False
        for across, down in [(HIT / 2 - 1, 0), (0, HIT / 2 - 1), (1 - HIT / 2, 1 - HIT / 2)]:
            page.mouse.click(x + across, y + down)
            state = not state
            self.assertIs(page.locator("input").is_checked(), state)
        page.mouse.click(x + HIT / 2 + 1, y)
        self.assertIs(page.locator("input").is_checked(), state)

    def test_it_submits_with_its_form(self) -> None:
        page = self._open(
            '<form action="/without-script"><input type="hidden" name="sent" value="1">'
            + element("--name", "fav", "--value", "42") + '<button id="send">Send</button></form>')
        for state in (False, True):
            page.locator("input[type=checkbox]").set_checked(state, force=True)
            page.click("#send")
            page.wait_for_url("**/without-script?*")
            self.assertEqual(
                server().submitted("/without-script")[-1],
                {"sent": ["1"], "fav": ["42"]} if state else {"sent": ["1"]})
            page.go_back()

    def test_a_keyboard_reaches_it_and_its_focus_shows(self) -> None:
        page = self._open(element(), head=PLACED)
        still = self._shot(page)
        page.keyboard.press("Tab")
        self.assertGreater(int((self._shot(page) != still).any(axis=-1).sum()), 40)
        page.keyboard.press("Space")
        self.assertIs(page.locator("input").is_checked(), True)

    def test_it_has_a_name_and_a_state(self) -> None:
        page = self._open(element("--label", "Keep"))
        nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        found = [
            (node["role"]["value"], node["name"]["value"]) for node in nodes
            if not node["ignored"] and node["role"]["value"] in ("button", "checkbox", "switch", "image")]
        self.assertEqual(found, [("checkbox", "Keep")])

    def test_a_disabled_fieldset_disables_it(self) -> None:
        page = self._open(f"<fieldset disabled>{element()}</fieldset>")
        page.mouse.click(*middle(page))
        self.assertIs(page.locator("input").is_checked(), False)

    def test_a_look_that_is_given_is_shown(self) -> None:
        page = self._open(
            element("--fill", "#0000FF", "--size", "48", "--selected"), head=PLACED)
        self.assertEqual(self._shot(page)[18 + 24, 18 + 24].tolist(), [0, 0, 255, 255])

    def test_a_strict_policy_shows_the_right_picture_all_the_same(self) -> None:
        page = self._open(
            element("--selected"), load=None,
            headers={"Content-Security-Policy": "default-src 'none'"})
        x, y = middle(page, "svg")
        self.assertEqual(
            self._shot(page)[round(y), round(x)].tolist(), [240, 69, 82, 255])
        # The style sheet inside the element is inline; the browser says that it was refused.
        self.refused = [each for each in self.refused if "inline style" not in each]

    def _open(self, body: str, **options: object) -> Page:
        options.setdefault("head", PLACED if "<div" not in body and "<form" not in body else "")
        return self.open(body, java_script_enabled=False, **options)

    def _shot(self, page: Page) -> numpy.ndarray:
        return pictures.from_png(page.screenshot(omit_background=True))

    def _looks(self, page: Page, icon: str, state: bool) -> None:
        seen = pictures.averaged(self._shot(page), FINER)
        wanted = pictures.from_png(heart(
            "render", "-o", "-", "--format", "png", "--icon", icon, "--size", 60,
            "--heart-size", 24, *(["--selected"] if state else [])))
        found = measure.compare(seen, wanted)
        self.assertTrue(found.within(measure.CLOSE), measure.told(found))
