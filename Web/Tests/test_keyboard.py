"""Keys: Enter and Space as with a native button, and where the focus shows."""

from .stage import StageTestCase, heard, pass_time, selected, settle, shot, tap, types

BUTTON = '<favorite-button id="b"></favorite-button>'
TAP = ["favorite-toggle", "input", "change"]


class FavoriteButtonKeyboardTests(StageTestCase):
    def test_space_counts_when_it_is_let_go(self) -> None:
        page = self.open(BUTTON)
        page.keyboard.press("Tab")
        page.keyboard.down("Space")
        pass_time(page, 100)
        self.assertEqual(heard(page), [])
        self.assertIs(selected(page), False)
        page.keyboard.up("Space")
        self.assertEqual(types(heard(page)), TAP)
        self.assertIs(selected(page), True)

    def test_space_held_down_counts_once(self) -> None:
        page = self.open(BUTTON)
        page.keyboard.press("Tab")
        # Every further `down` without an `up` is the repeat of a held key.
        for _ in range(60):
            page.keyboard.down("Space")
            pass_time(page, 33)
        page.keyboard.up("Space")
        self.assertEqual(types(heard(page)).count("change"), 1)

    def test_space_that_leaves_the_button_before_it_is_let_go_does_nothing(self) -> None:
        page = self.open(BUTTON + "<button>Next</button>")
        page.keyboard.press("Tab")
        page.keyboard.down("Space")
        page.evaluate("document.querySelector('button').focus()")
        page.keyboard.up("Space")
        settle(page)
        self.assertEqual(heard(page), [])

    def test_enter_counts_when_it_goes_down(self) -> None:
        page = self.open(BUTTON)
        page.keyboard.press("Tab")
        page.keyboard.down("Enter")
        self.assertEqual(types(heard(page)), TAP)
        page.keyboard.up("Enter")
        self.assertEqual(heard(page), [])

    def test_enter_held_for_two_seconds_counts_once(self) -> None:
        page = self.open(BUTTON)
        page.keyboard.press("Tab")
        for _ in range(60):
            page.keyboard.down("Enter")
            pass_time(page, 2000 / 60)
        page.keyboard.up("Enter")
        self.assertEqual(types(heard(page)), [*TAP, "settled"])
        page.keyboard.press("Enter")
        self.assertEqual(types(heard(page)), TAP)

    def test_other_keys_do_nothing(self) -> None:
        page = self.open(BUTTON)
        page.keyboard.press("Tab")
        for key in ("a", "ArrowRight", "Escape", "Backspace"):
            page.keyboard.press(key)
        self.assertEqual(heard(page), [])

    def test_it_is_one_stop_of_the_tab_key(self) -> None:
        page = self.open(f'<button id="one">1</button>{BUTTON}<button id="two">2</button>')
        found = []
        for _ in range(3):
            page.keyboard.press("Tab")
            found.append(page.evaluate("document.activeElement.id"))
        self.assertEqual(found, ["one", "b", "two"])

    def test_a_disabled_one_is_no_stop(self) -> None:
        page = self.open(
            '<button id="one">1</button><favorite-button disabled></favorite-button>'
            '<button id="two">2</button>')
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.id"), "two")

    def test_code_can_focus_it(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("b.focus()")
        self.assertEqual(page.evaluate("document.activeElement.id"), "b")
        self.assertEqual(page.evaluate("b.shadowRoot.activeElement?.localName"), "button")
        page.evaluate("b.blur()")
        self.assertEqual(page.evaluate("document.activeElement.localName"), "body")

    def test_the_focus_shows_for_keys_and_not_for_a_pointer(self) -> None:
        head = "<style>favorite-button { position: absolute; left: 60px; top: 60px }</style>"
        page = self.open(BUTTON, head=head)
        still = shot(page)
        page.keyboard.press("Tab")
        self.assertGreater(int((shot(page) != still).any(axis=-1).sum()), 40)
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.localName"), "body")
        tap(page)
        page.evaluate("b.selected = false")
        page.mouse.move(399, 199)
        settle(page)
        pass_time(page, 17)
        self.assertEqual(page.evaluate("document.activeElement.id"), "b")
        self.assertTrue((shot(page) == still).all())
