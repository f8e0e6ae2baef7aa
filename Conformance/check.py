"""One thing that was looked at, beside the table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Check:
    """What was claimed, whether it is so, and what was found."""

    claim: str
    passes: bool
    found: str
