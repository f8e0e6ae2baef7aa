"""Attributes that say nothing sensible: a warning that names them, and what was last good stays."""

from .stage import StageTestCase, failed, pass_time, selected, settle, shot, tap, warned

MARKUP = '"><img src=x onerror=alert(1)>'
#: An attribute, the property it is, a good value, and values that are none.
BAD = [
    ("icon", "icon", "star", ["stars", "star heart", "__proto__", "constructor", MARKUP]),
    ("path", "path", "M0 0H24V24H0Z",
     ["nonsense", "M0 0L", "M 0 0 L 1e999 0", "M0 0H24", "L1 1", MARKUP, "M0 0\0H9V9Z"]),
    ("fill-rule", "fillRule", "evenodd", ["odd", "even-odd", MARKUP]),
    ("motion-style", "motionStyle", "pop", ["bounce", "grow pop", "toString", MARKUP]),
    ("size", "size", "32", ["0", "-3", "NaN", "Infinity", "1e999", "big", "12pt", MARKUP]),
    ("speed", "speed", "2", ["0", "-1", "NaN", "Infinity", "fast", "1x", MARKUP]),
    ("motion", "motion", "full", ["none", "reduce", MARKUP]),
    ("renderer", "renderer", "svg", ["webgl", "svg canvas", MARKUP]),
]
ELEMENTS = "[document, b.shadowRoot].map((each) => each.querySelectorAll('*').length)"
STATE = """() => {
    const { icon, path, fillRule, motionStyle, size, speed, motion, renderer } = b;
    return { icon, path, fillRule, motionStyle, size, speed, motion, renderer };
}"""


class MalformedAttributeTests(StageTestCase):
    def test_each_is_warned_of_by_name_and_the_last_good_value_stays(self) -> None:
        for attribute, name, good, bad in BAD:
            page = self.open('<favorite-button id="b" motion="full"></favorite-button>')
            page.evaluate("([name, text]) => b.setAttribute(name, text)", [attribute, good])
            pass_time(page, 17)
            state, seen = page.evaluate(STATE), shot(page)
            self.assertEqual(warned(page), [], attribute)
            elements = page.evaluate(ELEMENTS)
            for text in bad:
                with self.subTest(attribute=attribute, text=text):
                    page.evaluate("([name, text]) => b.setAttribute(name, text)", [attribute, text])
                    said = warned(page)
                    self.assertEqual(len(said), 1, said)
                    self.assertIn(attribute, said[0])
                    self.assertIn("favorite-button", said[0])
                    self.assertEqual(page.evaluate(STATE), state)
                    pass_time(page, 17)
                    self.assertTrue((shot(page) == seen).all(), "it looks different")
                    self.assertEqual(page.evaluate(ELEMENTS), elements)
                    self.assertEqual(failed(page), [])
            page.evaluate("b.click()")
            settle(page)
            self.assertIs(selected(page), True)

    def test_from_the_start_a_bad_one_leaves_the_default(self) -> None:
        plain = self.open("<favorite-button></favorite-button>")
        for attribute, _, _, bad in BAD:
            text = bad[1].replace('"', "&quot;")
            with self.subTest(attribute):
                page = self.open(f'<favorite-button id="b" {attribute}="{text}"></favorite-button>')
                self.assertEqual(len(warned(page)), 1)
                pass_time(page, 17)
                self.assertTrue((shot(page) == shot(plain)).all())
                tap(page)
                self.assertIs(selected(page), True)

    def test_properties_are_no_way_around_it(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        state = page.evaluate(STATE)
        for name, value in [("icon", "'nope'"), ("motionStyle", "0"), ("speed", "NaN"),
                            ("size", "-1"), ("motion", "{}"), ("path", "'x'"),
                            ("speed", "'quick'"), ("fillRule", "1"), ("renderer", "'gl'")]:
            with self.subTest(name=name, value=value):
                page.evaluate(f"b.{name} = {value}")
                self.assertEqual(len(warned(page)), 1)
                self.assertEqual(page.evaluate(STATE), state)

    def test_words_that_are_markup_stay_words(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        page.evaluate("""(text) => {
            for (const name of ["label", "name", "value"]) b.setAttribute(name, text);
            b.id = "b";
        }""", MARKUP)
        pass_time(page, 17)
        self.assertEqual(page.evaluate("b.shadowRoot.querySelectorAll('img').length"), 0)
        self.assertEqual(
            page.evaluate("stage.part(b, 'button').getAttribute('aria-label')"), MARKUP)
        self.assertEqual(page.evaluate("b.value"), MARKUP)

    def test_path_data_is_told_where_it_is_wrong(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        page.evaluate("b.setAttribute('path', 'M0 0 L 10 oops')")
        [said] = warned(page)
        self.assertIn("path", said)
        self.assertRegex(said, r"\b(9|10|11)\b", "the place is named")
