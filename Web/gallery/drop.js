// An SVG file as the icon: chosen, or dropped anywhere on the page.

import { reasons, refusal } from "./icon-faults.js";
import { bytesOf } from "./icon-file.js";

/**
 * Listens for files.
 *
 * @param {Element} zone What is marked while a file is over the page, and holds what is told.
 * @param {HTMLInputElement} input Where one may be chosen.
 * @param {(bytes: Uint8Array) => void} take Called with what is in the file; throws an error whose
 *   message is one sentence.
 */
export function takeFiles(zone, input, take) {
  const fault = zone.querySelector("#svg-error");
  let latest = null;
  const tell = (sentence) => {
    fault.textContent = sentence;
    if (sentence) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };
  /** Takes the file that a function answers with, or throws why there is none. */
  const read = async (choose) => {
    const turn = Symbol();
    latest = turn;
    tell("");
    try {
      const bytes = await bytesOf(choose());
      // A large file may come to be read after one that was chosen later.
      if (latest === turn) take(bytes);
    } catch (error) {
      if (latest === turn) tell(error.message);
    }
  };

  input.addEventListener("change", () => {
    const [file] = input.files;
    if (file) read(() => file);
    // So that the same file, changed meanwhile, can be chosen again.
    input.value = "";
  });

  // Enter and leave come for every element inside, too.
  let depth = 0;
  const mark = (change) => {
    depth = change === 0 ? 0 : depth + change;
    zone.classList.toggle("is-over", depth > 0);
  };
  const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
  document.addEventListener("dragenter", (event) => hasFiles(event) && mark(1));
  document.addEventListener("dragleave", (event) => hasFiles(event) && mark(-1));
  // Otherwise a dropped file would take the page's place.
  document.addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  document.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(0);
    read(() => fileIn(event.dataTransfer));
    // What a drop has changed, or why it has not, is to be seen.
    zone.querySelector(".own-icon").scrollIntoView({ block: "nearest" });
  });
}

/** The one file that was dropped; throws where it is none, or more than one. */
function fileIn({ files, items }) {
  if (files.length > 1) throw new Error(`These are ${files.length} files; drop one at a time.`);
  if (files.length === 0) throw new Error("There is no file in this; drop an SVG file.");
  const entry = [...items].find(({ kind }) => kind === "file")?.webkitGetAsEntry?.();
  if (entry?.isDirectory) throw refusal("file", reasons.folder);
  return files[0];
}
