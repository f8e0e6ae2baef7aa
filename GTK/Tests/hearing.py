"""Ears for a program: what assistive technology is told of it, and does to it."""

import json
import os
import subprocess
from pathlib import Path


class Ears:
    """Hears of a program for as long as it is wanted; `ears.py` says what can be asked."""

    def __init__(self, process: int) -> None:
        # What the bus itself warns of is no fault of the program's.
        surroundings = {name: text for name, text in os.environ.items() if name != "G_DEBUG"}
        self._ears = subprocess.Popen(
            ["/usr/bin/python3", Path(__file__).with_name("ears.py"), str(process)],
            env=surroundings, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)

    def ask(self, question: str, name: str) -> object:
        """The answer to a question about what has a name."""
        self._ears.stdin.write(f"{question} {name}\n")
        self._ears.stdin.flush()
        return json.loads(self._ears.stdout.readline())

    def close(self) -> None:
        """Hears no more."""
        self._ears.kill()
        self._ears.communicate()
