/** What a favorite button is called when nobody has said. */

import { favoriteIn } from "./words.js";

/** The word for it in the language of the element's place in the page. */
export function favoriteWord(element) {
  for (let node = element; node; node = node.getRootNode().host) {
    const { lang } = node.closest("[lang]") ?? {};
    if (lang) return favoriteIn(lang);
  }
  return favoriteIn(navigator.language);
}
