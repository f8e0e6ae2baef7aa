/** Registers the elements. */

import { FavoriteButton } from "./favorite-button.js";
import { HeartView } from "./heart-view.js";

/** What another copy of this module, which has classes of its own, knows ours by. */
const mark = Symbol.for("HeartKit");

/** Registers an element, unless a page has it already; returns the class that is registered. */
function define(name, elementClass) {
  const earlier = customElements.get(name);
  if (!earlier) {
    elementClass[mark] = true;
    customElements.define(name, elementClass);
  } else if (!earlier[mark]) {
    console.warn(
      `HeartKit: this page has a <${name}> of another make, which stays; ours is not there.`);
  }
  return earlier ?? elementClass;
}

/** Registers both elements; what a page has so far becomes them at once. */
export const defineElements = () => ({
  FavoriteButton: define("favorite-button", FavoriteButton),
  HeartView: define("heart-view", HeartView),
});
