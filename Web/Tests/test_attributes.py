"""Attributes that say nothing sensible: a warning that names them, and what was last good stays."""

import re

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

    def test_without_a_size_of_its_own_that_of_the_style_sheet_stays(self) -> None:
        for name, attribute in [("favorite-button", "size"), ("heart-view", "heart-size")]:
            with self.subTest(name):
                page = self.open(f'<{name} {attribute}="-1"></{name}>')
                self.assertIn("; the style sheet's size stays.", warned(page)[0])

    def test_an_element_of_another_make_with_its_name_is_told_of_once(self) -> None:
        page = self.open("<favorite-button></favorite-button>", head="""<script>
            customElements.define("favorite-button", class extends HTMLElement {})</script>""")
        [said] = warned(page)
        self.assertIn("has a <favorite-button> of another make", said)
        # Another copy of the same is none of another make.
        page = self.open("<favorite-button></favorite-button>")
        page.evaluate("import('/heartkit-plain.js')")
        self.assertEqual(warned(page), [])

    def test_a_path_beyond_memory_is_warned_of_and_the_icon_stays(self) -> None:
        # An engine that has room for short texts only.
        page = self.open('<favorite-button id="b"></favorite-button><heart-view></heart-view>',
                         head="""<script>
            const { Instance } = WebAssembly;
            WebAssembly.Instance = function (module) {
                const { exports } = new Instance(module);
                const reserve = (count) => {
                    if (count > 400) return 0;
                    return exports.reserve(count);
                };
                return { exports: { ...exports, reserve } };
            };
        </script>""")
        seen = shot(page)
        for name in ("favorite-button", "heart-view"):
            page.evaluate("""(name) => {
                document.querySelector(name).path = `M0 0H24V24H0Z${" ".repeat(400)}`;
            }""", name)
            [said] = warned(page)
            self.assertIn(f"<{name}", said)
            self.assertIn("is more than there is memory for; the icon stays", said)
            self.assertEqual(page.evaluate(
                "(name) => document.querySelector(name).path", name), "")
        self.assertTrue((shot(page) == seen).all())

    def test_a_path_of_more_than_a_million_letters_is_refused(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button><heart-view></heart-view>')
        for name in ("favorite-button", "heart-view"):
            page.evaluate("""(name) => {
                document.querySelector(name).setAttribute("path", `M0 0H9V9Z${" ".repeat(1e6)}`);
            }""", name)
            [said] = warned(page)
            self.assertIn("path data of at most a million letters", said)
            self.assertLess(len(said), 200)
            self.assertEqual(page.evaluate("(name) => document.querySelector(name).path", name), "")

    def test_out_of_a_page_a_path_is_looked_at_too(self) -> None:
        page = self.open("")
        found = page.evaluate("""() => ["favorite-button", "heart-view"].map((name) => {
            const element = document.createElement(name);
            element.path = "nonsense";
            const first = element.path;
            element.path = "M0 0H24V24H0Z";
            element.path = "M0 0";
            return [first, element.path];
        })""")
        self.assertEqual(found, [["", "M0 0H24V24H0Z"]] * 2)
        self.assertEqual(len(warned(page)), 4)
        self.assertEqual(page.evaluate("stage.held.size"), 0)

    def test_a_path_looks_the_same_in_large_and_in_small_coordinates(self) -> None:
        star = "M12 0L15 9L24 9L17 14L20 24L12 18L4 24L7 14L0 9L9 9Z"
        for renderer in ("svg", "canvas"):
            seen = []
            for factor in (1, 40.3, 4000, 0.0003):
                path = re.sub(r"\d+", lambda number: f"{int(number[0]) * factor:.7g}", star)
                page = self.open("".join(
                    f'<favorite-button renderer="{renderer}" size="96" path="{path}"{more}>'
                    "</favorite-button>" for more in ("", " selected")))
                pass_time(page, 17)
                seen.append(shot(page).astype(int))
            for other in seen[1:]:
                # Chromium puts points on a grid of a quarter of a pixel, here or there by rounding.
                self.assertLessEqual(int(abs(other - seen[0]).max()), 255 // 4)
                self.assertLess(int((abs(other - seen[0]) > 8).any(axis=-1).sum()), 20)

    def test_without_webassembly_the_browser_has_nothing_to_complain_of(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button><heart-view></heart-view>',
                         load="heartkit-plain.js")
        for path in ("nope", "M0 0H9V9 x", 'M0 0") border-box/*', "M0 0\\", "M0 0\nH9,,V9", "M0,0 L"):
            for name in ("favorite-button", "heart-view"):
                page.evaluate("([name, path]) => { document.querySelector(name).path = path; }",
                              [name, path])
                self.assertEqual(len(warned(page)), 1, path)
        page.evaluate("b.path = 'M0 0\\nH9\\tV9z'")
        self.assertEqual(page.evaluate("b.path"), "M0 0\nH9\tV9z")

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
