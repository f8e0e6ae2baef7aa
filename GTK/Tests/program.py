"""A program with a window of its own, and what a person does there."""

import json
import os
import subprocess
import time
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from Conformance import tools

from .stage import PATIENCE, hands


Value = TypeVar("Value")


class Program:
    """A program whose window is open, and has the keyboard."""

    def __init__(self, title: str, *command: object, **environment: str) -> None:
        self.process = subprocess.Popen(
            [str(part) for part in command], env={**os.environ, **environment}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        window = until(lambda: self._window(title), f"a window called {title}")
        # Without a window manager nobody else gives it the keyboard.
        hands("windowfocus", "--sync", window)
        # Away from whatever is there.
        hands("mousemove", 1270, 1010)

    def _window(self, title: str) -> str | None:
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended: {self.process.communicate()}")
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"], text=True,
            capture_output=True)
        return (found.stdout.split() or [None])[0]

    def tree(self) -> list[dict]:
        """All that assistive technology is told of, from the front."""
        return json.loads(self._bus("tree"))

    def names(self, role: str) -> list[str]:
        """What the parts of a role are called."""
        return [part["name"] for part in self.tree() if part["role"] == role]

    def part(self, name: str) -> dict | None:
        """The part with a name that can be pressed, or is read."""
        found = [part for part in self.tree() if part["name"] == name]
        return (sorted(found, key=lambda part: not part["actions"]) or [None])[0]

    def is_selected(self, name: str) -> bool:
        """Whether a button with a name is there and selected."""
        part = self.part(name)
        return part is not None and "pressed" in part["states"]

    def press(self, name: str) -> None:
        """Does what assistive technology does to a button."""
        self._bus("press", name)

    def _bus(self, *words: str) -> str:
        program = Path(__file__).with_name("bus.py")
        return tools.run("/usr/bin/python3", program, self.process.pid, *words).decode()

    def ends(self) -> tuple[int, str, str]:
        """The exit code and what was written to both streams, once it is over."""
        output, complaint = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, output, complaint


class ProgramTestCase(unittest.TestCase):
    """A test of programs, each of which ends with it."""

    def open(self, title: str, *command: object, **environment: str) -> Program:
        """A program whose window is open."""
        program = Program(title, *command, **environment)
        self.addCleanup(self._close, program)
        return program

    def close(self, program: Program, keys: str = "ctrl+w") -> None:
        """Closes its window; the program must end well, and in silence."""
        hands("key", keys)
        self.assertEqual(program.ends(), (0, "", ""))

    def _close(self, program: Program) -> None:
        if program.process.poll() is None:
            program.process.kill()
            program.process.communicate()


def until(condition: Callable[[], Value | None], what: str) -> Value:
    """What a condition answers, once that is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := condition():
            return answer
        time.sleep(0.02)
    raise AssertionError(f"there was never {what}")
