// The three parts of the button, each drawn alone, moving with the button that they make.

import { icons } from "../elements/icons.js";
import { now, startFrames } from "../elements/loop.js";
import { systemReducesMotion } from "../elements/surroundings.js";
import { SLOT } from "./film.js";
import { defaults } from "./look.js";
import { svgElement } from "./still.js";

const ICON = "softHeart";
const MIDDLE = SLOT / 2;

/** Draws the parts beside a button, from what the engine says of a button of their own. */
export class Layers {
  #model;
  #disc = svgElement("circle", { r: 1, fill: "var(--heart)" });

  constructor(root, engine) {
    const [mask, border, fill] = root.querySelectorAll(".layer");
    const d = icons[ICON];
    mask.append(svgElement("path", { d, fill: "currentColor" }));
    border.append(outlineInside(d));
    fill.append(this.#disc, svgElement("path", { d, class: "cut" }));
    root.querySelector("#parts-diagram").append(
      svgElement("path", { d }),
      ...[3, 7].map((r) => svgElement("circle", { cx: MIDDLE, cy: MIDDLE, r })));

    const button = root.querySelector("#jike");
    this.#model = engine.makeButton();
    this.#model.setPath(d, "nonzero");
    this.#model.setStyle(button.motionStyle);
    this.#model.send("set", button.selected, 0);
    this.#draw(0);
    button.addEventListener("input", () => {
      this.#model.send("setReducesMotion", systemReducesMotion(), now());
      this.#model.send("setAnimated", button.selected, now());
      if (this.showFrame(now())) startFrames(this);
    });
  }

  /** Reads nothing of the page before a frame. */
  prepareFrame() {}

  /** Shows a frame; tells whether there are more to come. */
  showFrame(time) {
    this.#draw(time);
    return this.#model.isMoving(time);
  }

  #draw(time) {
    const disc = this.#disc;
    const farthest = this.#model.fillRadius ?? MIDDLE;
    // An empty fill is not among what is to be seen.
    disc.setAttribute("opacity", 0);
    this.#model.draw(time, {
      begin() {},
      item(role, shape, ink, scale, x, y, opacity) {
        if (role !== 1) return;
        // A fill that covers everything is a rectangle; the disc that it was reaches every corner.
        const isWhole = shape !== 1;
        disc.setAttribute("transform", isWhole
          ? `translate(${MIDDLE} ${MIDDLE}) scale(${farthest})`
          : `translate(${x} ${y}) scale(${scale})`);
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
      d, fill: "none", stroke: defaults.border, "stroke-width": 4,
      "clip-path": "url(#layer-clip)",
    }));
  return group;
}
