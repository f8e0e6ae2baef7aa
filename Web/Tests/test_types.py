"""The types say what the elements have, and refuse what they do not."""

import shutil
import subprocess
import unittest
from pathlib import Path

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


if __name__ == "__main__":
    unittest.main()
