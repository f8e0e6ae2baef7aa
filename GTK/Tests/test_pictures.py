"""Pictures: what is on the display is what the core draws of the same instant.

The display is held at a frame, and looked at. What should be there comes from the core alone, which
knows nothing of the widget, on the ground that the window has.
"""

import time

import numpy

from Conformance import measure, tools

from .program import until
from .stage import PICTURES, ROOT, SIZE, Line, Stage, StageTestCase, compare, hexadecimal, look, picture

STYLES = ("grow", "pop", "burst", "plain")
#: Of each style's ways, in seconds: near the start, in the middle, and near the end.
INSTANTS = (0.02, 0.1, 0.2)
#: How far a style's drawing may go beyond the icon, in points at the default size.
BEYOND = 30
#: The widget has the core's own pixels; only the ground shines through an edge in another order of
#: blending, and each blending rounds a byte once.
ROUNDING = 3


class PicturesTestCase(StageTestCase):
    """A test that looks."""

    def shown(self, stage: Stage, name: str, wanted: str, margin: int = 0) -> numpy.ndarray:
        """Holds what is shown of a widget against the core's picture, and returns it."""
        display = look()
        ground = display[4 * stage.scale, 4 * stage.scale]
        PICTURES.mkdir(parents=True, exist_ok=True)
        title = "-".join(part for part in (self.id().split(".")[-1][5:45], name, *wanted.split()))
        file = PICTURES / (title.replace("=", "-") + f"@{stage.scale}x-wanted.ppm")
        part = stage.do(
            f"reference {name} file='{file}' margin={margin} background={hexadecimal(ground)} {wanted}")
        x, y, width, height = (int(number) for number in part.split())
        wanted_pixels = picture(file.read_bytes())
        # What the stage has drawn comes to the display by itself; it draws no more meanwhile.
        end = time.monotonic() + 1
        while True:
            seen = look()[y:y + height, x:x + width].copy()
            figures = compare(seen, wanted_pixels, ground)
            if figures.largest <= ROUNDING or time.monotonic() > end:
                break
        save(seen, file.with_name(file.name.replace("wanted", "seen")))
        self.assertEqual(measure.beyond(figures, measure.CLOSE), [], (title, figures))
        self.assertLessEqual(figures.largest, ROUNDING, (title, figures))
        # A picture of nothing would be like another one.
        self.assertTrue((seen != ground).any(), title)
        return seen

    def hold(self, stage: Stage, name: str, instant: float, selected: bool) -> str:
        """Has a button move, stops at a frame, and returns which instant that shows."""
        stage.do(f"animate {name} selected={str(selected).lower()} hold={instant}")
        return stage.wait("held").note("at")

    def assert_motion(self, stage: Stage, name: str, margin: int = BEYOND) -> None:
        """Looks at several instants of both ways."""
        for instant in INSTANTS:
            for selected in (True, False):
                with self.subTest(name=name, instant=instant, selected=selected):
                    at = self.hold(stage, name, instant, selected)
                    try:
                        self.shown(
                            stage, name, f"at={at} selected={str(selected).lower()}", margin)
                    finally:
                        stage.do("go")
                        stage.do("rest")


