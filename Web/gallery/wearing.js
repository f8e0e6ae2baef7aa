// Puts a look on a <favorite-button>.

/** Makes a button look so, in a size in pixels; without one, in the size that the page gives it. */
export function wear(button, look, pixels = null) {
  const own = look.path !== null;
  setOrRemove(button, "path", look.path);
  setOrRemove(button, "fill-rule", own && look.fillRule !== "nonzero" ? look.fillRule : null);
  setOrRemove(button, "icon", own ? null : look.icon);
  button.setAttribute("motion-style", look.style);
  button.setAttribute("speed", look.speed);
  button.setAttribute("motion", look.motion);
  button.style.setProperty("--favorite-fill", look.fill);
  button.style.setProperty("--favorite-border", look.border);
  if (pixels !== null) button.style.setProperty("--favorite-size", `${pixels}px`);
  if (look.borderWidth === null) {
    button.style.removeProperty("--favorite-border-width");
  } else {
    const share = look.borderWidth / look.size;
    button.style.setProperty("--favorite-border-width", `calc(var(--favorite-size) * ${share})`);
  }
}

function setOrRemove(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
