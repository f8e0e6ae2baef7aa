"""A program with a window of its own, and what a person does there."""

import os
import subprocess
import time
import unittest
from collections.abc import Callable
from typing import TypeVar

from .hearing import Ears
from .stage import PATIENCE, hands

Value = TypeVar("Value")


class Program:
    """A program whose window is open, and has the keyboard."""

    def __init__(self, title: str, *command: object, **environment: str) -> None:
        self.process = subprocess.Popen(
            # What runs beside a shell is deaf to being interrupted, and so is all that it starts.
            ["env", "--default-signal=INT", *(str(part) for part in command)],
            env={**os.environ, **environment}, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        window = until(lambda: self._window(title), f"a window called {title}")
        # Without a window manager nobody else gives it the keyboard.
        hands("windowfocus", "--sync", window)
        # Away from whatever is there.
        hands("mousemove", 1270, 1010)
        self._ears = Ears(self.process.pid)

    def _window(self, title: str) -> str | None:
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended: {self.process.communicate()}")
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"], text=True,
            capture_output=True)
        return (found.stdout.split() or [None])[0]

    def part(self, name: str) -> dict | None:
        """What assistive technology is told of the first part with a name, but rows of long lists."""
        return self._ears.ask("part", name)

    def row(self, name: str) -> dict | None:
        """The same of what is in a row of a long list."""
        return self._ears.ask("row", name)

    def all(self, start: str) -> list[dict]:
        """The same of all parts whose names begin so, from the front."""
        return until(lambda: self._ears.ask("all", start), f"parts that are called {start}…")

    def is_selected(self, name: str) -> bool:
        """Whether a button with a name is there and selected."""
        part = self.row(name)
        return part is not None and "pressed" in part["states"]

    def has(self, name: str, state: str) -> bool:
        """Whether a button outside of long lists is there and in a state, as GTK calls it."""
        part = self._ears.ask("button", name)
        return part is not None and state in part["states"]

    def press(self, name: str) -> None:
        """Does what assistive technology does to a button."""
        until(lambda: self._ears.ask("press", name), f"a button called {name} that could be pressed")

    def ends(self) -> tuple[int, str, str]:
        """The exit code and what was written to both streams, once it is over."""
        self._ears.close()
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
            program.ends()


def until(condition: Callable[[], Value | None], what: str) -> Value:
    """What a condition answers, once that is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := condition():
            return answer
        time.sleep(0.02)
    raise AssertionError(f"there was never {what}")
