"""What the guide and the example tell a newcomer to write does what they say."""

import re
from pathlib import Path

from playwright.sync_api import Page

from .stage import ROOT, StageTestCase, failed, heart, selected, server, settle, tap, warned

EXAMPLE = ROOT / "Examples/Web"
UNDEFINED = "[...document.querySelectorAll(':not(:defined)')].map((each) => each.localName)"


def blocks(page: Path, language: str) -> list[str]:
    """The code of one language that a page of words has."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)


class GuideExampleTests(StageTestCase):
    def test_each_piece_of_html_defines_and_shows_what_it_has_without_a_complaint(self) -> None:
        pieces = blocks(ROOT / "Guides/Web.md", "html")
        self.assertGreater(len(pieces), 3)
        for piece in pieces:
            with self.subTest(piece):
                page = self.open(piece)
                page.wait_for_function(f"{UNDEFINED}.length === 0")
                for place in page.locator("favorite-button, heart-view").all():
                    box = place.bounding_box()
                    self.assertGreater(box["width"] * box["height"], 0)
                self.assertEqual(warned(page) + failed(page), [])

    def test_what_the_guide_listens_to_is_told(self) -> None:
        [piece] = [each for each in blocks(ROOT / "Guides/Web.md", "html") if "role=status" in each]
        page = self.open(piece)
        page.wait_for_function("document.querySelector('favorite-button').selected")
        status = page.locator("[role=status]")
        self.assertEqual(status.inner_text(), "")
        tap(page)
        self.assertEqual(status.inner_text(), "Post 42 is none.")
        tap(page)
        self.assertEqual(status.inner_text(), "Post 42 is a favorite.")


class ExamplePageTests(StageTestCase):
    def _example(self, **options: object) -> Page:
        """The example, with its files where the page looks for them."""
        for name in ("posts.css", "posts.js"):
            server().put(name, (EXAMPLE / name).read_text("utf-8"))
        text = (EXAMPLE / "index.html").read_text("utf-8")
        address = server().put("example.html", text.replace("../../Web/dist/", ""))
        page = self.blank(size=(400, 700), **options)
        page.goto(address)
        return page

    def test_it_tells_what_a_person_does_and_what_its_form_sends(self) -> None:
        page = self._example()
        page.wait_for_function(f"{UNDEFINED}.length === 0")
        told = page.locator("#told")
        tap(page, "favorite-button[value=outline]")
        self.assertEqual(told.inner_text(), "The person likes “outline”.")
        settle(page)
        self.assertEqual(told.inner_text(), "The person likes “outline”. The motion is over.")
        page.get_by_role("button", name="Save").click()
        self.assertEqual(told.inner_text(), "The form sends: outline, jump, server.")
        page.get_by_role("button", name="Reset").click()
        self.assertFalse(selected(page, "favorite-button[value=outline]"))

    def test_the_row_of_a_server_works_before_and_without_any_script(self) -> None:
        page = self._example(java_script_enabled=False)
        box = page.locator("input[value=server]")
        self.assertTrue(box.is_checked())
        box.click()
        self.assertFalse(box.is_checked())

    def test_the_row_of_a_server_is_what_the_command_prints(self) -> None:
        text = (EXAMPLE / "index.html").read_text("utf-8")
        row = re.search(r"<!-- heart element -->(.*)<!-- end -->", text, re.S)[1]
        printed = heart(
            "element", "--icon", "bookmark", "--style", "burst", "--selected", "--label",
            "Favorite: There before any script", "--name", "favorite", "--value", "server")
        self.assertEqual(row.split(), printed.decode().split())
