"""SVG files among others: two in one page, with reduced motion, and where nothing moves."""

from collections.abc import Iterator
from pathlib import Path

import numpy
from playwright.sync_api import Page

from .check import Check
from .heart import CHANGES, STYLES, Film, Heart
from .judges import librsvg
from .judges.chromium import AFTER_ALL, Chromium, cut, shot
from .measure import CLOSE, NONE, compare, told

SIZE = 96


def checks(heart: Heart, chromium: Chromium) -> Iterator[Check]:
    yield from _neighbors(heart, chromium)
    films = [Film(style, change, SIZE) for style in STYLES for change in CHANGES]
    with chromium.reduced_motion() as page:
        page.set_viewport_size({"width": SIZE, "height": SIZE})
        for film in films:
            yield _reduced(page, film, heart.moving(film, "svg"), heart.picture(film, -1))
    for film in films:
        yield _close(
            f"{film}: librsvg shows the moving SVG settled",
            librsvg.picture(heart.moving(film, "svg"), (SIZE, SIZE)), heart.picture(film, -1))
    yield _played(heart, chromium)


def _neighbors(heart: Heart, chromium: Chromium) -> Iterator[Check]:
    """The second of two files in one page looks as it does alone, whatever becomes of the first."""
    burst, pop = Film("burst", "select", SIZE), Film("pop", "select", SIZE)
    grow = Film("grow", "deselect", SIZE)
    pairs = {
        # Names are by content: only names of their own let the first of two alike be hidden.
        "one look under two names": (
            heart.moving(burst, "svg", "--id", "one"), heart.moving(burst, "svg", "--id", "two")),
        "burst and pop": (heart.moving(burst, "svg"), heart.moving(pop, "svg")),
        "deselect and select": (heart.moving(grow, "svg"), heart.moving(burst, "svg")),
        "two colors": (
            heart.moving(burst, "svg"), heart.moving(burst, "svg", "--fill", "#0000FF")),
        "a still and a moving one": (heart.still(burst, None), heart.moving(burst, "svg")),
    }
    twice = heart.moving(burst, "svg")
    page = chromium.page()
    page.set_viewport_size({"width": SIZE * 2, "height": SIZE})
    # Where a fill, a ring and particles are all to be seen, and when all is over.
    for milliseconds in (200, AFTER_ALL):
        when = "settled" if milliseconds == AFTER_ALL else f"at {milliseconds} ms"
        for name, (first, second) in pairs.items():
            _show(page, ["", second.read_text()], milliseconds)
            alone = _second(page)
            _show(page, [first.read_text(), second.read_text()], milliseconds)
            for state in ("block", "none"):
                page.evaluate(
                    "state => document.querySelector('svg').style.display = state", state)
                page.evaluate("() => judge.drawn()")
                hidden = ", the first hidden" if state == "none" else ""
                yield _equal(
                    f"two SVGs in one page, {name}, {when}{hidden}", _second(page), alone)
        _show(page, ["", twice.read_text()], milliseconds)
        alone = _second(page)
        _show(page, [twice.read_text()] * 2, milliseconds)
        yield _equal(
            f"two SVGs in one page, the same file twice, {when}", _second(page), alone)


def _show(page: Page, texts: list[str], milliseconds: int) -> None:
    boxes = "".join(
        f'<div style="position:absolute;top:0;left:{index * SIZE}px">{text}</div>'
        for index, text in enumerate(texts))
    page.evaluate(
        """([boxes, time]) => {
          document.body.innerHTML = boxes;
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
          return judge.drawn();
        }""",
        [boxes, milliseconds])


def _second(page: Page) -> numpy.ndarray:
    return cut(shot(page), 2)[1]


def _reduced(page: Page, film: Film, file: Path, settled: numpy.ndarray) -> Check:
    """For who asks for less motion nothing moves, and the first frame is the settled one."""
    page.evaluate("([text, size]) => judge.files([text], size, size)", [file.read_text(), SIZE])
    image = shot(page)
    page.evaluate("text => { document.body.innerHTML = text }", file.read_text())
    moving = page.evaluate("() => document.getAnimations().length")
    inline = shot(page)
    claim = f"{film}: settled at once with reduced motion"
    if moving:
        return Check(claim, False, f"{moving} animations run")
    return _close(claim, inline, settled, image)


def _played(heart: Heart, chromium: Chromium) -> Check:
    """An untouched file in an <img>, whose own clock runs, has come to its end after its time."""
    films = [Film(style, change, SIZE) for style in STYLES for change in CHANGES]
    page = chromium.page()
    page.set_viewport_size({"width": SIZE * len(films), "height": SIZE})
    page.evaluate(
        "([texts, size]) => judge.files(texts, size, size)",
        [[heart.moving(film, "svg").read_text() for film in films], SIZE])
    # Longer than the longest style. Pictures move by the browser's clock, and by no other.
    page.wait_for_timeout(2_000)
    seen = cut(shot(page), len(films))
    worst = NONE
    for film, picture in zip(films, seen, strict=True):
        worst = worst.worst(compare(picture, heart.picture(film, -1)))
    return Check(
        "untouched in an <img>, every style and change comes to its settled picture",
        worst.within(CLOSE), told(worst))


def _equal(claim: str, seen: numpy.ndarray, wanted: numpy.ndarray) -> Check:
    if not wanted.any():
        return Check(claim, False, "nothing is to be seen at all")
    different = int((seen != wanted).any(axis=-1).sum())
    return Check(claim, different == 0, f"{different} pixels differ")


def _close(
    claim: str, seen: numpy.ndarray, wanted: numpy.ndarray, also: numpy.ndarray | None = None
) -> Check:
    figures = compare(seen, wanted)
    if also is not None:
        figures = figures.worst(compare(also, wanted))
    return Check(claim, figures.within(CLOSE), told(figures))
