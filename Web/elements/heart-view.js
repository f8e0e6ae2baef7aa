/** `<heart-view>`: a heart, or another icon, in one color. */

import { measured } from "./engine/current.js";
import { frames, icons, seedHeart } from "./icons.js";
import { pathProblem } from "./path-problem.js";
import {
  anyText, attributesOf, defineProperties, numberFrom, oneOf, pathData, Settings,
  takeEarlyProperties,
} from "./settings.js";
import { newSheetIn, sheetIn } from "./sheets.js";

/** What CSS takes wherever it takes a color, and is none. */
const wordsOfEveryProperty = ["inherit", "initial", "revert", "revert-layer", "unset"];

const table = {
  color: {
    initial: "",
    expected: "a color of CSS, such as crimson or #FF0000",
    read: (text) => (isColor(text) ? text.trim() : undefined),
  },
  fillRule: oneOf(["nonzero", "evenodd"]),
  heartSize: numberFrom(
    Number.MIN_VALUE, 1e5, 0, "a number of CSS pixels above 0, up to 100000",
    "the style sheet's size"),
  icon: oneOf(Object.keys(icons)),
  label: anyText(),
  path: pathData(),
  placement: oneOf(["fitted", "seed"]),
};

// It is laid out as a picture is: as wide as the heart and as high as its aspect says, unless the
// page gives it a width or a height, which it then fills. The room is what makes it that wide.
const sheet = `
:host {
  contain: layout; display: inline-block; width: fit-content;
  min-height: 0; min-width: 0;
}
:host([hidden]) { display: none }
div { width: var(--heart-size, 150px) }
svg {
  height: var(--height, 100%); width: var(--heart-size, 100%);
  left: 50%; overflow: visible; position: absolute; top: 50%; translate: -50% -50%;
  --height: calc(var(--heart-size) / var(--aspect));
}
.seed { height: var(--heart-size, 150px); width: var(--heart-size, 150px) }
path { fill: var(--heart-color, #FF0000) }
@media (forced-colors: active) { path { fill: CanvasText } }
`;

/** A heart, or another icon, in one color: decoration, unless it has a label. */
export class HeartView extends HTMLElement {
  static get observedAttributes() {
    return attributesOf(table);
  }

  #root = this.attachInternals().shadowRoot ?? this.attachShadow({ mode: "open" });
  #settings = new Settings(this, table);
  #drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  #outline = document.createElementNS("http://www.w3.org/2000/svg", "path");
  /** The path that is shown, and its frame: x, y, width, height. */
  #own = { path: "", frame: null };

  constructor() {
    super();
    this.#outline.part = "icon";
    this.#drawing.append(this.#outline);
    this.#root.replaceChildren(document.createElement("div"), this.#drawing);
    this.#showName();
    this.#show();
  }

  connectedCallback() {
    takeEarlyProperties(this, Object.keys(table));
    this.#showAsked();
  }

  attributeChangedCallback(attribute, before, text) {
    switch (this.#settings.takeAttribute(attribute, text)) {
      case null: return;
      case "color": case "heartSize": this.#showAsked(); break;
      case "label": this.#showName(); break;
      case "path": this.#takePath(); break;
      default: this.#show();
    }
  }

  /** Takes path data that has an area; other data leaves what was. */
  #takePath() {
    const path = this.#settings.get("path");
    const { frame, problem } = path === "" ? { frame: null } : frameOrProblem(path);
    if (problem) {
      this.#settings.refuse("path", this.#own.path, pathProblem(problem));
    } else {
      this.#own = { path, frame };
      this.#show();
    }
  }

  get #aspect() {
    const [, , width, height] = this.#own.frame ?? frames[this.#settings.get("icon")];
    return width / height;
  }

  #show() {
    const { path, frame } = this.#own;
    const icon = this.#settings.get("icon");
    const isSeed = this.#settings.get("placement") === "seed" && icon === "heart" && !path;
    this.#drawing.classList.toggle("seed", isSeed);
    this.#drawing.setAttribute("viewBox", isSeed ? "0 0 24 24" : (frame ?? frames[icon]).join(" "));
    this.#drawing.style.setProperty("--aspect", this.#aspect);
    this.#outline.setAttribute("d", path || (isSeed ? seedHeart : icons[icon]));
    this.#outline.setAttribute("fill-rule", path ? this.#settings.get("fillRule") : "nonzero");
    this.#showAsked();
  }

  /**
   * Gives the host what its attributes ask for.
   *
   * In a style sheet inside, so that the page's own rules go before it, as they do for `<img>`, and
   * the attribute `style` stays the page's.
   */
  #showAsked() {
    if (!this.isConnected) return;
    const { ownerDocument } = this;
    const shared = sheetIn(ownerDocument, sheet);
    if (!shared) return;
    if (this.#root.adoptedStyleSheets[0] !== shared) {
      this.#root.adoptedStyleSheets = [shared, newSheetIn(ownerDocument, ":host {}")];
    }
    const { style } = this.#root.adoptedStyleSheets[1].cssRules[0];
    const size = this.#settings.get("heartSize");
    style.setProperty("aspect-ratio", this.#aspect);
    style.setProperty("--heart-color", this.#settings.get("color"));
    style.setProperty("--heart-size", size === 0 ? "" : `${size}px`);
  }

  #showName() {
    const label = this.#settings.get("label").trim();
    // On the drawing, where those who look at elements and those who look at the tree find it.
    if (label) {
      this.#drawing.setAttribute("role", "img");
      this.#drawing.setAttribute("aria-label", label);
      this.#drawing.removeAttribute("aria-hidden");
    } else {
      this.#drawing.removeAttribute("role");
      this.#drawing.removeAttribute("aria-label");
      this.#drawing.setAttribute("aria-hidden", "true");
    }
  }
}

defineProperties(HeartView, table);

function isColor(text) {
  return CSS.supports("color", text) && !wordsOfEveryProperty.includes(text.trim().toLowerCase());
}

/** The frame of path data, or what is wrong with it. */
function frameOrProblem(path) {
  const icon = Object.keys(icons).find((name) => icons[name] === path);
  return icon ? { frame: frames[icon] } : measured(path);
}
