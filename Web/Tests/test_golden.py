"""The numbers of all pictures are the same in WebAssembly as in the core, bit for bit."""

from pathlib import Path

from .stage import StageTestCase

TABLE = Path(__file__).with_name("golden.txt")


class WebAssemblyGoldenTests(StageTestCase):
    def test_chromium_computes_the_table_that_the_core_computes(self) -> None:
        page = self.open("", load=None)
        found = page.evaluate("""async () => {
            const { goldenTable } = await import("/Tests/golden.js");
            const answer = await fetch("/engine.wasm");
            return goldenTable(new Uint8Array(await answer.arrayBuffer()));
        }""")
        # Line by line, so that what differs is seen.
        self.assertEqual(found.splitlines(), TABLE.read_text("utf-8").splitlines())
        self.assertGreater(len(found.splitlines()), 12)
