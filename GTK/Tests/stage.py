"""A window with buttons in it, and what a test does there: it points, types, listens and looks."""

import os
import subprocess
import unittest
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

import numpy

from Conformance import measure, tools

ROOT = Path(__file__).parent.parent.parent
#: The icon's side unless told otherwise, in points.
SIZE = 24
#: Nothing here takes this long, in seconds; a machine may be busy.
PATIENCE = 30
#: Where the pictures go that were looked at.
PICTURES = Path(os.environ.get("STAGE_PICTURES", ROOT / ".build-checks/gtk-pictures"))


class Line:
    """What the stage told: words, and what stands behind an equals sign."""

    def __init__(self, text: str) -> None:
        self.text = text
        words = text.split()
        self.words = tuple(word for word in words if "=" not in word)
        self._notes = dict(word.split("=", 1) for word in words if "=" in word)

    def __getitem__(self, name: str) -> float:
        return float(self._notes[name])

    def note(self, name: str) -> str:
        return self._notes[name]

    def __repr__(self) -> str:
        return self.text


class Stage:
    """The program that does what it is told, as a process of its own."""

    def __init__(self, window: str = "", **environment: str) -> None:
        self.lines: list[Line] = []
        self._queue: Queue[str | None] = Queue()
        self.process = subprocess.Popen(
            [program()], env={**os.environ, **environment}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        Thread(target=self._read, daemon=True).start()
        self.scale = int(environment.get("GDK_SCALE", 1))
        self.do(f"window {window}")
        # Without a window manager nobody else gives it the keyboard.
        hands("search", "--sync", "--onlyvisible", "--name", "^stage$", "windowfocus", "--sync")
        # Away from whatever will be there.
        hands("mousemove", 1270, 1010)
        self.do("rest")

    def _read(self) -> None:
        for text in self.process.stdout:
            self._queue.put(text.rstrip("\n"))
        self._queue.put(None)

    def _next(self) -> Line:
        try:
            text = self._queue.get(timeout=PATIENCE)
        except Empty:
            raise AssertionError(f"the stage was silent after {self.lines[-5:]}") from None
        if text is None:
            self.process.wait()
            raise AssertionError(f"the stage ended: {self.process.stderr.read()}")
        self.lines.append(Line(text))
        return self.lines[-1]

    def do(self, command: str) -> str:
        """Has it do something, and returns the answer."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return self.wait("ok").text.removeprefix("ok").strip()

    def wait(self, *words: str) -> Line:
        """The next line that begins with the words; all before it stay in `lines`."""
        while True:
            line = self._next()
            if line.words[:len(words)] == words:
                return line

    def told(self, *words: str) -> list[Line]:
        """What it told so far that begins with the words."""
        self.do("rest")
        return [line for line in self.lines if line.words[:len(words)] == words]

    def notices(self, *kinds: str) -> list[str]:
        """The kinds and values of what was told of buttons, in order."""
        kinds = kinds or ("change", "settled")
        self.do("rest")
        return [
            " ".join((line.words[0], *line.words[2:])) for line in self.lines
            if line.words[0] in kinds]

    def forget(self) -> None:
        """Forgets what was told so far."""
        self.lines.clear()

    def place(self, name: str) -> tuple[float, float, float, float]:
        """Left, top, width and height of a widget, in points of the window."""
        return tuple(float(word) for word in self.do(f"where {name}").split())

    def middle(self, name: str) -> tuple[float, float]:
        """The middle of a widget, in points of the window."""
        x, y, width, height = self.place(name)
        return x + width / 2, y + height / 2

    def point(self, x: float, y: float, *then: object) -> None:
        """Moves the pointer to a place in points, and does something there."""
        hands("mousemove", round(x * self.scale), round(y * self.scale), *then)

    def click(self, name: str, dx: float = 0, dy: float = 0) -> None:
        """Clicks at the middle of a widget, or beside it."""
        x, y = self.middle(name)
        self.point(x + dx, y + dy, "click", 1)

    def selected(self, name: str) -> bool:
        """Whether a button is selected, by its own account and by GTK's."""
        own, toolkits = (word.split("=")[1] for word in self.do(f"state {name}").split()[:2])
        assert own == toolkits, f"selected is {own}, and GTK's active is {toolkits}"
        return own == "true"

    def ends(self) -> str:
        """Closes its ears, and returns what it complained of."""
        self.process.stdin.close()
        complaint = self.process.stderr.read()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        return complaint


class StageTestCase(unittest.TestCase):
    """A test with a stage of its own."""

    def open(self, window: str = "", **environment: str) -> Stage:
        """A window that is closed with the test; the process must end well."""
        stage = Stage(window, **environment)
        self.addCleanup(self.close, stage)
        return stage

    def close(self, stage: Stage) -> None:
        """Closes it before the test is over."""
        if stage.process.poll() is None:
            complaint = stage.ends()
            self.assertEqual((stage.process.returncode, complaint), (0, ""))


def program() -> str:
    """The stage's program."""
    return os.environ.get("STAGE", str(ROOT / ".build-checks/release/GTKStage"))


def hands(*words: object) -> str:
    """What a person's hands do: pointing and typing, by xdotool."""
    return tools.run("xdotool", *words).decode()


def look() -> numpy.ndarray:
    """What is on the display: height x width x red, green and blue."""
    data = Path(os.environ["HEADLESS_SCREEN"]).read_bytes()
    # The format XWD: numbers of 32 bits, then the table of colors, then rows.
    header = numpy.frombuffer(data, ">u4", 25)
    size, width, height, stride, colors = (int(header[place]) for place in (0, 4, 5, 12, 19))
    rows = numpy.frombuffer(data, numpy.uint8, height * stride, size + colors * 12)
    return rows.reshape(height, stride // 4, 4)[:, :width, 2::-1]


def picture(data: bytes) -> numpy.ndarray:
    """The pixels of a file of the format PPM."""
    fields = data.split(maxsplit=4)
    width, height = int(fields[1]), int(fields[2])
    pixels = numpy.frombuffer(data[-width * height * 3:], numpy.uint8)
    return pixels.reshape(height, width, 3)


def hexadecimal(color: numpy.ndarray) -> str:
    """A color as CSS writes it."""
    return "#" + "".join(f"{part:02X}" for part in color)


def compare(seen: numpy.ndarray, wanted: numpy.ndarray, ground: numpy.ndarray) -> measure.Figures:
    """The four figures of two pictures that lie on the same ground."""
    # Where both have the ground and no more, nothing is to be told: a mean is over the rest.
    bare = (seen == ground).all(axis=-1) & (wanted == ground).all(axis=-1)
    alpha = numpy.where(bare, 0, 255).astype(numpy.uint8)
    return measure.compare(
        numpy.dstack([seen, alpha]), numpy.dstack([wanted, alpha]),
        tuple(int(part) for part in ground))
