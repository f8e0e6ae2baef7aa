// The three parts of the button, each drawn alone, moving with the button that they make.

import { icons } from "../elements/icons.js";
import { svgElement } from "./still.js";

const ICON = "softHeart";
/** The side of the square that the engine draws in. */
const SLOT = 24;

/** Draws the parts beside a button, from what the engine says of a button of their own. */
export class Layers {
  #model;
  #disc = svgElement("circle", { r: 1, fill: "var(--heart)" });
  #frame = 0;

  constructor(root, engine) {
    const [mask, border, fill] = root.querySelectorAll(".layer");
    const d = icons[ICON];
    mask.append(svgElement("path", { d, fill: "currentColor" }));
    border.append(outlineInside(d));
    fill.append(this.#disc, svgElement("path", { d, class: "cut" }));

    this.#model = engine.makeButton();
    root.querySelector("#parts-diagram")?.append(
      svgElement("path", { d }),
      ...[3, 7].map((r) => svgElement("circle", { cx: 12, cy: 12, r })));
    const button = root.querySelector("#jike");
    this.#model.setPath(d, "nonzero");
    this.#model.setStyle("grow");
    this.#model.send("set", button.selected, 0);
    this.#draw(0);
    button.addEventListener("input", () => {
      const now = performance.now() / 1000;
      const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
      this.#model.send("setReducesMotion", isReduced, now);
      this.#model.send("setAnimated", button.selected, now);
      this.#move();
    });
  }

  #move() {
    cancelAnimationFrame(this.#frame);
    const now = performance.now() / 1000;
    this.#draw(now);
    if (this.#model.isMoving(now)) this.#frame = requestAnimationFrame(() => this.#move());
  }

  #draw(now) {
    const disc = this.#disc;
    const farthest = this.#model.fillRadius ?? SLOT / 2;
    // An empty fill is not among what is to be seen.
    disc.setAttribute("opacity", 0);
    this.#model.draw(now, {
      begin() {},
      item(role, shape, ink, scale, x, y, opacity) {
        if (role !== 1) return;
        // A fill that covers everything is a rectangle; the disc that it was reaches every corner.
        const isWhole = shape !== 1;
        disc.setAttribute("transform", isWhole
          ? `translate(12 12) scale(${farthest})` : `translate(${x} ${y}) scale(${scale})`);
        disc.setAttribute("opacity", opacity);
      },
      end() {},
    });
  }
}

/** A line inside the outline: twice as wide, and cut by the outline itself. */
function outlineInside(d) {
  const group = svgElement("g");
  const clip = svgElement("clipPath", { id: "layer-clip" });
  clip.append(svgElement("path", { d }));
  group.append(
    clip,
    svgElement("path", {
      d, fill: "none", stroke: "#8E8E93", "stroke-width": 4, "clip-path": "url(#layer-clip)",
    }));
  return group;
}
