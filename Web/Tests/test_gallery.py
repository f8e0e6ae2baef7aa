"""The gallery: one file that shows all of it, and a workbench that gives looks away."""

from urllib.parse import quote

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .gallery import GALLERY, PAUSE, SETTLED, GalleryTestCase, fields, pass_time, slide

# Random looks, the same every time: a generator of its own, since a page's has no seed.
ROUND_TRIPS = """async () => {
  const { addressOf, lookOf } = await import("/gallery/address.js");
  const {
    FILE_SIZES, ICONS, MOTIONS, STYLES, borderWidths, defaults,
  } = await import("/gallery/look.js");
  let state = 1;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const one = (list) => list[Math.floor(random() * list.length)];
  const color = () => "#" + Array.from({ length: one([3, 4]) }, () =>
    Math.floor(random() * 255).toString(16).toUpperCase().padStart(2, "0")).join("");
  const paths = ["M12 2 22 22H2Z", "m0,0 1e-3+4 5%z&=#?", "M1 1" + "L2.5-3".repeat(2000) + "z"];
  const faults = [];
  for (let count = 0; count < 500; count += 1) {
    const look = { ...defaults };
    if (random() < 0.6) look.icon = one(ICONS);
    if (random() < 0.6) look.style = one(STYLES);
    if (random() < 0.6) look.motion = one(MOTIONS);
    if (random() < 0.6) look.fill = color();
    if (random() < 0.6) look.border = color();
    if (random() < 0.6) look.size = 16 + random() * 112;
    if (random() < 0.6) look.borderWidth = random() * borderWidths(look.size).most;
    if (random() < 0.6) look.fileSize = Math.round(random() * FILE_SIZES.most) || 96;
    look.fileSize = Math.max(look.fileSize, FILE_SIZES.least);
    if (random() < 0.6) look.speed = 0.1 + random() * 9.9;
    if (random() < 0.5) {
      look.path = one(paths);
      look.fillRule = one(["nonzero", "evenodd"]);
    }
    const address = addressOf(look);
    // As an address really is: what a browser does to it must not change it.
    const read = lookOf(new URL("file:///gallery.html#" + address).hash);
    if (JSON.stringify(read) !== JSON.stringify({ look, faults: [] })) faults.push(address);
  }
  return faults;
}"""

# What the engine says of the fill, at an instant: the disc's radius, in 24ths of the icon.
FILL = """async ([look, change, time]) => {
  const { WasmEngine } = await import("/elements/engine/wasm.js");
  const { icons } = await import("/elements/icons.js");
  const bytes = await (await fetch("/engine.wasm")).arrayBuffer();
  const button = WasmEngine.fromBytes(bytes).makeButton();
  button.setPath(icons[look.icon], "nonzero");
  button.setStyle(look.style);
  button.setSpeed(look.speed);
  button.send("set", change === "deselect", 0);
  button.send("setAnimated", change === "select", 0);
  let radius = null;
  button.draw(time, {
    begin() {}, end() {},
    item(role, shape, ink, scale) { if (role === 1) radius = scale; },
  });
  return radius;
}"""

SHOWN = """() => {
  const svg = document.querySelector("#instant").shadowRoot.querySelector("svg");
  const fill = svg.querySelector("[part=fill]");
  if (!fill || fill.getAttribute("display") === "none") return null;
  return fill.getAttribute("r") * fill.getScreenCTM().a / svg.getScreenCTM().a;
}"""

