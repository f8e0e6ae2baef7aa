"""`<heart-view>`: a heart, or another icon, in one color."""

import math

import numpy
from playwright.sync_api import Page

from Conformance import measure, pictures
from Conformance.renderers import FINER

from .stage import StageTestCase, failed, heart, shot, warned

ICONS = ("heart", "softHeart", "star", "bookmark", "thumb", "flame")
#: Layout puts boxes on 64ths of a pixel, and the place is a difference of two such.
GRID = 2 / 64
#: The host's box, and where in it the icon is.
BOXES = """(view) => {
    const host = view.getBoundingClientRect();
    const icon = stage.part(view, "icon").getBoundingClientRect();
    return [[host.width, host.height], [icon.x - host.x, icon.y - host.y, icon.width, icon.height]];
}"""
INSIDE = "(view) => view.shadowRoot.innerHTML"
#: What is said of it, as an accessibility tree has it.
DRAWING = """(view) => {
    const drawing = view.shadowRoot.querySelector("svg");
    return [drawing.getAttribute("role"), drawing.getAttribute("aria-label"),
            drawing.getAttribute("aria-hidden")];
}"""


def view(page: Page):
    """The page's heart."""
    return page.locator("heart-view").first


def boxes(page: Page) -> tuple[list[float], list[float]]:
    """The size of the host, and the icon's place and size in it."""
    return view(page).evaluate(BOXES)


def color(page: Page) -> str:
    """What the icon is filled with."""
    return view(page).evaluate("(view) => getComputedStyle(stage.part(view, 'icon')).fill")


