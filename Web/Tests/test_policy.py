"""Pages with a strict content-security policy: a button that works, and nothing to complain of."""

from playwright.sync_api import Page

from .stage import StageTestCase, heard, pass_time, pressed, selected, settle, shot, tap, types

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