class PictureTests(PicturesTestCase):
    def test_at_rest(self) -> None:
        for scale in (1, 2):
            stage = self.open(GDK_SCALE=str(scale))
            for number, size in enumerate((16, 24, 33, 48)):
                for state in ("true", "false"):
                    y = 40 if state == "true" else 120
                    name = f"b{size}{state}"
                    stage.do(f"button {name} size={size} selected={state} x={20 + number * 80} y={y}")
            stage.do("heart h size=40 x=340 y=20")
            stage.do("rest")
            for size in (16, 24, 33, 48):
                for state in ("true", "false"):
                    with self.subTest(scale=scale, size=size, state=state):
                        self.shown(stage, f"b{size}{state}", f"selected={state}", 4)
            self.shown(stage, "h", "", 4)
            self.close(stage)

    def test_in_motion(self) -> None:
        for scale in (1, 2):
            stage = self.open(GDK_SCALE=str(scale))
            for number, style in enumerate(STYLES):
                stage.do(f"button {style} style={style} x={40 + number * 90} y=80")
            stage.do("rest")
            for style in STYLES:
                self.assert_motion(stage, style)
            self.close(stage)

    def test_in_a_dark_theme(self) -> None:
        stage = self.open()
        stage.do("global dark=true")
        stage.do("button a style=burst x=60 y=80")
        stage.do("button b selected=true x=200 y=80")
        stage.do("rest")
        # The theme's dark, and a border that is light on it.
        self.assertLess(look()[4, 4].max(), 80)
        seen = self.shown(stage, "a", "selected=false", 4)
        self.assertGreater(seen.max(axis=-1).max(), 200)
        self.shown(stage, "b", "selected=true", 4)
        self.assert_motion(stage, "a")

    def test_a_theme_that_turns_dark_in_mid_flight(self) -> None:
        stage = self.open()
        # A motion of some seconds, of which a frame late is no other picture's.
        stage.do("button a x=60 y=80 speed=0.1")
        at = self.hold(stage, "a", 1, True)
        self.shown(stage, "a", f"at={at} selected=true", BEYOND)
        stage.do("global dark=true")
        stage.do("next")
        later = stage.wait("held").note("at")
        self.assertLess(float(later), 2)
        until(lambda: look()[4, 4].max() < 80, "a dark window")
        seen = self.shown(stage, "a", f"at={later} selected=true", BEYOND)
        # Of the two, only the border is light, and it is there in mid flight.
        self.assertGreater(seen.min(axis=-1).max(), 150)
        stage.do("go")
        stage.do("set a selected=true")
        stage.do("rest")
        self.shown(stage, "a", "selected=true", 4)

    def test_in_rows_that_run_from_right_to_left(self) -> None:
        places = {}
        for direction in ("ltr", "rtl"):
            stage = self.open("kind=row")
            stage.do(f"global direction={direction}")
            stage.do("button a icon=thumb style=burst")
            stage.do("button b icon=thumb selected=true")
            stage.do("rest")
            places[direction] = stage.place("a")[0] - stage.place("b")[0]
            # The row is turned round, and no icon is.
            self.shown(stage, "a", "selected=false", 4)
            self.shown(stage, "b", "selected=true", 4)
            self.assert_motion(stage, "a")
            self.close(stage)
        self.assertEqual(places["ltr"], -places["rtl"])
        self.assertLess(places["ltr"], 0)

    def test_a_button_that_cannot_be_used(self) -> None:
        stage = self.open()
        for state in ("true", "false"):
            stage.do(f"button {state} selected={state} enabled=false x={60 if state == 'true' else 160} y=80")
        stage.do("rest")
        for state in ("true", "false"):
            self.shown(stage, state, f"selected={state} enabled=false", 4)

    def test_under_the_pointer_and_pressed(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        x, y = stage.middle("a")
        stage.point(x, y)
        stage.do("rest")
        self.shown(stage, "a", "selected=false hovered=true", 4)
        stage.point(x, y, "mousedown", 1)
        stage.wait("input", "press")
        stage.do("rest")
        self.shown(stage, "a", "selected=false hovered=true pressed=true", 4)
        stage.point(x, y, "mouseup", 1)
        stage.wait("settled", "a")
        stage.do("rest")
        self.shown(stage, "a", "selected=true hovered=true", 4)
        stage.point(x + 150, y)
        stage.do("rest")
        self.shown(stage, "a", "selected=true", 4)

    def test_the_focus_ring_is_the_themes_and_around_the_icon(self) -> None:
        stage = self.open("kind=row")
        stage.do("button a")
        stage.do("button b")
        stage.do("focus a")
        tools.run("xdotool", "key", "Tab")
        stage.wait("input", "key")
        stage.do("rest")
        x, y, width, height = (int(number) for number in stage.place("b"))
        display = look()
        ground = display[4, 4]
        # The icon is as without a ring, whose round corners are in the corners of its room.
        file = PICTURES / "focus-ring@1x-wanted.ppm"
        PICTURES.mkdir(parents=True, exist_ok=True)
        stage.do(f"reference b file='{file}' background={hexadecimal(ground)} selected=false")
        wanted = picture(file.read_bytes())
        icon = (wanted != ground).any(axis=-1)
        seen = display[y:y + height, x:x + width]
        self.assertLessEqual(
            numpy.abs(seen[icon].astype(int) - wanted[icon]).max(), ROUNDING)
        ring = display[y - 8:y + height + 8, x - 8:x + width + 8].copy()
        save(ring, PICTURES / "focus-ring@1x-seen.ppm")
        ring[8:-8, 8:-8] = ground
        self.assertGreater((ring != ground).any(axis=-1).sum(), 2 * (width + height))

    def test_particles_go_beyond_the_widget_and_move_nothing(self) -> None:
        stage = self.open("kind=row")
        for name in ("a", "b", "c"):
            stage.do(f"button {name} style=burst")
        stage.do("rest")
        before = [stage.place(name) for name in ("a", "b", "c")]
        at = self.hold(stage, "b", 0.3, True)
        seen = self.shown(stage, "b", f"at={at} selected=true", BEYOND)
        self.assertEqual([stage.place(name) for name in ("a", "b", "c")], before)
        self.assertEqual(before[1][2:], (SIZE, SIZE))
        inner = seen[BEYOND:-BEYOND, BEYOND:-BEYOND]
        outside = (seen != look()[4, 4]).any(axis=-1).sum() - (inner != look()[4, 4]).any(axis=-1).sum()
        self.assertGreater(outside, 20)
        # And all of it is within what was looked at.
        self.assertTrue((seen[[0, -1]] == look()[4, 4]).all())
        stage.do("go")

    def test_with_animations_off_nothing_travels_or_scales_and_it_is_over_soon(self) -> None:
        stage = self.open()
        stage.do("global animations=false")
        for number, style in enumerate(STYLES):
            stage.do(f"button {style} style={style} x={40 + number * 90} y=80")
        stage.do("rest")
        for style in STYLES:
            for selected in (True, False):
                with self.subTest(style=style, selected=selected):
                    for instant in (0.02, 0.08, 0.14):
                        state = str(selected).lower()
                        at = self.hold(stage, style, instant, selected)
                        seen = self.shown(
                            stage, style, f"at={at} selected={state} reduced=true", BEYOND)
                        # Whatever is drawn is drawn in the icon's own place.
                        ground = look()[4, 4]
                        seen[BEYOND:-BEYOND, BEYOND:-BEYOND] = ground
                        self.assertTrue((seen == ground).all())
                        stage.do("go")
                        stage.do("rest")
                        stage.do(f"set {style} selected={str(not selected).lower()}")
                    stage.do(f"set {style} selected={state}")
                    stage.do("rest")
            stage.forget()
            stage.do(f"watch {style}")
            stage.click(style)
            stage.wait("settled", style)
            stage.do("rest")
            drawn = [line["time"] for line in stage.lines if line.words[0] == "drawn"]
            # A fade of at most 0.2 s, and a frame before and after.
            self.assertLessEqual(drawn[-1] - drawn[0], 0.2 + 2 / 60)

    def test_animations_that_are_turned_off_and_on_again(self) -> None:
        stage = self.open()
        stage.do("button a style=pop x=60 y=80 speed=0.02")
        stage.do("animate a selected=true")
        stage.do("watch a")
        off = Line(stage.do("frames"))["time"]
        stage.do("global animations=false")
        stage.do("rest")
        # What travels is at its end, or by a fade of a fifth of a second on the way there; at this
        # speed it would else be drawn for some 40 s. A busy machine may be late with a frame.
        drawn = [line["time"] for line in stage.lines if line.words[0] == "drawn"]
        self.assertLess(drawn[-1] - off, 1)
        self.shown(stage, "a", "selected=true", BEYOND)
        stage.do("global animations=true")
        stage.do("set a selected=false")
        stage.do("rest")
        at = self.hold(stage, "a", 0.5, True)
        self.shown(stage, "a", f"at={at} selected=true", BEYOND)
        stage.do("go")


def save(pixels: numpy.ndarray, file) -> None:
    """Writes a picture in the format PPM."""
    height, width, _ = pixels.shape
    file.write_bytes(b"P6 %d %d 255\n" % (width, height) + pixels.tobytes())
