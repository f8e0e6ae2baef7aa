// The workbench: one look, and all that shows it and is made of it.

import { addressOf, lookOf, saysLook } from "./address.js";
import { copy } from "./announcer.js";
import { CodeTabs } from "./code-tabs.js";
import { takeFiles } from "./drop.js";
import { FileSize } from "./file-size.js";
import { offerFiles } from "./files.js";
import { fileLook } from "./look.js";
import { Scrubber } from "./scrubber.js";
import { Settings } from "./settings.js";
import { wear } from "./wearing.js";

/** In which sizes a look is shown beside itself, in pixels. */
const SIZES = [24, 48, 96];
/** More than this in one note would be a page of its own. */
const MOST_FAULTS = 3;

/** Puts the parts of the workbench together. */
export class Bench {
  #root;
  #engine;
  #workbench;
  #settings;
  #scrubber;
  #tabs = null;
  #fileSize = null;
  #preview;
  #samples;
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  /** The look's place in the history, so that an address that came from here is not read again. */
  #written = null;

  /**
   * @param {Element} root
   * @param {object} engine What makes buttons.
   * @param {object|null} workbench The module that makes code and files, where there is one.
   */
  constructor(root, engine, workbench) {
    this.#root = root;
    this.#engine = engine;
    this.#workbench = workbench;
    this.#preview = this.#part("preview");
    this.#samples = [...root.querySelectorAll(".ground")].flatMap(makeSamples);
    this.#scrubber = this.#makeScrubber();
    this.#settings = new Settings(
      this.#part("settings"), (path, rule) => this.#faultOfPath(path, rule),
      (look, isOver) => {
        this.#show(look);
        if (isOver) this.#writeAddress();
      });
    this.#offer();

    this.#readAddress();
    if (saysLook(location.hash)) root.scrollIntoView({ behavior: "instant" });
    addEventListener("hashchange", () => this.#readAddress());
    addEventListener("popstate", () => this.#readAddress());
    this.#reducedMotion.addEventListener("change", () => this.#show(this.#settings.look));
  }

  #makeScrubber() {
    const stage = this.#part("stage");
    const instant = this.#part("instant");
    const preview = this.#preview;
    const scrubber = new Scrubber(this.#root.querySelector(".scrubber"), instant, this.#engine, {
      onHold: (isSelected) => {
        // When the instant goes, the button shows what the change leads to.
        preview.setSelected(isSelected);
        stage.classList.add("is-still");
        instant.hidden = false;
      },
      onRelease: () => {
        stage.classList.remove("is-still");
        instant.hidden = true;
      },
    });
    let isMoving = false;
    preview.addEventListener("settled", () => (isMoving = false));
    preview.addEventListener("favorite-toggle", () => scrubber.release());
    preview.addEventListener("input", () => {
      // A change that turns round in flight is no change of the film's.
      if (!isMoving) scrubber.follow(preview.selected);
      else scrubber.leave(preview.selected);
      isMoving = true;
    });
    // Who comes by the keyboard sees where they are.
    preview.addEventListener("focusin", () => scrubber.release());
    return scrubber;
  }

  #offer() {
    const link = this.#part("copy-link");
    link.addEventListener("click", () => copy(this.#link(), link));
    if (!this.#workbench) {
      this.#root.querySelector(".take").hidden = true;
      this.#root.querySelector(".own-file").hidden = true;
      return;
    }
    this.#tabs = new CodeTabs(this.#part("code"));
    const files = this.#root.querySelector(".files");
    this.#fileSize = new FileSize(
      files, (fileSize, isOver) => this.#settings.take({ fileSize }, isOver));
    takeFiles(this.#root, this.#part("svg-file"), (bytes) => {
      this.#settings.takeIcon(this.#workbench.iconFile(bytes));
    });
    offerFiles(
      files,
      (kind, change, loop) => (kind === "svg"
        ? this.#workbench.svg(this.#fileLook, change, { loop })
        : this.#workbench.lottie(this.#fileLook, change)),
      () => {
        const { path, icon, style } = this.#settings.look;
        return `${path === null ? icon : "icon"}-${style}`;
      });
  }

  #show(look) {
    wear(this.#preview, look);
    wear(this.#part("actual"), look, look.size);
    this.#part("actual-caption").textContent = `${look.size} px`;
    for (const { button, size } of this.#samples) wear(button, look, size);
    const isReduced = look.motion === "reduced"
      || (look.motion === "system" && this.#reducedMotion.matches);
    this.#scrubber.show(look, isReduced);
    this.#fileSize?.show(look.fileSize, this.#scrubber.reach);
    this.#tabs?.show((target) => (
      this.#workbench.code(target === "command" ? this.#fileLook : look, target)));
  }

  /** The look as a file shows it, and the command, which writes files. */
  get #fileLook() {
    return fileLook(this.#settings.look, this.#scrubber.reach);
  }

  /** What is wrong with path data as an icon, in one sentence; null where nothing is. */
  #faultOfPath(path, fillRule) {
    if (this.#workbench) return this.#workbench.checkPath(path);
    const button = this.#engine.makeButton();
    const fault = button.setPath(path, fillRule);
    button.free();
    return fault ? "This path data draws nothing that could be filled." : null;
  }

  #readAddress() {
    const hash = location.hash;
    if (hash.slice(1) === this.#written || (hash && !saysLook(hash))) return;
    const { look, faults } = lookOf(hash, (path, rule) => this.#faultOfPath(path, rule));
    this.#written = hash.slice(1);
    this.#settings.show(look);
    this.#show(look);
    this.#part("address-notice").textContent = faults.length === 0 ? ""
      : ["Part of this page’s address was left out.", ...faults.slice(0, MOST_FAULTS)].join(" ");
  }

  #writeAddress() {
    const address = addressOf(this.#settings.look);
    if (address === this.#written) return;
    this.#written = address;
    this.#part("address-notice").textContent = "";
    history.pushState(null, "", this.#link());
  }

  #link() {
    const address = addressOf(this.#settings.look);
    return location.href.replace(/#.*$/s, "") + (address ? `#${address}` : "");
  }

  #part(id) {
    return this.#root.querySelector(`#${id}`);
  }
}

/** The buttons on a ground. */
function makeSamples(ground) {
  return SIZES.map((size) => {
    const button = document.createElement("favorite-button");
    button.setAttribute("label", `${size} pixels wide`);
    ground.append(button);
    return { button, size };
  });
}