class HeartViewLayoutTests(StageTestCase):
    def assertNear(self, found: list[float], wanted: list[float], what: str = "") -> None:
        """Places and sizes are the same, as nearly as layout has them."""
        self.assertEqual(len(found), len(wanted))
        for one, other in zip(found, wanted):
            self.assertAlmostEqual(one, other, delta=GRID, msg=f"{what}: {found}, not {wanted}")

    def test_each_icon_fills_the_part_of_its_slot_that_is_written_down(self) -> None:
        for icon in ICONS:
            page = self.open(f'<heart-view icon="{icon}"></heart-view>')
            said, found = view(page).evaluate("""(view) => {
                const { x, y, width, height } = stage.part(view, "icon").getBBox();
                const viewBox = view.shadowRoot.querySelector("svg").getAttribute("viewBox");
                return [viewBox.split(" ").map(Number), [x, y, width, height]];
            }""")
            for one, other in zip(said, found):
                # Both are of numbers with four decimals; an arc's bow differs by a few of the last.
                self.assertAlmostEqual(one, other, delta=5e-4, msg=f"{icon}: {said}, not {found}")

    def test_it_is_as_wide_as_asked_in_the_aspect_of_its_icon(self) -> None:
        aspect = (2 + math.sqrt(2)) / (1 + 3 * math.sqrt(0.5))
        for given, size in (("", 150), ('heart-size="24"', 24), ('heart-size="61.5"', 61.5),
                            ('style="--heart-size: 2em; font-size: 20px"', 40)):
            page = self.open(f"<heart-view {given}></heart-view>")
            host, icon = boxes(page)
            self.assertNear(host, [size, size / aspect], given)
            self.assertNear(icon, [0, 0, *host], given)

    def test_it_fills_the_room_that_a_page_gives_it_in_its_aspect_and_centered(self) -> None:
        rooms = ((100, 40), (40, 100), (33, 33))
        for icon in ICONS:
            page = self.open(f'<heart-view icon="{icon}" heart-size="1000"></heart-view>' + "".join(
                f'<heart-view icon="{icon}" style="width: {width}px; height: {height}px">'
                "</heart-view>" for width, height in rooms))
            (natural, _), *found = (
                each.evaluate(BOXES) for each in page.locator("heart-view").all())
            for (width, height), (host, (x, y, wide, high)) in zip(rooms, found, strict=True):
                self.assertNear(host, [width, height], icon)
                self.assertAlmostEqual(max(wide / width, high / height), 1, delta=GRID / 33)
                self.assertNear([x + wide / 2, y + high / 2], [width / 2, height / 2], icon)
                self.assertAlmostEqual(
                    wide / high, natural[0] / natural[1], delta=2 * GRID / high)

    def test_one_length_brings_the_other_along(self) -> None:
        for length in ("width: 120px", "height: 80px", "max-width: 30px"):
            page = self.open(f'<heart-view icon="bookmark" style="{length}"></heart-view>')
            host, icon = boxes(page)
            self.assertAlmostEqual(host[0] / host[1], 18 / 24, delta=0.001, msg=length)
            self.assertNear(icon, [0, 0, *host], length)

    def test_a_size_that_is_asked_for_is_not_limited_by_the_room(self) -> None:
        for size in (10, 100, 300):
            page = self.open(
                f'<heart-view heart-size="{size}" style="width: 60px; height: 50px"></heart-view>')
            host, (x, y, wide, high) = boxes(page)
            self.assertNear(host, [60, 50])
            self.assertAlmostEqual(wide, size, delta=size / 5000)  # Four decimals of 24.
            self.assertAlmostEqual(x + wide / 2, 30, delta=GRID)
            self.assertAlmostEqual(y + high / 2, 25, delta=GRID)

    def test_the_seeds_construction_is_about_the_middle_of_the_room(self) -> None:
        for size, more in ((100, 'heart-size="100"'), (150, ""), (30, 'heart-size="30"')):
            page = self.open(
                f'<heart-view placement="seed" {more} style="width: 120px; height: 90px">'
                "</heart-view>")
            host, icon = boxes(page)
            p = size / 3
            half = p * (1 + math.sqrt(0.5))
            self.assertNear(host, [120, 90])
            # From the seed's document: the lobes' tops are one radius above the square's middle.
            self.assertNear(icon, [60 - half, 45 - p, 2 * half, p * (1 + 3 * math.sqrt(0.5))], more)

    def test_only_the_heart_has_a_seeds_placement(self) -> None:
        for shape in ('icon="star"', 'path="M0 0H24V12H0Z"'):
            seed = self.open(f'<heart-view placement="seed" {shape}></heart-view>')
            fitted = self.open(f"<heart-view {shape}></heart-view>")
            self.assertEqual(boxes(seed), boxes(fitted), shape)

    def test_a_path_is_fitted_by_what_it_covers(self) -> None:
        page = self.open(
            '<heart-view heart-size="60" path="M-40 10H60V60H-40Z"></heart-view>')
        self.assertNear(boxes(page)[1], [0, 0, 60, 30])
        # With and without WebAssembly: the icon's own path has the icon's frame.
        for module in ("heartkit.js", "heartkit-plain.js"):
            other = self.open('<heart-view heart-size="60"></heart-view>', load=module)
            fitted = boxes(other)
            view(other).evaluate(
                "(view) => { view.path = stage.part(view, 'icon').getAttribute('d'); }")
            self.assertEqual(boxes(other), fitted, module)
        view(page).evaluate("(view) => { view.path = ''; }")
        self.assertNear(boxes(page)[0], [60, 60 * 21.9411 / 24])

    def test_hidden_it_takes_no_room(self) -> None:
        page = self.open("<heart-view hidden></heart-view>")
        self.assertEqual(boxes(page)[0], [0, 0])


