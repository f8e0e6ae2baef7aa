"""What a person set for all pages: little motion, few colors, light or dark, and direction."""

import numpy
from playwright.sync_api import Page

from .stage import (
    StageTestCase, heard, middle, pass_time, pressed, selected, settle, shot, tap, types)

STYLES = ("grow", "pop", "burst", "plain")
ROOM = "<style>favorite-button { margin: 60px; --favorite-size: 48px }</style>"
PARTS = """() => Object.fromEntries(["border", "fill", "ring", "particles", "icon"].map((name) => {
    const part = stage.part(b, name);
    if (!part || getComputedStyle(part).display === "none") return [name, null];
    const { x, y, width, height } = part.getBoundingClientRect();
    return [name, width === 0 && height === 0 ? null : [x, y, width, height]];
}))"""


def button(more: str = "") -> str:
    """A button with more attributes."""
    return f'<favorite-button id="b" {more}></favorite-button>'


class ReducedMotionTests(StageTestCase):
    def test_nothing_differs_between_frames_but_opacity(self) -> None:
        for style in STYLES:
            for more, options in (("", {"reduced_motion": "reduce"}), ('motion="reduced"', {})):
                with self.subTest(style=style, more=more):
                    page = self.open(button(f'motion-style="{style}" {more}'), head=ROOM, **options)
                    tap(page)
                    boxes = {"border": set(), "fill": set()}
                    while page.evaluate("stage.waiting"):
                        pass_time(page, 1000 / 60)
                        found = page.evaluate(PARTS)
                        self.assertIsNone(found["ring"])
                        for name, seen in boxes.items():
                            if found[name]:
                                seen.add(tuple(round(number, 3) for number in found[name]))
                    for name, seen in boxes.items():
                        self.assertLessEqual(len(seen), 1, name)
                    self.assertIs(selected(page), True)

    def test_the_fade_takes_a_fifth_of_a_second_at_most(self) -> None:
        for style in STYLES:
            page = self.open(button(f'motion-style="{style}" speed="0.5"'), reduced_motion="reduce")
            page.evaluate("b.setSelected(true, { animated: true })")
            self.assertLessEqual(settle(page), 200 + 2 * 1000 / 60)

    def test_pixels_only_fade_from_one_settled_picture_to_the_other(self) -> None:
        page = self.open(button('motion-style="burst"'), head=ROOM, reduced_motion="reduce")
        off = shot(page).astype(int)
        page.evaluate("b.setSelected(true, { animated: true })")
        frames = []
        while page.evaluate("stage.waiting"):
            frames.append(shot(page).astype(int))
            pass_time(page, 1000 / 30)
        on = shot(page).astype(int)
        low, high = numpy.minimum(off, on), numpy.maximum(off, on)
        # The border shows until the fill hides it, so a pixel may be one step out by rounding;
        # along the rim, colors mix as they fade.
        inside = (off[..., 3] == 0) | (off[..., 3] == 255)
        for frame in frames:
            self.assertTrue((frame >= low - 1)[inside].all() and (frame <= high + 1)[inside].all())

    def test_a_wish_for_little_motion_holds_from_the_moment_it_is_made(self) -> None:
        page = self.open(button('motion-style="burst"'), head=ROOM)
        tap(page)
        pass_time(page, 200)
        heard(page)
        page.emulate_media(reduced_motion="reduce")
        page.evaluate("stage.drawn()")
        pass_time(page, 17)
        # What travelled does not travel on, and it was told.
        self.assertEqual(page.evaluate("stage.waiting"), 0)
        self.assertEqual(types(heard(page)), ["settled"])
        tap(page)
        self.assertLessEqual(settle(page), 200 + 2 * 1000 / 60)
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate("stage.drawn()")
        page.evaluate("b.selected = false")
        tap(page)
        self.assertGreater(settle(page), 500)

    def test_who_asks_for_full_motion_on_this_button_gets_it(self) -> None:
        page = self.open(button('motion="full"'), reduced_motion="reduce")
        page.evaluate("b.setSelected(true, { animated: true })")
        self.assertAlmostEqual(settle(page), 350, delta=2 * 1000 / 60)


