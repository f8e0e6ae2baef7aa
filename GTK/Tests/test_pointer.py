"""The pointer: where a button is hit, and which presses count."""

from .stage import StageTestCase, hands

#: The least side of what is hit, in points.
HIT = 44
TAP = ["toggled true", "change true", "settled finished"]


class PointerTests(StageTestCase):
    def test_a_click_is_told_once_in_its_own_turn_and_settles_once(self) -> None:
        stage = self.open()
        for style in ("grow", "pop", "burst", "plain"):
            with self.subTest(style=style):
                stage.do(f"button {style} style={style} x=40 y=40")
                stage.forget()
                stage.click(style)
                stage.wait("settled", style)
                self.assertEqual(stage.notices("toggled", "change", "settled"), TAP)
                [release] = stage.told("input", "release")
                [change] = stage.told("change", style)
                self.assertEqual(change["turn"], release["turn"])
                self.assertTrue(stage.selected(style))
                stage.do(f"visible {style} to=false")

    def test_a_press_that_slides_off_and_is_let_go_there_did_nothing(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        x, y = stage.middle("a")
        self.addCleanup(hands, "mouseup", 1)
        stage.point(x, y, "mousedown", 1)
        stage.wait("input", "press")
        for step in (20, 60, 150):
            stage.point(x + step, y)
        hands("mouseup", 1)
        stage.wait("input", "release")
        self.assertEqual(stage.notices("toggled", "change", "settled"), [])
        self.assertFalse(stage.selected("a"))

    def test_a_press_that_began_elsewhere_does_not_count(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        x, y = stage.middle("a")
        self.addCleanup(hands, "mouseup", 1)
        stage.point(x + 150, y, "mousedown", 1)
        stage.wait("input", "press")
        stage.point(x, y, "mouseup", 1)
        stage.wait("input", "release")
        self.assertEqual(stage.notices("toggled", "change", "settled"), [])

    def test_a_press_that_is_down_counts_no_more_for_another_item(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        x, y = stage.middle("a")
        self.addCleanup(hands, "mouseup", 1)
        stage.point(x, y, "mousedown", 1)
        stage.wait("input", "press")
        stage.do("rebind a selected=true")
        hands("mouseup", 1)
        stage.wait("input", "release")
        self.assertEqual(stage.notices("toggled", "change", "settled"), ["toggled true"])
        self.assertTrue(stage.selected("a"))
        # The next press is that item's.
        stage.click("a")
        self.assertEqual(stage.wait("change", "a").words[2], "false")

    def test_a_listener_may_let_the_button_stand_for_another_item(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        stage.do("rebind-on-change a")
        for _ in range(2):
            stage.forget()
            stage.click("a")
            stage.wait("settled", "a")
            self.assertEqual(
                stage.notices("toggled", "change", "settled"),
                ["toggled true", "change true", "toggled false", "settled cancelled"])

    def test_only_the_main_button_of_a_mouse_counts(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        for button in (2, 3):
            stage.point(*stage.middle("a"), "click", button)
            stage.wait("input", "release")
        self.assertEqual(stage.notices("toggled", "change", "settled"), [])

    def test_twenty_fast_clicks_are_twenty_changes(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        stage.point(*stage.middle("a"), "click", "--repeat", 20, "--delay", 15, 1)
        for _ in range(20):
            stage.wait("change", "a")
        stage.wait("settled", "a", "finished")
        self.assertEqual(stage.notices("change"), ["change true", "change false"] * 10)
        # Each change settles once: those that the next took back, and the last by itself.
        settled = stage.notices("settled")
        self.assertEqual((len(settled), settled[-1]), (20, "settled finished"))
        self.assertIn("settled cancelled", settled)
        self.assertFalse(stage.selected("a"))

    def test_a_button_that_cannot_be_used_does_not_hear_clicks(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80 enabled=false")
        stage.click("a")
        stage.wait("input", "release")
        self.assertEqual(stage.notices("toggled", "change", "settled"), [])

    def test_a_small_icon_is_hit_in_44_points_and_no_farther(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80 size=24")
        inside, outside = HIT / 2 - 1, HIT / 2 + 1
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)):
            with self.subTest(dx=dx, dy=dy):
                stage.forget()
                stage.click("a", dx * outside, dy * outside)
                stage.wait("input", "release")
                self.assertEqual(stage.notices("change"), [])
                stage.click("a", dx * inside, dy * inside)
                stage.wait("input", "release")
                self.assertEqual(len(stage.notices("change")), 1)

    def test_where_two_could_be_hit_the_nearer_middle_is(self) -> None:
        stage = self.open()
        # Of each two, the one that is drawn last would win if the order decided.
        stage.do("button a x=100 y=80")
        stage.do("button b x=130 y=80")
        left, y = stage.middle("a")
        right, _ = stage.middle("b")
        for step in range(-20, 52, 3):
            x = left + step
            with self.subTest(x=x):
                stage.forget()
                stage.point(x, y, "click", 1)
                stage.wait("input", "release")
                nearer = "a" if abs(x - left) < abs(x - right) else "b"
                told = [line.words[1] for line in stage.told("change")]
                # In the very middle either may be meant.
                if abs(x - left) != abs(x - right):
                    self.assertEqual(told, [nearer])

    def test_a_larger_hit_area_does_not_change_the_layout(self) -> None:
        stage = self.open("kind=row")
        stage.do("button a size=24")
        stage.do("button b size=24")
        self.assertEqual(stage.place("a")[2:], (24, 24))
        self.assertEqual(stage.place("b")[0] - stage.place("a")[0], 24 + 40)
