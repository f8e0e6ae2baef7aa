// Every style and every icon, as a table of buttons.

import { systemReducesMotion } from "../elements/surroundings.js";
import { ICONS, STYLES } from "./look.js";
import { showOnce } from "./showing.js";

/** What a person calls the icons and the styles. */
export const NAMES = {
  heart: "Heart", softHeart: "Soft heart", star: "Star", bookmark: "Bookmark", thumb: "Thumb",
  flame: "Flame", grow: "Grow", pop: "Pop", burst: "Burst", plain: "Plain",
};
/** What each style does, in few words. */
const WORDS = {
  grow: "a disc fills it", pop: "it springs", burst: "a ring and particles", plain: "it fades",
};
/** How much later each diagonal of the wave goes than the one before, in milliseconds. */
const STEP = 70;

/** Fills the table, and lets a button play all of it. */
export function showMatrix(table, playAll) {
  table.setAttribute("role", "table");
  const head = row(table.createTHead());
  head.append(cell("cell"), ...ICONS.map((icon) => cell("columnheader", NAMES[icon])));
  const body = table.createTBody();
  STYLES.forEach((style, place) => {
    const header = cell("rowheader", NAMES[style]);
    header.append(words(WORDS[style]));
    const buttons = ICONS.map((icon, index) => button(style, icon, (place + index) % 2 === 0));
    const one = row(body);
    one.append(header, ...buttons.map((button) => cell("cell", button)));
    if (!systemReducesMotion()) showOnce(one, () => turn(buttons));
  });

  let timers = [];
  playAll.addEventListener("click", () => {
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
  });
}

/** Every button of a row to its other state, so that both ways of the style are seen. */
function turn(buttons) {
  for (const one of buttons) one.setSelected(!one.selected, { animated: true });
}

// Roles are said as well: in a narrow page the rows are laid out as grids, and none would be told.

function row(part) {
  part.setAttribute("role", "rowgroup");
  const row = part.insertRow();
  row.setAttribute("role", "row");
  return row;
}

function cell(role, ...content) {
  const cell = document.createElement(role === "cell" ? "td" : "th");
  cell.setAttribute("role", role);
  if (role !== "cell") cell.scope = role === "rowheader" ? "row" : "col";
  cell.append(...content);
  return cell;
}

function words(text) {
  const words = document.createElement("span");
  words.textContent = text;
  return words;
}

function button(style, icon, isSelected) {
  const button = document.createElement("favorite-button");
  button.setAttribute("motion-style", style);
  button.setAttribute("icon", icon);
  button.setAttribute("label", `${NAMES[icon]}, ${NAMES[style].toLowerCase()}`);
  button.toggleAttribute("selected", isSelected);
  return button;
}
