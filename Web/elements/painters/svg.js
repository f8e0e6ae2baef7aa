/** Draws a button's pictures with SVG elements: one for each role, changed where it differs. */

const namespace = "http://www.w3.org/2000/svg";
/** Inks by the engine's numbers, as classes that the style sheet colors. */
const inks = ["fill", "border", ""];
const parts = ["border", "fill", "ring"];
const [outline, disc] = [0, 1];
/** Of a disc about the slot's middle that covers any icon, as the engine's rectangle does. */
const covering = { x: 12, y: 12, radius: 72 };

/** A new SVG element with attributes. */
function make(name, attributes) {
  const element = document.createElementNS(namespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}

/** A number as exact as a picture needs it: nobody sees a 1,000th of the slot's 24th. */
const short = (number) => Math.round(number * 1e3) / 1e3;

/** An element, and the attributes that it was last given. */
class Drawn {
  /** The number of the frame that it was last in. */
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

  place(scale, x, y) {
    this.set("transform", `translate(${short(x)} ${short(y)}) scale(${short(scale)})`);
  }

  circle(x, y, radius) {
    this.set("cx", short(x));
    this.set("cy", short(y));
    this.set("r", short(radius));
  }
}

/** One button's drawing. */
export class SVGPainter {
  element = make("svg", { part: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  #path = new Drawn(make("path"));
  #group = new Drawn(make("g", { mask: "url(#icon)" }));
  #particles = make("g", { part: "particles" });
  /** What is drawn, by role. */
  #items = [];
  #frame = 0;
  #d = "";

  constructor() {
    // As wide as the icon can become in any motion, and no wider: a mask is as costly as it is large.
    const mask = make("mask", {
      id: "icon", maskUnits: "userSpaceOnUse", x: -12, y: -12, width: 48, height: 48,
    });
    mask.append(this.#path.element);
    this.element.append(mask, this.#group.element, this.#particles);
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

  stop() {}

  begin(itemCount, scale, x, y, opacity) {
    this.#frame += 1;
    this.#path.place(scale, x, y);
    this.#group.set("opacity", short(opacity));
  }

  item(role, shape, ink, scale, x, y, opacity, lineWidth, color, alpha) {
    const isLine = lineWidth >= 0;
    const drawn = this.#items[role] ??= this.#make(role, shape);
    drawn.frame = this.#frame;
    drawn.set("display", "inline");
    drawn.set("class", isLine ? `${inks[ink]} line` : inks[ink]);
    if (ink === 2) {
      drawn.set(isLine ? "stroke" : "fill", `#${color.toString(16).padStart(6, "0")}`);
    }
    drawn.set("opacity", short(opacity * alpha));
    if (shape === outline) {
      drawn.place(scale, x, y);
      drawn.set("stroke-width", short(lineWidth));
    } else if (shape === disc) {
      drawn.circle(x, y, scale);
      if (isLine) drawn.set("stroke-width", short(lineWidth * scale));
    } else {
      drawn.circle(covering.x, covering.y, covering.radius);
    }
  }

  end() {
    for (const drawn of this.#items) {
      if (drawn && drawn.frame !== this.#frame) drawn.set("display", "none");
    }
  }

  #make(role, shape) {
    const drawn = new Drawn(make(shape === outline ? "path" : "circle"));
    if (shape === outline) drawn.set("d", this.#d);
    if (role < parts.length) drawn.set("part", parts[role]);
    if (role === 0) this.#group.element.prepend(drawn.element);
    else if (role === 1) this.#group.element.append(drawn.element);
    else if (role === 2) this.#particles.before(drawn.element);
    else this.#particles.append(drawn.element);
    return drawn;
  }
}
