// An SVG file as the icon: chosen, or dropped anywhere on the workbench.

/**
 * Listens for files.
 *
 * @param {Element} zone Where a file may be dropped.
 * @param {HTMLInputElement} input Where one may be chosen.
 * @param {(bytes: ArrayBuffer) => void} take Called with what is in the file; throws an error whose
 *   message is one sentence.
 */
export function takeFiles(zone, input, take) {
  const fault = zone.querySelector("#svg-error");
  const read = async (file) => {
    fault.textContent = "";
    input.removeAttribute("aria-invalid");
    try {
      take(await file.arrayBuffer());
    } catch (error) {
      fault.textContent = error.message;
      input.setAttribute("aria-invalid", "true");
    }
  };

  input.addEventListener("change", () => {
    const [file] = input.files;
    if (file) read(file);
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
  zone.addEventListener("dragenter", (event) => hasFiles(event) && mark(1));
  zone.addEventListener("dragleave", (event) => hasFiles(event) && mark(-1));
  // Elsewhere, a dropped file would take the page's place.
  document.addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  document.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(0);
    if (zone.contains(event.target)) read(event.dataTransfer.files[0]);
  });
}
