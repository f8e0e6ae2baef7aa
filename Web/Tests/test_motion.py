"""The motion as it is drawn: no jump, no leap between sizes, nothing that was asked for twice."""

from .stage import StageTestCase, middle, pass_time, selected, settle, shot

BUTTON = '<favorite-button id="b" motion="full" size="96"></favorite-button>'
FILL = """() => { const box = stage.box(b, "fill"); return box ? box.width / 2 : 0; }"""


class FavoriteButtonMotionTests(StageTestCase):
    def test_a_turn_in_flight_goes_on_from_where_it_is(self) -> None:
        for turn in (40, 120, 210, 300):
            with self.subTest(turn=turn):
                page = self.open(BUTTON)
                page.mouse.move(*middle(page))
                page.evaluate("b.click()")
                radii = self._radii(page, turn)
                before = radii[-1]
                page.evaluate("b.click()")
                self.assertIs(selected(page), False)
                page.evaluate("stage.frame()")
                after = page.evaluate(FILL)
                # No time went by, so nothing moved; a transform is written to a few digits.
                self.assertAlmostEqual(after, before, delta=0.02)
                back = self._radii(page, 260)
                self.assertTrue(all(a >= b for a, b in zip([after, *back], back, strict=False)))
                self.assertEqual(back[-1], 0)
                # At no frame by more than the whole way in the shortest time that it may take.
                largest = max(abs(a - b) for a, b in zip([after, *back], back, strict=False))
                self.assertLess(largest, 96 * 16.7 / 250)

    def test_the_fill_grows_about_the_icons_middle(self) -> None:
        for zoom in (1, 1.1, 1.5):
            page = self.open("".join(
                f'<favorite-button motion="full" size="{size}"></favorite-button>'
                for size in (24, 23, 37)), head=f"<style>html {{ zoom: {zoom} }}</style>")
            frames = page.evaluate("""() => {
                const all = [...document.querySelectorAll("favorite-button")];
                for (const b of all) b.click();
                return Array.from({ length: 21 }, () => {
                    stage.pass(350 / 22);
                    return all.map((b) => stage.box(b, "fill"));
                });
            }""")
            for boxes in zip(*frames, strict=True):
                with self.subTest(zoom=zoom, width=boxes[-1]["width"]):
                    for side, length in (("x", "width"), ("y", "height")):
                        middles = [box[side] + box[length] / 2 for box in boxes]
                        self.assertLess(max(middles) - min(middles), 0.01)

    def test_each_run_is_the_same_as_the_first(self) -> None:
        page = self.open('<favorite-button id="b" motion="full" motion-style="burst" size="48">'
                         "</favorite-button>",
                         head="<style>favorite-button { margin: 60px }</style>")
        seen = []
        for _ in range(3):
            page.evaluate("b.setSelected(true, { animated: true })")
            pass_time(page, 250)
            seen.append(shot(page))
            settle(page)
            page.evaluate("b.selected = false")
        self.assertTrue((seen[0] == seen[1]).all() and (seen[0] == seen[2]).all())

    def test_speed_divides_the_time(self) -> None:
        for speed, seconds in ((2, 0.175), (0.5, 0.7)):
            page = self.open(f'<favorite-button id="b" motion="full" speed="{speed}"></favorite-button>')
            page.evaluate("b.setSelected(true, { animated: true })")
            self.assertAlmostEqual(settle(page) / 1000, seconds, delta=2 / 60)

    def test_resized_in_flight_it_keeps_its_middle_and_its_progress(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("b.click()")
        pass_time(page, 120)
        radius = page.evaluate(FILL)
        page.evaluate("b.size = 48")
        page.evaluate("stage.frame()")
        self.assertAlmostEqual(page.evaluate(FILL), radius / 2, delta=0.02)
        fill, icon = page.evaluate("[stage.box(b, 'fill'), stage.box(b, 'button')]")
        self.assertLess(abs(fill["x"] + fill["width"] / 2 - icon["x"] - icon["width"] / 2), 0.6)

    def test_a_page_that_writes_its_attributes_again_in_flight_does_not_disturb_it(self) -> None:
        page = self.open(BUTTON)
        undisturbed = self.open(BUTTON)
        for each in (page, undisturbed):
            each.evaluate("b.click()")
            pass_time(each, 150)
        page.evaluate("""() => {
            for (const { name, value } of [...b.attributes]) b.setAttribute(name, value);
            b.setAttribute("label", "Again");
            b.selected = b.selected;
        }""")
        for each in (page, undisturbed):
            pass_time(each, 50)
        self.assertEqual(page.evaluate(FILL), undisturbed.evaluate(FILL))

    def _radii(self, page, milliseconds: float) -> list[float]:
        """The fill's radius at each frame."""
        return page.evaluate("""([milliseconds, fill]) => {
            const radius = eval(fill), radii = [], end = stage.now + milliseconds;
            while (stage.now < end) {
                stage.pass(Math.min(1000 / 60, end - stage.now));
                radii.push(radius());
            }
            return radii;
        }""", [milliseconds, FILL])


class FavoriteButtonIdleTests(StageTestCase):
    def test_nothing_is_asked_for_while_nothing_moves(self) -> None:
        page = self.open("".join(
            f'<favorite-button id="{style}-{renderer}" motion-style="{style}" '
            f'renderer="{renderer}"></favorite-button>'
            for style in ("grow", "pop", "burst", "plain") for renderer in ("svg", "canvas")))
        pass_time(page, 50)
        for name in page.evaluate("[...document.querySelectorAll('favorite-button')].map((b) => b.id)"):
            with self.subTest(name):
                self.assertEqual(page.evaluate("stage.waiting"), 0)
                page.evaluate("(name) => document.getElementById(name).click()", name)
                self.assertEqual(page.evaluate("stage.waiting"), 1)
                settle(page)
                asked = page.evaluate("stage.asked")
                pass_time(page, 5000)
                self.assertEqual(page.evaluate("stage.waiting"), 0)
                self.assertEqual(page.evaluate("stage.asked"), asked)

    def test_each_that_moves_asks_for_one_frame_at_most(self) -> None:
        page = self.open("".join(f'<favorite-button id="b{k}"></favorite-button>' for k in range(50)))
        page.evaluate("document.querySelectorAll('favorite-button').forEach((b) => b.click())")
        self.assertIn(page.evaluate("stage.waiting"), range(1, 51))
        pass_time(page, 100)
        self.assertIn(page.evaluate("stage.waiting"), range(1, 51))
        settle(page)
        self.assertEqual(page.evaluate("stage.waiting"), 0)
