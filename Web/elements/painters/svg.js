/** Draws a button's pictures with SVG elements, kept for each role and changed where they differ. */

const namespace = "http://www.w3.org/2000/svg";
/** Inks by the engine's numbers, as classes that the style sheet colors. */
const inks = ["fill", "border", "own"];
const parts = ["border", "fill", "ring"];
const [outline, disc] = [0, 1];
/** The radius of what covers any icon in its slot. */
const coveringRadius = 72;

/** A new SVG element with attributes. */
function make(name, attributes) {
  const element = document.createElementNS(namespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}

/** A number as short as a picture needs it: a 10,000th of the slot's 24th is seen by nobody. */
const short = (number) => Math.round(number * 1e4) / 1e4;

/** An element, and the attributes that it was last given. */
class Drawn {
  element;
  frame = 0;
  #values = {};

  constructor(element) {
    this.element = element;
  }

  set(name, value) {
    if (this.#values[name] === value) return;
    this.#values[name] = value;
    this.element.setAttribute(name, value);
  }
}

/** One button's drawing. */
export class SVGPainter {
  element = make("svg", { part: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  #path = make("path");
  #mask = new Drawn(this.#path);
  #group = new Drawn(make("g", { mask: "url(#icon)" }));
  #particles = make("g", { part: "particles" });
  #items = [];
  #frame = 0;
  #d = "";
  #fillRule = "nonzero";

  constructor() {
    const mask = make("mask", {
      id: "icon", maskUnits: "userSpaceOnUse", x: -24, y: -24, width: 72, height: 72,
    });
    mask.append(this.#path);
    this.element.append(mask, this.#group.element, this.#particles);
  }

  /** Takes path data as the icon. */
  setPath(d, fillRule) {
    this.#d = d;
    this.#fillRule = fillRule;
    this.#path.setAttribute("d", d);
    this.#path.setAttribute("fill-rule", fillRule);
    this.#path.setAttribute("clip-rule", fillRule);
    this.#items[0]?.element.setAttribute("d", d);
  }

  begin(itemCount, scale, x, y, opacity) {
    this.#frame += 1;
    this.#mask.set("transform", `translate(${short(x)} ${short(y)}) scale(${short(scale)})`);
    this.#group.set("opacity", short(opacity));
  }

  item(role, shape, ink, scale, x, y, opacity, lineWidth, color, alpha) {
    const drawn = this.#items[role] ??= this.#make(role, shape);
    drawn.frame = this.#frame;
    drawn.set("display", "inline");
    const isLine = lineWidth >= 0;
    drawn.set("class", inks[ink] + (isLine ? " line" : ""));
    if (ink === 2) {
      const text = `#${color.toString(16).padStart(6, "0")}`;
      drawn.set(isLine ? "stroke" : "fill", text);
    }
    drawn.set("opacity", short(opacity * alpha));
    if (shape === outline) {
      drawn.set("transform", `translate(${short(x)} ${short(y)}) scale(${short(scale)})`);
      drawn.set("stroke-width", short(lineWidth));
    } else if (shape === disc) {
      drawn.set("cx", short(x));
      drawn.set("cy", short(y));
      drawn.set("r", short(scale));
      if (isLine) drawn.set("stroke-width", short(lineWidth * scale));
    } else {
      // The mask cuts what is as large as this; a disc serves as well as a rectangle.
      drawn.set("cx", slot / 2);
      drawn.set("cy", slot / 2);
      drawn.set("r", coveringRadius);
    }
  }

  end() {
    for (const drawn of this.#items) {
      if (drawn && drawn.frame !== this.#frame) drawn.set("display", "none");
    }
  }

  #make(role, shape) {
    const element = make(shape === outline ? "path" : "circle");
    if (shape === outline) element.setAttribute("d", this.#d);
    if (role < parts.length) element.setAttribute("part", parts[role]);
    if (role === 0) this.#group.element.prepend(element);
    else if (role === 1) this.#group.element.append(element);
    else if (role === 2) this.#particles.before(element);
    else this.#particles.append(element);
    return new Drawn(element);
  }
}

const slot = 24;
