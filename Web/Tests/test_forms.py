"""Forms: what is submitted, what a reset returns to, and what a label does."""

from .stage import (
    StageTestCase, heard, middle, pass_time, pressed, selected, server, settle, tap, types)

FORM = """<form id="f" action="/submitted">
  <fieldset id="set"><favorite-button id="b" name="fav"{more}></favorite-button></fieldset>
  <button id="send">Send</button><button type="reset" id="again">Reset</button></form>"""
DATA = "[...new FormData(f)]"


def form(more: str = "") -> str:
    """A form with one button in a fieldset."""
    return FORM.format(more=more and f" {more}")


class FavoriteButtonFormTests(StageTestCase):
    def test_it_submits_its_value_only_while_selected(self) -> None:
        page = self.open(form())
        self.assertEqual(page.evaluate(DATA), [])
        tap(page)
        self.assertEqual(page.evaluate(DATA), [["fav", "on"]])
        page.evaluate("b.value = 'yes'")
        self.assertEqual(page.evaluate(DATA), [["fav", "yes"]])
        page.evaluate("b.name = 'other'")
        self.assertEqual(page.evaluate(DATA), [["other", "yes"]])
        page.evaluate("b.selected = false")
        self.assertEqual(page.evaluate(DATA), [])

    def test_without_a_name_nothing_is_submitted(self) -> None:
        page = self.open('<form id="f"><favorite-button selected></favorite-button></form>')
        self.assertEqual(page.evaluate(DATA), [])

    def test_it_is_among_its_forms_elements(self) -> None:
        page = self.open(form())
        self.assertIs(page.evaluate("f.elements.fav === b"), True)
        self.assertEqual(page.evaluate("b.form?.id"), "f")

    def test_the_browser_submits_it(self) -> None:
        page = self.open(form('value="42" selected').replace("/submitted", "/submitted-here"))
        page.click("#send")
        page.wait_for_url("**/submitted-here?*")
        self.assertEqual(server().submitted("/submitted-here"), [{"fav": ["42"]}])

    def test_a_reset_returns_to_the_attribute_silently_and_still(self) -> None:
        for more, start in (("", False), ("selected", True)):
            with self.subTest(more):
                page = self.open(form(more))
                tap(page)
                settle(page)
                self.assertIs(selected(page), not start)
                heard(page)
                page.click("#again")
                self.assertIs(selected(page), start)
                self.assertEqual(pressed(page), "true" if start else "false")
                pass_time(page, 17)
                self.assertEqual(page.evaluate("stage.waiting"), 0)
                self.assertEqual(heard(page), [])

    def test_a_disabled_fieldset_disables_it_and_gives_it_back(self) -> None:
        page = self.open(form("selected"))
        page.evaluate("set.disabled = true")
        self.assertIs(page.evaluate("b.matches(':disabled')"), True)
        # Its own attribute is the page's word, and not the fieldset's.
        self.assertIs(page.evaluate("b.disabled"), False)
        tap(page)
        page.evaluate("b.click()")
        self.assertIs(selected(page), True)
        self.assertEqual(heard(page), [])
        self.assertEqual(page.evaluate(DATA), [])
        page.evaluate("set.disabled = false")
        self.assertIs(page.evaluate("b.matches(':disabled')"), False)
        self.assertEqual(page.evaluate(DATA), [["fav", "on"]])
        tap(page)
        self.assertIs(selected(page), False)

    def test_a_disabled_button_shows_at_38_percent(self) -> None:
        page = self.open('<favorite-button id="b" disabled></favorite-button>')
        pass_time(page, 17)
        # Whatever of its ancestors in the shadow carries it, all of it together.
        opacity = page.evaluate("""() => {
            let total = 1;
            for (let at = stage.part(b, "border"); at; at = at.parentElement)
                total *= Number(getComputedStyle(at).opacity);
            return total * Number(getComputedStyle(b).opacity);
        }""")
        self.assertAlmostEqual(opacity, 0.38, delta=0.001)

    def test_a_click_on_its_label_is_a_tap(self) -> None:
        for body in ('<label for="b">Keep</label> <favorite-button id="b"></favorite-button>',
                     '<label>Keep <favorite-button id="b"></favorite-button></label>'):
            with self.subTest(body):
                page = self.open(body)
                page.mouse.click(*[a + b for a, b in zip(
                    page.locator("label").bounding_box().values(), (8, 8), strict=False)])
                self.assertEqual(types(heard(page)).count("change"), 1)
                self.assertIs(selected(page), True)
                tap(page)
                self.assertEqual(types(heard(page)).count("change"), 1)
                self.assertIs(selected(page), False)

    def test_going_back_and_forth_brings_the_state_back(self) -> None:
        page = self.blank()
        page.goto(self.put(form()))
        page.wait_for_function("!!customElements.get('favorite-button')")
        tap(page)
        self.assertIs(selected(page), True)
        page.goto(self.put("elsewhere"))
        page.go_back()
        page.wait_for_function("document.querySelector('favorite-button')?.matches(':defined')")
        page.wait_for_function("document.readyState === 'complete'")
        self.assertIs(selected(page), True)
        self.assertEqual(pressed(page), "true")
        self.assertEqual(page.evaluate(DATA), [["fav", "on"]])
        self.assertEqual(heard(page), [])

    def test_enter_on_it_submits_no_form(self) -> None:
        page = self.open(form())
        page.evaluate("""() => { window.sent = 0;
            f.addEventListener("submit", (event) => { event.preventDefault(); sent += 1; }); }""")
        page.evaluate("b.focus()")
        page.keyboard.press("Enter")
        page.mouse.click(*middle(page))
        self.assertEqual(page.evaluate("sent"), 0)
        self.assertEqual(types(heard(page)).count("change"), 2)

    def test_attributes_and_properties_are_two_ways_to_say_the_same(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        for attribute, name, text, value in [
            ("icon", "icon", "star", "star"), ("motion-style", "motionStyle", "pop", "pop"),
            ("speed", "speed", "2", 2), ("label", "label", "Keep", "Keep"),
            ("name", "name", "n", "n"), ("value", "value", "v", "v"),
            ("motion", "motion", "reduced", "reduced"), ("renderer", "renderer", "canvas", "canvas"),
            ("disabled", "disabled", "", True),
        ]:
            with self.subTest(attribute):
                page.evaluate("([name, text]) => b.setAttribute(name, text)", [attribute, text])
                self.assertEqual(page.evaluate("(name) => b[name]", name), value)
                page.evaluate("(name) => b.removeAttribute(name)", attribute)
                self.assertNotEqual(page.evaluate("(name) => b[name]", name), value)
                page.evaluate("([name, value]) => { b[name] = value; }", [name, value])
                self.assertEqual(page.evaluate("(name) => b.getAttribute(name)", attribute), text)
        self.assertEqual(
            page.evaluate("""() => {
                const { icon, motionStyle, speed, value, motion, renderer, disabled, name } =
                    document.createElement("favorite-button");
                return [icon, motionStyle, speed, value, motion, renderer, disabled, name];
            }"""), ["heart", "grow", 1, "on", "system", "svg", False, ""])
