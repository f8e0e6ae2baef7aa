"""What is told, in which order, how often, and what a page can do about it."""

from .stage import (
    StageTestCase, failed, heard, pass_time, pressed, selected, settle, shot, tap, types)

BUTTON = '<favorite-button id="b"></favorite-button>'
TAP = ["favorite-toggle", "input", "change"]


class FavoriteButtonEventTests(StageTestCase):
    def test_a_tap_is_told_in_its_own_turn_and_settles_later(self) -> None:
        page = self.open(BUTTON)
        begin = page.evaluate("stage.now")
        tap(page)
        told = heard(page)
        self.assertEqual(types(told), TAP)
        self.assertEqual({event["now"] for event in told}, {begin})
        settle(page)
        told = heard(page)
        self.assertEqual(types(told), ["settled"])
        self.assertEqual(told[0]["detail"], {"selected": True, "finished": True})
        # At the first frame at or after the end of grow's 0.35 s.
        self.assertGreaterEqual(told[0]["now"], begin + 350)
        self.assertLess(told[0]["now"], begin + 350 + 1000 / 60)

    def test_the_wish_is_told_before_the_state_is_changed_and_all_else_after(self) -> None:
        page = self.open(BUTTON)
        for target in (True, False):
            tap(page)
            told = heard(page)
            told = [event for event in told if event["type"] != "settled"]
            self.assertEqual(types(told), TAP)
            self.assertEqual(told[0]["detail"], {"selected": target})
            self.assertEqual([event["selected"] for event in told], [not target, target, target])
            self.assertEqual([event["cancelable"] for event in told], [True, False, False])
            self.assertEqual([event["bubbles"] for event in told], [True, True, True])

    def test_a_wish_that_is_refused_changes_nothing_and_tells_nothing_more(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("b.addEventListener('favorite-toggle', (event) => event.preventDefault())")
        tap(page)
        self.assertEqual(types(heard(page)), ["favorite-toggle"])
        self.assertIs(selected(page), False)
        self.assertEqual(pressed(page), "false")
        settle(page)
        self.assertIsNone(page.evaluate("stage.box(b, 'fill')?.width || null"))
        self.assertEqual(heard(page), [])

    def test_twenty_quick_taps_alternate_and_each_settles_once(self) -> None:
        page = self.open(BUTTON)
        told = []
        for _ in range(20):
            tap(page)
            pass_time(page, 30)
            told += heard(page)
        settle(page)
        told += heard(page)
        self.assertEqual(
            [event["detail"]["selected"] for event in told if event["type"] == "favorite-toggle"],
            [k % 2 == 0 for k in range(20)])
        self.assertEqual(types(told).count("change"), 20)
        settled = [event["detail"] for event in told if event["type"] == "settled"]
        self.assertEqual(settled, [
            {"selected": k % 2 == 0, "finished": k == 19} for k in range(20)])
        self.assertIs(selected(page), False)

    def test_a_change_by_code_cancels_what_the_person_began_and_says_so_once(self) -> None:
        page = self.open(BUTTON)
        for change in ("b.selected = false", "b.setSelected(false, { animated: true })",
                       "b.rebind(false)", "b.removeAttribute('selected'), b.selected = false"):
            with self.subTest(change):
                page.evaluate("b.selected = false")
                settle(page)
                tap(page)
                pass_time(page, 100)
                self.assertEqual(types(heard(page)), TAP)
                page.evaluate(change)
                settle(page)
                told = heard(page)
                self.assertEqual(types(told), ["settled"])
                self.assertEqual(told[0]["detail"], {"selected": True, "finished": False})

    def test_an_element_that_is_removed_in_flight_settles_exactly_once(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("""() => {
            window.kept = b;
            window.settled = [];
            b.addEventListener("settled", (event) => settled.push(event.detail));
        }""")
        tap(page)
        pass_time(page, 100)
        page.evaluate("b.remove()")
        page.evaluate("Promise.resolve()")
        settle(page)
        found = page.evaluate("settled")
        self.assertEqual(len(found), 1)
        self.assertIs(found[0]["selected"], True)
        self.assertEqual(page.evaluate("stage.waiting"), 0)
        page.evaluate("document.body.append(kept)")
        settle(page)
        self.assertEqual(len(page.evaluate("settled")), 1)
        self.assertIs(selected(page), True)

    def test_an_element_whose_page_is_hidden_in_flight_settles_exactly_once(self) -> None:
        page = self.open(BUTTON)
        tap(page)
        pass_time(page, 100)
        heard(page)
        # What a browser does when its tab goes behind another; frames do not come any more.
        page.evaluate("""() => {
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
            Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""")
        told = heard(page)
        self.assertEqual(types(told), ["settled"])
        self.assertEqual(told[0]["detail"], {"selected": True, "finished": True})
        page.evaluate("""() => {
            delete document.hidden;
            delete document.visibilityState;
            document.dispatchEvent(new Event("visibilitychange"));
        }""")
        settle(page)
        self.assertEqual(heard(page), [])
        self.assertIs(selected(page), True)

    def test_what_a_handler_of_settled_begins_goes_on(self) -> None:
        for begin, count in (("b.setSelected(false, { animated: true })", 1), ("b.click()", 2)):
            for style in ("grow", "burst"):
                page = self.open(BUTTON)
                page.evaluate(f"b.motionStyle = '{style}'")
                still = shot(page, "#b")
                page.evaluate(
                    f"b.addEventListener('settled', () => {{ {begin}; }}, {{ once: true }})")
                page.evaluate("b.click()")
                settle(page)
                with self.subTest(begin, style=style):
                    self.assertEqual(types(heard(page)).count("settled"), count)
                    self.assertIs(selected(page), False)
                    self.assertTrue((shot(page, "#b") == still).all())

    def test_an_element_that_its_own_toggle_removes_settles_exactly_once(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("""() => {
            window.kept = b;
            window.settled = [];
            b.addEventListener("settled", (event) => settled.push(event.detail));
            b.addEventListener("favorite-toggle", () => kept.remove(), { once: true });
        }""")
        tap(page)
        self.assertEqual(page.evaluate("settled"), [{"selected": True, "finished": True}])
        self.assertEqual(page.evaluate("[stage.held.size, stage.waiting]"), [0, 0])
        # What is put back by who is told of it has a button as before.
        page.evaluate("""() => {
            document.body.append(kept);
            kept.addEventListener("favorite-toggle", () => kept.remove(), { once: true });
            kept.addEventListener("settled", () => document.body.append(kept), { once: true });
        }""")
        tap(page)
        self.assertEqual(page.evaluate("[settled.length, stage.held.size]"), [2, 1])
        tap(page)
        self.assertGreater(settle(page), 300)
        self.assertEqual(page.evaluate("settled.length"), 3)

    def test_a_handler_may_remove_what_else_moves_in_the_same_frame(self) -> None:
        page = self.open(BUTTON + '<favorite-button id="c"></favorite-button>')
        page.evaluate("""() => {
            b.addEventListener("settled", () => c.remove());
            window.settled = 0;
            c.addEventListener("settled", () => { settled += 1; });
            b.click();
            c.click();
            stage.settle();
        }""")
        self.assertEqual(page.evaluate("[settled, stage.waiting, stage.held.size]"), [1, 0, 1])

    def test_a_handler_of_clicks_comes_too_late_to_refuse(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("b.addEventListener('click', (event) => event.preventDefault(), true)")
        tap(page)
        self.assertEqual(types(heard(page)), TAP)
        self.assertIs(selected(page), True)

    def test_events_are_told_of_the_element_that_was_tapped(self) -> None:
        page = self.open(
            '<favorite-button id="one"></favorite-button> <p></p>'
            '<favorite-button id="two"></favorite-button>')
        tap(page, "#two")
        self.assertEqual({event["id"] for event in heard(page)}, {"two"})
        self.assertIs(selected(page, "#one"), False)

    def test_a_handler_that_sets_the_state_back_wins(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("b.addEventListener('change', () => { b.selected = false; })")
        tap(page)
        settle(page)
        self.assertIs(selected(page), False)
        told = heard(page)
        self.assertEqual(sorted(types(told)), sorted([*TAP, "settled"]))
        self.assertIs(next(e for e in told if e["type"] == "settled")["detail"]["finished"], False)

    def test_a_handler_that_throws_breaks_nothing(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("b.addEventListener('input', () => { throw new Error('mine'); })")
        tap(page)
        self.assertEqual(types(heard(page)), TAP)
        settle(page)
        self.assertEqual(failed(page), ["Uncaught Error: mine"])
        self.assertEqual(types(heard(page)), ["settled"])
        self.assertIs(selected(page), True)

    def test_code_that_clicks_is_a_persons_hand(self) -> None:
        page = self.open(BUTTON)
        page.evaluate("b.click()")
        self.assertEqual(types(heard(page)), TAP)
        self.assertIs(selected(page), True)

    def test_a_disabled_button_tells_nothing(self) -> None:
        page = self.open('<favorite-button id="b" disabled></favorite-button>')
        tap(page)
        page.evaluate("b.click()")
        page.evaluate("b.focus()")
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        self.assertEqual(heard(page), [])
        self.assertIs(selected(page), False)
