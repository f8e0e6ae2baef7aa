// The field that says how large the picture of a file is.

import { FILE_SIZES, defaults, readWhole } from "./look.js";

/** A number of pixels that a person types. */
export class FileSize {
  #field;
  #help;
  #fault;

  /**
   * @param {Element} root
   * @param {(size: number, isOver: boolean) => void} onChange Called with each size that can be;
   *   the change is over when a person leaves the field.
   */
  constructor(root, onChange) {
    this.#field = root.querySelector("#file-size");
    this.#help = root.querySelector("#file-size-help");
    this.#fault = root.querySelector("#file-size-error");
    for (const type of ["input", "change"]) {
      this.#field.addEventListener(type, () => {
        const size = readWhole(this.#field.value, FILE_SIZES);
        this.#tell(size === null);
        if (size !== null) onChange(size, type === "change");
      });
    }
  }

  /**
   * Shows what a file of a look is.
   *
   * @param {number} size The picture's side.
   * @param {number} reach How many times as wide as the icon the picture is.
   */
  show(size, reach) {
    // What a person is typing stays as they type it.
    if (readWhole(this.#field.value, FILE_SIZES) !== size) {
      this.#field.value = size;
      this.#tell(false);
    }
    const icon = Math.round(size / reach);
    this.#help.textContent = reach > 1
      ? `The icon in it is ${icon} wide, with room around it for what moves.`
      : "The icon fills it.";
  }

  #tell(isWrong) {
    this.#fault.textContent = isWrong
      ? `This has to be a whole number from ${FILE_SIZES.least} to ${FILE_SIZES.most}, such as`
        + ` ${defaults.fileSize}.` : "";
    if (isWrong) this.#field.setAttribute("aria-invalid", "true");
    else this.#field.removeAttribute("aria-invalid");
  }
}
