"""What assistive technology hears of a program, and does to it, by Debian's pyatspi.

usage: /usr/bin/python3 bus.py PROCESS tree | press NAME

The tree is a JSON array of all that the program has, each with role, name, states and actions.
pyatspi is for Debian's own Python, so this is a program of its own, and imports no other.
"""

import json
import sys
import time

import pyatspi

#: How long a program may take to come on the bus, in seconds.
PATIENCE = 10


def application(process: int) -> "pyatspi.Accessible":
    """The program, once it is on the bus."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for child in pyatspi.Registry.getDesktop(0):
            if child is not None and child.get_process_id() == process:
                return child
        time.sleep(0.02)
    sys.exit(f"no program {process} is on the bus")


def all_within(part: "pyatspi.Accessible") -> "list[pyatspi.Accessible]":
    """The part and all that is in it, from the front."""
    return [part] + [each for child in part if child is not None for each in all_within(child)]


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


def main() -> None:
    parts = all_within(application(int(sys.argv[1])))
    if sys.argv[2] == "tree":
        print(json.dumps([described(part) for part in parts]))
        return
    [part] = [part for part in parts if part.name == sys.argv[3]]
    if not part.queryAction().doAction(0):
        sys.exit(f"{sys.argv[3]} could not be pressed")


main()
