"""What assistive technology is told, and what it can do."""

from contextlib import closing

from .hearing import Ears
from .stage import Stage, StageTestCase


def tree(stage: Stage) -> list[dict]:
    """All that the bus has of the stage."""
    with closing(Ears(stage.process.pid)) as ears:
        return ears.ask("all", "")


def role(stage: Stage) -> str:
    """What GTK calls a toggle button."""
    version = tuple(int(part) for part in stage.do("toolkit").split())
    return "toggle button" if version >= (4, 10) else "push button"


class AccessibilityTests(StageTestCase):
    def only(self, stage: Stage, name: str) -> dict:
        """The one part of the tree that has the name."""
        found = [part for part in tree(stage) if part["name"] == name]
        self.assertEqual(len(found), 1, found)
        return found[0]

    def test_a_button_is_a_toggle_of_constant_name_whose_state_is_told_both_ways(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        for state in (False, True, False):
            part = self.only(stage, "Favorite")
            self.assertEqual(part["role"], role(stage))
            self.assertIs("pressed" in part["states"], state, part)
            self.assertIn("focusable", part["states"])
            self.assertIn("sensitive", part["states"])
            stage.click("a")
            stage.wait("settled", "a")

    def test_the_state_that_code_sets_is_told_at_once(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80 selected=true")
        self.assertIn("pressed", self.only(stage, "Favorite")["states"])
        for command, state in (
            ("set a selected=false", False), ("animate a selected=true", True),
            ("rebind a selected=false", False), ("rebind a selected=true", True),
        ):
            stage.do(command)
            self.assertIs("pressed" in self.only(stage, "Favorite")["states"], state, command)
        # Of nothing of this has the person done anything.
        self.assertEqual(stage.notices(), [])

    def test_a_label_of_the_apps_own_is_the_name_and_stays_it(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80 label='Save the recipe'")
        self.only(stage, "Save the recipe")
        stage.click("a")
        stage.wait("settled", "a")
        self.only(stage, "Save the recipe")
        stage.do("set a label='Keep it'")
        self.only(stage, "Keep it")

    def test_without_a_label_it_is_called_in_the_persons_language(self) -> None:
        for languages, name in (("de", "Favorit"), ("xx:ja:de", "お気に入り"), ("xx", "Favorite")):
            with self.subTest(languages):
                stage = self.open(LANGUAGE=languages)
                stage.do("button a x=100 y=80")
                self.assertEqual(self.only(stage, name)["role"], role(stage))
                self.close(stage)

    def test_a_button_that_cannot_be_used_says_so(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80 enabled=false")
        self.assertNotIn("sensitive", self.only(stage, "Favorite")["states"])

    def test_the_action_is_a_click_told_once_and_settled_once(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        self.assertEqual(self.only(stage, "Favorite")["actions"], ["click"])
        for state in ("true", "false"):
            stage.forget()
            with closing(Ears(stage.process.pid)) as ears:
                self.assertTrue(ears.ask("press", "Favorite"))
            stage.wait("settled", "a")
            self.assertEqual(
                stage.notices("toggled", "change", "settled"),
                [f"toggled {state}", f"change {state}", "settled finished"])
            [toggled], [change] = stage.told("toggled", "a"), stage.told("change", "a")
            self.assertEqual(change["turn"], toggled["turn"])

    def test_decoration_is_passed_by_and_a_labeled_heart_is_an_image(self) -> None:
        stage = self.open()
        stage.do("button a x=100 y=80")
        before = tree(stage)
        stage.do("heart plain x=10 y=10 size=24")
        self.assertEqual(tree(stage), before)
        stage.do("heart named x=50 y=10 size=24 label='Three hearts'")
        part = self.only(stage, "Three hearts")
        self.assertEqual((part["role"], part["actions"]), ("image", []))
        self.assertEqual(len(tree(stage)), len(before) + 1)

    def test_within_a_button_there_is_nothing_more_to_be_found(self) -> None:
        stage = self.open()
        before = tree(stage)
        stage.do("button a x=100 y=80")
        self.assertEqual(len(tree(stage)), len(before) + 1)