class HeartViewLookTests(StageTestCase):
    def test_it_is_the_cores_raster_of_the_same_heart(self) -> None:
        for icon in ICONS:
            page = self.open(
                f'<style>body {{ margin: 0 }}</style><heart-view icon="{icon}" '
                'style="width: 96px; height: 96px"></heart-view>',
                size=(96, 96), device_scale_factor=FINER[96])
            found = pictures.averaged(shot(page), FINER[96])
            wanted = pictures.from_png(heart(
                "render", "-o", "-", "--format", "png", "--selected", "--size", 96,
                "--icon", icon, "--fill", "#FF0000"))
            figures = measure.compare(found, wanted)
            self.assertTrue(figures.within(measure.CLOSE), f"{icon}: {measure.told(figures)}")

    def test_a_translucent_heart_has_one_color_inside(self) -> None:
        page = self.open(
            "<style>body { margin: 0 }</style>"
            '<heart-view heart-size="96" color="rgb(0 0 255 / 0.5)"></heart-view>')
        seen = shot(page)
        # The middle, across where the construction's three pieces would meet.
        inside = seen[20:60, 30:66].reshape(-1, 4)
        self.assertEqual(len(numpy.unique(inside, axis=0)), 1)
        self.assertIn(inside[0, 3], (127, 128))

    def test_it_is_pure_red_until_a_color_is_given(self) -> None:
        page = self.open("<heart-view></heart-view>")
        self.assertEqual(color(page), "rgb(255, 0, 0)")
        for given in ("teal", "rgb(0 128 128)", " #008080 ", "hsl(180 100% 25.1%)"):
            view(page).evaluate("(view, given) => { view.color = given; }", given)
            self.assertEqual(color(page), "rgb(0, 128, 128)", given)

    def test_the_pages_rules_go_before_attributes_as_they_do_for_images(self) -> None:
        page = self.open(
            '<heart-view heart-size="24" color="teal"></heart-view>',
            head="<style>heart-view { --heart-color: blue; width: 90px; height: 90px }</style>")
        self.assertEqual(color(page), "rgb(0, 0, 255)")
        self.assertEqual(boxes(page)[0], [90, 90])
        inherited = self.open(
            '<p style="--heart-color: blue; --heart-size: 70px">'
            '<heart-view color="teal"></heart-view>')
        self.assertEqual(color(inherited), "rgb(0, 128, 128)")
        self.assertEqual(boxes(inherited)[0][0], 70)

    def test_its_part_can_be_styled(self) -> None:
        page = self.open(
            "<heart-view></heart-view>",
            head="<style>heart-view::part(icon) { fill: rgb(1, 2, 3) }</style>")
        self.assertEqual(color(page), "rgb(1, 2, 3)")

    def test_in_forced_colors_it_has_the_color_of_text(self) -> None:
        page = self.open('<p id="text">x</p><heart-view color="teal"></heart-view>',
                         forced_colors="active")
        self.assertEqual(color(page), page.evaluate("getComputedStyle(text).color"))


