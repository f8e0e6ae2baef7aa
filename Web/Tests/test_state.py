"""The state: what sets it, and that only a person's tap is ever told."""

from .stage import StageTestCase, heard, pass_time, pressed, selected, settle, shot, tap, types


class FavoriteButtonStateTests(StageTestCase):
    def test_attributes_in_the_page_hold_before_the_element_is_defined(self) -> None:
        page = self.open("<favorite-button selected></favorite-button>", load=None)
        page.add_script_tag(url="/heartkit.js", type="module")
        page.wait_for_function("document.querySelector('favorite-button').matches(':defined')")
        self.assertIs(selected(page), True)
        self.assertEqual(pressed(page), "true")
        self.assertEqual(heard(page), [])

    def test_properties_set_before_the_element_is_defined_are_kept(self) -> None:
        page = self.open("<favorite-button></favorite-button>", load=None)
        page.evaluate("""() => Object.assign(document.querySelector("favorite-button"), {
            selected: true, icon: "star", motionStyle: "burst", speed: 2, label: "Keep",
            disabled: true, name: "kept", value: "7", size: 32, motion: "full" })""")
        page.add_script_tag(url="/heartkit.js", type="module")
        page.wait_for_function("document.querySelector('favorite-button').matches(':defined')")
        found = page.evaluate("""() => {
            const { selected, icon, motionStyle, speed, label, disabled, name, value, motion } =
                document.querySelector("favorite-button");
            return { selected, icon, motionStyle, speed, label, disabled, name, value, motion };
        }""")
        self.assertEqual(found, {
            "selected": True, "icon": "star", "motionStyle": "burst", "speed": 2, "label": "Keep",
            "disabled": True, "name": "kept", "value": "7", "motion": "full"})
        self.assertEqual(page.locator("favorite-button").bounding_box()["width"], 32)
        # What a page set on the element itself must not hide the element's own properties.
        self.assertIs(page.evaluate(
            "Object.hasOwn(document.querySelector('favorite-button'), 'selected')"), False)
        page.evaluate("document.querySelector('favorite-button').selected = false")
        self.assertEqual(pressed(page), "false")

    def test_whatever_code_does_to_the_state_is_silent_and_still(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        for change, state in [
            ("b.selected = true", True), ("b.selected = false", False),
            ("b.setAttribute('selected', '')", True), ("b.removeAttribute('selected')", False),
            ("b.toggleAttribute('selected')", True), ("b.rebind(false)", False),
            ("b.setSelected(true)", True), ("b.setSelected(false, { animated: false })", False),
            ("b.rebind(true)", True),
        ]:
            with self.subTest(change):
                page.evaluate(change)
                self.assertIs(selected(page), state)
                self.assertEqual(pressed(page), "true" if state else "false")
                # One frame at most, to draw what was changed.
                pass_time(page, 17)
                self.assertEqual(page.evaluate("stage.waiting"), 0)
        self.assertEqual(heard(page), [])

    def test_code_can_have_it_moved_without_being_told(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        page.evaluate("b.setSelected(true, { animated: true })")
        self.assertIs(selected(page), True)
        # Grow takes 0.35 s to select; a frame more is when the end is noticed.
        self.assertAlmostEqual(settle(page), 350, delta=2 * 1000 / 60)
        self.assertEqual(heard(page), [])

    def test_setting_what_already_is_does_nothing_three_times_over(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        tap(page)
        self.assertEqual(types(heard(page)), ["favorite-toggle", "input", "change"])
        pass_time(page, 100)
        before = page.evaluate("stage.box(b, 'fill')")
        for _ in range(3):
            page.evaluate("b.selected = true; b.setSelected(true); b.setSelected(true, { animated: true })")
        self.assertEqual(page.evaluate("stage.box(b, 'fill')"), before)
        self.assertEqual(heard(page), [])
        settle(page)
        self.assertEqual(types(heard(page)), ["settled"])

    def test_the_attribute_is_what_a_form_returns_to_and_the_property_is_what_is(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        page.evaluate("b.selected = true")
        self.assertIs(page.evaluate("b.hasAttribute('selected')"), False)
        page.evaluate("b.setAttribute('selected', '')")
        page.evaluate("b.selected = false")
        self.assertIs(page.evaluate("b.hasAttribute('selected')"), True)
        self.assertIs(selected(page), False)
        tap(page)
        tap(page)
        self.assertIs(page.evaluate("b.hasAttribute('selected')"), True)

    def test_style_sheets_see_the_state(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        self.assertIs(page.evaluate("b.matches(':state(selected)')"), False)
        tap(page)
        self.assertIs(page.evaluate("b.matches(':state(selected)')"), True)
        page.evaluate("b.selected = false")
        self.assertIs(page.evaluate("b.matches(':state(selected)')"), False)

    def test_a_row_bound_to_another_item_shows_that_item_at_once(self) -> None:
        page = self.open('<favorite-button id="b" motion-style="burst"></favorite-button>')
        still = shot(page)
        tap(page)
        pass_time(page, 200)
        self.assertFalse((shot(page) == still).all())
        heard(page)
        page.evaluate("b.rebind(false)")
        pass_time(page, 17)
        page.mouse.move(399, 199)
        pass_time(page, 17)
        self.assertTrue((shot(page) == still).all())
        self.assertEqual(page.evaluate("stage.waiting"), 0)
        told = heard(page)
        self.assertEqual(types(told), ["settled"])
        self.assertIs(told[0]["detail"]["finished"], False)

    def test_an_element_moved_within_the_page_keeps_its_state(self) -> None:
        page = self.open('<p id="one"><favorite-button id="b"></favorite-button></p><p id="two"></p>')
        page.evaluate("b.selected = true")
        before = shot(page, "#b")
        page.evaluate("two.append(b)")
        self.assertIs(selected(page), True)
        self.assertEqual(pressed(page), "true")
        pass_time(page, 17)
        self.assertTrue((shot(page, "#b") == before).all())
        self.assertEqual(heard(page), [])

    def test_what_is_set_while_it_is_in_no_page_holds_when_it_comes_into_one(self) -> None:
        page = self.open("")
        page.evaluate("""() => {
            const b = document.createElement("favorite-button");
            b.id = "b";
            b.selected = true;
            b.icon = "star";
            document.body.append(b);
            b.remove();
            b.selected = false;
            b.remove();
            document.body.append(b);
        }""")
        self.assertIs(selected(page), False)
        self.assertEqual(pressed(page), "false")
        tap(page)
        self.assertIs(selected(page), True)

    def test_loading_the_module_twice_is_harmless(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        page.evaluate("""() => Promise.all(
            ["/heartkit.js?twice", "/heartkit-plain.js", "/heartkit-beside.js"].map(
                (address) => import(address)))""")
        tap(page)
        self.assertIs(selected(page), True)
        self.assertEqual(types(heard(page)), ["favorite-toggle", "input", "change"])

    def test_many_made_and_set_by_code_move_nothing_and_tell_nothing(self) -> None:
        page = self.open("")
        page.evaluate("""() => {
            for (let k = 0; k < 100; k += 1) {
                const b = document.createElement("favorite-button");
                b.selected = k % 2 === 0;
                document.body.append(b);
                b.selected = k % 3 === 0;
            }
        }""")
        pass_time(page, 17)
        self.assertEqual(page.evaluate("stage.waiting"), 0)
        self.assertEqual(heard(page), [])
        self.assertEqual(
            page.evaluate("[...document.querySelectorAll('favorite-button')].map((b) => b.selected)"),
            [k % 3 == 0 for k in range(100)])
