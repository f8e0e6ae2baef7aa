"""What a decoder of moving pictures has to say of a file."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

import numpy

from ..tools import Refused


class Frames(Sequence):
    """Frames that are turned into pictures only when they are looked at."""

    def __init__(self, raw: list, picture: Callable[..., numpy.ndarray]):
        self._raw = raw
        self._picture = picture

    def __len__(self) -> int:
        return len(self._raw)

    def __getitem__(self, index: int) -> numpy.ndarray:
        if index >= len(self._raw):
            raise Refused(f"there are only {len(self._raw)} frames")
        return self._picture(self._raw[index])

    def __iter__(self) -> Iterator[numpy.ndarray]:
        return map(self._picture, self._raw)


@dataclass(frozen=True)
class Moving:
    """All frames as they are shown, premultiplied; how long each is, and how often all play."""

    frames: Frames
    #: In seconds; empty where the decoder does not say.
    durations: list[Fraction]
    #: None is for ever; -1 where the decoder does not say.
    plays: int | None

    @property
    def motion(self) -> Fraction:
        """How long all but the last frame are: the last is the settled one, and is held."""
        return sum(self.durations[:-1], Fraction())

    def number(self, time: Fraction) -> int:
        """Of the frame that is shown so many seconds from the start."""
        return bisect_right(list(accumulate(self.durations)), time)
