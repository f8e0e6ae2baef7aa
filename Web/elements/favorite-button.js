/** `<favorite-button>`: a button that says whether something is a favorite. */

import { makeButton } from "./engine/current.js";
import { now, startFrames, stopFrames } from "./loop.js";
import { icons } from "./icons.js";
import { SVGPainter } from "./painters/svg.js";
import {
  anyText, attributesOf, defineProperties, numberFrom, oneOf, Settings, takeEarlyProperties, warn,
} from "./settings.js";
import { adoptSheet } from "./sheet.js";
import { follow, systemReducesMotion, unfollow } from "./surroundings.js";
import { favoriteIn } from "./words.js";

const table = {
  icon: oneOf(Object.keys(icons)),
  path: anyText(),
  fillRule: oneOf(["nonzero", "evenodd"]),
  motionStyle: oneOf(["grow", "pop", "burst", "plain"]),
  size: numberFrom(Number.MIN_VALUE, 1e5, 0, "a number of CSS pixels above 0"),
  speed: numberFrom(0.01, 100, 1, "a number from 0.01 to 100, as 1 is the designed speed"),
  label: anyText(),
  name: anyText(),
  value: anyText("on"),
  motion: oneOf(["system", "full", "reduced"]),
  renderer: oneOf(["svg", "canvas"]),
};

/** A button whose icon fills and empties as something becomes a favorite or ceases to be one. */
export class FavoriteButton extends HTMLElement {
  static get formAssociated() {
    return true;
  }

  static get observedAttributes() {
    return ["selected", ...attributesOf(table)];
  }

  #internals = this.attachInternals();
  #root = this.#internals.shadowRoot
    ?? this.attachShadow({ mode: "open", delegatesFocus: true });
  #settings = new Settings(this, table);
  #button = document.createElement("button");
  #painter = new SVGPainter();
  /** The engine's own button; there is one only while the element is in a page. */
  #model = null;
  #selected = false;

