"""What comes and goes: widgets that are hidden or removed, owners, windows, memory, and misuse."""

import os
import subprocess
from pathlib import Path

from .stage import Stage, StageTestCase, program

#: So slow that nothing ends before a test says so.
SLOW = "speed=0.02"


class LifeTests(StageTestCase):
    def test_what_is_hidden_in_mid_flight_is_at_its_end(self) -> None:
        for how in ("visible a to=false", "unparent a"):
            for style in ("grow", "pop", "burst", "plain"):
                with self.subTest(how=how, style=style):
                    stage = self.open()
                    stage.do(f"button a style={style} x=100 y=80 {SLOW}")
                    stage.click("a")
                    stage.wait("change", "a", "true")
                    stage.forget()
                    stage.do(how)
                    # By its own motion it would have settled many seconds later.
                    self.assertEqual(stage.notices(), ["settled finished"])
                    self.assertTrue(stage.selected("a"))
                    self.close(stage)

    def test_what_stands_for_another_item_in_mid_flight_is_that_items_at_once(self) -> None:
        for state in ("true", "false"):
            for style in ("grow", "pop", "burst", "plain"):
                with self.subTest(state=state, style=style):
                    stage = self.open()
                    stage.do(f"button a style={style} x=100 y=80 {SLOW}")
                    stage.click("a")
                    stage.wait("change", "a", "true")
                    stage.forget()
                    stage.do(f"rebind a selected={state}")
                    self.assertEqual(stage.notices(), ["settled cancelled"])
                    self.assertIs(stage.selected("a"), state == "true")
                    # By the motion of the item before it would be drawn for many seconds from here.
                    frame = stage.do("frames").split()[0]
                    stage.do("rest")
                    self.assertEqual(stage.do("frames").split()[0], frame)
                    self.close(stage)

    def test_what_is_not_seen_does_not_wait_for_frames(self) -> None:
        stage = self.open()
        stage.do(f"button a x=100 y=80 {SLOW}")
        stage.do("visible a to=false")
        stage.do("animate a selected=true")
        stage.do("rest")
        self.assertTrue(stage.selected("a"))
        # By its motion it would be drawn for many seconds from here.
        frame = stage.do("frames").split()[0]
        stage.do("rest")
        self.assertEqual(stage.do("frames").split()[0], frame)

    def test_an_owner_may_go_at_any_instant_and_the_button_goes_on(self) -> None:
        for instant in (0.01, 0.05, 0.15, 0.3, 0.45):
            with self.subTest(instant=instant):
                stage = self.open()
                stage.do("button a style=burst x=100 y=80")
                stage.do(f"animate a selected=true hold={instant}")
                stage.wait("held")
                stage.do("drop a")
                stage.do("go")
                stage.do("rest")
                self.assertTrue(stage.selected("a"))
                # Whoever was told is told still.
                stage.click("a")
                stage.wait("settled", "a")
                self.assertEqual(stage.notices(), ["change false", "settled finished"])
                self.assertEqual(stage.told("gone"), [])
                # What is under the pointer GTK itself holds.
                stage.point(5, 5)
                stage.do("unparent a")
                self.assertEqual(len(stage.told("gone", "a")), 1)
                self.close(stage)

    def test_a_widget_that_nobody_has_any_more_goes_in_mid_flight(self) -> None:
        stage = self.open()
        stage.do(f"button a style=burst x=100 y=80 {SLOW}")
        stage.click("a")
        stage.wait("change", "a")
        # What is under the pointer GTK itself holds.
        stage.point(5, 5)
        stage.do("frames")
        stage.do("drop a")
        stage.do("unparent a")
        stage.do("rest")
        self.assertEqual(len(stage.told("gone", "a")), 1)

    def test_a_window_may_be_closed_at_any_instant(self) -> None:
        for instant in (0.01, 0.05, 0.15, 0.3, 0.45):
            with self.subTest(instant=instant):
                stage = self.open()
                stage.do("button a style=burst x=100 y=80")
                stage.do("button b style=pop x=200 y=80")
                stage.do("heart h size=24 x=10 y=10")
                stage.do("animate b selected=true")
                stage.do(f"animate a selected=true hold={instant}")
                stage.wait("held")
                stage.do("drop a")
                stage.do("drop h")
                stage.do("go")
                stage.do("close")
                # What nobody holds is gone, and b is held by its owner alone.
                stage.do("toolkit")
                self.assertEqual(
                    sorted(line.words[1] for line in stage.lines if line.words[0] == "gone"),
                    ["a", "h"])
                stage.do("drop b")
                self.assertEqual(stage.wait("gone").words, ("gone", "b"))
                self.close(stage)

    def test_memory_of_a_thousand_widgets_returns(self) -> None:
        stage = self.open()
        # The first rounds fill what GTK, GLib and the allocator keep for the next ones.
        for _ in range(4):
            stage.do("come-and-go count=1000")
        # What is lost is lost each time; what waits to go out to the bus on a busy machine is not.
        kept = float("inf")
        for _ in range(3):
            before = resident(stage)
            for _ in range(6):
                stage.do("come-and-go count=1000")
            kept = min(kept, (resident(stage) - before) / 6000)
            if kept < 40:
                break
        print(f"After 6 rounds of 1,000 widgets: {kept:.0f} bytes for each.")
        # A button takes some thousand bytes, its smallest closure 32. What is kept of each would
        # show; the allocator's own coming and going is less than a page for every 100 of them.
        self.assertLess(kept, 40)


class MisuseTests(StageTestCase):
    def test_off_the_first_thread_a_widget_says_where_it_belongs(self) -> None:
        for kind, thing in (("button", "FavoriteButton"), ("heart", "HeartView")):
            with self.subTest(kind):
                done = subprocess.run(
                    [program(), "misuse", kind], capture_output=True, text=True, timeout=10,
                    env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
                # Swift stops by an illegal instruction, or a trap on other processors.
                self.assertIn(done.returncode, (-4, -5), done.stderr)
                self.assertNotIn("survived", done.stdout)
                self.assertIn(f"A {thing} belongs to the thread of GTK", done.stderr)
                for toolkit in ("CRITICAL", "WARNING"):
                    self.assertNotIn(toolkit, done.stderr)


def resident(stage: Stage) -> int:
    """The memory that the process holds by itself, in bytes."""
    status = Path(f"/proc/{stage.process.pid}/status").read_text()
    [line] = [line for line in status.splitlines() if line.startswith("RssAnon:")]
    return int(line.split()[1]) * 1024
