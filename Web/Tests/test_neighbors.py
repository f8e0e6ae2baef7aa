"""Buttons beside each other, and beside what a page does to them."""

from playwright.sync_api import CDPSession, Page

from .stage import StageTestCase, heard, middle, pass_time, selected, settle, shot

STYLES = ("grow", "pop", "burst", "plain")
PLACED = """<style>favorite-button { position: absolute; left: 60px; top: 60px }
    #one { left: 260px }</style>"""

#: Controls near a button, by what a page would have there, and where in them a point is robbed.
NEAR = {
    "a link beside it": (
        '<favorite-button></favorite-button> <a id="it" href="#there">x</a>', (0.5, 0.5)),
    "a button 8 pixels away": (
        """<favorite-button></favorite-button
        ><button id="it" style="width: 24px; height: 24px; margin-left: 8px"></button>""",
        (0.05, 0.5)),
    "a link in the line above": (
        """<div style="line-height: 20px"><a id="it" href="#there">Save</a></div>
        <div><favorite-button></favorite-button></div>""", (0.5, 0.9)),
    "a checkbox between two": (
        """<favorite-button></favorite-button><input id="it" type="checkbox"
        ><favorite-button></favorite-button>""", (0.5, 0.5)),
    "a field beside it": (
        '<favorite-button></favorite-button><input id="it" size="4">', (0.05, 0.5)),
    "what only says that it is a switch": (
        """<favorite-button></favorite-button> <span id="it" role="switch">x</span>""", (0.5, 0.5)),
    "a link in the row that is a link": (
        """<div role="link" tabindex="0"><favorite-button></favorite-button>
        <a id="it" href="#there">x</a></div>""", (0.5, 0.5)),
}


