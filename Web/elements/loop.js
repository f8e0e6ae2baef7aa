/** One animation frame for all that moves, and none while nothing does. */

const moving = new Set();
let request = 0;

/** Shows a thing's frames from the next on, until it says that it rests. */
export function startFrames(thing) {
  moving.add(thing);
  if (!request) request = requestAnimationFrame(showFrame);
}

/** Shows none of a thing's frames any more. */
export function stopFrames(thing) {
  moving.delete(thing);
  if (moving.size > 0 || !request) return;
  cancelAnimationFrame(request);
  request = 0;
}

/** The time in seconds, on the scale of frames. */
export const now = () => performance.now() / 1000;

function showFrame(milliseconds) {
  // Asked for first, so that nothing that a page does in a handler can stop the others.
  request = requestAnimationFrame(showFrame);
  const shown = [...moving];
  // All is read before any of it is changed: the browser would work out styles anew for each.
  for (const thing of shown) thing.prepareFrame();
  for (const thing of shown) {
    // A handler of one may have stopped another, and what fails is not shown for ever.
    if (moving.delete(thing) && thing.showFrame(milliseconds / 1000)) startFrames(thing);
  }
  if (moving.size === 0) {
    cancelAnimationFrame(request);
    request = 0;
  }
}
