"""What assistive technology is told: a button with a constant name, pressed or not."""

from playwright.sync_api import Page

from .stage import StageTestCase, pass_time, settle, tap

ICONS = ("heart", "softHeart", "star", "bookmark", "thumb", "flame")
STYLES = ("grow", "pop", "burst", "plain")


def tree(page: Page) -> list[tuple[str, str, str | None]]:
    """Role, name, and whether it is pressed, of all that is not ignored, in order."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        if node.get("ignored"):
            continue
        properties = {each["name"]: each["value"].get("value") for each in node["properties"]}
        found.append((
            node["role"]["value"], node.get("name", {}).get("value", ""),
            properties.get("pressed")))
    return found


def buttons(page: Page) -> list[tuple[str, str | None]]:
    """Name and state of each button, in order."""
    return [(name, state) for role, name, state in tree(page) if role == "button"]


class FavoriteButtonAccessibilityTests(StageTestCase):
    def test_it_is_one_button_with_a_name_and_a_state_in_both_states(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        self.assertEqual(buttons(page), [("Favorite", "false")])
        tap(page)
        self.assertEqual(buttons(page), [("Favorite", "true")])
        pass_time(page, 100)
        self.assertEqual(buttons(page), [("Favorite", "true")])
        settle(page)
        tap(page)
        self.assertEqual(buttons(page), [("Favorite", "false")])

    def test_a_state_that_is_set_silently_is_told_all_the_same(self) -> None:
        page = self.open('<favorite-button id="b"></favorite-button>')
        page.evaluate("b.selected = true")
        self.assertEqual(buttons(page), [("Favorite", "true")])
        page.evaluate("b.rebind(false)")
        self.assertEqual(buttons(page), [("Favorite", "false")])

    def test_nothing_of_the_drawing_is_read_out(self) -> None:
        page = self.open('<favorite-button id="b" motion-style="burst"></favorite-button>')
        tap(page)
        pass_time(page, 250)
        self.assertEqual(
            [(role, name) for role, name, _ in tree(page)
             if role not in ("RootWebArea", "generic", "none")],
            [("button", "Favorite")])

    def test_its_name_is_its_label(self) -> None:
        page = self.open('<favorite-button id="b" label="Keep this"></favorite-button>')
        self.assertEqual(buttons(page), [("Keep this", "false")])
        page.evaluate("b.label = 'Like'")
        self.assertEqual(buttons(page), [("Like", "false")])
        tap(page)
        self.assertEqual(buttons(page), [("Like", "true")])
        page.evaluate("b.removeAttribute('label')")
        self.assertEqual(buttons(page), [("Favorite", "true")])

    def test_without_one_its_name_is_the_pages_own_label(self) -> None:
        for body in ('<label for="b">Keep</label><favorite-button id="b"></favorite-button>',
                     '<label>Keep<favorite-button id="b"></favorite-button></label>'):
            with self.subTest(body):
                self.assertEqual(buttons(self.open(body)), [("Keep", "false")])

    def test_without_either_its_name_is_a_word_of_the_pages_language(self) -> None:
        for lang, name in (("de", "Favorit"), ("pt-BR", "Favorito"), ("tlh", "Favorite")):
            with self.subTest(lang):
                page = self.open("<favorite-button></favorite-button>", lang=lang)
                self.assertEqual(buttons(page), [(name, "false")])

    def test_the_language_is_that_of_its_nearest_ancestor(self) -> None:
        page = self.open(
            '<p lang="fr"><favorite-button></favorite-button></p>'
            '<p lang="ja"><favorite-button></favorite-button></p>', lang="de")
        self.assertEqual(buttons(page), [("Favori", "false"), ("お気に入り", "false")])

    def test_a_disabled_one_is_told_as_such(self) -> None:
        page = self.open('<favorite-button disabled></favorite-button>')
        nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        [found] = [node for node in nodes if node.get("role", {}).get("value") == "button"]
        self.assertIn(
            True, [each["value"]["value"] for each in found["properties"]
                   if each["name"] == "disabled"])

    def test_axe_finds_no_violation_in_a_page_of_all_variants(self) -> None:
        from axe_playwright_python.sync_playwright import Axe

        variants = [f'<favorite-button icon="{icon}"></favorite-button>' for icon in ICONS]
        variants += [
            f'<favorite-button motion-style="{style}" label="{style}"{more}></favorite-button>'
            for style in STYLES for more in ("", " selected", " disabled", ' renderer="canvas"')]
        variants += [
            '<label for="for">Keep</label><favorite-button id="for"></favorite-button>',
            '<label>Keep<favorite-button></favorite-button></label>',
            '<favorite-button name="n" value="v" size="96" lang="de"></favorite-button>',
            "<heart-view></heart-view>", '<heart-view label="A heart"></heart-view>']
        rows = "".join(f'<p style="padding: 24px">{variant}</p>' for variant in variants)
        page = self.open(f"<main><h1>Favorites</h1>{rows}</main>")
        # It waits by the page's own clock, which stands still.
        page.evaluate("performance.now = () => Date.now()")
        found = Axe().run(page)
        self.assertEqual(
            [(each["id"], each["nodes"][0]["html"]) for each in found.response["violations"]], [])
        self.assertIn("button-name", {each["id"] for each in found.response["passes"]})
