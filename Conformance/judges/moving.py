"""What a decoder of moving pictures has to say of a file."""

from dataclasses import dataclass
from fractions import Fraction

import numpy


@dataclass(frozen=True)
class Moving:
    """All frames as they are shown, premultiplied; how long each is, and how often all play."""

    frames: list[numpy.ndarray]
    #: In seconds; empty where the decoder does not say.
    durations: list[Fraction]
    #: None is for ever; -1 where the decoder does not say.
    plays: int | None

    @property
    def motion(self) -> Fraction:
        """How long all but the last frame are: the last is the settled one, and is held."""
        return sum(self.durations[:-1], Fraction())
