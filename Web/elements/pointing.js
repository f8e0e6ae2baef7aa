/** Where a pointer is, among favorite buttons whose areas overlap. */

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
