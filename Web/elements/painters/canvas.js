/** Draws a button's pictures on a canvas: for pages where hundreds move at once. */

import { ownColor } from "./own-color.js";

const slot = 24;
const [outline, disc] = [0, 1];
const forcedColors = matchMedia("(forced-colors: active)");
/** The painters of boxes; one observer tells of all in one turn. */
const boxes = new WeakMap();
const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) boxes.get(target).resize(contentRect.width);
});

/** One button's drawing. */
export class CanvasPainter {
  element = document.createElement("canvas");
  #context = this.element.getContext("2d");
  #box;
  #resized;
  #path = new Path2D();
  #fillRule = "nonzero";
  #reach = 1;
  /** The fill's and the border's color. */
  #colors = ["", ""];
  /** The slot's side as the page lays it out, and in the canvas's pixels with its margin. */
  #laidOut = 0;
  #side = 0;
  #margin = 0;
  #group;
  /** How many items are to come before the mask. */
  #left = 0;

  /** Creates the drawing in a box; a function is called when the box has another size. */
  constructor(box, resized) {
    this.element.setAttribute("part", "icon");
    this.element.setAttribute("aria-hidden", "true");
    this.#box = box;
    this.#resized = resized;
  }

  /** Follows the box's size, from now on. */
  start() {
    boxes.set(this.#box, this);
    observer.observe(this.#box);
  }

  /** Follows it no more. */
  stop() {
    observer.unobserve(this.#box);
  }

  /** The box has another size, which is taken up as the style sheet's colors are. */
  resize(side) {
    this.#laidOut = side;
    this.#resized();
  }

  /** Takes path data as the icon. */
  setPath(d, fillRule) {
    this.#path = new Path2D(d);
    this.#fillRule = fillRule;
  }

  /** Takes the style sheet's colors, and how far the style draws beyond the icon's slot. */
  refresh({ fill, stroke }, reach) {
    this.#colors = [fill, stroke];
    this.#reach = reach;
    this.#fit();
  }

  begin(itemCount, scale, x, y, opacity) {
    const context = this.#context;
    // As in the style sheet, which has a color for what is disabled.
    const isGray = forcedColors.matches && this.element.matches(":disabled *");
    this.#group = { scale, x, y, opacity: isGray ? 1 : opacity };
    this.#left = itemCount;
    context.globalCompositeOperation = "source-over";
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.element.width, this.element.height);
    context.lineJoin = "round";
  }

  item(role, shape, ink, scale, x, y, opacity, lineWidth, color, alpha) {
    if (role >= 2 && forcedColors.matches) return;
    const context = this.#context;
    const isLine = lineWidth >= 0;
    context.globalAlpha = opacity * alpha;
    context[isLine ? "strokeStyle" : "fillStyle"] = this.#colors[ink] ?? ownColor(color);
    if (shape === outline) {
      this.#place(scale, x, y);
      context.lineWidth = lineWidth;
      if (isLine) context.stroke(this.#path);
      else context.fill(this.#path, this.#fillRule);
    } else if (shape === disc) {
      this.#place(1, 0, 0);
      context.lineWidth = lineWidth * scale;
      context.beginPath();
      context.arc(x, y, scale, 0, 7);
      if (isLine) context.stroke();
      else context.fill();
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillRect(0, 0, this.element.width, this.element.height);
    }
    this.#left -= 1;
    if (this.#left === 0) this.#mask();
  }

  end() {}

  /** Cuts what is there so far, which is the whole group and nothing else. */
  #mask() {
    const context = this.#context;
    const { scale, x, y, opacity } = this.#group;
    context.globalCompositeOperation = "destination-in";
    context.globalAlpha = opacity;
    context.fillStyle = "#000";
    this.#place(scale, x, y);
    context.fill(this.#path, this.#fillRule);
    context.globalCompositeOperation = "source-over";
  }

  /** From a shape's points to the canvas's pixels. */
  #place(scale, x, y) {
    const unit = this.#side / slot;
    this.#context.setTransform(
      unit * scale, 0, 0, unit * scale, unit * x + this.#margin, unit * y + this.#margin);
  }

  /** Makes the canvas as large as the style's reach. */
  #fit() {
    const { element } = this;
    const ratio = devicePixelRatio;
    // Whole in the page's pixels and in the screen's, or it would be moved to where it is.
    let margin = Math.ceil(this.#laidOut * (this.#reach - 1) / 2) + 1;
    for (let more = 0; more < 9 && !isWhole(margin * ratio); more += 1) margin += 1;
    this.#side = Math.round(this.#laidOut * ratio);
    this.#margin = Math.round(margin * ratio);
    const whole = this.#side + 2 * this.#margin;
    if (element.width === whole) return;
    element.width = element.height = whole;
    element.style.setProperty("--margin", `${-margin}px`);
  }
}

const isWhole = (number) => Math.abs(number - Math.round(number)) < 1e-3;
