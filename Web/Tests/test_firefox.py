"""One look at the elements in Firefox: that they toggle, move, and look as the core draws them."""

import unittest

from Conformance import measure, pictures

from .marionette import FINER, Firefox
from .stage import SCRIPT, heart, module, server

SIZE, SIDE = 24, 60
PAGE = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Favorites</title>
<script>{SCRIPT}</script>{module("heartkit.js")}
<style>body {{ margin: 0 }} div {{ width: {SIDE}px; height: {SIDE}px; display: grid;
  place-items: center; line-height: 0 }}</style>
<body><div><favorite-button id="b" motion="full" motion-style="MOTION"></favorite-button></div>"""


class FirefoxTests(unittest.TestCase):
    def test_a_button_toggles_moves_and_looks_as_the_core_draws_it(self) -> None:
        with Firefox() as firefox:
            firefox.go(server().put("firefox.html", PAGE.replace("MOTION", "burst")))
            self.assertIs(firefox.run("return customElements.get('favorite-button') !== undefined"), True)
            self._looks(firefox, "off", ["--change", "select", "--at", "0"])

            firefox.click(SIDE / 2, SIDE / 2)
            told = firefox.run("return stage.heard()")
            self.assertEqual(
                [event["type"] for event in told], ["favorite-toggle", "input", "change"])
            self.assertEqual(
                firefox.run("return [b.selected, b.matches(':state(selected)'), "
                            "stage.part(b, 'button').getAttribute('aria-pressed')]"),
                [True, True, "true"])
            firefox.run("stage.settle()")
            self.assertEqual(
                firefox.run("return stage.heard().map(({ detail }) => detail)"),
                [{"selected": True, "finished": True}])
            self._looks(firefox, "on", ["--selected"])

            # A space, as the one that a keyboard has.
            firefox.run("b.focus()")
            firefox.press(" ")
            self.assertIs(firefox.run("return b.selected"), False)
            firefox.run("b.blur(); stage.settle()")

            firefox.run("b.setSelected(true, { animated: true }); stage.pass(250)")
            self._looks(firefox, "at 0.25 s", ["--change", "select", "--at", "0.25"])
            self.assertEqual(firefox.run("return stage.failed"), [])

    def test_its_labels_toggle_it_once(self) -> None:
        with Firefox() as firefox:
            for number, body in enumerate((
                    '<label>Keep <favorite-button id="b"></favorite-button></label>',
                    '<label for="b">Keep</label> <favorite-button id="b"></favorite-button>')):
                page = PAGE[:PAGE.index("<body>")] + "<body>" + body
                firefox.go(server().put(f"firefox-label-{number}.html", page))
                place = firefox.run("""const { x, y, height } =
                    document.querySelector("label").getBoundingClientRect();
                    return [x + 8, y + height / 2];""")
                # On the words, and on the button itself.
                firefox.click(*place)
                told = ["favorite-toggle", "input", "change"]
                types = "return stage.heard().map(({ type }) => type)"
                self.assertEqual(firefox.run(types), told, body)
                firefox.run("stage.settle(); stage.heard()")
                place = firefox.run("""const { x, y } = b.getBoundingClientRect();
                    return [x + 12, y + 12];""")
                firefox.click(*place)
                self.assertEqual(firefox.run(types), told, body)
                self.assertIs(firefox.run("return b.selected"), False)

    def _looks(self, firefox: Firefox, name: str, instant: list[str]) -> None:
        # The pointer rests on it after a tap, and would color the line.
        firefox.ask("WebDriver:PerformActions", actions=[{"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "x": 3 * SIDE, "y": 3 * SIDE}]}])
        firefox.run("stage.pass(0); stage.frame()")
        firefox.run("return stage.drawn()")
        seen = pictures.averaged(
            pictures.from_png(firefox.shot("return document.querySelector('div')")), FINER)
        wanted = pictures.from_png(heart(
            "render", "-o", "-", "--format", "png", "--size", SIDE, "--heart-size", SIZE,
            "--style", "burst", "--background", "#FFFFFF", *instant))
        found = measure.compare(seen, wanted, 255)
        self.assertTrue(found.within(measure.CLOSE), f"{name}: {measure.told(found)}")
