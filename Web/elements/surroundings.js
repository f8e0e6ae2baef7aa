/** What the person's system asks of every button, and who is to know when that changes. */

const shown = new Set();
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the system asks for little motion. */
export const systemReducesMotion = () => reducedMotion.matches;

/** Tells a thing of every change, from now on. */
export const follow = (thing) => shown.add(thing);

/** Tells a thing of nothing more. */
export const unfollow = (thing) => shown.delete(thing);

/** Tells all things that follow. */
export function tellAll(change) {
  for (const thing of [...shown]) thing.surroundingsChanged(change);
}

reducedMotion.addEventListener("change", () => tellAll("motion"));
for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
  matchMedia(query).addEventListener("change", () => tellAll("color"));
}
// Frames do not come to a page that is not seen, and what is on its way would be told only later.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) tellAll("hide");
});

/** A page that is zoomed, or moved to another screen, has another ratio of pixels from then on. */
function watchPixelRatio() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    tellAll("color");
    watchPixelRatio();
  }, { once: true });
}
watchPixelRatio();
