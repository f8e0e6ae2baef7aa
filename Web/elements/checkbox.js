/** The checkbox in a favorite button that serves where scripts do not run. */

/** A checkbox that is not in what is hidden: a child, or in one. */
const fresh =
  ":scope > input[type=checkbox]:not([hidden]), :scope > :not([hidden]) input[type=checkbox]";

/**
 * Takes over what checkboxes inside an element say, and puts them out of use.
 *
 * Returns whether one had the focus, and the words beside it; null where there is none. What is
 * hidden was taken over before: a copy of the element has a copy of it.
 */
export function takeCheckbox(element) {
  const box = element.querySelector(fresh);
  if (!box) return null;
  const hadFocus = element.getRootNode().activeElement === box;
  for (const name of ["name", "value"]) {
    if (!element.hasAttribute(name) && box.hasAttribute(name)) {
      element.setAttribute(name, box.getAttribute(name));
    }
  }
  if (box.hasAttribute("disabled")) element.toggleAttribute("disabled", true);
  element.toggleAttribute("selected", box.defaultChecked);
  element.selected = box.checked;
  const top = [...element.children].find((child) => child.contains(box));
  top.hidden = true;
  box.disabled = true;
  return { hadFocus, words: top.textContent.trim() };
}
