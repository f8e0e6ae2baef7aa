/** Registers the elements. */

import { FavoriteButton as OwnFavoriteButton } from "./favorite-button.js";
import { HeartView as OwnHeartView } from "./heart-view.js";

/** Registers an element, unless a page has it already; returns the class that is registered. */
function define(name, elementClass) {
  if (!customElements.get(name)) customElements.define(name, elementClass);
  return customElements.get(name);
}

export const FavoriteButton = define("favorite-button", OwnFavoriteButton);
export const HeartView = define("heart-view", OwnHeartView);
