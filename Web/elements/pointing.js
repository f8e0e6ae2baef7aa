/** What pointers do to favorite buttons whose areas overlap: each means the one that is nearest. */

/** The button that the pointer is over, and the one that it is down on. */
let hovered = null;
let held = null;

/** Tells a button, and those around it, of every pointer in its area. */
export function listenToPointers(hit, area) {
  const over = (event) => {
    const button = nearest(hit, event);
    if (event.pointerType !== "touch") hover(button);
    held?.pointerChanged("drag", button === held);
  };
  area.addEventListener("pointerenter", over);
  area.addEventListener("pointermove", over);
  area.addEventListener("pointerleave", () => {
    hover(null);
    held?.pointerChanged("drag", false);
  });
  area.addEventListener("pointerdown", (event) => {
    const { button, isPrimary, pointerId } = event;
    if (button !== 0 || !isPrimary) return;
    // A finger would stay with what it first touched, and never be told to have left it.
    if (area.hasPointerCapture(pointerId)) area.releasePointerCapture(pointerId);
    hold(nearest(hit, event));
  });
  area.addEventListener("mousedown", (event) => {
    if (nearest(hit, event) !== hit) event.preventDefault();
  });
}

/** Lets no pointer be over a button that has left its page. */
export function forgetPointer(button) {
  if (hovered === button) hovered = null;
}

/** The button at a pointer's place that has its middle nearest, beside the one that was hit. */
export function nearest(hit, { clientX, clientY }) {
  let found = hit;
  let least = distance(hit, clientX, clientY);
  for (const other of hit.getRootNode().elementsFromPoint(clientX, clientY)) {
    if (other.constructor !== hit.constructor) continue;
    const far = distance(other, clientX, clientY);
    if (far < least) [found, least] = [other, far];
  }
  return found;
}

function distance(element, x, y) {
  const box = element.getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
}

function hover(button) {
  if (button === hovered) return;
  hovered?.pointerChanged("hover", false);
  hovered = button;
  hovered?.pointerChanged("hover", true);
}

/** The pointer went down on a button; wherever it goes up, that is let go. */
function hold(button) {
  const end = () => {
    for (const type of ["pointerup", "pointercancel"]) removeEventListener(type, end, true);
    held = null;
    button.pointerChanged("cancel");
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, true);
  held = button;
  button.pointerChanged("press");
}
