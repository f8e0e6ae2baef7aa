/** Draws a button's pictures with SVG elements: one for each role, changed where it differs. */

import { ownColor } from "./own-color.js";

const namespace = "http://www.w3.org/2000/svg";
/** Inks by the engine's numbers, as classes that the style sheet colors: of areas, and of lines. */
const inks = ["fill", "border", "own"];
const lineInks = inks.map((ink) => `${ink} line`);
const parts = ["border", "fill", "ring"];
const [outline, , box] = [0, 1, 2];
/** Of a disc about the slot's middle that covers any icon, as the engine's rectangle does. */
const covering = { x: 12, y: 12, radius: 72 };

/** A new SVG element with attributes. */
function make(name, attributes) {
  const element = document.createElementNS(namespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}

/** A place as exact as a picture needs it: nobody sees a 1,000th of the slot's 24th. */
const short = (number) => Math.round(number * 1e3) / 1e3;

/** An element, and what it was last given: only what differs is given anew. */
class Drawn {
  /** The number of the frame that it was last in. */
  frame = 0;
  #values = {};
  #move;
  #zoom;
  #right = 0;
  #down = 0;
  #scale = 1;

  constructor(element, drawing) {
    this.element = element;
    // As numbers, which no one has to write and read again: a sixth of what an attribute costs.
    const list = element.transform.baseVal;
    this.#move = list.appendItem(drawing.createSVGTransform());
    this.#zoom = list.appendItem(drawing.createSVGTransform());
  }

  set(name, value) {
    if (this.#values[name] === value) return;
    this.#values[name] = value;
    const isNumber = typeof value === "number";
    this.element.setAttribute(name, isNumber ? Number(value.toPrecision(5)) : value);
  }

  place(scale, x, y) {
    const right = short(x);
    const down = short(y);
    if (right !== this.#right || down !== this.#down) {
      this.#right = right;
      this.#down = down;
      this.#move.setTranslate(right, down);
    }
    // It is as small as the icon's own coordinates are large, so that only next to 1 it is rounded.
    const zoom = Math.abs(scale - 1) < 1e-4 ? 1 : scale;
    if (zoom !== this.#scale) {
      this.#scale = zoom;
      this.#zoom.setScale(zoom, zoom);
    }
  }
}

/** One button's drawing. */
export class SVGPainter {
  element = make("svg", { part: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  #path = new Drawn(make("path"), this.element);
  #group = new Drawn(make("g", { mask: "url(#icon)" }), this.element);
  #particles = make("g", { part: "particles" });
  /** What is drawn, by role. */
  #items = [];
  #frame = 0;
  #d = "";

  constructor() {
    // As wide as the icon becomes in any motion, and no wider: a mask is as costly as it is large.
    const mask = make("mask", {
      id: "icon", maskUnits: "userSpaceOnUse", x: -12, y: -12, width: 48, height: 48,
    });
    mask.append(this.#path.element);
    this.element.append(mask, this.#group.element, this.#particles);
    this.#cover(this.#items[1] = this.#make(1, box));
  }

  /** Takes path data as the icon. */
  setPath(d, fillRule) {
    this.#d = d;
    this.#path.set("d", d);
    this.#path.set("fill-rule", fillRule);
    this.#items[0]?.set("d", d);
  }

  /** The colors are the style sheet's, which is always right. */
  refresh() {}

  /** A size is the style sheet's too. */
  start() {}

  stop() {}

  begin(itemCount, scale, x, y, opacity) {
    this.#frame += 1;
    this.#path.place(scale, x, y);
    this.#group.set("opacity", opacity);
  }

  item(role, shape, ink, scale, x, y, opacity, lineWidth, color, alpha) {
    const isLine = lineWidth >= 0;
    const drawn = this.#items[role] ??= this.#make(role, shape);
    drawn.frame = this.#frame;
    drawn.set("visibility", "inherit");
    drawn.set("class", (isLine ? lineInks : inks)[ink]);
    if (ink === 2) drawn.set(isLine ? "stroke" : "fill", ownColor(color));
    drawn.set("opacity", opacity * alpha);
    if (isLine) drawn.set("stroke-width", lineWidth);
    if (shape === box) this.#cover(drawn);
    else drawn.place(scale, x, y);
  }

  end() {
    for (const drawn of this.#items) {
      if (drawn && drawn.frame !== this.#frame) drawn.set("visibility", "hidden");
    }
    // Edges in a masked group differ with the room that all of it takes, be it seen or not.
    const fill = this.#items[1];
    if (fill.frame !== this.#frame) this.#cover(fill);
  }

  #cover(drawn) {
    drawn.place(covering.radius, covering.x, covering.y);
  }

  #make(role, shape) {
    const isOutline = shape === outline;
    const drawn = new Drawn(
      isOutline ? make("path", { d: this.#d }) : make("circle", { r: 1 }), this.element);
    if (role < parts.length) drawn.set("part", parts[role]);
    if (role === 0) this.#group.element.prepend(drawn.element);
    else if (role === 1) this.#group.element.append(drawn.element);
    else if (role === 2) this.#particles.before(drawn.element);
    else this.#particles.append(drawn.element);
    return drawn;
  }
}
