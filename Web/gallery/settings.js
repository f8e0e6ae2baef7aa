// The form of the workbench: a look as fields that a person changes.

import { icons } from "../elements/icons.js";
import {
  ICONS, MOTIONS, SIZES, STYLES, borderWidths, defaults, ownBorderWidth, readColor,
} from "./look.js";
import { NAMES } from "./matrix.js";
import { svgElement } from "./still.js";

/** The speeds that the slider stops at. */
const SPEEDS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 10];
/** In which steps the border's slider goes, in pixels. */
const BORDER_STEP = 0.25;
/** What the icon's choices call the person's own. */
const OWN = "own";

/** The form's fields, as one look. */
export class Settings {
  #form;
  #look = { ...defaults };
  #faultOfPath;
  #onChange;
  /** The icon of the person's own, kept while another is chosen. */
  #own = null;
  #ownChoice;

  /**
   * @param {HTMLFormElement} form
   * @param {(path: string, fillRule: string) => string|null} faultOfPath
   * @param {(look: object, isOver: boolean) => void} onChange Called with each new look; the change
   *   is over when a person lets go of the field.
   */
  constructor(form, faultOfPath, onChange) {
    this.#form = form;
    this.#faultOfPath = faultOfPath;
    this.#onChange = onChange;
    this.#makeChoices();
    this.#listen();
    this.show(defaults);
  }

  get look() {
    return this.#look;
  }

  /** Fills every field, without telling of it. */
  show(look) {
    this.#look = { ...look };
    if (look.path !== null) this.#own = ownPart(look);
    this.#showIcon();
    this.#choose("style", look.style);
    this.#choose("motion", look.motion);
    this.#showColor("fill");
    this.#showColor("border");
    this.#showBorderWidth();
    this.#showSize();
    this.#showSpeed();
  }

  /**
   * Takes an icon of the person's own.
   *
   * It is fitted by its own bounds, as everywhere, and margins that a drawing had are left out.
   */
  takeIcon({ path, fillRule }) {
    this.#tellFault("path", null);
    this.#change({ path, fillRule });
    this.#own = ownPart(this.#look);
    this.#showIcon();
    this.#commit();
  }

