"""Fingers and pointers: where a button is hit, and which presses count."""

from .stage import HIT, StageTestCase, heard, middle, pass_time, pressed, selected, settle, tap, types

BUTTON = '<favorite-button id="b"></favorite-button>'
TAP = ["favorite-toggle", "input", "change"]
PLACED = '<style>favorite-button { position: absolute; top: 80px }</style>'


class FavoriteButtonPointerTests(StageTestCase):
    def test_a_press_that_slides_off_and_is_lifted_there_did_nothing(self) -> None:
        page = self.open(BUTTON, head=PLACED)
        x, y = middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        pass_time(page, 50)
        page.mouse.move(x + 200, y, steps=5)
        page.mouse.up()
        settle(page)
        self.assertEqual(heard(page), [])
        self.assertIs(selected(page), False)

    def test_a_press_shows_at_once_and_a_slide_off_takes_it_back(self) -> None:
        page = self.open(BUTTON, head=PLACED)
        width = page.evaluate("stage.box(b, 'border').width")
        x, y = middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        pass_time(page, 200)
        # Held down, the icon is at nine tenths.
        self.assertAlmostEqual(
            page.evaluate("stage.box(b, 'border').width"), 0.9 * width, delta=0.02)
        page.mouse.move(x + 200, y, steps=5)
        pass_time(page, 200)
        self.assertAlmostEqual(page.evaluate("stage.box(b, 'border').width"), width, delta=0.02)
        page.mouse.move(x, y, steps=5)
        pass_time(page, 200)
        self.assertAlmostEqual(
            page.evaluate("stage.box(b, 'border').width"), 0.9 * width, delta=0.02)
        page.mouse.up()
        self.assertEqual(types(heard(page)), TAP)

    def test_a_press_that_began_elsewhere_does_not_count(self) -> None:
        page = self.open(BUTTON, head=PLACED)
        x, y = middle(page)
        page.mouse.move(x + 200, y)
        page.mouse.down()
        page.mouse.move(x, y, steps=5)
        page.mouse.up()
        self.assertEqual(heard(page), [])

    def test_only_the_main_button_of_a_mouse_counts(self) -> None:
        page = self.open(BUTTON)
        for button in ("right", "middle"):
            page.mouse.click(*middle(page), button=button)
        self.assertEqual(heard(page), [])
        self.assertIs(selected(page), False)

    def test_a_finger_taps_once(self) -> None:
        page = self.open(BUTTON, has_touch=True)
        page.touchscreen.tap(*middle(page))
        self.assertEqual(types(heard(page)), TAP)
        self.assertEqual(pressed(page), "true")
        settle(page)
        page.touchscreen.tap(*middle(page))
        self.assertEqual(types(heard(page)), ["settled", *TAP])
        self.assertEqual(pressed(page), "false")

    def test_a_touch_that_the_system_takes_away_does_nothing(self) -> None:
        page = self.open(BUTTON, has_touch=True)
        x, y = middle(page)
        session = page.context.new_cdp_session(page)
        session.send("Input.dispatchTouchEvent", {
            "type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
        settle(page)
        self.assertEqual(heard(page), [])
        self.assertIs(selected(page), False)

    def test_a_pointer_that_code_makes_up_is_as_good_as_any(self) -> None:
        page = self.open(BUTTON, head=PLACED)
        width = page.evaluate("stage.box(b, 'border').width")
        page.evaluate("""() => {
            const button = stage.part(b, "button");
            window.point = (type) => button.dispatchEvent(new PointerEvent(type, {
                bubbles: true, composed: true, isPrimary: true, pointerId: 77,
                clientX: b.offsetLeft + 12, clientY: b.offsetTop + 12,
            }));
            point("pointerdown");
            stage.pass(200);
        }""")
        self.assertLess(page.evaluate("stage.box(b, 'border').width"), 0.95 * width)
        page.evaluate("point('pointerup'); stage.part(b, 'button').click()")
        self.assertEqual(types(heard(page)), TAP)

    def test_a_small_icon_is_hit_within_48_pixels_and_not_beyond(self) -> None:
        page = self.open(BUTTON, head="""<style>favorite-button {
            --favorite-size: 16px; position: absolute; left: 100px; top: 80px }</style>""")
        x, y = middle(page)
        state = False
        # A pixel inside of the edge, and one outside.
        near, far = HIT / 2 - 1, HIT / 2 + 1
        for across, down in [(near, 0), (-near, 0), (0, near), (0, -near), (near, near),
                             (-near, -near)]:
            page.mouse.click(x + across, y + down)
            state = not state
            self.assertIs(selected(page), state, f"{across}, {down} from the middle")
        for across, down in [(far, 0), (-far, 0), (0, far), (0, -far)]:
            page.mouse.click(x + across, y + down)
            self.assertIs(selected(page), state, f"{across}, {down} from the middle")

    def test_a_large_icon_is_hit_all_over(self) -> None:
        page = self.open(BUTTON, head="""<style>favorite-button {
            --favorite-size: 80px; position: absolute; left: 100px; top: 80px }</style>""")
        page.mouse.click(101, 81)
        page.mouse.click(179, 159)
        self.assertEqual(types(heard(page)).count("change"), 2)
        page.mouse.click(98, 81)
        self.assertNotIn("change", types(heard(page)))

    def test_the_area_that_is_hit_takes_no_room(self) -> None:
        page = self.open("""<div id="row" style="line-height: 0"><i></i
            ><favorite-button id="b"></favorite-button><i></i></div>""", head="""<style>
            i { display: inline-block; width: 10px; height: 10px }
            favorite-button { --favorite-size: 16px }</style>""")
        found = page.evaluate("""() => ({
            row: row.getBoundingClientRect().height,
            b: [b.offsetWidth, b.offsetHeight, b.offsetLeft - row.offsetLeft],
            after: row.lastElementChild.offsetLeft - row.offsetLeft,
            page: [document.documentElement.scrollWidth <= innerWidth,
                   document.documentElement.scrollHeight <= innerHeight],
        })""")
        self.assertEqual(found, {
            "row": 16, "b": [16, 16, 10], "after": 26, "page": [True, True]})

    def test_it_makes_no_page_scroll_that_would_not_otherwise(self) -> None:
        page = self.open("""<div id="box" style="width: 16px; height: 16px; overflow: auto">
            <favorite-button id="b" style="display: block" motion-style="burst"></favorite-button
            ></div>""", head="<style>favorite-button { --favorite-size: 16px }</style>")
        found = "[box.scrollWidth, box.scrollHeight]"
        still = page.evaluate(found)
        page.evaluate("b.click()")
        pass_time(page, 250)
        self.assertEqual(page.evaluate(found), still)

    def test_where_two_areas_overlap_the_nearer_middle_is_hit(self) -> None:
        page = self.open("""<favorite-button id="one"></favorite-button
            ><favorite-button id="two"></favorite-button>""", head="""<style>
            favorite-button { --favorite-size: 16px; position: absolute; top: 80px }
            #one { left: 100px } #two { left: 124px }</style>""")
        # The middles are at 108 and 132, so from 120 on the second is nearer.
        for x in range(86, 156, 3):
            if x == 120:
                continue
            page.mouse.click(x, 88)
            told = {event["id"] for event in heard(page) if event["type"] == "change"}
            self.assertEqual(told, {"one" if x < 120 else "two"}, f"at {x}")

    def test_what_is_before_it_in_its_room_is_not_robbed_of_its_clicks(self) -> None:
        page = self.open("""<button id="beside">Beside</button
            ><favorite-button id="b"></favorite-button>""", head="""<style>
            #beside { position: absolute; z-index: 1; left: 100px; top: 60px; width: 60px;
              height: 20px }
            #b { --favorite-size: 16px; position: absolute; left: 122px; top: 84px }</style>""")
        page.evaluate("beside.addEventListener('click', () => { window.clicked = true; })")
        page.mouse.click(130, 75)
        self.assertIs(page.evaluate("window.clicked === true"), True)
        self.assertEqual(heard(page), [])

    def test_the_hollow_line_takes_the_fills_color_under_a_pointer(self) -> None:
        page = self.open(BUTTON, head=PLACED)
        color = "getComputedStyle(stage.part(b, 'border')).stroke"
        page.mouse.move(399, 199)
        self.assertEqual(page.evaluate(color), "rgb(142, 142, 147)")
        page.mouse.move(*middle(page))
        pass_time(page, 17)
        self.assertEqual(page.evaluate(color), "rgb(240, 69, 82)")
        page.mouse.move(399, 199)
        pass_time(page, 17)
        self.assertEqual(page.evaluate(color), "rgb(142, 142, 147)")

    def test_a_tap_selects_no_text_and_drags_nothing(self) -> None:
        page = self.open(f"<p>Some words {BUTTON} and more</p>")
        page.mouse.dblclick(*middle(page))
        self.assertEqual(page.evaluate("String(getSelection())"), "")
        self.assertEqual(types(heard(page)).count("change"), 2)

    def test_a_tap_on_it_within_a_link_or_a_row_can_be_kept_from_them(self) -> None:
        page = self.open(f'<div id="row">{BUTTON}</div>')
        page.evaluate("""() => {
            window.clicks = 0;
            row.addEventListener("click", () => { clicks += 1; });
        }""")
        tap(page)
        # One click bubbles, as from a native button, and a page may stop it.
        self.assertEqual(page.evaluate("clicks"), 1)
        page.evaluate("b.addEventListener('click', (event) => event.stopPropagation())")
        tap(page)
        self.assertEqual(page.evaluate("clicks"), 1)
        self.assertIs(selected(page), False)