  constructor() {
    super();
    this.#button.type = "button";
    this.#button.part = "button";
    this.#button.append(this.#painter.element);
    this.#root.replaceChildren(this.#button);
    this.addEventListener("click", (event) => this.#click(event), true);
    this.#button.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.repeat) event.preventDefault();
    });
    this.#showState();
  }

  get selected() {
    return this.#selected;
  }

  set selected(selected) {
    this.setSelected(selected);
  }

  get disabled() {
    return this.hasAttribute("disabled");
  }

  set disabled(disabled) {
    this.toggleAttribute("disabled", Boolean(disabled));
  }

  get form() {
    return this.#internals.form;
  }

  get labels() {
    return this.#internals.labels;
  }

  get type() {
    return this.localName;
  }

  setSelected(selected, { animated = false } = {}) {
    this.#send(animated ? "setAnimated" : "set", Boolean(selected));
  }

  rebind(selected) {
    this.#send("rebind", Boolean(selected));
  }

  click() {
    this.#button.click();
  }

  connectedCallback() {
    adoptSheet(this.#root);
    takeEarlyProperties(this, ["selected", "disabled", ...Object.keys(table)]);
    this.#model ??= this.#begin();
    follow(this);
    this.#showName();
    this.#show();
  }

  disconnectedCallback() {
    unfollow(this);
    this.#send("hide");
    stopFrames(this);
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#model?.free();
      this.#model = null;
    });
  }

  attributeChangedCallback(attribute, before, text) {
    if (attribute === "selected") {
      if ((before === null) !== (text === null)) this.setSelected(text !== null);
      return;
    }
    const changed = this.#settings.takeAttribute(attribute, text);
    if (changed) this.#apply(changed);
  }

  formDisabledCallback(disabled) {
    this.#button.disabled = disabled;
    this.#send("setEnabled", !disabled);
  }

  formResetCallback() {
    this.setSelected(this.hasAttribute("selected"));
  }

  formStateRestoreCallback(state) {
    this.setSelected(state === "on");
  }

  motionChanged() {
    this.#send("setReducesMotion", this.#reducesMotion);
  }

  showFrame(time) {
    const settled = this.#model.advance(time);
    this.#model.draw(time, this.#painter);
    const moves = this.#model.isMoving(time);
    if (settled) this.#tellSettled(this.#selected, settled);
    return moves;
  }

  get #reducesMotion() {
    const motion = this.#settings.get("motion");
    return motion === "system" ? systemReducesMotion() : motion === "reduced";
  }

  #begin() {
    const model = this.#model = makeButton();
    for (const name of ["path", "motionStyle", "speed", "size"]) this.#apply(name);
    model.send("setReducesMotion", this.#reducesMotion, now());
    model.send("setEnabled", !this.#button.disabled, now());
    model.send("set", this.#selected, now());
    return model;
  }

  #apply(name) {
    const value = this.#settings.get(name);
    switch (name) {
      case "icon": case "path": case "fillRule": this.#takeIcon(); break;
      case "motionStyle": this.#model?.setStyle(value); break;
      case "speed": this.#model?.setSpeed(value); break;
      case "size":
        if (value) this.#button.style.setProperty("--favorite-size", `${value}px`);
        else this.#button.style.removeProperty("--favorite-size");
        break;
      case "label": this.#showName(); break;
      case "value": this.#showState(); break;
      case "motion": this.motionChanged(); break;
    }
  }

  #takeIcon() {
    if (!this.#model) return;
    const path = this.#settings.get("path");
    const d = path || icons[this.#settings.get("icon")];
    const fillRule = path ? this.#settings.get("fillRule") : "nonzero";
    const problem = this.#model.setPath(d, fillRule);
    if (problem) warn(this, "path", path, "is no path data with an area.");
    else this.#painter.setPath(d, fillRule);
    this.#show();
  }

  #click(event) {
    const [target] = event.composedPath();
    if (event.defaultPrevented || this.matches(":disabled")) return;
    if (target === this || this.#root.contains(target)) this.#toggle();
  }

  #toggle() {
    const target = !this.#selected;
    const isWanted = this.dispatchEvent(new CustomEvent("favorite-toggle", {
      bubbles: true, composed: true, cancelable: true, detail: { selected: target },
    }));
    if (!isWanted || this.#selected === target) return;
    this.#send("activate");
  }

  #send(event, flag = false) {
    const before = this.#selected;
    if (!this.#model) {
      if (event.startsWith("set") && !event.startsWith("setE") && !event.startsWith("setR")
        || event === "rebind") this.#selected = flag;
      if (this.#selected !== before) this.#showState();
      return;
    }
    const { changed, settled } = this.#model.send(event, flag, now());
    this.#selected = this.#model.isSelected;
    if (this.#selected !== before) this.#showState();
    this.#show();
    if (settled) this.#tellSettled(before, settled);
    if (changed) {
      this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  #tellSettled(selected, how) {
    this.dispatchEvent(new CustomEvent("settled", {
      bubbles: true, composed: true, detail: { selected, finished: how === "finished" },
    }));
  }

  #show() {
    if (!this.#model || !this.isConnected) return;
    const time = now();
    this.#model.draw(time, this.#painter);
    if (this.#model.isMoving(time)) startFrames(this);
  }

  #showState() {
    this.#button.setAttribute("aria-pressed", String(this.#selected));
    if (this.#selected) this.#internals.states.add("selected");
    else this.#internals.states.delete("selected");
    this.#internals.setFormValue(
      this.#selected ? this.#settings.get("value") : null, this.#selected ? "on" : "off");
  }

  #showName() {
    const labels = [...this.#internals.labels].map((label) => label.textContent.trim());
    this.#button.ariaLabel = this.#settings.get("label") || labels.join(" ")
      || favoriteIn(this.closest("[lang]")?.lang ?? navigator.language);
  }
}

defineProperties(FavoriteButton, table);
