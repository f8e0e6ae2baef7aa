"""Buttons beside each other, and beside what a page does to them."""

from .stage import StageTestCase, pass_time, settle, shot

STYLES = ("grow", "pop", "burst", "plain")
PLACED = """<style>favorite-button { position: absolute; left: 60px; top: 60px }
    #one { left: 260px }</style>"""


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
