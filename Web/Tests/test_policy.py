"""Pages with a strict content-security policy: a button that works, and nothing to complain of."""

from playwright.sync_api import Page

from .stage import (
    StageTestCase, heard, pass_time, pressed, selected, settle, shot, tap, types, warned)

STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'"
BUTTON = '<favorite-button id="b"></favorite-button><heart-view></heart-view>'


def policy(text: str) -> dict[str, str]:
    """The header of a page with a content-security policy."""
    return {"Content-Security-Policy": text}


class ContentSecurityPolicyTests(StageTestCase):
    def test_where_webassembly_is_refused_it_toggles_and_shows_the_right_state(self) -> None:
        page = self.open(BUTTON, headers=policy(STRICT))
        self._toggles(page)
        # The browser reports what it refused, once; the page's console has no error of ours.
        self.assertEqual(
            [each for each in page.evaluate("stage.violations")
             if not each.startswith("script-src wasm-eval")], [])

    def test_where_webassembly_is_refused_it_is_told_as_a_form_and_by_name(self) -> None:
        page = self.open(
            '<form id="f"><favorite-button id="b" name="fav"></favorite-button></form>',
            headers=policy(STRICT))
        tap(page)
        self.assertEqual(page.evaluate("[...new FormData(f)]"), [["fav", "on"]])
        self._forgive_refusal()

    def test_where_webassembly_is_allowed_it_moves(self) -> None:
        page = self.open(BUTTON, headers=policy(
            STRICT.replace("'self';", "'self' 'wasm-unsafe-eval';", 1)))
        self._moves(page)
        self.assertEqual(page.evaluate("stage.violations"), [])

    def test_the_engine_beside_the_module_needs_no_more_than_to_be_fetched(self) -> None:
        page = self.open(BUTTON, load="heartkit-beside.js", headers=policy(
            STRICT.replace("'self';", "'self' 'wasm-unsafe-eval'; connect-src 'self';", 1)))
        page.wait_for_load_state("networkidle")
        self._moves(page)
        self.assertEqual(page.evaluate("stage.violations"), [])

    def test_where_the_engine_is_not_found_the_console_says_so(self) -> None:
        page = self.blank()
        page.route("**/engine.wasm", lambda route: route.fulfill(status=404))
        page.goto(self.put(BUTTON, load="heartkit-beside.js"))
        page.wait_for_load_state("networkidle")
        page.unroute("**/engine.wasm")
        [said] = warned(page)
        self.assertRegex(said, r"fade.*engine\.wasm answered 404")
        self.refused = [each for each in self.refused if "404" not in each]
        self._toggles(page)

    def test_a_path_that_only_the_browser_takes_goes_when_the_engine_comes(self) -> None:
        page = self.blank()
        held = []
        page.route("**/engine.wasm", lambda route: held.append(route))
        # As a browser does that draws what is good of a path, and says that all of it is.
        path = "M0 0H24V24H0Z oops"
        page.goto(self.put(
            f'<favorite-button id="b" path="{path}"></favorite-button>'
            '<favorite-button id="c"></favorite-button>', load="heartkit-beside.js",
            head="<script>CSS.supports = () => true;</script>"))
        self.assertEqual(page.evaluate("b.path"), path)
        held[0].continue_()
        page.wait_for_load_state("networkidle")
        page.unroute("**/engine.wasm")
        self.refused = [each for each in self.refused if "attribute d" not in each]
        [said] = warned(page)
        self.assertIn("path=", said)
        self.assertEqual(page.evaluate("b.path"), "")
        pass_time(page, 17)
        self.assertTrue((shot(page, "#b") == shot(page, "#c")).all())

    def test_where_the_engine_stops_all_go_on_without_it(self) -> None:
        page = self.open("".join(
            f'<favorite-button id="{name}" {more}></favorite-button>' for name, more in (
                ("b", ""), ("c", "selected"), ("d", 'icon="star" renderer="canvas"'))))
        page.evaluate("d.click()")
        pass_time(page, 100)
        page.evaluate("stage.stops = true")
        for change in ("stage.frame()", "b.click()", "c.click()", "b.icon = 'flame'",
                       "document.body.append(document.createElement('favorite-button'))"):
            page.evaluate(change)
        settle(page)
        states = page.evaluate("[b, c, d].map(({ selected }) => selected)")
        self.assertEqual(states, [True, False, True])
        [said] = warned(page)
        self.assertIn("fade", said)
        plain = self.open("".join(
            f"<favorite-button {more}></favorite-button>" for more in (
                'icon="flame" selected', "", 'icon="star" renderer="canvas" selected', "")),
            load="heartkit-plain.js")
        pass_time(plain, 17)
        self.assertTrue((shot(page) == shot(plain)).all())

    def test_the_tap_at_which_the_engine_stops_counts(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("stage.stops = true")
        tap(page)
        self.assertEqual(types(heard(page)), ["favorite-toggle", "input", "change"])
        self.assertIs(selected(page), True)
        settle(page)
        self.assertEqual(types(heard(page)), ["settled"])
        self.assertEqual(len(warned(page)), 1)

    def test_a_page_that_trusts_no_text_as_markup_can_have_them(self) -> None:
        page = self.open(BUTTON, headers=policy("require-trusted-types-for 'script'"))
        page.evaluate("""() => {
            b.label = "<b>Keep</b>";
            b.path = "M0 0H24V24Z";
            b.renderer = "canvas";
            document.querySelector("heart-view").label = "<b>Loved</b>";
            b.click();
            stage.settle();
        }""")
        self.assertEqual(page.evaluate("stage.violations"), [])

    def test_the_plain_module_asks_for_nothing(self) -> None:
        page = self.open(BUTTON, load="heartkit-plain.js", headers=policy(STRICT))
        self._toggles(page)
        self.assertEqual(page.evaluate("stage.violations"), [])

    def test_settled_pictures_are_the_same_with_and_without_webassembly(self) -> None:
        body = "".join(
            f'<favorite-button icon="{icon}"{more}></favorite-button>'
            for icon in ("heart", "star", "thumb") for more in ("", " selected", " disabled"))
        seen = []
        for headers in ({}, policy(STRICT)):
            page = self.open(body, headers=headers)
            pass_time(page, 17)
            seen.append(shot(page))
        self._forgive_refusal()
        self.assertTrue((seen[0] == seen[1]).all())

    def _toggles(self, page: Page) -> None:
        off = shot(page, "#b")
        tap(page)
        self.assertIs(selected(page), True)
        self.assertEqual(pressed(page), "true")
        self.assertEqual(types(heard(page))[:3], ["favorite-toggle", "input", "change"])
        settle(page)
        page.mouse.move(399, 199)
        pass_time(page, 17)
        on = shot(page, "#b")
        # The middle of the icon is full of the fill's color, and was empty.
        self.assertEqual(off[12, 12].tolist(), [0, 0, 0, 0])
        self.assertEqual(on[12, 12].tolist(), [240, 69, 82, 255])
        tap(page)
        settle(page)
        page.mouse.move(399, 199)
        pass_time(page, 17)
        self.assertTrue((shot(page, "#b") == off).all())
        self._forgive_refusal()

    def _moves(self, page: Page) -> None:
        tap(page)
        pass_time(page, 100)
        width = page.evaluate("stage.box(b, 'fill').width")
        pass_time(page, 100)
        self.assertGreater(page.evaluate("stage.box(b, 'fill').width"), width)
        settle(page)
        self.assertIs(selected(page), True)

    def _forgive_refusal(self) -> None:
        """The browser itself writes what it refused into the console: that line, and no other."""
        self.refused = [
            each for each in self.refused
            if "WebAssembly" not in each or "Content Security" not in each]
