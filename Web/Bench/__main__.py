"""Script time in a frame, for 100 buttons that move: ours beside lottie-web's SVG renderer.

`python -m Web.Bench` prints it: in the same Chromium, in turns, of the same motion, which is what
`heart animate -o FILE.json` writes for the one and what the element does for the other. It fails
if ours is more than a fifth of the other's.
"""

import statistics
import sys

from playwright.sync_api import CDPSession, Page

from Web.Tests.stage import ROOT, chromium, heart, server

from . import player

COUNT = 100
ROUNDS = 5
#: How long each is watched in a round, in seconds.
WATCHED = 2.0
#: In seconds, to select, as the core has it.
DURATIONS = {"grow": 0.35, "burst": 0.76}
#: Of the other's script time that ours may take.
MOST = 0.2
_CACHE = ROOT / ".build-conformance/bench"
_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<style>body { margin: 0 } .cell { display: inline-block; width: %(room)spx; height: %(room)spx }</style>
<body>%(body)s<script>
  let frames = 0;
  let going = false;
  function count() { frames += 1; if (going) requestAnimationFrame(count); }
</script>%(script)s</body></html>"""
#: The side of an icon, in pixels, in ours and in the other's.
SIZE = 24

OURS = """<script type="module">
  import "/heartkit.js";
  const all = [...document.querySelectorAll("favorite-button")];
  let begun = -Infinity;
  // Each time all have come to the end they begin anew, so that all move in every frame.
  function again(now) {
    if (!going) return;
    if (now - begun >= %(milliseconds)s) {
      begun = now;
      for (const b of all) { b.selected = false; b.setSelected(true, { animated: true }); }
    }
    requestAnimationFrame(again);
  }
  window.start = () => { going = true; count(); again(performance.now()); };
  window.stop = () => { going = false; for (const b of all) b.selected = true; };
  window.moving = () => all.length;
</script>"""
OTHERS = """<script src="/lottie-bundle.js"></script><script>%(loader)s
  const data = %(data)s;
  const all = [...document.querySelectorAll(".cell")].map((container) => lottie.loadAnimation({
    container, renderer: "svg", loop: true, autoplay: false,
    animationData: structuredClone(data) }));
  window.start = () => { going = true; count(); for (const each of all) each.play(); };
  window.stop = () => { going = false; for (const each of all) each.pause(); };
  window.moving = () => all.filter((each) => each.isLoaded).length;
</script>"""


class Runner:
    """A page of one player, that can be started, stopped, and watched."""

    def __init__(self, address: str):
        context = chromium().new_context(viewport={"width": 1200, "height": 900})
        self.page: Page = context.new_page()
        self.page.goto(address)
        self.page.wait_for_function(f"window.moving?.() === {COUNT}")
        self._session: CDPSession = context.new_cdp_session(self.page)
        self._session.send("Performance.enable")

    def moving(self) -> tuple[float, float, float]:
        """Milliseconds of script and of style and layout in a frame, and frames in a second."""
        self.page.bring_to_front()
        self.page.evaluate("start()")
        self.page.wait_for_timeout(300)
        found = self._watched()
        self.page.evaluate("stop()")
        return found

    def idle(self) -> float:
        """Milliseconds of script in a second in which nothing moves."""
        self.page.bring_to_front()
        self.page.wait_for_timeout(1000)
        before = self._metrics()
        self.page.wait_for_timeout(2000)
        return (self._metrics()["ScriptDuration"] - before["ScriptDuration"]) * 1000 / 2

    def _watched(self) -> tuple[float, float, float]:
        before, first = self._metrics(), self.page.evaluate("frames")
        self.page.wait_for_timeout(WATCHED * 1000)
        after, last = self._metrics(), self.page.evaluate("frames")
        count = last - first
        def of(*names: str) -> float:
            return sum(after[name] - before[name] for name in names) * 1000 / count
        return (
            of("ScriptDuration"), of("RecalcStyleDuration", "LayoutDuration"),
            count / (after["Timestamp"] - before["Timestamp"]))

    def _metrics(self) -> dict[str, float]:
        found = self._session.send("Performance.getMetrics")["metrics"]
        return {each["name"]: each["value"] for each in found}


def ours(style: str, milliseconds: float) -> str:
    """The address of a page of our elements."""
    cell = ('<span class="cell">'
            f'<favorite-button motion="full" motion-style="{style}"></favorite-button></span>')
    return server().put(f"ours-{style}.html", _PAGE % {
        "room": 2 * SIZE, "body": cell * COUNT, "script": OURS % {"milliseconds": milliseconds}})


def others(style: str, data: str) -> str:
    """The address of a page of lottie-web's."""
    return server().put(f"others-{style}.html", _PAGE % {
        "room": 2 * SIZE, "body": '<span class="cell"></span>' * COUNT,
        "script": OTHERS % {"loader": player.LOADER, "data": data}})


def compare(style: str) -> float:
    """Prints what both take; how much of the other's ours is."""
    data = heart("animate", "-o", "-", "--format", "lottie", "--style", style, "--change", "select",
                 "--size", 2 * SIZE, "--heart-size", SIZE, "--hold", "0").decode()
    milliseconds = DURATIONS[style] * 1000
    runners = {"ours": Runner(ours(style, milliseconds)), "lottie-web": Runner(others(style, data))}
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in runners}
    for _ in range(ROUNDS):
        for name, runner in runners.items():
            found[name].append(runner.moving())
    middle = {}
    for name, rounds in found.items():
        script, layout, rate = (statistics.median(each) for each in zip(*rounds, strict=True))
        middle[name] = script
        least, most = min(each[0] for each in rounds), max(each[0] for each in rounds)
        print(f"{style}, {name}: script {script:.2f} ms a frame ({least:.2f} to {most:.2f}), "
              f"style and layout {layout:.2f} ms, {rate:.0f} frames a second; "
              f"idle {runners[name].idle():.2f} ms a second")
    share = middle["ours"] / middle["lottie-web"]
    print(f"{style}: ours is {share:.3f} of lottie-web's, 1 in {1 / share:.1f}")
    return share


def main() -> int:
    """Whether ours takes more than it may."""
    _CACHE.mkdir(parents=True, exist_ok=True)
    server().put("lottie-bundle.js", player.bundle(_CACHE))
    print(f"{COUNT} buttons of {SIZE} pixels, Chromium {chromium().version}, {player.PACKAGE}: "
          f"the middle of {ROUNDS} turns of {WATCHED:.0f} s each")
    return int(max([compare(style) for style in DURATIONS]) > MOST)


if __name__ == "__main__":
    sys.exit(main())
