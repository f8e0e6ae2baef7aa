"""What a server printed is taken over without a flash: the same pixels, the same state."""

from playwright.sync_api import Page

from Conformance import pictures

from .stage import (
    StageTestCase, heard, heart, pass_time, pressed, selected, server, settle, tap, types)

ICONS = ("heart", "softHeart", "star", "bookmark", "thumb", "flame")
STYLES = ("grow", "pop", "burst", "plain")
PLACED = """<style>favorite-button { margin: 30px; vertical-align: top }</style>"""
UPGRADED = "[...document.querySelectorAll('favorite-button')].every((b) => b.matches(':defined'))"


def element(*options: object) -> str:
    """The element as `heart element` prints it."""
    return heart("element", *options).decode()


class AdoptionTests(StageTestCase):
    def test_not_a_pixel_changes(self) -> None:
        looks = [("--icon", icon, *more) for icon in ICONS for more in ((), ("--selected",))]
        looks += [
            ("--icon", icon, "--size", size) for icon in ICONS for size in (17, 33, 96)]
        looks += [("--size", "48"), ("--size", "33", "--selected"), ("--fill", "#0A84FF", "--selected"),
                  ("--border", "#00FF00", "--border-width", "3"), ("--style", "burst"),
                  ("--path", "M0 0H24V24H0ZM7 7H17V17H7Z", "--fill-rule", "evenodd", "--selected")]
        body = "".join(element(*look) for look in looks)
        for scale in (1, 1.5, 3):
            with self.subTest(scale=scale):
                page = self._printed(body, size=(900, 1000), device_scale_factor=scale)
                before = pictures.from_png(page.screenshot())
                self._upgrade(page)
                pass_time(page, 17)
                page.evaluate("stage.drawn()")
                after = pictures.from_png(page.screenshot())
                self.assertEqual(int((before != after).any(axis=-1).sum()), 0)

    def test_nor_after_a_change_and_back(self) -> None:
        page = self._printed("".join(
            element("--icon", icon, "--style", style) for icon in ICONS for style in STYLES))
        before = pictures.from_png(page.screenshot())
        self._upgrade(page)
        for _ in range(2):
            page.evaluate("document.querySelectorAll('favorite-button').forEach((b) => b.click())")
            settle(page)
        heard(page)
        page.evaluate("stage.drawn()")
        after = pictures.from_png(page.screenshot())
        self.assertEqual(int((before != after).any(axis=-1).sum()), 0)

    def test_nor_of_a_line_of_any_width(self) -> None:
        # In a row of whole pixels: between two, Chromium shades a masked group by its history.
        body = "".join(element("--size", size, "--border-width", width, *more)
                       for size in (17, 48) for width in ("0", "1.5", "5")
                       for more in ((), ("--selected",)))
        page = self._printed(f'<div style="display: flex; flex-wrap: wrap">{body}</div>',
                             size=(900, 400))
        before = pictures.from_png(page.screenshot())
        self._upgrade(page)
        pass_time(page, 17)
        page.evaluate("stage.drawn()")
        after = pictures.from_png(page.screenshot())
        self.assertEqual(int((before != after).any(axis=-1).sum()), 0)

    def test_nor_of_what_is_disabled_in_focus_or_in_forced_colors(self) -> None:
        body = "".join(
            element("--icon", icon, *more).replace("<input ", f"<input {state} ")
            for icon in ("heart", "star") for more in ((), ("--selected",))
            for state in ("", "disabled", "autofocus"))
        for colors in ("none", "active"):
            with self.subTest(forced_colors=colors):
                page = self._printed(body, size=(600, 400), forced_colors=colors)
                page.keyboard.press("Tab")
                before = pictures.from_png(page.screenshot())
                self._upgrade(page)
                pass_time(page, 17)
                page.evaluate("stage.drawn()")
                after = pictures.from_png(page.screenshot())
                self.assertEqual(int((before != after).any(axis=-1).sum()), 0)

    def test_the_browsers_memory_of_a_checkbox_is_kept_by_what_takes_it_over(self) -> None:
        page = self._printed(
            f'<form id="f">{element("--name", "fav")}</form>'
            '<script type="module" src="/heartkit.js"></script>')
        page.wait_for_function(UPGRADED)
        tap(page)
        self.assertIs(selected(page), True)
        page.goto("about:blank")
        page.go_back()
        page.wait_for_function(UPGRADED)
        page.wait_for_function("document.readyState === 'complete'")
        self.assertIs(selected(page), True)
        self.assertEqual(page.evaluate("[...new FormData(f)]"), [["fav", "on"]])
        page.reload()
        page.wait_for_function(UPGRADED)
        page.wait_for_function("document.readyState === 'complete'")
        # What is shown, told and sent is one state, whichever a browser chooses.
        found = page.evaluate("""() => {
            const b = document.querySelector("favorite-button");
            return [b.selected, b.matches(":state(selected)"), [...new FormData(f)].length === 1];
        }""")
        self.assertEqual(len(set(found)), 1, found)
        self.assertEqual(pressed(page), str(found[0]).lower())
        self.assertEqual(heard(page), [])

    def test_no_frame_between_is_empty(self) -> None:
        page = self._printed(element("--selected"))
        # What an observer sees at the end of the turn in which the element is taken over.
        page.evaluate("""() => {
            window.seen = [];
            const b = document.querySelector("favorite-button");
            new MutationObserver(() => { seen.push(b.shadowRoot.querySelectorAll("svg").length); })
                .observe(b.shadowRoot, { childList: true, subtree: true });
        }""")
        self._upgrade(page)
        seen = page.evaluate("seen")
        self.assertGreater(len(seen), 0)
        self.assertNotIn(0, seen)

    def test_what_the_person_did_before_is_kept(self) -> None:
        for start in ((), ("--selected",)):
            page = self._printed(element(*start))
            tap(page, "input")
            # What the checkbox told was its own, before it was taken over.
            heard(page)
            self._upgrade(page)
            self.assertIs(selected(page), not start)
            self.assertEqual(pressed(page), "false" if start else "true")
            self.assertEqual(heard(page), [])

    def test_the_form_sends_it_once(self) -> None:
        page = self._printed(
            f'<form id="f">{element("--name", "fav", "--value", "42", "--selected")}</form>')
        data = "[...new FormData(f)]"
        self.assertEqual(page.evaluate(data), [["fav", "42"]])
        self._upgrade(page)
        self.assertEqual(page.evaluate(data), [["fav", "42"]])
        tap(page)
        self.assertEqual(page.evaluate(data), [])

    def test_a_checkbox_says_what_the_element_does_not(self) -> None:
        page = self._printed(
            '<form id="f"><favorite-button><label><input type="checkbox" name="fav" value="7" '
            'checked> Keep</label></favorite-button></form>')
        self._upgrade(page)
        self.assertIs(selected(page), True)
        self.assertEqual(page.evaluate("[...new FormData(f)]"), [["fav", "7"]])

    def test_the_focus_stays_where_it_was(self) -> None:
        page = self._printed(element())
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.localName"), "input")
        self._upgrade(page)
        self.assertEqual(page.evaluate("document.activeElement.localName"), "favorite-button")
        page.keyboard.press("Space")
        self.assertIs(selected(page), True)

    def test_it_works_afterwards_as_any_other(self) -> None:
        page = self._printed(element("--style", "pop", "--label", "Keep"))
        self._upgrade(page)
        tap(page)
        self.assertEqual(types(heard(page)), ["favorite-toggle", "input", "change"])
        self.assertIs(selected(page), True)
        found = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        self.assertEqual(
            [(node["role"]["value"], node["name"]["value"]) for node in found
             if not node["ignored"] and node["role"]["value"] in ("button", "checkbox")],
            [("button", "Keep")])

    def test_a_disabled_one_stays_disabled(self) -> None:
        page = self._printed(element().replace("<input ", "<input disabled "))
        self._upgrade(page)
        tap(page)
        self.assertIs(selected(page), False)

    def test_under_a_strict_policy_it_is_taken_over_all_the_same(self) -> None:
        address = server().put("strict.html", "<!doctype html><html lang=en><title>F</title>"
            + PLACED.replace("<style>", '<style nonce="n">') + element("--selected")
            + '<script type="module" src="/heartkit-plain.js"></script>',
            {"Content-Security-Policy":
             "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n'"})
        page = self.blank()
        page.goto(address)
        pass_time(page, 17)
        self.assertIs(selected(page), True)
        tap(page)
        self.assertIs(selected(page), False)
        self.refused = [each for each in self.refused if "inline style" not in each]

    def _printed(self, body: str, **options: object) -> Page:
        return self.open(body, load=None, head=PLACED, **options)

    def _upgrade(self, page: Page) -> None:
        page.add_script_tag(url="/heartkit.js", type="module")
        page.wait_for_function(UPGRADED)
