// Every style and every icon, as a table of buttons.

import { systemReducesMotion } from "../elements/surroundings.js";
import { ICONS, STYLES } from "./look.js";

/** What a person calls the icons and the styles. */
export const NAMES = {
  heart: "Heart", softHeart: "Soft heart", star: "Star", bookmark: "Bookmark", thumb: "Thumb",
  flame: "Flame", grow: "Grow", pop: "Pop", burst: "Burst", plain: "Plain",
};
/** How much later each diagonal of the wave goes than the one before, in milliseconds. */
const STEP = 70;

/** Fills the table, and lets a button play all of it. */
export function showMatrix(table, playAll) {
  const head = table.createTHead().insertRow();
  head.append(cell("th", ""), ...ICONS.map((icon) => cell("th", NAMES[icon], "col")));
  const body = table.createTBody();
  for (const style of STYLES) {
    const row = body.insertRow();
    row.append(cell("th", NAMES[style], "row"));
    for (const icon of ICONS) row.insertCell().append(button(style, icon));
  }

  let timers = [];
  const play = () => {
    timers.forEach(clearTimeout);
    const buttons = [...table.querySelectorAll("favorite-button")];
    // All go the same way, so that a wave makes the table whole.
    const selects = buttons.some((one) => !one.selected);
    const isReduced = systemReducesMotion();
    timers = buttons.map((one, index) => {
      const diagonal = Math.floor(index / ICONS.length) + (index % ICONS.length);
      return setTimeout(
        () => one.setSelected(selects, { animated: true }), isReduced ? 0 : diagonal * STEP);
    });
  };
  playAll.addEventListener("click", play);
  playWhenSeen(table, play);
}

/** Plays once by itself, when a person comes to it and has not asked for less motion. */
function playWhenSeen(table, play) {
  if (systemReducesMotion()) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting) return;
    observer.disconnect();
    if (!table.querySelector(":state(selected)")) play();
  }, { threshold: 0.6 });
  observer.observe(table);
}

function cell(name, text, scope) {
  const cell = document.createElement(scope ? name : "td");
  cell.textContent = text;
  if (scope) cell.scope = scope;
  return cell;
}

function button(style, icon) {
  const button = document.createElement("favorite-button");
  button.setAttribute("motion-style", style);
  button.setAttribute("icon", icon);
  button.setAttribute("label", `${NAMES[icon]}, ${NAMES[style].toLowerCase()}`);
  return button;
}