  /** Says at the path's field, or at another, what is wrong; null takes it back. */
  #tellFault(name, sentence) {
    this.#field(`${name}-error`).textContent = sentence ?? "";
    const field = this.#field(name);
    if (sentence) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }

  #makeChoices() {
    const iconChoices = this.#field("icon-choices");
    iconChoices.append(...ICONS.map((icon) => iconChoice(icon, NAMES[icon], icons[icon])));
    this.#ownChoice = iconChoice(OWN, "Your own", "");
    iconChoices.append(this.#ownChoice);
    this.#field("style-choices").append(
      ...STYLES.map((style) => choice("style", style, NAMES[style])));
    const motions = { system: "System", full: "Full", reduced: "Reduced" };
    this.#field("motion-choices").append(
      ...MOTIONS.map((motion) => choice("motion", motion, motions[motion])));
    limit(this.#field("size"), SIZES, 1);
    limit(this.#field("speed"), { least: 0, most: SPEEDS.length - 1 }, 1);
  }

  #listen() {
    const form = this.#form;
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      this.#own = null;
      this.show(defaults);
      this.#onChange(this.#look, true);
    });
    form.addEventListener("input", (event) => this.#take(event.target));
    form.addEventListener("change", ({ target }) => {
      if (target.type !== "file") this.#commit();
    });
  }

  /** Takes what a field says into the look. */
  #take(field) {
    switch (field.id || field.name) {
      case "icon":
        this.#takeChoice(field.value);
        break;
      case "path":
      case "even-odd":
        this.#takePath();
        break;
      case "style":
      case "motion":
        this.#change({ [field.name]: field.value });
        break;
      case "fill":
      case "border":
        this.#takeColor(field.id, field.value);
        break;
      case "fill-color":
      case "border-color": {
        const name = field.id.replace("-color", "");
        this.#field(name).value = field.value.toUpperCase();
        this.#takeColor(name, field.value);
        break;
      }
      case "border-auto":
        // Without the twelfth, the width is what the slider shows, which has steps.
        this.#change({ borderWidth: field.checked ? null : this.#shownBorderWidth });
        this.#showBorderWidth();
        break;
      case "border-width":
        this.#change({ borderWidth: this.#shownBorderWidth });
        this.#showBorderWidth();
        break;
      case "size":
        this.#takeSize(Number(field.value));
        break;
      case "speed":
        this.#change({ speed: SPEEDS[field.value] });
        this.#showSpeed();
        break;
    }
  }

  #takeChoice(icon) {
    this.#tellFault("path", null);
    this.#change(icon === OWN ? this.#own : { icon, ...ownPart(defaults) });
    this.#showIcon();
  }

  #takePath() {
    const path = this.#field("path").value.trim();
    const fillRule = this.#field("even-odd").checked ? "evenodd" : "nonzero";
    const fault = path ? this.#faultOfPath(path, fillRule) : null;
    this.#tellFault("path", fault);
    if (fault) return;
    this.#change(path ? { path, fillRule } : ownPart(defaults));
    this.#own = path ? ownPart(this.#look) : null;
    this.#showChoices();
  }

  #takeSize(size) {
    const { borderWidth } = this.#look;
    const { most } = borderWidths(size);
    this.#change({ size, borderWidth: borderWidth === null ? null : Math.min(borderWidth, most) });
    this.#showSize();
    this.#showBorderWidth();
  }

  #takeColor(name, text) {
    const color = readColor(text);
    this.#tellFault(name, color ? null
      : `A color is a number sign and 6 or 8 hexadecimal digits, such as ${defaults[name]}.`);
    if (!color) return;
    this.#change({ [name]: color });
    this.#field(`${name}-color`).value = color.slice(0, 7).toLowerCase();
  }

  /** Takes what another field of the workbench says; the change may be over. */
  take(part, isOver) {
    this.#change(part);
    if (isOver) this.#commit();
  }

  #change(part) {
    this.#look = { ...this.#look, ...part };
    this.#onChange(this.#look, false);
  }

  #commit() {
    this.#onChange(this.#look, true);
  }

  #showIcon() {
    const { path, fillRule } = this.#look;
    this.#field("path").value = path ?? "";
    this.#field("even-odd").checked = fillRule === "evenodd";
    this.#tellFault("path", null);
    this.#showChoices();
  }

  #showChoices() {
    this.#choose("icon", this.#look.path === null ? this.#look.icon : OWN);
    this.#field("even-odd-field").hidden = this.#look.path === null;
    this.#ownChoice.hidden = this.#own === null;
    if (this.#own === null) return;
    const svg = this.#ownChoice.querySelector("svg");
    const drawing = svg.firstChild;
    drawing.setAttribute("d", this.#own.path);
    drawing.setAttribute("fill-rule", this.#own.fillRule);
    const { x, y, width, height } = drawing.getBBox();
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  #showColor(name) {
    this.#tellFault(name, null);
    this.#field(name).value = this.#look[name];
    this.#field(`${name}-color`).value = this.#look[name].slice(0, 7).toLowerCase();
  }

  #showBorderWidth() {
    const { borderWidth, size } = this.#look;
    const width = borderWidth ?? ownBorderWidth(this.#look);
    limit(this.#field("border-width"), borderWidths(size), BORDER_STEP);
    this.#field("border-auto").checked = borderWidth === null;
    this.#showNumber("border-width", width, `${Math.round(width * 100) / 100} px`);
  }

  get #shownBorderWidth() {
    return Number(this.#field("border-width").value);
  }

  #showSize() {
    const { size } = this.#look;
    this.#showNumber("size", size, `${size} px`);
  }

  #showSpeed() {
    const { speed } = this.#look;
    const distance = (other) => Math.abs(Math.log(other / speed));
    const nearest = SPEEDS.indexOf(SPEEDS.reduce(
      (best, other) => (distance(other) < distance(best) ? other : best)));
    this.#showNumber("speed", nearest, `${speed} ×`);
    this.#field("speed").setAttribute("aria-valuetext", `${speed} times`);
  }

  /** Puts a slider to a number, and says it as a person reads it. */
  #showNumber(name, number, text) {
    const slider = this.#field(name);
    slider.value = number;
    slider.setAttribute("aria-valuetext", text);
    this.#field(`${name}-value`).textContent = text;
  }

  #choose(name, value) {
    for (const radio of this.#form.querySelectorAll(`[name="${name}"]`)) {
      radio.checked = radio.value === value;
    }
  }

  #field(id) {
    return this.#form.querySelector(`#${id}`);
  }
}

/** What of a look says an icon of a person's own. */
function ownPart({ path, fillRule }) {
  return { path, fillRule };
}

/** Says from where to where a slider goes, and in which steps. */
function limit(slider, { least, most }, step) {
  slider.min = least;
  slider.max = most;
  slider.step = step;
}

function choice(name, value, text) {
  const label = document.createElement("label");
  const words = document.createElement("span");
  words.textContent = text;
  label.append(radio(name, value), words);
  return label;
}

function iconChoice(value, text, path) {
  const label = document.createElement("label");
  const input = radio("icon", value);
  const svg = svgElement("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  input.setAttribute("aria-label", text);
  label.title = text;
  svg.append(svgElement("path", { d: path }));
  label.append(input, svg);
  return label;
}

function radio(name, value) {
  const input = document.createElement("input");
  input.type = "radio";
  input.name = name;
  input.value = value;
  return input;
}
