/** Registers the elements. */

import { FavoriteButton as OwnFavoriteButton } from "./favorite-button.js";

/** Registers an element, unless a page has it already; returns the class that is registered. */
function define(name, elementClass) {
  if (!customElements.get(name)) customElements.define(name, elementClass);
  return customElements.get(name);
}

export const FavoriteButton = define("favorite-button", OwnFavoriteButton);