class ForcedColorsTests(StageTestCase):
    def test_there_are_no_particles_and_no_ring(self) -> None:
        for more in ("", 'renderer="canvas"'):
            with self.subTest(more):
                page = self.open(
                    button(f'motion-style="burst" {more}'), head=ROOM, forced_colors="active")
                page.mouse.move(399, 199)
                page.evaluate("b.setSelected(true, { animated: true })")
                x, y = (round(each) for each in middle(page))
                while page.evaluate("stage.waiting"):
                    pass_time(page, 100)
                    seen = shot(page).astype(int)
                    seen = (seen != seen[0, 0]).any(axis=-1)
                    # An icon with overshoot stays within; particles fly to where it never is.
                    seen[y - 36:y + 36, x - 36:x + 36] = False
                    self.assertEqual(int(seen.sum()), 0)

    def test_the_state_shows_without_colors(self) -> None:
        page = self.open(button(), head=ROOM, forced_colors="active")
        off = shot(page, "#b")
        page.evaluate("b.selected = true")
        pass_time(page, 17)
        on = shot(page, "#b")
        text = page.evaluate("""() => {
            const p = document.createElement("p");
            p.style.color = "ButtonText";
            document.body.append(p);
            const color = getComputedStyle(p).color;
            p.remove();
            return color.match(/\\d+/g).slice(0, 3).map(Number);
        }""")
        self.assertEqual(on[24, 24].tolist(), [*text, 255])
        self.assertNotEqual(off[24, 24].tolist(), [*text, 255])
        # Hollow and full are told apart by much of the area, and not by a shade.
        self.assertGreater(int((on != off).any(axis=-1).sum()), 500)

    def test_what_is_disabled_is_gray_and_keeps_its_shape(self) -> None:
        seen = []
        for more in ("", 'renderer="canvas"'):
            page = self.open(button(f"disabled {more}"), head=ROOM, forced_colors="active")
            gray = page.evaluate("""() => {
                b.style.color = "GrayText";
                return getComputedStyle(b).color.match(/\\d+/g).map(Number);
            }""")
            pass_time(page, 17)
            hollow = shot(page, "#b")
            self.assertEqual(hollow[24, 24].tolist(), hollow[0, 0].tolist(), more)
            self.assertEqual(hollow[43, 24].tolist()[:3], gray[:3], more)
            page.evaluate("b.selected = true")
            pass_time(page, 17)
            self.assertEqual(shot(page, "#b")[24, 24].tolist()[:3], gray[:3], more)

    def test_it_is_drawn_anew_when_it_begins_and_ends(self) -> None:
        page = self.open(button("selected"), head=ROOM)
        before = shot(page, "#b")
        page.emulate_media(forced_colors="active")
        page.evaluate("stage.drawn()")
        pass_time(page, 17)
        self.assertNotEqual(shot(page, "#b")[24, 24].tolist(), before[24, 24].tolist())
        page.emulate_media(forced_colors="none")
        page.evaluate("stage.drawn()")
        pass_time(page, 17)
        self.assertTrue((shot(page, "#b") == before).all())


class ColorSchemeTests(StageTestCase):
    COLORS = """<style>favorite-button { margin: 60px; --favorite-size: 48px;
        --favorite-fill: #0000FF }
      @media (prefers-color-scheme: dark) { favorite-button { --favorite-fill: #FFFF00 } }</style>"""

    def test_a_page_that_turns_dark_turns_its_buttons(self) -> None:
        for more in ("", 'renderer="canvas"'):
            with self.subTest(more):
                page = self.open(button(f"selected {more}"), head=self.COLORS, color_scheme="light")
                self._middle_is(page, [0, 0, 255, 255])
                page.emulate_media(color_scheme="dark")
                page.evaluate("stage.drawn()")
                pass_time(page, 17)
                self._middle_is(page, [255, 255, 0, 255])

    def test_colors_follow_their_custom_properties(self) -> None:
        page = self.open(button("selected"), head=ROOM)
        self._middle_is(page, [240, 69, 82, 255])
        page.evaluate("b.style.setProperty('--favorite-fill', 'rebeccapurple')")
        self._middle_is(page, [0x66, 0x33, 0x99, 255])
        page.evaluate("b.style.setProperty('--favorite-fill', 'light-dark(#00F, #FF0)')")
        page.evaluate("b.style.colorScheme = 'dark'")
        self._middle_is(page, [255, 255, 0, 255])

    def test_a_theme_is_taken_up_at_once_while_nothing_moves(self) -> None:
        theme = f"""{ROOM}<style>
            .night favorite-button {{ --favorite-fill: #00F; --favorite-border: #0F0 }}
            .bold favorite-button {{ --favorite-border-width: 20px }}
            .large favorite-button {{ --favorite-size: 64px }}</style>"""
        for more in ("", 'renderer="canvas"'):
            with self.subTest(more):
                page = self.open(button(more) + '<favorite-button id="c" selected ' + more
                                 + "></favorite-button>", head=theme)
                pass_time(page, 17)
                for name, x, y, color in [
                    ("night", 24, 43, [0, 255, 0, 255]), ("bold", 24, 28, [0, 255, 0, 255]),
                    ("large", 32, 30, [0, 0, 0, 0])]:
                    page.evaluate("(name) => document.documentElement.classList.add(name)", name)
                    page.wait_for_timeout(50)
                    # The browser has told of it by now, at the begin of a frame.
                    pass_time(page, 17)
                    self.assertEqual(shot(page, "#b")[y, x].tolist(), color, name)
                    self.assertEqual(shot(page, "#c")[24, 24].tolist(), [0, 0, 255, 255], name)

    def _middle_is(self, page: Page, color: list[int]) -> None:
        pass_time(page, 17)
        self.assertEqual(shot(page, "#b")[24, 24].tolist(), color)


class DirectionTests(StageTestCase):
    def test_from_right_to_left_the_button_is_the_same_and_stands_where_the_text_begins(self) -> None:
        body = f"<div>{button()}<span> a</span></div>"
        left = self.open(body, head=ROOM)
        right = self.open(body, head=f'<script>document.documentElement.dir = "rtl"</script>{ROOM}')
        self.assertLess(middle(left)[0], middle(left, "span")[0])
        self.assertGreater(middle(right)[0], middle(right, "span")[0])
        self._same(left, right)
        for page in (left, right):
            x, y = middle(page)
            page.mouse.click(x - 20, y)
            self.assertEqual(pressed(page), "true")
            page.mouse.click(x + 20, y)
            self.assertEqual(pressed(page), "false")
            page.mouse.move(399, 199)
            settle(page)
            pass_time(page, 17)
        self._same(left, right)

    def _same(self, left: Page, right: Page) -> None:
        difference = shot(left, "#b").astype(int) - shot(right, "#b")
        # Chromium's edges are a shade lighter or darker in one place than in another.
        self.assertLessEqual(int(abs(difference).max()), 3)