# A choice that is none of an element's, and what the element says and is without any.
CHOICES = """async () => {
  const { defineElements } = await import("/elements/define.js");
  const { WasmEngine } = await import("/elements/engine/wasm.js");
  const { Film } = await import("/gallery/film.js");
  const look = await import("/gallery/look.js");
  defineElements();
  const button = document.createElement("favorite-button");
  document.body.append(button);
  const told = [];
  console.warn = (words) => told.push(words);
  const choices = ["icon", "motion-style", "motion", "fill-rule"];
  for (const name of choices) button.setAttribute(name, "?");
  const { fill, stroke, width } = getComputedStyle(button.shadowRoot.querySelector("svg"));
  const probe = document.body.appendChild(document.createElement("p"));
  const colorOf = (color) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const { defaults } = look;
  const engine = WasmEngine.fromBytes(await (await fetch("/engine.wasm")).arrayBuffer());
  const lineOf = (borderWidth) => {
    let line = null;
    new Film(engine, { ...defaults, borderWidth }, "select", false).draw(0, {
      begin() {}, end() {},
      item(role, shape, ink, scale, x, y, opacity, lineWidth) {
        if (role === 0) line = lineWidth;
      },
    });
    return line;
  };
  const speeds = [look.SPEEDS.least, look.SPEEDS.most].map((speed) => {
    button.speed = speed;
    return button.speed;
  });
  return {
    told,
    lists: [look.ICONS, look.STYLES, look.MOTIONS, look.FILL_RULES]
      .map((names) => names.join(", ")),
    theirs: [button.icon, button.motionStyle, button.motion, button.fillRule, fill, stroke, width,
      ...speeds, lineOf(null)],
    ours: [defaults.icon, defaults.style, defaults.motion, defaults.fillRule,
      colorOf(defaults.fill), colorOf(defaults.border), `${defaults.size}px`, look.SPEEDS.least,
      look.SPEEDS.most, lineOf(look.ownBorderWidth(defaults))],
  };
}"""

# Everything that the Tab key has to reach. Of radio buttons that is the checked one of a group.
UNREACHED = """() => [...document.querySelectorAll(
    "a[href], button, input, textarea, favorite-button, [tabindex='0']")]
  .filter((one) => one.checkVisibility() && !one.disabled && !one.closest("[inert]")
    && (one.tabIndex !== -1 || one.matches("favorite-button, [aria-selected='true']"))
    && !(one.type === "radio" && !one.checked) && !("walked" in one.dataset))
  .map((one) => one.outerHTML.slice(0, 80))"""


def comes(page: Page, claim: str) -> bool:
    """Whether a claim comes true within a while of the page's clock."""
    for _ in range(60):
        if page.evaluate(claim):
            return True
        pass_time(page, 100)
    return False


