"""How the scripts are written, as far as a machine can see it."""

import unittest

from .stage import ROOT

#: What a test of the core writes: an icon is one text.
WRITTEN = {"icons.js"}
WIDTH = 100


class SourceTests(unittest.TestCase):
    def test_no_line_is_wider_than_a_hundred_columns(self) -> None:
        files = [
            file for kind in ("js", "ts") for file in (ROOT / "Web").rglob(f"*.{kind}")
            if "dist" not in file.parts and file.name not in WRITTEN]
        self.assertGreater(len(files), 30)
        wide = [
            f"{file.relative_to(ROOT)}:{number}"
            for file in sorted(files)
            for number, line in enumerate(file.read_text().splitlines(), 1) if len(line) > WIDTH]
        self.assertEqual(wide, [])

    def test_indentation_is_two_spaces_and_no_line_ends_in_one(self) -> None:
        for file in sorted((ROOT / "Web/elements").rglob("*.js")):
            for number, line in enumerate(file.read_text().splitlines(), 1):
                with self.subTest(file=file.name, line=number):
                    self.assertEqual(line, line.rstrip())
                    self.assertNotIn("\t", line)


if __name__ == "__main__":
    unittest.main()
