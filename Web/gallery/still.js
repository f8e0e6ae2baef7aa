// One instant of a button, drawn as the element draws it, and standing still.

import { favoriteSheet } from "../elements/favorite-sheet.js";
import { icons } from "../elements/icons.js";
import { SVGPainter } from "../elements/painters/svg.js";
import { sheetIn } from "../elements/sheets.js";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Makes an element of SVG. */
export function svgElement(name, attributes = {}) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A picture in a place of the page, with the element's own painter and its own style sheet. */
export class Still {
  #host;
  #root;
  #painter = null;

  constructor(host) {
    this.#host = host;
    this.#root = host.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [sheetIn(document, favoriteSheet)];
  }

  /** Takes the icon and the colors of a look. */
  show(look) {
    // What a painter has drawn is of one icon.
    this.#painter = new SVGPainter();
    this.#painter.setPath(look.path ?? icons[look.icon], look.fillRule);
    this.#root.replaceChildren(this.#painter.element);
    this.#host.style.setProperty("--favorite-fill", look.fill);
    this.#host.style.setProperty("--favorite-border", look.border);
  }

  /** Draws an instant of a film. */
  draw(film, time) {
    film.draw(time, this.#painter);
  }
}
