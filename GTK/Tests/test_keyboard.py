"""Keys: how a button is reached without a pointer, and what activates it."""

from .stage import StageTestCase, hands

#: So often a key that is held down for more than a second and a half repeats.
REPEATS = 25
KEYS = ("space", "Return", "KP_Enter")


class KeyboardTests(StageTestCase):
    def test_tab_goes_from_button_to_button_and_past_what_is_no_button(self) -> None:
        stage = self.open("kind=row")
        stage.do("button a")
        stage.do("heart decoration size=24")
        stage.do("button off enabled=false")
        stage.do("button b")
        stage.do("focus a")
        for name in ("b", "a", "b"):
            hands("key", "Tab")
            stage.wait("input", "key")
            stage.do("rest")
            self.assertIn("focus=true", stage.do(f"state {name}"))

    def test_each_key_that_activates_is_told_once_in_its_own_turn(self) -> None:
        stage = self.open("kind=row")
        stage.do("button a")
        stage.do("focus a")
        state = False
        for key in KEYS:
            with self.subTest(key=key):
                state = not state
                stage.forget()
                hands("key", key)
                stage.wait("settled", "a")
                self.assertEqual(
                    stage.notices("toggled", "change", "settled"),
                    [f"toggled {str(state).lower()}", f"change {str(state).lower()}",
                     "settled finished"])
                [pressed] = stage.told("input", "key")
                [change] = stage.told("change", "a")
                self.assertEqual(change["turn"], pressed["turn"])

    def test_a_key_that_is_held_down_counts_once(self) -> None:
        for key in KEYS:
            with self.subTest(key=key):
                stage = self.open("kind=row")
                stage.do("button a")
                stage.do("focus a")
                self.addCleanup(hands, "keyup", key)
                hands("keydown", key)
                for _ in range(REPEATS):
                    stage.wait("input", "key")
                hands("keyup", key)
                stage.wait("input", "key-up")
                stage.do("rest")
                self.assertEqual(stage.notices("toggled"), ["toggled true"])
                self.assertEqual(stage.notices("change"), ["change true"])
                # And the next time it counts again.
                hands("key", key)
                stage.wait("change", "a", "false")
                self.close(stage)

    def test_a_key_that_is_held_is_forgotten_when_the_focus_leaves(self) -> None:
        for key in KEYS:
            with self.subTest(key=key):
                stage = self.open("kind=row")
                stage.do("button a")
                stage.do("button b")
                stage.do("focus a")
                self.addCleanup(hands, "keyup", key)
                hands("keydown", key)
                stage.wait("change", "a", "true")
                # Who has the focus now hears that it comes up, and a does not.
                stage.do("focus b")
                hands("keyup", key)
                stage.wait("input", "key-up")
                stage.do("focus a")
                hands("key", key)
                stage.wait("change", "a", "false")
                self.close(stage)

    def test_other_keys_do_nothing(self) -> None:
        stage = self.open("kind=row")
        stage.do("button a")
        stage.do("focus a")
        for key in ("a", "Escape", "Delete"):
            hands("key", key)
            stage.wait("input", "key")
        self.assertEqual(stage.notices("toggled", "change", "settled"), [])
