/** The controls of a page, as far as can be told from outside. */

const controls = [
  "a[href]", "area[href]", "button", "input", "select", "textarea", "label", "summary", "iframe",
  "audio[controls]", "video[controls]", "[tabindex]",
  "[contenteditable]:not([contenteditable=false])",
  ...["button", "link", "checkbox", "radio", "switch", "menuitem", "tab", "option", "slider"]
    .map((role) => `[role~=${role}]`),
].join();

/** What is at a place, from the front to the back, in open shadow trees too. */
export function* allAt(x, y, root = document) {
  for (const element of root.elementsFromPoint(x, y)) {
    // Some browsers tell a shadow tree of what is around it.
    if (element.getRootNode() !== root) continue;
    if (element.shadowRoot) yield* allAt(x, y, element.shadowRoot);
    yield element;
  }
}

/** The control that an element belongs to, unless another element is in it as well. */
export function controlOf(element, other) {
  const around = new Set(lineage(other));
  for (const each of lineage(element)) {
    if (around.has(each)) return null;
    if (isControl(each)) return each;
  }
  return null;
}

function isControl(element) {
  return element.matches(controls) || element.shadowRoot?.delegatesFocus
    || customElements.get(element.localName)?.formAssociated;
}

/** An element and all that it is in, as it is shown. */
function* lineage(element) {
  for (let each = element; each;
    each = each.assignedSlot ?? each.parentElement ?? each.getRootNode().host) yield each;
}
