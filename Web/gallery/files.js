// Files of a look, made in the page and saved by the browser.

import { announce } from "./announcer.js";

const CHANGES = { both: "Both ways", select: "Select", deselect: "Deselect" };

/**
 * Lets a person save SVG and Lottie.
 *
 * @param {Element} root
 * @param {(kind: "svg"|"lottie", change: string, isLooped: boolean) => Uint8Array} make
 * @param {() => string} nameOf What a file is called, without its ending.
 */
export function offerFiles(root, make, nameOf) {
  const choices = root.querySelector("#file-choices");
  for (const [change, name] of Object.entries(CHANGES)) choices.append(choice(change, name));
  const loop = root.querySelector("#file-loop");
  const fault = root.querySelector("#files-error");
  const offer = (button, kind, ending, type) => button.addEventListener("click", () => {
    const change = root.querySelector('[name="file-change"]:checked').value;
    fault.textContent = "";
    try {
      const name = `${nameOf()}-${change}.${ending}`;
      save(make(kind, change, loop.checked), name, type);
      announce(`${name} is saved.`);
    } catch (error) {
      fault.textContent = error.message;
    }
  });
  offer(root.querySelector("#download-svg"), "svg", "svg", "image/svg+xml");
  offer(root.querySelector("#download-lottie"), "lottie", "json", "application/json");
}

function choice(change, name) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const words = document.createElement("span");
  input.type = "radio";
  input.name = "file-change";
  input.value = change;
  input.checked = change === "both";
  words.textContent = name;
  label.append(input, words);
  return label;
}

function save(bytes, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next turn, or has a hold on them.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
