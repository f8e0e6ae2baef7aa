"""Elements that come and go: nothing of them is kept."""

from playwright.sync_api import CDPSession, Page

from .stage import StageTestCase, settle

#: How many are made at once; a canvas takes a browser longer.
COUNTS = {"svg": 1000, "canvas": 250}
MAKE_AND_REMOVE = """([count, renderer]) => {
    const made = Array.from({ length: count }, (_, k) => {
        const b = document.createElement("favorite-button");
        b.renderer = renderer;
        b.icon = ["heart", "star", "flame"][k % 3];
        b.motionStyle = ["grow", "pop", "burst", "plain"][k % 4];
        document.body.append(b);
        if (k % 2) b.click();
        return b;
    });
    stage.pass(100);
    for (const b of made) b.remove();
    stage.pass(100);
    stage.told.length = 0;
}"""


class ElementLifeTests(StageTestCase):
    def test_a_thousand_made_and_removed_leave_nothing(self) -> None:
        for renderer, count in COUNTS.items():
            with self.subTest(renderer):
                page = self.open("")
                session = page.context.new_cdp_session(page)
                session.send("Performance.enable")
                page.evaluate(MAKE_AND_REMOVE, [count, renderer])
                before = self._kept(page, session)
                for _ in range(2):
                    page.evaluate(MAKE_AND_REMOVE, [count, renderer])
                after = self._kept(page, session)
                self.assertEqual(after["held"], 0)
                self.assertEqual(after["waiting"], 0)
                self.assertEqual(after["bytes"], before["bytes"])
                # The browser keeps some tens of elements, not always the same number. One node or
                # listener of each that is kept would be twice the count.
                self.assertLess(after["nodes"] - before["nodes"], count)
                self.assertLess(after["listeners"] - before["listeners"], count)
                # An element that is kept is more than a kilobyte; compiled code comes and goes.
                self.assertLess(after["heap"] - before["heap"], 2 * count * 100)

    def test_a_thousand_hearts_made_and_removed_leave_nothing(self) -> None:
        page = self.open("")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        make = """() => {
            const made = Array.from({ length: 1000 }, (_, k) => {
                const view = document.createElement("heart-view");
                view.path = `M0 0H${k + 1}V24H0Z`;
                view.heartSize = 24;
                document.body.append(view);
                return view;
            });
            for (const view of made) view.remove();
        }"""
        page.evaluate(make)
        before = self._kept(page, session)
        for _ in range(2):
            page.evaluate(make)
        after = self._kept(page, session)
        self.assertEqual([after["held"], after["bytes"]], [0, before["bytes"]])
        self.assertLessEqual(after["nodes"], before["nodes"])
        self.assertLessEqual(after["listeners"], before["listeners"])
        self.assertLess(after["heap"] - before["heap"], 2 * 1000 * 100)

    def test_what_joins_a_page_works_out_its_styles_once_and_not_before_all_are_there(self) -> None:
        page = self.open("")
        counts = page.evaluate("""async () => {
            let count = 0;
            const { getComputedStyle } = window;
            window.getComputedStyle = (...given) => {
                count += 1;
                return getComputedStyle(...given);
            };
            for (let k = 0; k < 100; k += 1) {
                const b = document.createElement("favorite-button");
                b.motionStyle = "burst";
                b.size = 32;
                document.body.append(b);
            }
            const first = count;
            await null;
            window.getComputedStyle = getComputedStyle;
            return [first, count];
        }""")
        # Of the button and of the drawing in it, when the turn is over.
        self.assertEqual(counts, [0, 200])

    def test_a_removed_element_holds_no_button_and_takes_one_again(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        self.assertEqual(page.evaluate("stage.held.size"), 1)
        page.evaluate("window.kept = b; b.remove()")
        self.assertEqual(page.evaluate("stage.held.size"), 0)
        page.evaluate("""() => {
            Object.assign(kept, { selected: true, icon: "star", motionStyle: "pop", speed: 3 });
            document.body.append(kept);
        }""")
        self.assertEqual(page.evaluate("stage.held.size"), 1)
        self.assertIs(page.evaluate("b.selected"), True)
        page.evaluate("b.click()")
        settle(page)
        self.assertIs(page.evaluate("b.selected"), False)

    def test_a_list_that_is_used_again_asks_for_no_more_memory(self) -> None:
        page = self.open("".join("<favorite-button></favorite-button>" for _ in range(100)))
        page.evaluate("""() => {
            const all = [...document.querySelectorAll("favorite-button")];
            window.scroll = (times) => {
                for (let k = 0; k < times; k += 1) {
                    for (const b of all) { b.rebind(k % 2 === 0); b.click(); }
                    stage.pass(50);
                }
            };
            scroll(5);
        }""")
        before = page.evaluate("stage.memories.map((memory) => memory.buffer.byteLength)")
        page.evaluate("scroll(50)")
        self.assertEqual(
            page.evaluate("stage.memories.map((memory) => memory.buffer.byteLength)"), before)
        self.assertEqual(page.evaluate("stage.held.size"), 100)

    def _kept(self, page: Page, session: CDPSession) -> dict[str, float]:
        """What is left when all that can be forgotten is."""
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
            page.evaluate("stage.drawn()")
        metrics = {
            each["name"]: each["value"]
            for each in session.send("Performance.getMetrics")["metrics"]}
        found = page.evaluate("""() => ({
            held: stage.held.size,
            waiting: stage.waiting,
            bytes: stage.memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0),
        })""")
        return {
            **found, "heap": session.send("Runtime.getHeapUsage")["usedSize"],
            "nodes": metrics["Nodes"], "listeners": metrics["JSEventListeners"]}
