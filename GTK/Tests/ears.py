"""What assistive technology hears of a program, as often as it is asked, by Debian's pyatspi.

usage: /usr/bin/python3 ears.py PROCESS

Each line of its input is a question, and each line of its output the answer in JSON:

- `part NAME` and `button NAME`: the first part of that name, or the first that is no text; or null.
  It is looked for outside of long lists.
- `row NAME`: the first part of that name in long lists, or null.
- `all START`: all parts whose names begin so, from the front.
- `press NAME`: does what can be done to a button first; whether that went well.

A list of hundreds of rows is told of part by part, which takes a second or more. pyatspi is for Debian's
own Python, so this is a program of its own, and imports no other.
"""

import json
import sys
import time
from collections.abc import Iterator

import pyatspi
from gi.repository import Atspi, GLib

#: How long a program may take to come on the bus, in seconds.
PATIENCE = 10
#: How many parts make a list long: to ask for them all takes more than a second.
LONG = 50


def application(process: int) -> "pyatspi.Accessible":
    """The program, once it is on the bus."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for child in pyatspi.Registry.getDesktop(0):
            if child is not None and child.get_process_id() == process:
                return child
        time.sleep(0.02)
    sys.exit(f"no program {process} is on the bus")


def within(part: "pyatspi.Accessible", long: list | None = None) -> "Iterator[pyatspi.Accessible]":
    """The part and all that is in it, from the front; long lists are put aside where there is room."""
    yield part
    for child in part:
        if child is None:
            continue
        if long is not None and child.childCount > LONG:
            long.append(child)
        else:
            yield from within(child, long)


def first(
    parts: "Iterator[pyatspi.Accessible]", name: str, but: str = ""
) -> "pyatspi.Accessible | None":
    """The first of the parts with a name, and not with a role."""
    for part in parts:
        if part.name == name and part.getRoleName() != but:
            return part
    return None


def actions(part: "pyatspi.Accessible") -> list[str]:
    """What can be done to it."""
    try:
        action = part.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(number) for number in range(action.nActions)]


def described(part: "pyatspi.Accessible") -> dict:
    """What is told of it."""
    states = [pyatspi.stateToString(state) for state in part.getState().getStates()]
    return {
        "role": part.getRoleName(), "name": part.name, "states": sorted(states),
        "actions": actions(part)}


def answer(program: "pyatspi.Accessible", question: str, name: str) -> object:
    """The answer to a question."""
    if question == "all":
        return [described(part) for part in within(program) if part.name.startswith(name)]
    long: list = []
    part = first(within(program, long), name, but="" if question == "part" else "label")
    if question in ("row", "press") and part is None:
        part = first((each for one in long for each in within(one)), name)
    if question == "press":
        return part is not None and part.queryAction().doAction(0)
    return part and described(part)


def main() -> None:
    program = application(int(sys.argv[1]))
    # What was so a moment ago is not what is asked for.
    program.set_cache_mask(Atspi.Cache.NONE)
    for line in sys.stdin:
        question, name = line.rstrip("\n").split(" ", 1)
        try:
            reply = answer(program, question, name)
        except GLib.GError:
            # What it was about to look at has gone meanwhile.
            reply = None
        print(json.dumps(reply), flush=True)


main()
