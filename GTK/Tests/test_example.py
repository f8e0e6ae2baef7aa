"""Packages of others: the example builds by itself, and keeps its favorites; so does the guide's."""

import os
import re
import subprocess
import tempfile
from pathlib import Path

from .program import Program, ProgramTestCase, until
from .stage import ROOT, hands

EXAMPLE = ROOT / "Examples/GTK"
GUIDE = ROOT / "Guides/GTK.md"
SCRATCH = ROOT / ".build-checks/articles"
#: The package manager passes over some flags of GTK's, and cannot be kept from telling.
USUAL = "warning: prohibited flag(s): "


def build(package: Path) -> None:
    """Builds a package that has HeartKit where this is; what all have of it is built once."""
    # Its plan may be of another package; the package manager looks at its age alone.
    (SCRATCH / "debug.yaml").unlink(missing_ok=True)
    command = [
        "swift", "build", "--package-path", package, "--scratch-path", SCRATCH,
        "-Xswiftc", "-warnings-as-errors"]
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = [line for line in done.stdout.splitlines() if not line.startswith(USUAL)]
    if done.returncode != 0 or any("warning: " in line for line in said):
        raise AssertionError("\n".join(said[-40:]))


class GuideProgramTests(ProgramTestCase):
    def first(self, kind: str) -> str:
        """The first of the guide's codes of a kind."""
        return re.search(f"^```{kind}\n(.*?)^```$", GUIDE.read_text(), re.M | re.S)[1]

    def test_the_first_program_builds_in_its_own_package_and_its_window_opens(self) -> None:
        room = tempfile.TemporaryDirectory()
        self.addCleanup(room.cleanup)
        sources = Path(room.name) / "Sources/Hearts"
        sources.mkdir(parents=True)
        (sources / "Hearts.swift").write_text(self.first("swift gtk"))
        # The clone stands elsewhere, and its folder may have another name.
        manifest = self.first("swift package")
        beside = 'path: "../HeartKit"'
        self.assertEqual(manifest.count(beside), 1)
        (sources.parent.parent / "Package.swift").write_text(
            manifest.replace(beside, f'name: "HeartKit", path: "{ROOT}"'))
        build(Path(room.name))
        program = self.open("Hearts", SCRATCH / "debug/Hearts")
        self.assertEqual(len(program.all("Favorite")), 1)
        program.press("Favorite")
        until(lambda: program.is_selected("Favorite"), "a favorite")


class ExampleTests(ProgramTestCase):
    @classmethod
    def setUpClass(cls) -> None:
        build(EXAMPLE)

    def setUp(self) -> None:
        room = tempfile.TemporaryDirectory()
        self.addCleanup(room.cleanup)
        self.data = Path(room.name)
        self.file = self.data / "org.example.Articles/favorites.ini"

    def articles(self, data: Path | None = None) -> Program:
        return self.open(
            "Articles", SCRATCH / "debug/Articles", XDG_DATA_HOME=str(data or self.data))

    def selected(self, program: Program) -> list[str]:
        """The titles of what shows as a favorite."""
        return [
            part["name"].removeprefix("Favorite: ") for part in program.all("Favorite: ")
            if "pressed" in part["states"]]

    def test_a_dozen_articles_each_have_a_button_and_none_is_a_favorite_at_first(self) -> None:
        program = self.articles()
        self.assertEqual(len(program.all("Favorite: ")), 12)
        self.assertEqual(self.selected(program), [])
        self.close(program)
        # Who changed nothing finds nothing new.
        self.assertEqual(list(self.data.iterdir()), [])

    def test_each_change_is_written_at_once_and_is_there_the_next_time(self) -> None:
        program = self.articles()
        program.press("Favorite: Lichen, slowly")
        until(self.file.exists, "a file")
        self.assertEqual(self.file.read_text(), "[Favorites]\nlichen=true\n")
        # The first button has the keyboard.
        hands("key", "space")
        until(lambda: "tides=true" in self.file.read_text(), "a change by the keyboard")
        # It ends without being asked.
        program.process.kill()
        program.ends()
        program = self.articles()
        self.assertEqual(self.selected(program), ["How tides are foretold", "Lichen, slowly"])
        program.press("Favorite: Lichen, slowly")
        until(lambda: "lichen" not in self.file.read_text(), "a favorite less")
        self.close(program, "ctrl+q")
        program = self.articles()
        self.assertEqual(self.selected(program), ["How tides are foretold"])
        self.close(program)
        self.assertEqual(os.listdir(self.file.parent), ["favorites.ini"])

    def test_what_others_wrote_into_the_file_stays(self) -> None:
        self.file.parent.mkdir()
        self.file.write_text("# Mine.\n[Favorites]\nsalt=true\ngone=true\n\n[Other]\na=b\n")
        program = self.articles()
        self.assertEqual(self.selected(program), ["A short history of salt"])
        program.press("Favorite: A short history of salt")
        until(lambda: "salt" not in self.file.read_text(), "a favorite less")
        self.assertEqual(
            self.file.read_text().split(), "# Mine. [Favorites] gone=true [Other] a=b".split())
        self.close(program)

    def test_a_broken_file_is_told_of_and_left_as_it_is(self) -> None:
        self.file.parent.mkdir()
        self.file.write_text("tides = yes\n")
        program = self.articles()
        [told] = program.all("Your favorites in ")
        self.assertIn(f"{self.file} could not be read, and changes are not kept", told["name"])
        program.press("Favorite: Lichen, slowly")
        until(lambda: self.selected(program), "a favorite for the time being")
        self.assertEqual(self.file.read_text(), "tides = yes\n")
        self.close(program)

    def test_what_cannot_be_written_is_told(self) -> None:
        (self.data / "file").write_text("")
        program = self.articles(self.data / "file")
        program.press("Favorite: Lichen, slowly")
        [told] = program.all("Your favorites in ")
        self.assertIn("could not be written", told["name"])
        self.close(program)
