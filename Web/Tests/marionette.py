"""Firefox, without a window, by its own remote control: a socket and lists of JSON."""

import base64
import json
import socket
import subprocess
import tempfile
import time
from pathlib import Path

#: How many of a screen's pixels are one of the page's, in width and height: a part of 60, as Firefox
#: counts in 60ths of a pixel.
FINER = 10
_PREFERENCES = {
    "marionette.port": 0, "layout.css.devPixelsPerPx": str(FINER), "gfx.color_management.mode": 0,
    "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False, "browser.startup.page": 0,
    # It asks nobody for anything.
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False, "services.settings.server": "data:,"}


class Firefox:
    """Debian's Firefox, open from `with` to its end."""

    def __enter__(self) -> "Firefox":
        self._profile = tempfile.TemporaryDirectory()
        folder = Path(self._profile.name)
        folder.joinpath("user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in _PREFERENCES.items()))
        self._process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._socket = self._connected(folder / "MarionetteActivePort")
        self._stream = self._socket.makefile("rb")
        self._read()
        self._number = 0
        self.ask("WebDriver:NewSession")
        self.ask("WebDriver:SetWindowRect", width=800, height=800)
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        self._profile.cleanup()

    def ask(self, what: str, **given: object) -> object:
        """What it answers."""
        self._number += 1
        text = json.dumps([0, self._number, what, given])
        self._socket.sendall(f"{len(text)}:{text}".encode())
        _, _, error, answer = self._read()
        if error:
            raise RuntimeError(f"Firefox: {error['message']}")
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def go(self, address: str) -> None:
        """Opens a page, until it is loaded."""
        self.ask("WebDriver:Navigate", url=address)

    def run(self, script: str, *arguments: object) -> object:
        """What a function's body returns; what it promises is waited for."""
        return self.ask(
            "WebDriver:ExecuteScript", script=script, args=list(arguments), sandbox=None)

    def click(self, x: float, y: float) -> None:
        """The pointer goes to a place of the page, down, and up."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0}]
        self.ask("WebDriver:PerformActions", actions=[{"type": "pointer", "id": "mouse", "actions": moves}])

    def press(self, key: str) -> None:
        """A key goes down and up."""
        moves = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.ask("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": moves}])

    def shot(self, script: str) -> bytes:
        """The element that a function's body returns, as a PNG."""
        [name] = self.run(script).values()
        return base64.b64decode(self.ask("WebDriver:TakeScreenshot", full=False, id=name))

    def _connected(self, told: Path) -> socket.socket:
        """It writes down where it listens, as soon as it does."""
        for _ in range(600):
            if self._process.poll() is not None:
                raise RuntimeError(f"Firefox ended with {self._process.returncode}")
            if told.exists() and told.read_text().strip():
                return socket.create_connection(("127.0.0.1", int(told.read_text())), 60)
            time.sleep(0.1)
        raise RuntimeError("Firefox did not start within a minute")

    def _read(self) -> object:
        length = b""
        while not length.endswith(b":"):
            one = self._stream.read(1)
            if not one:
                raise RuntimeError("Firefox hung up")
            length += one
        return json.loads(self._stream.read(int(length[:-1])))
