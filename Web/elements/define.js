/** Registers the elements. */

import { FavoriteButton } from "./favorite-button.js";
import { HeartView } from "./heart-view.js";

/** Registers an element, unless a page has it already; returns the class that is registered. */
function define(name, elementClass) {
  if (!customElements.get(name)) customElements.define(name, elementClass);
  return customElements.get(name);
}

/** Registers both elements; what a page has so far becomes them at once. */
export const defineElements = () => ({
  FavoriteButton: define("favorite-button", FavoriteButton),
  HeartView: define("heart-view", HeartView),
});