class GalleryTests(GalleryTestCase):
    def test_it_opens_from_a_file_and_asks_nothing_of_the_network(self) -> None:
        page = self.open()
        self.assertEqual(page.locator("favorite-button").count(), 1 + 1 + 24 + 200 + 2 + 6)
        self.assertEqual(page.locator("heart-view").count(), 1 + 2 * 7)
        page.locator("#hero").click()
        page.locator("#preview").click()
        self.assertTrue(page.evaluate("preview.selected"))

    def test_axe_finds_nothing_in_light_and_in_dark(self) -> None:
        for scheme in ("light", "dark"):
            for width in (360, 1440):
                with self.subTest(scheme=scheme, width=width):
                    page = self.open(
                        size=(width, 900), color_scheme=scheme, reduced_motion="reduce",
                        is_still=False)
                    found = Axe().run(page).response["violations"]
                    self.assertEqual(
                        [(one["id"], [node["html"][:120] for node in one["nodes"][:3]])
                         for one in found], [])

    def test_an_address_says_a_look_and_is_read_as_the_same(self) -> None:
        self.assertEqual(self.modules().evaluate(ROUND_TRIPS), [])

    def test_a_look_chooses_from_what_the_elements_take_and_begins_as_they_do(self) -> None:
        found = self.modules().evaluate(CHOICES)
        self.assertEqual(len(found["told"]), 4)
        for sentence, names in zip(found["told"], found["lists"]):
            self.assertIn(f" is not one of {names}; ", sentence)
        self.assertEqual(found["theirs"], found["ours"])

    def test_what_an_address_says_is_set_and_the_rest_is_as_ever(self) -> None:
        page = self.open("icon=star&style=burst&fill=0A84FF&size=48")
        self.assertTrue(page.locator("[name=icon][value=star]").is_checked())
        self.assertTrue(page.locator("[name=style][value=burst]").is_checked())
        self.assertEqual(page.locator("#fill").input_value(), "#0A84FF")
        self.assertEqual(page.locator("#border").input_value(), "#8E8E93")
        self.assertEqual(page.locator("#actual").bounding_box()["width"], 48)
        self.assertEqual(page.locator("#address-notice").inner_text(), "")

    def test_a_malformed_part_is_left_out_and_told(self) -> None:
        page = self.open("icon=star&style=wobble&size=1e9&speed=-4&colour=red&fill=%zz&path=M0")
        told = page.locator("#address-notice").inner_text()
        self.assertIn("style has to be grow, pop, burst or plain, not “wobble”", told)
        self.assertIn("size has to be a number from 16 to 128, not “1e9”", told)
        self.assertIn("speed has to be a number from 0.1 to 10, not “-4”", told)
        self.assertEqual(page.locator("#speed-value").inner_text(), "1 ×")
        self.assertTrue(page.locator("[name=icon][value=star]").is_checked())
        self.assertTrue(page.locator("[name=style][value=grow]").is_checked())

    def test_back_and_forward_go_through_the_looks(self) -> None:
        page = self.open()
        page.locator("[name=style][value=pop]").check(force=True)
        page.locator("[name=icon][value=flame]").check(force=True)
        self.assertEqual(self.hash(page), "icon=flame&style=pop")
        page.go_back()
        page.wait_for_function("document.querySelector('[value=heart]').checked")
        self.assertEqual(self.hash(page), "style=pop")
        page.go_back()
        page.wait_for_function("document.querySelector('[value=grow]').checked")
        self.assertEqual(self.hash(page), "")
        page.go_forward()
        page.wait_for_function("document.querySelector('[value=pop]').checked")

    def test_a_link_to_a_place_leaves_the_look_in_the_address(self) -> None:
        page = self.open("style=pop")
        page.locator("nav a[href='#list']").click()
        self.assertEqual(self.hash(page), "style=pop")
        self.assertEqual(page.evaluate("document.activeElement.id"), "list")

    def test_the_link_that_is_copied_is_the_look(self) -> None:
        page = self.open(script="""Object.defineProperty(navigator, "clipboard", {
            value: { writeText: async (text) => { window.copied = text; } } })""")
        page.locator("#path").fill("M12 2 22 22H2Z")
        button = page.locator("#copy-link")
        button.click()
        page.wait_for_function("document.querySelector('#copy-link').textContent === 'Copied'")
        pass_time(page, 100)
        self.assertEqual(page.locator("#announcer").inner_text(), "Copied")
        pass_time(page, 2000)
        self.assertEqual(button.inner_text(), "Copy link")
        link = page.evaluate("copied")
        self.assertEqual(link, f"{GALLERY}#path=M12+2+22+22H2Z")
        other = self.open(link.partition("#")[2])
        self.assertEqual(other.locator("#path").input_value(), "M12 2 22 22H2Z")

    def test_the_tab_key_reaches_everything(self) -> None:
        page = self.open(reduced_motion="reduce")
        for _ in range(400):
            page.keyboard.press("Tab")
            if page.evaluate("""() => {
                const { activeElement } = document;
                activeElement.dataset.walked = "";
                return activeElement === document.body; }"""):
                break
        self.assertEqual(page.evaluate(UNREACHED), [])

    def test_nothing_is_wider_than_the_page(self) -> None:
        long_path = quote("M0 0" + "L12.345-6.789" * 200 + "z")
        for width in (320, 360, 768, 1440):
            with self.subTest(width=width):
                page = self.open(f"path={long_path}&size=128", size=(width, 800))
                page.locator("#fill").fill("neither-a-color-nor-anything-short" * 4)
                page.locator("#path").fill("M" + "1" * 400 + "?")
                self.assertLessEqual(
                    page.evaluate("document.documentElement.scrollWidth"), width)

    def test_nothing_is_wider_than_the_page_when_its_type_is_twice_as_large(self) -> None:
        for width in (360, 768, 1440):
            with self.subTest(width=width):
                page = self.open("icon=star&fill=0A84FFAA", size=(width, 800))
                # In letters as wide as some systems have them.
                page.evaluate("""() => {
                    const { style } = document.documentElement;
                    style.fontSize = "200%";
                    style.setProperty("--sans", "DejaVu Sans, Verdana, sans-serif");
                }""")
                self.assertLessEqual(
                    page.evaluate("document.documentElement.scrollWidth"), width)

    def test_the_drawings_beside_their_words_are_whole(self) -> None:
        page = self.open()
        cut = page.evaluate("""() => [...document.querySelectorAll(".diagram")].filter((svg) => {
            const drawn = [...svg.querySelectorAll("rect, circle, path")];
            const room = svg.getBoundingClientRect();
            // A line is drawn on both sides of its outline.
            const line = parseFloat(getComputedStyle(drawn[0]).strokeWidth) / 2;
            // The box of what is turned would be turned, so the outline's own places are asked.
            return drawn.some((one) => {
                const map = one.getScreenCTM();
                return Array.from({ length: 200 }, (_, at) => at / 200 * one.getTotalLength())
                    .map((at) => one.getPointAtLength(at).matrixTransform(map))
                    .some(({ x, y }) => x - line < room.left || x + line > room.right
                        || y - line < room.top || y + line > room.bottom);
            });
        }).length""")
        self.assertEqual(page.locator(".diagram").count(), 2)
        self.assertEqual(cut, 0)

    def test_the_page_is_as_high_with_one_tab_as_with_another(self) -> None:
        for width in (360, 1440):
            page = self.open(size=(width, 900))
            heights = set()
            for tab in page.get_by_role("tab").all():
                tab.click()
                heights.add(page.evaluate("document.documentElement.scrollHeight"))
            self.assertEqual(len(heights), 1, heights)
        panel = page.get_by_role("tabpanel", name="Command")
        self.assertEqual(panel.get_attribute("tabindex"), "0")

    def test_preview_settings_and_code_are_seen_together(self) -> None:
        page = self.open(size=(1440, 900))
        page.locator(".lead a[href='#workbench']").click()
        page.wait_for_function("document.activeElement.id === 'workbench'")
        page.evaluate("document.querySelector('#workbench').scrollIntoView({behavior: 'instant'})")
        for name in ("#stage", "#icon-choices", "#style-choices"):
            box = page.locator(name).bounding_box()
            self.assertGreaterEqual(box["y"], 0)
            self.assertLessEqual(box["y"] + box["height"], 900)
        code = page.locator("#code-text").bounding_box()
        # Two lines of 14 pixels each, 1.65 times as high.
        self.assertLessEqual(code["y"] + 2 * 14 * 1.65, 900)

    def test_in_a_narrow_page_the_preview_stays_while_settings_are_changed(self) -> None:
        page = self.open(size=(360, 740))
        for name in ("#fill", "#speed", "#size"):
            page.evaluate("document.documentElement.style.scrollBehavior = 'auto'")
            page.locator(name).focus()
            stage = page.locator("#stage").bounding_box()
            field = page.locator(name).bounding_box()
            self.assertGreaterEqual(stage["y"], 0)
            self.assertGreaterEqual(field["y"], stage["y"] + stage["height"])
            self.assertLessEqual(field["y"], 740)

    def test_the_samples_are_no_stops_and_do_what_the_preview_does(self) -> None:
        page = self.open(reduced_motion="reduce")
        page.locator("#scrub").focus()
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.name"), "icon")
        selected = page.locator("#grounds favorite-button:state(selected)")
        self.assertEqual(selected.count(), 6)
        page.locator("#grounds").click()
        self.assertFalse(page.evaluate("preview.selected"))
        self.assertEqual(selected.count(), 0)

    def test_the_preview_shows_itself_once_when_a_person_comes_to_it(self) -> None:
        for width in (360, 1440):
            with self.subTest(width=width):
                page = self.open(size=(width, 900), reduced_motion="no-preference")
                self.assertFalse(page.evaluate("preview.selected"))
                page.evaluate("""document.querySelector("#stage").scrollIntoView({
                    block: "center", behavior: "instant" })""")
                self.assertTrue(comes(page, "preview.selected"))
                self.assertEqual(self.hash(page), "")

    def test_a_row_of_the_table_plays_once_and_rows_are_told_as_rows(self) -> None:
        page = self.open(size=(360, 900), reduced_motion="no-preference")
        first = page.locator("#matrix tbody favorite-button").first
        self.assertTrue(first.evaluate("(one) => one.selected"))
        page.evaluate("""document.querySelector("#matrix tbody tr").scrollIntoView({
            block: "center", behavior: "instant" })""")
        self.assertTrue(comes(page, "!document.querySelector('#matrix favorite-button').selected"))
        pass_time(page, SETTLED)
        self.assertFalse(first.evaluate("(one) => one.selected"))
        self.assertEqual(page.get_by_role("table").get_by_role("row").count(), 5)
        self.assertEqual(page.get_by_role("rowheader").count(), 4)
        self.assertEqual(page.get_by_role("columnheader").count(), 6)
        self.assertEqual(page.locator("#matrix [role=cell] favorite-button").count(), 24)

    def test_the_scrubber_shows_what_the_engine_says_of_that_instant(self) -> None:
        core = self.modules()
        page = self.open("icon=flame&speed=0.5")
        for change in ("select", "deselect"):
            page.locator(f"[name=scrub-change][value={change}]").check(force=True)
            duration = float(page.locator("#scrub").get_attribute("max"))
            self.assertAlmostEqual(duration, {"select": 0.7, "deselect": 0.5}[change], places=3)
            for share in (0.1, 0.25, 0.5, 0.75, 0.9):
                time = share * duration
                with self.subTest(change=change, time=time):
                    page.evaluate("""(time) => {
                        scrub.value = time;
                        scrub.dispatchEvent(new Event("input", { bubbles: true })); }""", time)
                    look = {"icon": "flame", "style": "grow", "speed": 0.5}
                    # A screen's coordinates are single floats, of seven digits.
                    self.assertAlmostEqual(
                        page.evaluate(SHOWN), core.evaluate(FILL, [look, change, time]), places=4)

    def test_the_arrow_keys_go_by_a_sixtieth_of_a_second(self) -> None:
        page = self.open()
        page.locator("#scrub").focus()
        for key, time in (
            ("ArrowRight", 1 / 60), ("ArrowUp", 2 / 60), ("ArrowLeft", 1 / 60), ("PageUp", 7 / 60),
            ("End", 0.35), ("ArrowLeft", 20 / 60), ("Home", 0),
        ):
            page.keyboard.press(key)
            self.assertAlmostEqual(float(page.locator("#scrub").input_value()), time, places=6)
            self.assertEqual(
                page.locator("#scrub").get_attribute("aria-valuetext"), f"{time:.3f} seconds")

    def test_a_tap_on_the_preview_leaves_the_instant(self) -> None:
        page = self.open()
        page.locator("#scrub").focus()
        page.keyboard.press("ArrowRight")
        self.assertTrue(page.locator("#instant").is_visible())
        page.locator("#preview").click()
        self.assertFalse(page.locator("#instant").is_visible())
        self.assertFalse(page.evaluate("preview.selected"))

    def test_path_data_that_is_none_is_told_at_its_field_and_the_icon_stays(self) -> None:
        page = self.open()
        page.locator("#path").fill("M0 0 L")
        self.assertNotEqual(page.locator("#path-error").inner_text(), "")
        self.assertEqual(page.locator("#path").get_attribute("aria-invalid"), "true")
        self.assertTrue(page.locator("[name=icon][value=heart]").is_checked())
        page.locator("#path").fill("")
        self.assertEqual(page.locator("#path-error").inner_text(), "")

    def test_every_tab_has_code_of_the_look(self) -> None:
        page = self.open("icon=star&style=burst")
        texts = []
        for tab in page.get_by_role("tab").all():
            tab.click()
            texts.append(page.locator("#code-text").inner_text())
            self.assertIn("star", texts[-1])
            self.assertIn("burst", texts[-1])
        self.assertEqual(len(set(texts)), 5)

    def test_every_end_of_every_slider_comes_back_from_its_link(self) -> None:
        page = self.open()
        other = self.open()
        for size in ("min", "24", "max"):
            for name, end in (
                ("border-width", "min"), ("border-width", "max"),
                ("speed", "min"), ("speed", "max"),
            ):
                with self.subTest(size=size, name=name, end=end):
                    slide(page.locator("#size"), size)
                    slide(page.locator(f"#{name}"), end)
                    # As if it were typed: the page hears of that a turn later.
                    other.evaluate("""(hash) => new Promise((done) => {
                        addEventListener("hashchange", done, { once: true });
                        location.hash = `${hash}&motion=full`; })""", self.hash(page))
                    self.assertEqual(fields(other), fields(page))
                    self.assertEqual(other.locator("#address-notice").inner_text(), "")

    def test_a_slider_stands_where_its_number_says(self) -> None:
        page = self.open("size=128&border-width=16")
        self.assertEqual(page.locator("#size").input_value(), "128")
        self.assertEqual(page.locator("#size-value").inner_text(), "128 px")
        self.assertEqual(page.locator("#border-width").input_value(), "16")
        slide(page.locator("#size"), "min")
        self.assertEqual(page.locator("#border-width").input_value(), "4")
        self.assertEqual(page.locator("#border-width-value").inner_text(), "4 px")

    def test_a_border_wider_than_its_icon_takes_is_told(self) -> None:
        page = self.open("size=16&border-width=8")
        self.assertIn(
            "border width has to be a number from 0 to 4",
            page.locator("#address-notice").inner_text())
        self.assertTrue(page.locator("#border-auto").is_checked())

    def test_regions_that_are_to_be_heard_are_there_before_they_say_something(self) -> None:
        page = self.open()
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        there = [node for node in tree
                 if not node["ignored"] and node["role"]["value"] == "status"]
        regions = page.locator("[role=status], output").count()
        self.assertGreater(regions, 6)
        self.assertEqual(len(there), regions)

    def test_nothing_is_read_out_while_a_change_plays_or_a_slider_is_moved(self) -> None:
        page = self.open(reduced_motion="no-preference")
        page.evaluate("""() => {
            window.readOut = [];
            const observer = new MutationObserver((records) => {
                for (const { target } of records) {
                    const node = target.nodeType === Node.TEXT_NODE ? target.parentNode : target;
                    const region = node?.closest("output, [role=status], [aria-live]");
                    if (region) readOut.push(region.outerHTML);
                }
            });
            observer.observe(document, { childList: true, characterData: true, subtree: true });
        }""")
        page.locator("#preview").click()
        pass_time(page, SETTLED)
        page.locator("#scrub-play").click()
        pass_time(page, 200)
        self.assertNotEqual(page.locator("#scrub-time").inner_text(), "0.000")
        for name in ("size", "speed", "border-width", "hearts-size"):
            slide(page.locator(f"#{name}"), "min")
            slide(page.locator(f"#{name}"), "max")
        self.assertEqual(page.evaluate("readOut"), [])

    def test_all_rows_of_the_list_are_measured_before_any_is_changed(self) -> None:
        page = self.open()
        page.evaluate("""() => {
            window.done = [];
            const measure = Element.prototype.getBoundingClientRect;
            Element.prototype.getBoundingClientRect = function () {
                if (this.matches("#posts li")) done.push("measured");
                return measure.call(this);
            };
            const { prototype } = customElements.get("favorite-button");
            const change = prototype.setSelected;
            prototype.setSelected = function (...given) {
                done.push("changed");
                return change.apply(this, given);
            };
        }""")
        page.locator("#list-all").click()
        self.assertEqual(page.evaluate("done"), ["measured"] * 200 + ["changed"] * 200)

    def test_the_list_counts_what_is_tapped(self) -> None:
        page = self.open()
        page.locator("#posts favorite-button").first.click()
        self.assertEqual(page.locator("#list-count").inner_text(), "23")
        page.locator("#list-none").click()
        self.assertEqual(page.locator("#list-count").inner_text(), "0")
        self.assertEqual(page.locator("#posts favorite-button:state(selected)").count(), 0)

    def test_the_large_button_shows_itself_once_unless_a_person_was_faster(self) -> None:
        page = self.open()
        pass_time(page, PAUSE - 1)
        self.assertFalse(page.evaluate("hero.selected"))
        pass_time(page, 1)
        self.assertTrue(page.evaluate("hero.selected"))
        page = self.open()
        page.locator("#hero").click()
        page.locator("#hero").click()
        pass_time(page, SETTLED)
        self.assertFalse(page.evaluate("hero.selected"))

    def test_the_parts_move_with_the_button_that_they_make(self) -> None:
        page = self.open()
        fill = page.locator("#layer-fill circle")
        whole = fill.get_attribute("transform")
        page.locator("#jike").click()
        pass_time(page, 100)
        self.assertNotIn(fill.get_attribute("transform"), (whole, None))
        self.assertEqual(fill.get_attribute("opacity"), "1")
        pass_time(page, SETTLED)
        self.assertEqual(fill.get_attribute("opacity"), "0")
        page.locator("#jike").click()
        pass_time(page, SETTLED)
        self.assertEqual(fill.get_attribute("transform"), whole)

    def test_play_runs_to_the_end_and_pauses(self) -> None:
        page = self.open()
        play = page.locator("#scrub-play")
        play.click()
        pass_time(page, 200)
        self.assertAlmostEqual(float(page.locator("#scrub").input_value()), 0.2, delta=2 / 60)
        play.click()
        paused = page.locator("#scrub").input_value()
        pass_time(page, 200)
        self.assertEqual(page.locator("#scrub").input_value(), paused)
        play.click()
        pass_time(page, SETTLED)
        self.assertEqual(float(page.locator("#scrub").input_value()), 0.35)
        self.assertFalse(page.locator("#instant").is_visible())

    def test_play_all_selects_every_button_of_the_table(self) -> None:
        page = self.open(reduced_motion="reduce")
        page.locator("#play-all").click()
        pass_time(page, 1)
        self.assertEqual(page.locator("#matrix favorite-button:state(selected)").count(), 24)

    def test_what_is_missing_is_told_with_what_follows_and_nothing_else(self) -> None:
        fades = "so the buttons fade instead of moving"
        makes = "the workbench makes no code and no files."
        for script, told in (
            ("delete window.WebAssembly",
             f"This browser has no WebAssembly, {fades}, and {makes}"),
            ("delete window.DecompressionStream",
             f"This browser is too old to unpack its Swift, {fades}, and {makes}"),
            ("WebAssembly.compile = async () => { throw new Error('not today') }",
             f"The page’s Swift could not be started (“not today”), so {makes}"),
        ):
            with self.subTest(script=script):
                page = self.open(script=script)
                for notice in page.locator(".engine-notice").all():
                    self.assertEqual(notice.inner_text(), told)

    def test_without_webassembly_the_page_shows_what_it_can_and_says_so(self) -> None:
        page = self.open(script="delete window.WebAssembly")
        self.assertIn("WebAssembly", page.locator("#bench-notice").inner_text())
        page.locator("#hero").click()
        page.locator("#preview").click()
        self.assertTrue(page.evaluate("preview.selected"))
        self.assertFalse(page.locator(".code").is_visible())
        self.assertFalse(page.locator(".files").is_visible())
