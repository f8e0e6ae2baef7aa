"""The types say what the elements have, and refuse what they do not."""

import re
import shutil
import subprocess
import unittest
from pathlib import Path

from .stage import ROOT, StageTestCase

DECLARED = ROOT / "Web/elements/heartkit.d.ts"
TYPES = Path(__file__).resolve().parent / "types"


class TypesTests(unittest.TestCase):
    def test_a_strict_compiler_takes_every_use_and_refuses_every_misuse(self):
        compiler = shutil.which("tsc")
        self.assertIsNotNone(compiler, "There is no tsc; on Debian it is in node-typescript.")
        # A misuse that compiles is an error too: the file says where one is expected.
        run = subprocess.run(
            [compiler, "--project", TYPES], capture_output=True, text=True, timeout=120)
        self.assertEqual(run.stdout + run.stderr, "")
        self.assertEqual(run.returncode, 0)


class DeclarationTests(StageTestCase):
    def test_the_elements_have_what_the_types_declare_and_no_other_property(self) -> None:
        page = self.open("")
        for name, tag in (("FavoriteButton", "favorite-button"), ("HeartView", "heart-view")):
            declared = self._declared(name)
            found = page.evaluate("""([tag, names]) => {
                const { prototype } = customElements.get(tag);
                const all = Object.entries(Object.getOwnPropertyDescriptors(prototype));
                const element = document.createElement(tag);
                const isThere = (name) => name in element;
                return {
                    properties: all.filter(([, each]) => each.get).map(([name]) => name),
                    fixed: all.filter(([, each]) => each.get && !each.set).map(([name]) => name),
                    kinds: Object.fromEntries(
                        names.filter(isThere).map((name) => [name, typeof element[name]])),
                };
            }""", [tag, sorted(declared)])
            kinds = {each: kind for each, (kind, _) in declared.items()}
            self.assertEqual(found["kinds"], kinds, name)
            self.assertEqual(
                sorted(found["properties"]),
                sorted(each for each, kind in kinds.items() if kind != "function"), name)
            self.assertEqual(
                sorted(found["fixed"]),
                sorted(each for each, (_, is_fixed) in declared.items() if is_fixed), name)

    def test_the_words_that_the_types_declare_are_taken_and_read_back(self) -> None:
        page = self.open("")
        words = {
            name: re.findall(r'"(\w+)"', line)
            for name, line in re.findall(r"export type (\w+) = (.*);", DECLARED.read_text())}
        for tag, name, kind in (
                ("favorite-button", "icon", "IconName"), ("favorite-button", "motion", "Motion"),
                ("favorite-button", "motionStyle", "MotionStyle"),
                ("favorite-button", "renderer", "Renderer"),
                ("favorite-button", "fillRule", "FillRule"), ("heart-view", "icon", "IconName"),
                ("heart-view", "fillRule", "FillRule"), ("heart-view", "placement", "Placement")):
            read = page.evaluate("""([tag, name, words]) => {
                const element = document.createElement(tag);
                return words.map((word) => { element[name] = word; return element[name]; });
            }""", [tag, name, words[kind]])
            self.assertEqual(read, words[kind], name)

    def _declared(self, name: str) -> dict[str, tuple[str, bool]]:
        """A class's members: what `typeof` says of each at first, and whether it is read-only."""
        text = DECLARED.read_text()
        begin = text.index(f"export class {name} ")
        body = text[begin:text.index("\n}", begin)]
        found = {}
        for fixed, member, rest in re.findall(r"^  (readonly )?(\w+)([(<:].*)", body, re.MULTILINE):
            kind = rest.removeprefix(":").strip().rstrip(";")
            if rest[0] in "(<":
                kind = "function"
            elif kind not in ("boolean", "number"):
                kind = "object" if kind.endswith(("| null", "NodeList")) else "string"
            found[member] = (kind, bool(fixed))
        return found


if __name__ == "__main__":
    unittest.main()
