"""Running other programs."""

import re
import subprocess


class Refused(Exception):
    """A program ended with a complaint, which is the message."""


def run(*command: object, stdin: bytes | None = None) -> bytes:
    """What the program wrote to its standard output."""
    done = subprocess.run([str(part) for part in command], input=stdin, capture_output=True)
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip()
        raise Refused(said or f"{command[0]} ended with {done.returncode}")
    return done.stdout


def version(*command: object) -> str:
    """The first number with a dot in what a program says of itself."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    found = re.search(r"\d+\.\d+[\d.]*", done.stdout + done.stderr)
    return found.group().rstrip(".") if found else "of an unknown version"
