// Says what has happened, to who sees the page and to who hears it.

const announcer = document.querySelector("#announcer");
const restoring = new WeakMap();

/** Tells a screen reader a sentence. */
export function announce(text) {
  announcer.textContent = "";
  // A region that says the same again is only heard when it has been empty.
  requestAnimationFrame(() => (announcer.textContent = text));
}

/** Copies a text, and says so on the button that was pressed. */
export async function copy(text, button) {
  const isCopied = await copied(text);
  const words = isCopied ? "Copied" : "Copying is not allowed here";
  const old = restoring.get(button);
  clearTimeout(old?.timer);
  const label = old?.label ?? button.textContent;
  // The button keeps its width, so that nothing beside it moves.
  button.style.minWidth = `${button.offsetWidth}px`;
  button.textContent = words;
  announce(words);
  const timer = setTimeout(() => {
    button.textContent = label;
    button.style.minWidth = "";
    restoring.delete(button);
  }, 2000);
  restoring.set(button, { label, timer });
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** The way for pages that may not use the clipboard directly. */
function copiedBySelection(text) {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
