/**
 * The engine without WebAssembly: where a page forbids it, or a browser is too old for it.
 *
 * It answers as the other does, with less to see: an icon that is hollow or filled, and a fade
 * between the two. The state, and what is told, are the same.
 */

import { icons } from "../icons.js";

/** How long a fade takes, in seconds: what the core gives to who wants little motion. */
const fadeDuration = 0.2;
const slot = 24;
/** As in the core's table of defaults. */
const borderShare = 1 / 12;

/** The bounds of path data as the browser draws it; null where it draws nothing. */
function bounds(d) {
  // As an attribute, what is no path data would be complained of on the console.
  if (!CSS.supports("clip-path", `path("${CSS.escape(d)}")`)) return null;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = svg.appendChild(document.createElementNS(svg.namespaceURI, "path"));
  path.setAttribute("d", d);
  // Only what is laid out has bounds, and none of it may be seen or move the page.
  for (const [name, value] of [["position", "fixed"], ["visibility", "hidden"], ["width", "0"]]) {
    svg.style.setProperty(name, value, "important");
  }
  document.documentElement.append(svg);
  const box = path.getBBox();
  svg.remove();
  return box.width > 0 && box.height > 0 ? box : null;
}

/** A button whose two pictures fade into each other. */
class PlainButton {
  #selected = false;
  #enabled = true;
  #hovered = false;
  #tracking = false;
  #pressed = false;
  /** Whether a change of the person's has not settled yet. */
  #owes = false;
  #fade = { from: 0, to: 0, begin: -Infinity };
  #placement = { scale: 1, x: 0, y: 0 };
  #borderWidth = NaN;

  reach = 1;
  /** Where the icon is in its own coordinates: x, y, width, height; null before a path is set. */
  frame = null;
  /** How far the icon reaches from its frame's center, at most. */
  fillRadius = slot / Math.SQRT2;

  setPath(d) {
    if (Object.values(icons).includes(d)) {
      this.#placement = { scale: 1, x: 0, y: 0 };
      return null;
    }
    const box = bounds(d);
    if (!box) return "empty";
    this.frame = box;
    this.fillRadius = Math.hypot(box.width, box.height) / 2;
    const scale = slot / Math.max(box.width, box.height);
    this.#placement = {
      scale,
      x: slot / 2 - (box.x + box.width / 2) * scale,
      y: slot / 2 - (box.y + box.height / 2) * scale,
    };
    return null;
  }

  setStyle() {}

  setSpeed() {}

  setLook(fillAlpha, borderWidth) {
    this.#borderWidth = borderWidth;
  }

  send(event, flag, now) {
    const settled = this.advance(now);
    switch (event) {
      case "press": this.#tracking = this.#pressed = this.#enabled; break;
      case "drag": this.#pressed = this.#tracking && flag; break;
      case "release": {
        const counts = this.#tracking && flag;
        this.#letGo();
        if (counts) return this.#toggle(now, settled);
        break;
      }
      case "cancel": this.#letGo(); break;
      case "activate": if (this.#enabled) return this.#toggle(now, settled); break;
      case "hover": this.#hovered = flag; break;
      case "set": case "setAnimated":
        if (flag === this.#selected) break;
        return this.#change(flag, event === "setAnimated" ? now : -Infinity, settled);
      case "setEnabled":
        this.#enabled = flag;
        if (!flag) this.#letGo();
        break;
      case "rebind":
        this.#letGo();
        return this.#change(flag, -Infinity, settled);
      case "hide":
        this.#letGo();
        this.#hovered = false;
        this.#fade.begin = -Infinity;
        return { changed: false, settled: this.advance(now) ?? settled };
    }
    return { changed: false, settled };
  }

  advance(now) {
    if (!this.#owes || now < this.#fade.begin + fadeDuration) return null;
    this.#owes = false;
    return "finished";
  }

  get isSelected() {
    return this.#selected;
  }

  isMoving(now) {
    return this.#owes || now < this.#fade.begin + fadeDuration;
  }

  draw(now, painter) {
    const filled = this.#progress(now);
    const { scale, x, y } = this.#placement;
    const width = Number.isNaN(this.#borderWidth) ? slot * borderShare : this.#borderWidth;
    const hasBorder = filled < 1 && width > 0;
    const opacity = (this.#enabled ? 1 : 0.38) * (this.#pressed ? 0.7 : 1);
    painter.begin(Number(hasBorder) + Number(filled > 0), scale, x, y, opacity);
    if (hasBorder) {
      // The mask cuts off the outer half of a line twice as wide.
      const ink = this.#hovered && this.#enabled ? 0 : 1;
      painter.item(0, 0, ink, scale, x, y, 1, 2 * width / scale, 0, 1);
    }
    if (filled > 0) painter.item(1, 2, 0, scale, x, y, filled, -1, 0, 1);
    painter.end();
  }

  free() {}

  #letGo() {
    this.#tracking = this.#pressed = false;
  }

  #toggle(now, settled) {
    const told = this.#change(!this.#selected, now, settled);
    this.#owes = true;
    return { changed: true, settled: told.settled };
  }

  #change(to, begin, settled) {
    const cut = this.#owes ? "cancelled" : settled;
    this.#owes = false;
    const from = this.#progress(begin);
    this.#selected = to;
    this.#fade = { from, to: Number(to), begin };
    return { changed: false, settled: cut };
  }

  #progress(now) {
    const { from, to, begin } = this.#fade;
    const share = Math.min(1, Math.max(0, (now - begin) / fadeDuration));
    return Number.isNaN(share) ? to : from + (to - from) * share;
  }
}

/** The engine that needs nothing but the page. */
export const plainEngine = {
  makeButton: () => new PlainButton(),
};
