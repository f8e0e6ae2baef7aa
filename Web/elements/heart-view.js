import { frames } from "./frames.js";
import { icons, seedHeart } from "./icons.js";

/** The largest heart, in CSS pixels, as on every other host. */
const largestSize = 100000;
/** What CSS takes wherever it takes a color, and is none. */
const cssWideWords = ["inherit", "initial", "revert", "revert-layer", "unset"];

const sheet = new CSSStyleSheet();
// The host is laid out as a picture is: as wide as asked, unless the page gives it a width or a
// height, and high as its aspect says. The room is what makes it that wide.
sheet.replaceSync(`
  :host {
    contain: layout;
    display: inline-block;
    min-height: 0;
    min-width: 0;
    width: fit-content;
  }
  :host([hidden]) { display: none; }
  div { width: var(--heart-size, 150px); }
  svg {
    height: var(--height, 100%);
    left: 50%;
    overflow: visible;
    position: absolute;
    top: 50%;
    translate: -50% -50%;
    width: var(--heart-size, 100%);
    --height: calc(var(--heart-size) / var(--aspect));
  }
  .seed { height: var(--heart-size, 150px); width: var(--heart-size, 150px); }
  path { fill: var(--heart-color, #FF0000); }
  @media (forced-colors: active) { path { fill: CanvasText; } }
`);

/**
 * A heart, or another icon, in one color.
 *
 * It is one closed outline: in a translucent color no piece lies over another. It is decoration,
 * unless it has a `label`.
 */
export class HeartView extends HTMLElement {
  static observedAttributes = [
    "color", "fill-rule", "heart-size", "icon", "label", "path", "placement",
  ];

  /** What the attributes ask for. The page's own style sheets go before it, as for an `<img>`. */
  #asked;
  #drawing = svgElement("svg");
  #outline = svgElement("path");

  #color = "";
  #fillRule = "nonzero";
  #heartSize = 0;
  #icon = "heart";
  #path = "";
  #pathFrame = null;
  #placement = "fitted";

  constructor() {
    super();
    // Where a server wrote the root, this empties it, and the same turn fills it again.
    const root = this.attachShadow({ mode: "open" });
    const asked = new CSSStyleSheet();
    asked.replaceSync(":host {}");
    this.#asked = asked.cssRules[0].style;
    root.adoptedStyleSheets = [sheet, asked];
    this.#outline.setAttribute("part", "icon");
    this.#drawing.append(this.#outline);
    root.append(document.createElement("div"), this.#drawing);
    this.#name("");
    this.#draw();
  }

  attributeChangedCallback(attribute, old, value) {
    const given = value ?? "";
    switch (attribute) {
      case "color":
        this.#takeColor(given);
        break;
      case "fill-rule":
        this.#fillRule = this.#choice(attribute, given, ["nonzero", "evenodd"], this.#fillRule);
        break;
      case "heart-size":
        this.#takeSize(given);
        break;
      case "icon":
        this.#icon = this.#choice(attribute, given, Object.keys(icons), this.#icon);
        break;
      case "label":
        this.#name(given);
        return;
      case "path":
        this.#takePath(given);
        break;
      case "placement":
        this.#placement = this.#choice(attribute, given, ["fitted", "seed"], this.#placement);
        break;
    }
    this.#draw();
  }

  connectedCallback() {
    keepProperties(this, ["color", "fillRule", "heartSize", "icon", "label", "path", "placement"]);
  }

  get color() { return this.#color; }
  set color(value) { reflect(this, "color", value); }

  get fillRule() { return this.#fillRule; }
  set fillRule(value) { reflect(this, "fill-rule", value); }

  get heartSize() { return this.#heartSize; }
  set heartSize(value) { reflect(this, "heart-size", value === 0 ? null : value); }

  get icon() { return this.#icon; }
  set icon(value) { reflect(this, "icon", value); }

  get label() { return this.getAttribute("label") ?? ""; }
  set label(value) { reflect(this, "label", value); }

  get path() { return this.#path; }
  set path(value) { reflect(this, "path", value); }

  get placement() { return this.#placement; }
  set placement(value) { reflect(this, "placement", value); }

  /** Makes it an image of this name, or decoration where there is none. */
  #name(label) {
    // On the drawing rather than the host, where whoever looks at the tree finds both.
    if (label.trim() === "") {
      this.#drawing.removeAttribute("role");
      this.#drawing.removeAttribute("aria-label");
      this.#drawing.setAttribute("aria-hidden", "true");
    } else {
      this.#drawing.setAttribute("role", "img");
      this.#drawing.setAttribute("aria-label", label);
      this.#drawing.removeAttribute("aria-hidden");
    }
  }

  #choice(attribute, text, choices, current) {
    if (text === "") return choices[0];
    if (choices.includes(text)) return text;
    warn(this, attribute, text, `It can be ${choices.join(", ")}.`);
    return current;
  }

  #takeColor(text) {
    if (text !== "" && (cssWideWords.includes(text.trim().toLowerCase()) || !CSS.supports("color", text))) {
      warn(this, "color", text, "It can be any color of CSS, such as crimson or #FF0000.");
      return;
    }
    this.#color = text;
    this.#asked.setProperty("--heart-color", text);
  }

  #takeSize(text) {
    const size = Number(text);
    if (text !== "" && !(size > 0 && size <= largestSize)) {
      warn(this, "heart-size", text, `It can be a number of CSS pixels above 0, up to ${largestSize}.`);
      return;
    }
    this.#heartSize = size;
    this.#asked.setProperty("--heart-size", size === 0 ? "" : `${size}px`);
  }

  #takePath(text) {
    if (text === "") {
      this.#path = "";
      return;
    }
    const result = frameOf(text);
    if (typeof result === "string") {
      warn(this, "path", text, result);
      return;
    }
    this.#path = text;
    this.#pathFrame = result;
  }

  /** Shows the shape, and gives the host its aspect. */
  #draw() {
    const frame = this.#path ? this.#pathFrame : frames[this.#icon];
    const aspect = String(frame[2] / frame[3]);
    this.#asked.setProperty("aspect-ratio", aspect);
    this.#drawing.style.setProperty("--aspect", aspect);
    const isSeed = this.#placement === "seed" && this.#icon === "heart" && !this.#path;
    this.#drawing.classList.toggle("seed", isSeed);
    this.#drawing.setAttribute("viewBox", isSeed ? "0 0 24 24" : frame.join(" "));
    this.#outline.setAttribute("fill-rule", this.#path ? this.#fillRule : "nonzero");
    this.#outline.setAttribute("d", this.#path || (isSeed ? seedHeart : icons[this.#icon]));
  }
}

function svgElement(name) { return document.createElementNS("http://www.w3.org/2000/svg", name); }
function warn(element, attribute, text, sentence) { console.warn(`<${element.localName}>: ${attribute}="${text}" is not understood. ${sentence}`); }
function reflect(element, attribute, value) {
  if (value === null || value === undefined || value === "") element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
function keepProperties(element, names) {
  for (const name of names) if (Object.hasOwn(element, name)) { const v = element[name]; delete element[name]; element[name] = v; }
}
function frameOf(d) {
  const svg = svgElement("svg"), path = svgElement("path"); path.setAttribute("d", d); svg.append(path); document.body.append(svg);
  const b = path.getBBox(); svg.remove(); return b.width && b.height ? [b.x,b.y,b.width,b.height] : "It has no area.";
}
