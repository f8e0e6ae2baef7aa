// The look in a few sizes on a light and on a dark ground, doing what the preview does.

import { wear } from "./wearing.js";

/** In which sizes the look is shown, in pixels. */
const SIZES = [24, 48, 96];

/** Pictures of the preview: they cannot be focused, and a tap on them is one on it. */
export class Samples {
  #buttons;

  constructor(root, preview) {
    this.#buttons = [...root.querySelectorAll(".ground")].flatMap((ground) => SIZES.map((size) => {
      const button = document.createElement("favorite-button");
      ground.append(button);
      return { button, size };
    }));
    root.addEventListener("click", () => preview.click());
  }

  /** Takes another look. */
  show(look) {
    for (const { button, size } of this.#buttons) wear(button, look, size);
  }

  /** Comes to a state, as the preview has. */
  setSelected(isSelected, how) {
    for (const { button } of this.#buttons) button.setSelected(isSelected, how);
  }
}
