// Ready code for each host, one tab at a time.

import { copy } from "./announcer.js";

const TARGETS = {
  swiftui: "SwiftUI", uikit: "UIKit", gtk: "GTK", web: "Web", command: "Command",
};

/** Tabs, the code of the one that is chosen, and a button that copies it. */
export class CodeTabs {
  #tabs;
  #panel;
  #text;
  #codeFor = () => "";
  #chosen = "swiftui";

  constructor(root) {
    this.#panel = root.querySelector("#code-panel");
    this.#text = root.querySelector("#code-text");
    const list = root.querySelector(".tabs");
    this.#tabs = Object.entries(TARGETS).map(([target, name]) => tab(target, name));
    list.append(...this.#tabs);
    list.addEventListener("click", (event) => {
      const target = event.target.closest("[role=tab]")?.dataset.target;
      if (target) this.#choose(target);
    });
    list.addEventListener("keydown", (event) => this.#step(event));
    const button = root.querySelector("#copy-code");
    button.addEventListener("click", () => copy(this.#text.textContent, button));
    this.#choose(this.#chosen);
  }

  /** Takes what answers with the code for a target. */
  show(codeFor) {
    this.#codeFor = codeFor;
    this.#showCode();
  }

  #choose(target) {
    this.#chosen = target;
    for (const tab of this.#tabs) {
      const isChosen = tab.dataset.target === target;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen) this.#panel.setAttribute("aria-labelledby", tab.id);
    }
    this.#showCode();
    this.#panel.scrollTo(0, 0);
  }

  #showCode() {
    try {
      this.#text.textContent = this.#codeFor(this.#chosen);
    } catch (error) {
      this.#text.textContent = error.message;
    }
  }

  #step(event) {
    const last = this.#tabs.length - 1;
    const at = this.#tabs.findIndex((tab) => tab.dataset.target === this.#chosen);
    const next = {
      ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(this.#tabs[next].dataset.target);
    this.#tabs[next].focus();
  }
}

function tab(target, name) {
  const tab = document.createElement("button");
  tab.type = "button";
  tab.id = `tab-${target}`;
  tab.dataset.target = target;
  tab.textContent = name;
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", "code-panel");
  return tab;
}
