/** `<favorite-button>`: a button that says whether something is a favorite. */

import { takeCheckbox } from "./checkbox.js";
import { makeButton, measured } from "./engine/current.js";
import { favoriteSheet } from "./favorite-sheet.js";
import { icons } from "./icons.js";
import { lookSoon } from "./looks.js";
import { now, startFrames, stopFrames } from "./loop.js";
import { favoriteWord } from "./names.js";
import { CanvasPainter } from "./painters/canvas.js";
import { SVGPainter } from "./painters/svg.js";
import { pathProblem } from "./path-problem.js";
import { forgetPointer, isMeant, listenToPointers } from "./pointing.js";
import {
  anyText, attributesOf, defineProperties, numberFrom, oneOf, pathData, Settings,
  takeEarlyProperties,
} from "./settings.js";
import { sheetIn } from "./sheets.js";
import { follow, systemReducesMotion, unfollow } from "./surroundings.js";

const slot = 24;
const table = {
  icon: oneOf(Object.keys(icons)),
  path: pathData(),
  fillRule: oneOf(["nonzero", "evenodd"]),
  motionStyle: oneOf(["grow", "pop", "burst", "plain"]),
  size: numberFrom(
    Number.MIN_VALUE, 1e5, 0, "a number of CSS pixels above 0, up to 100000",
    "the style sheet's size"),
  speed: numberFrom(0.01, 100, 1, "a number from 0.01 to 100"),
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
  #painter = null;
  /** The engine's own button; there is one only while the element is in a page. */
  #model = null;
  #selected = false;
  /** Whether the first frame is to come that takes up what the style sheets say by then. */
  #isStale = false;
  /** What was read of them and is not shown yet. */
  #look = null;
  /** The path that was last found good. */
  #path = "";
  /** The words of the label inside, where a server printed one. */
  #words = "";

  constructor() {
    super();
    const button = this.#button;
    button.type = "button";
    button.setAttribute("part", "button");
    const children = document.createElement("slot");
    // What a parser brings later than the element is taken over when it is there.
    children.addEventListener("slotchange", () => this.#takeCheckbox());
    this.#takePainter();
    this.#root.replaceChildren(button, children);
    // The sheet lets every color that a canvas has, and every size, pass over to another.
    // One is told after the other, so it waits for the frame in which all of them were.
    this.#root.addEventListener("transitionend", () => {
      this.#isStale = true;
      if (this.#model && this.isConnected) startFrames(this);
    });
    this.addEventListener("click", (event) => this.#click(event), true);
    this.addEventListener("focusin", () => this.#showName());
    this.#listenToKeys();
    listenToPointers(this, button);
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
    const sheet = sheetIn(this.ownerDocument, favoriteSheet);
    if (sheet && this.#root.adoptedStyleSheets[0] !== sheet) {
      this.#root.adoptedStyleSheets = [sheet];
    }
    this.#takeCheckbox();
    takeEarlyProperties(this, ["selected", "disabled", ...Object.keys(table)]);
    this.#button.disabled = this.matches(":disabled");
    follow(this);
    this.#painter.start();
    if (!this.#model) this.#takeModel();
    this.#showName();
    // By then all of a page's turn is in it: labels, style sheets, and its other buttons.
    queueMicrotask(() => this.#showName());
    lookSoon(this);
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => this.#showName(), { once: true });
    }
  }

  /** Moved without being removed, by `moveBefore`, it goes on as it is. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    unfollow(this);
    this.#painter.stop();
    stopFrames(this);
    forgetPointer(this);
    this.#send("hide");
    queueMicrotask(() => {
      // A handler may have removed it before a change that was under way, and is owed since.
      if (!this.isConnected) this.#send("hide");
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
    const name = this.#settings.takeAttribute(attribute, text);
    this.#apply(name);
    if (["motionStyle", "size", "renderer"].includes(name)) lookSoon(this);
  }

  formDisabledCallback(disabled) {
    this.#button.disabled = disabled;
    this.#send("setEnabled", !disabled);
  }

  formResetCallback() {
    this.setSelected(this.hasAttribute("selected"));
  }

  formStateRestoreCallback(state, mode) {
    this.setSelected(state === "on" || mode === "autocomplete" && state === this.value);
  }

  surroundingsChanged(change) {
    if (change === "motion") this.#apply("motion");
    else if (change === "hide") this.#send("hide");
    else {
      if (change === "engine") this.#takeModel();
      lookSoon(this);
    }
  }

  /** Reads what a frame depends on, before any button shows one. */
  prepareFrame() {
    if (this.#isStale) this.readLook();
  }

  /** Shows a frame; tells whether there are more to come. */
  showFrame(time) {
    this.#takeLook();
    const settled = this.#model.advance(time);
    this.#model.draw(time, this.#painter);
    if (settled) this.#tellSettled(this.#selected, settled);
    return this.isConnected && this.#model.isMoving(time);
  }

  /** Takes a button of the page's engine; what an earlier one owes is told. */
  #takeModel() {
    if (this.#model) {
      this.#send("hide");
      this.#model.free();
    }
    this.#model = makeButton();
    this.#model.send("set", this.#selected, now());
    for (const name of ["path", "motionStyle", "speed", "motion"]) this.#apply(name);
    this.#send("setEnabled", !this.#button.disabled);
  }

  #takePainter() {
    this.#painter?.stop();
    this.#painter = this.#settings.get("renderer") === "canvas"
      ? new CanvasPainter(this.#button, () => lookSoon(this)) : new SVGPainter();
    this.#button.replaceChildren(this.#painter.element);
    if (this.isConnected) this.#painter.start();
  }

  #apply(name) {
    const value = name && this.#settings.get(name);
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
      case "motion":
        this.#send(
          "setReducesMotion", value === "system" ? systemReducesMotion() : value === "reduced");
        break;
      case "renderer":
        this.#takePainter();
        this.#takeIcon();
        break;
    }
  }

  #takeIcon() {
    const path = this.#settings.get("path");
    const fillRule = this.#settings.get("fillRule");
    const problem = path
      && (this.#model ? this.#model.setPath(path, fillRule) : measured(path).problem);
    if (problem) {
      // What another engine had found good is not kept either.
      if (path === this.#path) this.#path = "";
      this.#settings.refuse("path", this.#path, pathProblem(problem));
    } else {
      this.#path = path;
    }
    if (!this.#model) return;
    const icon = icons[this.#settings.get("icon")];
    if (!this.#path) this.#model.setPath(icon, "nonzero");
    this.#painter.setPath(this.#path || icon, this.#path ? fillRule : "nonzero");
    this.#show();
  }

  #takeCheckbox() {
    const taken = takeCheckbox(this);
    if (!taken) return;
    this.#words = taken.words;
    this.#showName();
    if (taken.hadFocus) this.#button.focus({ preventScroll: true });
  }

  #listenToKeys() {
    const button = this.#button;
    button.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.repeat) event.preventDefault();
      if (event.key === " " && !event.repeat) this.#send("press");
    });
    button.addEventListener("keyup", (event) => {
      if (event.key === " ") this.#send("cancel");
    });
    button.addEventListener("blur", () => this.#send("cancel"));
  }

  /** Hears what a pointer does to it: "hover" or "drag", inside or not, "press" or "cancel". */
  pointerChanged(event, isInside) {
    if (event === "press") lookSoon(this);
    this.#send(event, isInside);
  }

  #click(event) {
    const [target] = event.composedPath();
    const isOwn = target === this || this.#root.contains(target);
    if (!isOwn || event.defaultPrevented || this.#button.disabled) return;
    // Keys and code say nothing of a place.
    const hasPlace = event.detail > 0 && target !== this;
    if (!hasPlace || isMeant(this, event)) {
      this.#toggle();
    } else {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  }

  #toggle() {
    const target = !this.#selected;
    const isWanted = this.dispatchEvent(new CustomEvent("favorite-toggle", {
      bubbles: true, composed: true, cancelable: true, detail: { selected: target },
    }));
    if (!isWanted || this.#selected === target) return;
    if (this.#model) this.#send("activate");
    else this.#send("set", target);
  }

  /** Tells the engine of an event, and the page what follows from it. */
  #send(event, flag = false) {
    const before = this.#selected;
    if (!this.#model) {
      if (["set", "setAnimated", "rebind"].includes(event)) this.#selected = flag;
      if (this.#selected !== before) this.#showState();
      return;
    }
    if (event === "activate" || event === "setAnimated") this.#isStale = true;
    const model = this.#model;
    const { changed, settled } = model.send(event, flag, now());
    // An engine that stopped has done nothing, and by then there is another.
    if (model !== this.#model) return this.#send(event, flag);
    this.#selected = model.isSelected ?? before;
    if (this.#selected !== before) this.#showState();
    this.#show();
    if (settled) this.#tellSettled(before, settled);
    if (!changed) return;
    this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #tellSettled(selected, how) {
    this.dispatchEvent(new CustomEvent("settled", {
      bubbles: true, composed: true, detail: { selected, finished: how === "finished" },
    }));
  }

  /** Reads from the style sheets what the engine and a canvas have to know of them. */
  readLook() {
    this.#isStale = false;
    if (!this.#model || !this.isConnected) return;
    const { columnGap, inlineSize } = getComputedStyle(this.#button);
    const { fill, stroke } = getComputedStyle(this.#painter.element);
    this.#look = {
      fill, stroke, borderWidth: parseFloat(columnGap) * slot / parseFloat(inlineSize),
    };
  }

  /** Shows what was read. */
  showLook() {
    this.#takeLook();
    this.#show();
  }

  #takeLook() {
    const look = this.#look;
    if (!look || !this.#model) return;
    this.#look = null;
    const [, alpha, percent] = /[,/]\s*([\d.]+)(%?)\)$/.exec(
      /^(rgba|.*\/)/.test(look.fill) ? look.fill : "") ?? [, 1, ""];
    this.#model.setLook(percent ? alpha / 100 : Number(alpha), look.borderWidth);
    this.#painter.refresh(look, this.#model.reach);
  }

  #show() {
    if (!this.#model || !this.isConnected) return;
    const time = now();
    this.#model.draw(time, this.#painter);
    if (this.#model.isMoving(time)) startFrames(this);
  }

  #showState() {
    const selected = this.#selected;
    this.#button.setAttribute("aria-pressed", selected);
    this.#internals.states[selected ? "add" : "delete"]("selected");
    this.#internals.setFormValue(
      selected ? this.#settings.get("value") : null, selected ? "on" : "off");
  }

  #showName() {
    const labels = [...this.#internals.labels].map((label) => label.textContent.trim()).join(" ");
    this.#button.setAttribute(
      "aria-label", this.#settings.get("label") || labels || this.#words || favoriteWord(this));
  }
}

defineProperties(FavoriteButton, table);
