/**
 * Whom pointers mean where a favorite button's margin is, the part of its area that is not seen.
 *
 * Where areas overlap, it is the button that is nearest. Where a control of the page's own is
 * beneath, it is that: a mouse finds the margin gone as soon as it is there, and so does a finger,
 * whose click comes after its touch. Then all is the browser's: focus, links, keys held down.
 */

import { allAt, controlOf } from "./neighbors.js";

/** The buttons in buttons: what a page sees of each. */
const boxes = new WeakMap();
/** The button that the pointer is over, and the one that it is down on. */
let hovered = null;
let held = null;
/** Whom the pointer that went down last meant: a button, or a control beneath one's margin. */
let begun = null;
/** The buttons whose margins are gone, what for, and whether for a finger. */
let gone = null;

/** Tells a button, and those around it, of every pointer in its area. */
export function listenToPointers(hit, area) {
  boxes.set(hit, area);
  const over = (event) => moveOver(hit, event);
  area.addEventListener("pointerenter", over);
  area.addEventListener("pointermove", over);
  area.addEventListener("pointerleave", () => {
    hover(null);
    held?.pointerChanged("drag", false);
  });
  area.addEventListener("pointerdown", (event) => {
    const { button, isPrimary, pointerId, pointerType } = event;
    if (button !== 0 || !isPrimary) return;
    // A finger would stay with what it first touched, and never be told to have left it.
    if (area.hasPointerCapture(pointerId)) area.releasePointerCapture(pointerId);
    const meant = meantAt(hit, event);
    begun = meant.control ?? meant.button;
    if (!meant.control) hold(meant.button);
    else if (pointerType === "touch") giveWay(meant, true);
  });
  area.addEventListener("mousedown", (event) => {
    if (meantAt(hit, event).button !== hit) event.preventDefault();
  });
}

/** Lets no pointer be over a button that has left its page. */
export function forgetPointer(button) {
  if (hovered === button) hovered = null;
  if (gone?.buttons.includes(button)) takeBack();
}

/** Has whom a click means act, if that is not the button that was hit; tells whether it is. */
export function isMeant(hit, event) {
  const { button, control, target } = meantAt(hit, event);
  if (button === hit) return true;
  if (button) button.click();
  else if (begun === control && !control.matches(":disabled")) {
    // The pointer was there before the page was, so the browser could not be told in time.
    control.focus({ preventScroll: true });
    target.dispatchEvent(new PointerEvent("click", event));
  }
  return false;
}

/** Whom a pointer means: a button, or a control that is beneath the margins of some. */
function meantAt(hit, { clientX: x, clientY: y }) {
  const buttons = [];
  let isSettled = false;
  for (const target of allAt(x, y)) {
    if (target.constructor === hit.constructor) {
      buttons.push(target);
      isSettled ||= isSeenAt(target, x, y);
    } else if (!isSettled && !boxes.has(target.getRootNode().host)) {
      const control = buttons.includes(hit) && controlOf(target, hit);
      if (control) return { button: null, control, target, buttons };
      isSettled = true;
    }
  }
  return { button: nearest(hit, buttons, x, y), control: null };
}

function nearest(hit, buttons, x, y) {
  let found = hit;
  let least = distance(hit, x, y);
  for (const other of buttons) {
    const far = distance(other, x, y);
    if (far < least) [found, least] = [other, far];
  }
  return found;
}

function distance(element, x, y) {
  const box = element.getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
}

function isSeenAt(button, x, y) {
  const box = boxes.get(button).getBoundingClientRect();
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

function moveOver(hit, event) {
  if (gone?.buttons.includes(hit)) return;
  const meant = meantAt(hit, event);
  if (event.pointerType !== "touch") {
    hover(meant.button);
    if (meant.control && event.buttons === 0) giveWay(meant, false);
  }
  held?.pointerChanged("drag", meant.button === held);
}

/** Takes away the margins that are before a control, until the pointer is elsewhere. */
function giveWay({ buttons, control }, isTouch) {
  takeBack();
  gone = { buttons, control, isTouch };
  for (const button of buttons) boxes.get(button).classList.add("bare");
  for (const type of whatEnds) addEventListener(type, follow, true);
}

const whatEnds = ["pointermove", "pointerdown", "pointercancel", "click"];

function takeBack() {
  if (!gone) return;
  for (const button of gone.buttons) boxes.get(button).classList.remove("bare");
  for (const type of whatEnds) removeEventListener(type, follow, true);
  gone = null;
}

/** Looks where a pointer went while margins are gone. */
function follow(event) {
  const { buttons, control, isTouch } = gone;
  const isClick = event.type === "click";
  // A mouse that is still there, or down; a finger until its click has come.
  if (isTouch ? event.type === "pointermove" : isClick || event.composedPath().includes(control)
    || event.buttons > 0 && event.type === "pointermove") return;
  takeBack();
  if (isClick || event.type === "pointercancel") return;
  for (const element of allAt(event.clientX, event.clientY)) {
    if (buttons.includes(element)) return moveOver(element, event);
  }
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
