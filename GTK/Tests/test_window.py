"""The window that `heart window` opens: what is there, what it hears, and how it ends."""

import os
import signal
import subprocess

import numpy

from .program import Program, ProgramTestCase, until
from .stage import ROOT, hands, look

STYLES = ["Favorite, grow", "Favorite, pop", "Favorite, burst", "Favorite, plain"]
#: How often Tab is pressed to come into the list: by Jike's two buttons, and the four styles.
TABS = 7
#: The window's own size, in pixels.
WIDTH, HEIGHT = 900, 720


def heart() -> str:
    """The command, built with the trait."""
    return os.environ.get("HEART", str(ROOT / ".build-checks/release/heart"))


def picture() -> numpy.ndarray:
    """What is to be seen of the window, which is at the display's corner."""
    return look()[:HEIGHT, :WIDTH]


def where(color: tuple[int, int, int]) -> numpy.ndarray:
    """The columns of all pixels of a color."""
    return numpy.nonzero((picture() == color).all(axis=-1))[1]


class WindowTests(ProgramTestCase):
    def window(self, *words: str) -> Program:
        return self.open("HeartKit", heart(), "window", *words)

    def test_it_has_the_hearts_the_buttons_the_four_styles_and_the_list(self) -> None:
        window = self.window()
        for name in ["A heart", "New colors", "Jike's button", "The list", *STYLES]:
            self.assertIsNotNone(window.part(name), name)
            self.assertIsNotNone(window.part(name.removeprefix("Favorite, ")), name)
        self.assertIsNotNone(window.part(f"{500 // 7} favorites"))
        self.close(window)

    def test_each_style_fills_when_it_is_pressed_and_no_other_does(self) -> None:
        window = self.window()
        for count, name in enumerate(STYLES, 1):
            window.press(name)
            self.assertEqual([window.is_selected(each) for each in STYLES].count(True), count)
            self.assertTrue(window.is_selected(name))
        self.close(window)

    def test_the_keyboard_reaches_the_buttons_and_the_list(self) -> None:
        window = self.window()
        hands("key", "Tab", "space")
        until(lambda: window.is_selected("Jike's button"), "Jike's button filled by Space")
        until(lambda: not window.part("hollow"), "a caption that follows")
        hands("key", *["Tab"] * (TABS - 1), "Return")
        until(lambda: window.is_selected("Favorite: Quiet Harbor"), "a button filled by Return")
        hands("key", "Down", "Return")
        until(lambda: window.is_selected("Favorite: Amber Garden"), "a row's button by Return")
        self.close(window)

    def test_rows_that_are_used_again_show_what_their_places_are(self) -> None:
        window = self.window()
        window.press("Favorite: Quiet Harbor")
        until(lambda: window.part("72 favorites"), "one favorite more")
        hands("key", *["Tab"] * TABS, "End")
        until(lambda: window.part("Place 500"), "the end of the list")
        hands("key", "Return")
        until(lambda: window.part("73 favorites"), "the last place among the favorites")
        for key, name in (("Home", "Place 1"), ("End", "Place 500")):
            hands("key", key)
            until(lambda: window.part(name), name)
            self.check_rows(window)
        self.close(window)

    def check_rows(self, window: Program) -> None:
        """Every row must show what is so: each seventh place, and the two that were chosen."""
        numbers, buttons = window.all("Place "), window.all("Favorite: ")
        self.assertEqual(len(numbers), len(buttons))
        self.assertGreater(len(buttons), 10)
        for number, button in zip(numbers, buttons):
            place = int(number["name"].split()[1])
            wanted = place % 7 == 0 or place in (1, 500)
            self.assertIs("pressed" in button["states"], wanted, f"{number}: {button}")

    def test_only_rows_near_those_in_sight_have_widgets(self) -> None:
        window = self.window()
        # GTK keeps some two hundred ready.
        self.assertLess(len(window.all("Favorite: ")), 250)
        self.close(window)

    def test_its_menu_makes_it_dark_and_turns_it_round(self) -> None:
        window = self.window()
        # Of 255, once it is drawn.
        until(lambda: picture().mean() > 200, "a light window")
        # The heart, by far the most that is black.
        self.assertLess(where((0, 0, 0)).mean(), WIDTH / 2)
        self.switch(window, "Right to left", "Little motion")
        hands("key", "Escape")
        until(lambda: where((0, 0, 0)).mean() > WIDTH / 2, "a heart on the right")
        self.switch(window, "Dark")
        until(lambda: picture().mean() < 100, "a dark window")
        # Its own keys close it though the menu is open.
        self.close(window, "ctrl+q")

    def switch(self, window: Program, *names: str) -> None:
        """Opens the menu, and turns switches on."""
        hands("key", "F10")
        for name in names:
            until(lambda: window.has(name, "visible"), "an open menu")
            window.press(name)
            until(lambda: window.has(name, "checked"), f"{name} turned on")

    def test_the_look_is_that_of_the_options(self) -> None:
        window = self.window("--icon", "star", "--fill", "#0A84FF", "--style", "burst")
        until(lambda: where((10, 132, 255)).size, "a fill of the color that was asked for")
        before = where((10, 132, 255)).size
        window.press("Favorite, burst")
        # A star of 40 points has more than 400 of them.
        until(lambda: where((10, 132, 255)).size > before + 400, "a star that is filled")
        self.close(window)

    def test_new_colors_are_those_of_the_next_seed(self) -> None:
        window = self.window("--seed", "18446744073709551615")
        self.assertIsNotNone(window.part("Colors of seed 18446744073709551615"))
        window.press("New colors")
        until(lambda: window.part("Colors of seed 0"), "the first seed after the last")
        self.close(window)

    def test_being_interrupted_ends_it_without_a_word(self) -> None:
        window = self.window()
        window.process.send_signal(signal.SIGINT)
        self.assertEqual(window.ends(), (-signal.SIGINT, "", ""))

    def test_without_a_display_it_says_so_in_one_sentence(self) -> None:
        surroundings = {name: text for name, text in os.environ.items() if name != "DISPLAY"}
        # GTK is free to look for any.
        del surroundings["GDK_BACKEND"]
        for more in ({}, {"DISPLAY": ":4242"}, {"WAYLAND_DISPLAY": "nowhere"}):
            with self.subTest(more):
                done = subprocess.run(
                    [heart(), "window"], env={**surroundings, **more}, text=True,
                    capture_output=True)
                self.assertEqual(done.returncode, 1)
                self.assertEqual(done.stdout, "")
                self.assertEqual(
                    done.stderr,
                    "heart: neither WAYLAND_DISPLAY nor DISPLAY leads to a screen that a window"
                    " could open on; call it from a terminal of your desktop\n")

    def test_a_wrong_call_opens_nothing(self) -> None:
        done = subprocess.run([heart(), "window", "look.json"], text=True, capture_output=True)
        self.assertEqual(
            (done.returncode, done.stderr),
            (2, "heart: window takes options only, so 'look.json' says nothing here; --config says"
                " which look file is read\n"))