class HeartViewSettingTests(StageTestCase):
    def test_it_is_decoration_until_it_has_a_label(self) -> None:
        page = self.open("<p>Before <heart-view></heart-view> after</p>")
        self.assertEqual(page.get_by_role("img").count(), 0)
        self.assertEqual(view(page).evaluate(DRAWING), [None, None, "true"])
        view(page).evaluate("(view) => { view.label = 'Loved by 12'; }")
        self.assertEqual(page.get_by_role("img", name="Loved by 12", exact=True).count(), 1)
        self.assertEqual(view(page).evaluate(DRAWING), ["img", "Loved by 12", None])
        for none in ("", "  "):
            view(page).evaluate("(view, none) => { view.label = none; }", none)
            self.assertEqual(view(page).evaluate(DRAWING), [None, None, "true"])

    def test_a_bad_value_is_warned_of_and_the_last_good_one_stays(self) -> None:
        markup = '"><img src=x onerror=alert(1)>'
        bad = {
            "color": ["", "reddish", "inherit", "red; fill: blue", "red}", "url(#x)", markup],
            "heart-size": ["0", "-1", "12px", "NaN", "Infinity", "100001", "0x10", markup],
            "icon": ["moon", "__proto__", markup],
            "path": ["nonsense", "M0 0H24", markup],
            "fill-rule": ["odd", markup],
            "placement": ["center", markup],
        }
        good = {"color": "teal", "heart-size": "24", "icon": "star", "path": "M0 0H24V12H0Z",
                "fill-rule": "evenodd", "placement": "seed"}
        for attribute, texts in bad.items():
            page = self.open("<heart-view></heart-view>")
            page.evaluate(
                "([name, text]) => document.querySelector('heart-view').setAttribute(name, text)",
                [attribute, good[attribute]])
            looks = [view(page).evaluate(INSIDE), color(page), boxes(page)]
            for text in texts:
                with self.subTest(attribute=attribute, text=text):
                    view(page).evaluate(
                        "(view, [name, text]) => view.setAttribute(name, text)", [attribute, text])
                    said = warned(page)
                    self.assertEqual(len(said), 1, said)
                    self.assertIn("<heart-view>", said[0])
                    self.assertIn(attribute, said[0])
                    self.assertEqual(failed(page), [])
                    self.assertEqual(
                        [view(page).evaluate(INSIDE), color(page), boxes(page)], looks)

    def test_properties_are_the_last_good_values_and_nothing_gives_the_defaults_back(self) -> None:
        page = self.open("<heart-view></heart-view>")
        found = view(page).evaluate("""(view) => {
            const all = () => [view.color, view.fillRule, view.heartSize, view.icon, view.label,
                               view.path, view.placement];
            const first = all();
            Object.assign(view, { color: "teal", fillRule: "evenodd", heartSize: 24, icon: "star",
                                  label: "A star", path: "M0 0H24V12H0Z", placement: "seed" });
            const second = all();
            Object.assign(view, { color: "", fillRule: null, heartSize: 0, icon: null, label: null,
                                  path: null, placement: null });
            return [first, second, all()];
        }""")
        defaults = ["", "nonzero", 0, "heart", "", "", "fitted"]
        self.assertEqual(found, [
            defaults, ["teal", "evenodd", 24, "star", "A star", "M0 0H24V12H0Z", "seed"], defaults])

    def test_properties_that_were_set_before_it_was_defined_are_kept(self) -> None:
        page = self.open("<heart-view></heart-view>", load=None)
        page.evaluate("""async () => {
            Object.assign(document.querySelector("heart-view"), { heartSize: 40, color: "teal" });
            await import("/heartkit.js");
        }""")
        self.assertEqual(boxes(page)[0][0], 40)
        self.assertEqual(color(page), "rgb(0, 128, 128)")

    def test_a_root_that_a_server_wrote_is_taken_over_in_one_turn(self) -> None:
        page = self.open(
            '<heart-view heart-size="40"><template shadowrootmode="open">'
            '<svg viewBox="0 0 24 24" width="40"><path d="M0 0H24V24H0Z"/></svg>'
            "</template></heart-view>",
            load=None)
        self.assertEqual(page.locator("heart-view svg").count(), 1)
        page.evaluate("import('/heartkit.js')")
        self.assertEqual(page.locator("heart-view svg").count(), 1)
        self.assertEqual(boxes(page)[0][0], 40)

    def test_in_another_document_it_looks_the_same(self) -> None:
        page = self.open('<heart-view heart-size="40" color="teal"></heart-view><iframe></iframe>')
        before = boxes(page), color(page)
        page.evaluate("""() => {
            const view = document.querySelector("heart-view");
            document.querySelector("iframe").contentDocument.body.append(view);
            document.body.prepend(view);
        }""")
        self.assertEqual((boxes(page), color(page)), before)
        moved = page.evaluate_handle("""() => {
            const frame = document.querySelector("iframe");
            frame.contentDocument.body.append(document.querySelector("heart-view"));
            return frame.contentDocument.querySelector("heart-view");
        }""")
        self.assertEqual(moved.evaluate(BOXES)[0], before[0][0])

    def test_loading_again_is_harmless(self) -> None:
        page = self.open('<heart-view heart-size="40"></heart-view>')
        page.evaluate("import('/heartkit.js?again')")
        self.assertEqual(boxes(page)[0][0], 40)
