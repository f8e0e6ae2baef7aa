// The workbench: one look, and all that shows it and is made of it.

import { addressOf, lookOf, saysLook } from "./address.js";
import { copy } from "./announcer.js";
import { CodeTabs } from "./code-tabs.js";
import { takeFiles } from "./drop.js";
import { FileSize } from "./file-size.js";
import { offerFiles } from "./files.js";
import { fileLook } from "./look.js";
import { Samples } from "./samples.js";
import { Scrubber } from "./scrubber.js";
import { Settings } from "./settings.js";
import { showOnce } from "./showing.js";
import { wear } from "./wearing.js";

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
    this.#samples = new Samples(this.#part("grounds"), this.#preview);
    this.#scrubber = this.#makeScrubber();
    this.#settings = new Settings(
      this.#part("settings"), (path, rule) => this.#faultOfPath(path, rule),
      (look, isOver) => {
        this.#show(look);
        if (isOver) this.#writeAddress();
      });
    this.#offer();
    this.#showOnce();

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
        this.#follow();
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
      this.#follow({ animated: true });
      // A change that turns round in flight is no change of the film's.
      if (!isMoving) scrubber.follow(preview.selected);
      else scrubber.leave(preview.selected);
      isMoving = true;
    });
    // Who comes by the keyboard sees where they are.
    preview.addEventListener("focusin", () => scrubber.release());
    return scrubber;
  }

  /** Selects the preview, so that it is not hollow; a person who wants less motion finds it so. */
  #showOnce() {
    if (this.#reducedMotion.matches) {
      this.#preview.setSelected(true);
      this.#follow();
      return;
    }
    const show = () => {
      this.#preview.setSelected(true, { animated: true });
      this.#follow({ animated: true });
      this.#scrubber.follow(true);
    };
    showOnce(this.#part("stage"), show, this.#root.querySelector(".bench-show"));
  }

  /** Brings what shows the look in other sizes to the preview's state. */
  #follow(how) {
    this.#part("actual").setSelected(this.#preview.selected, how);
    this.#samples.setSelected(this.#preview.selected, how);
  }

  #offer() {
    const link = this.#part("copy-link");
    link.addEventListener("click", () => copy(this.#link(), link));
    if (!this.#workbench) {
      for (const name of [".code", ".files", ".own-file"]) {
        this.#root.querySelector(name).hidden = true;
      }
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
    this.#samples.show(look);
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
