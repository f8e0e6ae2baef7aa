/** What the person's system asks of every button, and who is to know when that changes. */

const shown = new Set();
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the system asks for little motion. */
export const systemReducesMotion = () => reducedMotion.matches;

/** Tells a thing of every change, from now on. */
export const follow = (thing) => shown.add(thing);

/** Tells a thing of nothing more. */
export const unfollow = (thing) => shown.delete(thing);

reducedMotion.addEventListener("change", () => {
  for (const thing of shown) thing.motionChanged();
});
