"""A server for pages that tests make up, and for the modules that `make web` built."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

_TYPES = {
    ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript",
    ".json": "application/json", ".wasm": "application/wasm", ".txt": "text/plain"}


class Server:
    """Serves until the process ends; nothing leaves this machine."""

    def __init__(self, *folders: Path):
        self.folders = [folder.resolve() for folder in folders]
        self._pages: dict[str, tuple[bytes, str, dict[str, str]]] = {}
        self._submitted: dict[str, list[dict[str, list[str]]]] = {}
        self._heard = threading.Condition()
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self._http.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        """What every address begins with."""
        return f"http://localhost:{self._http.server_port}"

    def put(
        self, name: str, text: str | bytes, headers: dict[str, str] | None = None
    ) -> str:
        """The address of a page, or of a file, that is made up."""
        data = text.encode() if isinstance(text, str) else text
        self._pages[f"/{name}"] = (data, _TYPES[Path(name).suffix], headers or {})
        return f"{self.origin}/{name}"

    def submitted(self, path: str) -> list[dict[str, list[str]]]:
        """The queries that a path was asked with, in order."""
        return self._submitted.get(path, [])

    def wait(self, path: str, seconds: float) -> dict[str, list[str]] | None:
        """The first query that a path is asked with, as soon as it is; None if it never is."""
        with self._heard:
            self._heard.wait_for(lambda: self._submitted.get(path), seconds)
            return next(iter(self.submitted(path)), None)

    def _answer(self, path: str) -> tuple[bytes, str, dict[str, str]] | None:
        if path in self._pages:
            return self._pages[path]
        for folder in self.folders:
            file = (folder / path.lstrip("/")).resolve()
            if file.is_relative_to(folder) and file.is_file():
                return file.read_bytes(), _TYPES.get(file.suffix, "application/octet-stream"), {}
        return None

    def _hear(self, path: str, query: str) -> None:
        with self._heard:
            self._submitted.setdefault(path, []).append(parse_qs(query))
            self._heard.notify_all()

    def _handler(server) -> type[BaseHTTPRequestHandler]:  # noqa: N805
        class Handler(BaseHTTPRequestHandler):
            """Answers with what was put there, else with a file, else with an empty page."""

            def do_GET(self) -> None:
                address = urlsplit(self.path)
                if address.query:
                    server._hear(address.path, address.query)
                found = server._answer(address.path)
                if found is None and not address.query:
                    self.send_error(404)
                    return
                data, kind, headers = found or (b"<!doctype html><title>Heard</title>", "text/html", {})
                self.send_response(200)
                for name, value in {"Content-Type": kind, **headers}.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: object) -> None:
                """Says nothing: a test says what it found."""

        return Handler