class NeighborTests(StageTestCase):
    def test_of_two_the_second_is_right_when_the_first_is_hidden(self) -> None:
        two = '<favorite-button id="two" size="64" motion-style="pop"></favorite-button>'
        change = "two.setSelected(true, { animated: true })"
        alone = self.open(two, head=PLACED)
        alone.evaluate(change)
        pass_time(alone, 100)
        moving = shot(alone)
        settle(alone)
        still = shot(alone)
        for way in ("one.hidden = true", "one.style.display = 'none'", "one.remove()",
                    "one.style.visibility = 'hidden'"):
            with self.subTest(way):
                both = self.open(
                    f'<favorite-button id="one" size="24" icon="star"></favorite-button>{two}',
                    head=PLACED)
                both.evaluate(way)
                both.evaluate(change)
                pass_time(both, 100)
                self.assertTrue((shot(both) == moving).all())
                settle(both)
                self.assertTrue((shot(both) == still).all())

    def test_what_moved_to_its_end_is_the_picture_that_never_moved(self) -> None:
        body = "".join(
            f'<favorite-button size="32" motion="full" motion-style="{style}" '
            f'renderer="{renderer}"{state}></favorite-button>'
            for renderer in ("svg", "canvas") for style in STYLES for state in ("", " selected"))
        head = "<style>favorite-button { margin: 8px }</style>"
        moved, still = self.open(body, head=head), self.open(body, head=head)
        change = """(animated) => {
            for (const b of document.querySelectorAll("favorite-button"))
                b.setSelected(!b.selected, { animated });
        }"""
        moved.evaluate(change, True)
        pass_time(moved, 100)
        self.assertFalse((shot(moved) == shot(still)).all())
        settle(moved)
        still.evaluate(change, False)
        pass_time(still, 17)
        self.assertTrue((shot(moved) == shot(still)).all())

    def test_a_hundred_are_all_alike(self) -> None:
        page = self.open("".join(
            f'<favorite-button style="position: absolute; left: {40 * (k % 10) + 8}px; '
            f'top: {40 * (k // 10) + 8}px" icon="flame" selected></favorite-button>'
            for k in range(100)), size=(400, 400))
        seen = shot(page)
        for k in range(100):
            x, y = 40 * (k % 10), 40 * (k // 10)
            self.assertTrue((seen[y:y + 40, x:x + 40] == seen[:40, :40]).all(), str(k))

    def test_styles_of_the_page_reach_the_parts_and_nothing_else(self) -> None:
        page = self.open('<favorite-button id="b" selected></favorite-button>', head="""<style>
            path, circle, rect, svg, button, span { fill: lime !important; display: none !important }
            favorite-button::part(button) { outline: 3px solid rgb(0, 0, 255) }</style>""")
        pass_time(page, 17)
        self.assertEqual(shot(page, "#b")[12, 12].tolist(), [240, 69, 82, 255])
        self.assertEqual(
            page.evaluate("getComputedStyle(stage.part(b, 'button')).outlineColor"), "rgb(0, 0, 255)")

    def test_a_hidden_element_is_not_seen(self) -> None:
        page = self.open('<favorite-button id="b" hidden></favorite-button>')
        self.assertEqual(page.evaluate("b.getBoundingClientRect().width"), 0)

    def test_its_size_is_told_three_ways(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        side = "[b.offsetWidth, b.offsetHeight]"
        self.assertEqual(page.evaluate(side), [24, 24])
        page.evaluate("b.style.setProperty('--favorite-size', '40px')")
        self.assertEqual(page.evaluate(side), [40, 40])
        page.evaluate("b.style.setProperty('--favorite-size', '2em')")
        self.assertEqual(page.evaluate(side), [32, 32])
        page.evaluate("b.style.removeProperty('--favorite-size'); b.size = 96")
        self.assertEqual(page.evaluate(side), [96, 96])

    def test_hundreds_made_or_changed_in_one_turn_are_laid_out_a_few_times(self) -> None:
        for renderer in ("svg", "canvas"):
            page = self.open('<div id="list"></div>')
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable")
            all_of_them = "for (const b of list.children)"
            for code in (
                f"""list.innerHTML =
                    "<favorite-button renderer='{renderer}'></favorite-button> ".repeat(300)""",
                f"{all_of_them} b.size = 31",
                "for (let k = 1; k < 300; k += 1) list.firstChild.size = k",
                f"{all_of_them} b.motionStyle = 'burst'",
                f"{all_of_them} b.setSelected(true, {{ animated: true }}); stage.pass(50)",
                "list.style.setProperty('--favorite-border-width', '3px')",
            ):
                with self.subTest(renderer, code=code):
                    before = self._layouts(page, session)
                    page.evaluate(f"async () => {{ {code}; await stage.drawn(); }}")
                    # Where a gap changes, its transition has an end.
                    page.evaluate("stage.drawn()")
                    page.evaluate("stage.drawn().then(() => stage.pass(17))")
                    page.evaluate("stage.drawn()")
                    # Some for the page itself, and for each frame; and not one for each of them.
                    self.assertLess(self._layouts(page, session) - before, 30)

    def test_a_mouse_finds_each_control_where_it_is_seen(self) -> None:
        for name, (body, at) in NEAR.items():
            with self.subTest(name):
                page = self._near(body)
                x, y = self._point(page, at)
                # The first move tells the button what is there, and the next the control.
                page.mouse.move(x + 1, y)
                page.mouse.move(x, y)
                self.assertTrue(page.evaluate("it.matches(':hover')"))
                page.mouse.click(x, y)
                self.assertEqual(page.evaluate("clicks"), [True])
                self.assertEqual(self._heard(page), [])
                # What is left of the margin is the button's, as soon as the mouse is there.
                page.mouse.click(*self._free(page))
                self.assertIs(selected(page), True)
                page.mouse.click(x, y)
                self.assertEqual(page.evaluate("clicks"), [True, True])

    def test_a_finger_finds_each_control_where_it_is_seen(self) -> None:
        for name, (body, at) in NEAR.items():
            with self.subTest(name):
                page = self._near(body, has_touch=True)
                x, y = self._point(page, at)
                page.touchscreen.tap(x, y)
                self.assertEqual(page.evaluate("clicks"), [True])
                self.assertEqual(self._heard(page), [])
                page.touchscreen.tap(*self._free(page))
                self.assertIs(selected(page), True)
                page.touchscreen.tap(x, y)
                self.assertEqual(page.evaluate("clicks"), [True, True])

    def test_a_control_near_it_has_the_focus_and_the_keys_that_are_held(self) -> None:
        body, at = NEAR["a field beside it"]
        page = self._near(body)
        page.mouse.click(*self._point(page, at))
        self.assertEqual(page.evaluate("document.activeElement.id"), "it")
        body, at = NEAR["a link beside it"]
        page = self._near(body)
        with page.context.expect_page() as opened:
            page.keyboard.down("Control")
            page.mouse.click(*self._point(page, at))
            page.keyboard.up("Control")
        opened.value.close()

    def test_a_press_that_slides_onto_a_control_near_it_does_nothing(self) -> None:
        body, at = NEAR["a button 8 pixels away"]
        page = self._near(body)
        page.mouse.move(*middle(page))
        page.mouse.down()
        page.mouse.move(*self._point(page, at), steps=4)
        page.mouse.up()
        self.assertEqual(page.evaluate("clicks"), [])
        self.assertEqual(heard(page), [])

    def test_a_click_that_no_move_came_before_is_handed_on(self) -> None:
        body, at = NEAR["a button 8 pixels away"]
        page = self._near(body)
        x, y = self._point(page, at)
        page.mouse.move(x, y)
        # As if the page had come under a mouse that rests.
        page.evaluate("document.querySelector('favorite-button').remove()")
        page.evaluate("it.before(document.createElement('favorite-button'))")
        page.evaluate("it.style.margin = '8px'")
        page.mouse.down()
        page.mouse.up()
        self.assertEqual(len(page.evaluate("clicks")), 1)
        self.assertEqual(page.evaluate("document.activeElement.id"), "it")
        self.assertEqual(heard(page), [])

    def test_the_margin_is_as_wide_as_the_page_says(self) -> None:
        for size, (near, far) in {"36px": (17, 19), "64px": (31, 33), "0": (11, 13)}.items():
            with self.subTest(size):
                page = self.open('<favorite-button id="two"></favorite-button>', head=PLACED + (
                    f"<style>favorite-button {{ --favorite-hit-size: {size} }}</style>"))
                x, y = middle(page)
                page.mouse.click(x + far, y)
                self.assertIs(selected(page), False)
                page.mouse.click(x + near, y)
                self.assertIs(selected(page), True)

    def _near(self, body: str, **options: object) -> Page:
        """A page that notes each click on the control, and whether the browser made it."""
        page = self.open(f'<div style="padding: 60px">{body}</div>', **options)
        page.evaluate("""() => {
            window.clicks = [];
            it.addEventListener("click", (event) => clicks.push(event.isTrusted));
        }""")
        return page

    def _heard(self, page: Page) -> list[dict]:
        """What buttons told; a control of the page's own may tell the same."""
        return [event for event in heard(page) if event["id"] != "it"]

    def _point(self, page: Page, at: tuple[float, float]) -> tuple[float, float]:
        """A point of the control, by shares of its box, in the margin of a button."""
        box = page.locator("#it").bounding_box()
        return box["x"] + at[0] * box["width"], box["y"] + at[1] * box["height"]

    def _free(self, page: Page) -> tuple[float, float]:
        """A point in the first button's margin that is nobody else's."""
        x, y = middle(page)
        return x - 20, y + 2

    def _layouts(self, page: Page, session: CDPSession) -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(each["value"] for each in metrics if each["name"] == "LayoutCount")
