/** What style sheets say of elements, taken up for all at once: reading after writing is costly. */

const waiting = new Set();

/** Has a thing read what style sheets say, and then show it, before the browser's next frame. */
export function lookSoon(thing) {
  if (waiting.size === 0) queueMicrotask(lookAtAll);
  waiting.add(thing);
}

/** All is read before any of it is changed: the browser would work out styles anew for each. */
function lookAtAll() {
  const things = [...waiting];
  waiting.clear();
  for (const thing of things) thing.readLook();
  for (const thing of things) thing.showLook();
}
