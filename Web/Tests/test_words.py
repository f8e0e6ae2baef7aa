"""The word that names a favorite button on the web is the one that it has on Apple's systems."""

import json
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "Web/elements/words.js"
RESOURCES = ROOT / "Sources/HeartKit/Resources"


def words_of_the_web():
    """The table in words.js, in its own order."""
    table = re.search(r"^export const favorites = (\{.*?^\});", WORDS.read_text("utf-8"), re.M | re.S)
    return json.loads(table[1])


def words_of_apple():
    """The word for "Favorite" in each language's string table."""
    words = {}
    for folder in sorted(RESOURCES.glob("*.lproj")):
        text = (folder / "Localizable.strings").read_text("utf-8")
        words[folder.stem] = re.search(r'^"Favorite" = "(.*)";$', text, re.M)[1]
    return words


class WordsTests(unittest.TestCase):
    def test_the_web_has_the_languages_and_words_of_the_string_tables(self):
        self.assertEqual(words_of_the_web(), words_of_apple())

    def test_languages_stand_in_order_so_that_one_is_found_and_added_where_it_belongs(self):
        languages = list(words_of_the_web())
        self.assertEqual(languages, sorted(languages))


if __name__ == "__main__":
    unittest.main()
