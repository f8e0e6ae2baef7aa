"""What goes into the gallery's workbench as a file, and what comes out of it."""

import gzip
import json
import os
import shlex
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from .gallery import GalleryTestCase
from .stage import ROOT, heart

LEAF = ROOT / "Examples/Icons/leaf.svg"
HEART = os.environ.get("HEART", str(ROOT / ".build/release/heart"))

# A file of each kind that is no icon, by the name of the reason.
NO_ICONS = {
    "empty": b" \n",
    "png": b"\x89PNG\r\n\x1a\n",
    "jpeg": b"\xff\xd8\xff\xe0",
    "webp": b"RIFF\0\0\0\0WEBPVP8 ",
    "gif": b"GIF89a",
    "pdf": b"%PDF-1.7",
    "gzip": gzip.compress(LEAF.read_bytes(), mtime=0),
    "encoding": b"<svg>\xff</svg>",
    "documentType": b'<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    "notXML": b"<svg>\n<path>\n</svg>",
    "tooDeep": b"<svg>" + b"<g>" * 1000 + b"</g>" * 1000 + b"</svg>",
    "tooLarge": b" " * 16_000_001,
}
# What the command has another word for: it takes names, and has an option for images.
COMMAND_WORDS = ("name an SVG file", "use it with --mask-image")

# Files are dropped on the workbench: pairs of a name and a text.
DROP = """(named) => {
  const dataTransfer = new DataTransfer();
  for (const [name, text] of named) dataTransfer.items.add(new File([text], name));
  for (const type of ["dragenter", "dragover", "drop"]) {
    document.querySelector("#settings").dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}"""


def drop(page: Page, *paths: Path, place: str = "#settings") -> None:
    """Files of this machine are dragged onto a place and let go, by the browser itself."""
    page.locator(place).scroll_into_view_if_needed()
    box = page.locator(place).bounding_box()
    session = page.context.new_cdp_session(page)
    for kind in ("dragEnter", "dragOver", "drop"):
        session.send("Input.dispatchDragEvent", {
            "type": kind, "x": box["x"] + 50, "y": box["y"] + 30,
            "data": {"items": [], "files": [str(path) for path in paths],
                     "dragOperationsMask": 1}})


def told(page: Page) -> str:
    """What is said beside the field for files, as soon as something is."""
    page.wait_for_function("document.querySelector('#svg-error').textContent !== ''")
    return page.locator("#svg-error").inner_text()


class GalleryFileTests(GalleryTestCase):
    def test_a_file_becomes_the_icon_and_one_that_is_none_says_why(self) -> None:
        page = self.open()
        page.locator("#svg-file").set_input_files(LEAF)
        page.wait_for_function("document.querySelector('[value=own]').checked")
        self.assertIn("path=", self.hash(page))
        page.locator("#svg-file").set_input_files(
            {"name": "a.svg", "mimeType": "image/svg+xml", "buffer": b"<svg"})
        page.wait_for_function("document.querySelector('#svg-error').textContent !== ''")
        self.assertIn("cannot be the icon", page.locator("#svg-error").inner_text())
        self.assertTrue(page.locator("[name=icon][value=own]").is_checked())

    def test_files_are_those_that_the_command_writes(self) -> None:
        page = self.open("icon=star&style=burst&size=48&file-size=120")
        for button, kind in (("#download-svg", "svg"), ("#download-lottie", "lottie")):
            with self.subTest(kind=kind):
                with page.expect_download() as coming:
                    page.locator(button).click()
                made = Path(coming.value.path()).read_bytes()
                self.assertEqual(made, heart(
                    "animate", "-o", "-", "--format", kind, "--change", "both", "--icon", "star",
                    "--style", "burst", "--size", "120"))

    def test_the_command_in_its_tab_writes_the_file_that_is_downloaded(self) -> None:
        for address in (
            "", "style=burst&size=48&border-width=4&file-size=200",
            "icon=flame&style=pop&size=24&border-width=0.75&speed=0.5&fill=0A84FF80",
        ):
            with self.subTest(address=address):
                page = self.open(address)
                page.get_by_role("tab", name="Command").click()
                program, *words = shlex.split(page.locator("#code-text").inner_text())
                self.assertEqual(program, "heart")
                words[words.index("favorite.svg")] = "-"
                with page.expect_download() as coming:
                    page.locator("#download-svg").click()
                made = Path(coming.value.path()).read_bytes()
                self.assertEqual(made, heart(*words, "--format", "svg"))

    def test_a_file_is_as_large_as_its_field_says_and_else_as_the_commands(self) -> None:
        page = self.open("size=24&style=burst")
        field = page.locator("#file-size")
        self.assertEqual(field.input_value(), "96")
        for side in (96, 240):
            field.fill(str(side))
            with page.expect_download() as coming:
                page.locator("#download-svg").click()
            made = Path(coming.value.path()).read_text()
            self.assertIn(f'width="{side}" height="{side}"', made)
        field.blur()
        self.assertEqual(self.hash(page), "style=burst&file-size=240")
        # Only the whole change is a step back, not each key of it.
        page.go_back()
        page.wait_for_function("document.querySelector('#file-size').value === '96'")
        page.go_forward()
        page.wait_for_function("document.querySelector('#file-size').value === '240'")
        field.fill("96")
        field.blur()
        self.assertEqual(self.hash(page), "style=burst")
        for wrong in ("15", "1025", "96.5", "large", ""):
            field.fill(wrong)
            self.assertIn(
                "whole number from 16 to 1024", page.locator("#file-size-error").inner_text())
            self.assertEqual(field.get_attribute("aria-invalid"), "true")
            self.assertEqual(self.hash(page), "style=burst")
        page.locator("#settings [type=reset]").click()
        self.assertEqual(field.input_value(), "96")
        self.assertEqual(page.locator("#file-size-error").inner_text(), "")

    def test_a_border_is_as_wide_a_part_of_the_icon_in_a_file_as_on_the_page(self) -> None:
        looks = self.modules().evaluate("""async () => {
            const { defaults, fileLook } = await import("/gallery/look.js");
            return [[24, 2, 96, 1], [48, 4, 300, 2.5], [16, 0, 96, 2]].map(
                ([size, borderWidth, fileSize, reach]) => [borderWidth / size,
                    fileLook({ ...defaults, size, borderWidth, fileSize }, reach).borderWidth
                        / (fileSize / reach)]); }""")
        for on_page, in_file in looks:
            # A thousandth of a pixel, of the icon's 48 and more.
            self.assertAlmostEqual(on_page, in_file, delta=0.001 / 48)

    def test_a_lottie_file_is_json_with_the_look_in_it(self) -> None:
        page = self.open("icon=star")
        with page.expect_download() as coming:
            page.locator("#download-lottie").click()
        self.assertEqual(coming.value.suggested_filename, "star-grow-both.json")
        self.assertIn("layers", json.loads(Path(coming.value.path()).read_text()))

    def test_a_file_that_is_dropped_becomes_the_icon(self) -> None:
        page = self.open()
        drop(page, LEAF)
        page.wait_for_function("document.querySelector('[value=own]').checked")
        self.assertIn("path=", self.hash(page))
        self.assertEqual(page.locator(".is-over").count(), 0)

    def test_a_file_that_is_dropped_elsewhere_becomes_the_icon_and_the_page_stays(self) -> None:
        page = self.open()
        address = page.evaluate("performance.timeOrigin")
        drop(page, LEAF, place="#hero")
        page.wait_for_function("document.querySelector('[value=own]').checked")
        self.assertEqual(page.evaluate("performance.timeOrigin"), address)
        self.assertEqual(page.locator(".is-over").count(), 0)

    def test_an_icon_of_a_file_has_numbers_that_a_person_would_write(self) -> None:
        page = self.open()
        page.locator("#svg-file").set_input_files(LEAF)
        page.wait_for_function("document.querySelector('[value=own]').checked")
        path = page.locator("#path").input_value()
        self.assertNotRegex(path, r"\.\d{6}")
        self.assertNotRegex(page.locator("#code-text").inner_text(), r"\.\d{6}")

    def test_what_is_dropped_and_is_no_file_of_an_icon_says_what_it_is(self) -> None:
        page = self.open()
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            picture = folder / "heart.png"
            picture.write_bytes(NO_ICONS["png"])
            (folder / "icons").mkdir()
            for paths, sentence in (
                ([picture], "This file cannot be the icon: it is a PNG, and an icon is an SVG file;"
                            " choose an SVG file."),
                ([folder / "icons"], "This file cannot be the icon: it is a folder; choose an SVG"
                                     " file."),
                ([LEAF, picture], "These are 2 files; drop one at a time."),
            ):
                with self.subTest(paths=paths):
                    drop(page, *paths)
                    self.assertEqual(told(page), sentence)
                    self.assertTrue(page.locator("[name=icon][value=heart]").is_checked())
                    page.evaluate("document.querySelector('#svg-error').textContent = ''")

    def test_a_file_too_large_is_told_before_it_is_read(self) -> None:
        page = self.open(script="""
            Object.defineProperty(File.prototype, "size", { get: () => 16_000_001 });
            window.readings = 0;
            Blob.prototype.arrayBuffer = async () => { readings += 1; return new ArrayBuffer(0); };
            """)
        page.evaluate(DROP, [["large.svg", "<svg/>"]])
        self.assertIn("larger than 16 MB", told(page))
        self.assertEqual(page.evaluate("readings"), 0)

    def test_of_two_files_the_one_that_was_dropped_later_is_the_icon(self) -> None:
        page = self.open(script="""
            window.waiting = {};
            Blob.prototype.arrayBuffer = function () {
                return new Promise((done) => {
                    waiting[this.name] = () => new Response(this).arrayBuffer().then(done);
                });
            };""")
        for name, shape in (("first", "M0 0h9v9z"), ("later", "M0 0h5v5z")):
            page.evaluate(DROP, [[name, f'<svg xmlns="http://www.w3.org/2000/svg">'
                                        f'<path d="{shape}"/></svg>']])
        page.evaluate("waiting.later()")
        page.wait_for_function("document.querySelector('[value=own]').checked")
        shown = self.hash(page)
        page.evaluate("waiting.first()")
        # Two turns of the page later it would have been taken.
        page.evaluate("new Promise((done) => new Response('').text().then(() => done()))")
        page.evaluate("new Promise((done) => new Response('').text().then(() => done()))")
        self.assertEqual(self.hash(page), shown)

    def test_the_page_and_the_command_refuse_files_in_the_same_words(self) -> None:
        reasons = self.modules().evaluate(
            "async () => Object.keys((await import('/gallery/icon-faults.js')).reasons)")
        # A command is told of these by its system.
        self.assertEqual(set(reasons) - {"folder", "unreadable"}, set(NO_ICONS))
        page = self.open()
        with tempfile.TemporaryDirectory() as name:
            for reason, data in NO_ICONS.items():
                with self.subTest(reason=reason):
                    file = Path(name) / "icon.svg"
                    file.write_bytes(data)
                    page.locator("#svg-file").set_input_files(file)
                    sentence = told(page)
                    page.evaluate("document.querySelector('#svg-error').textContent = ''")
                    run = subprocess.run(
                        [HEART, "render", "-o", "/dev/null", "--icon", file],
                        capture_output=True, text=True, timeout=60)
                    self.assertNotEqual(run.returncode, 0)
                    complaint = run.stderr.strip().partition(f"'{file}': ")[2]
                    for words in COMMAND_WORDS:
                        complaint = complaint.replace(words, "choose an SVG file")
                    self.assertEqual(
                        sentence.removeprefix("This file cannot be the icon: "), f"{complaint}.")
