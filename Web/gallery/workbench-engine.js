// Asks the gallery's second module, workbench.wasm, which is HeartKit's own Swift: icons from SVG
// files, files to save, and code to copy. All that crosses the border is numbers and bytes.

import { decode, encode, treeBytes } from "./element-tree.js";
import { refusal } from "./icon-faults.js";
import { rootElement } from "./icon-file.js";
import { FILL_RULES, ICONS, MOTIONS, STYLES, orList, readColor } from "./look.js";

/** What else is chosen from, in the order of the module's numbers; so are a look's choices. */
const CHANGES = ["select", "deselect", "both"];
const TARGETS = ["uikit", "swiftui", "gtk", "web", "command"];

/** What each function answers first. */
const DONE = 0;
const REFUSED = 1;

/** How many numbers of a look come before its path data. */
const LOOK_LENGTH = 13;

/**
 * Opens the workbench.
 *
 * @param {BufferSource} bytes What is in workbench.wasm.
 * @returns {Promise<Workbench>}
 */
export async function openWorkbench(bytes) {
  return new Workbench(await WebAssembly.compile(bytes));
}

/**
 * What a person has put together.
 *
 * @typedef {object} Look
 * @property {string} [icon] One of the package's icons, where there is no path.
 * @property {string|null} [path] Path data, instead of an icon.
 * @property {number[]|null} [viewBox] What of the path is fitted: x, y, width, height. Without it,
 *   the path's own bounds are.
 * @property {"nonzero"|"evenodd"|null} [fillRule] What is inside the path.
 * @property {string} [style] grow, pop, burst or plain.
 * @property {string} [fill] The color that grows, as #RGB, #RGBA, #RRGGBB or #RRGGBBAA.
 * @property {string} [border] The color of the hollow line.
 * @property {number|null} [borderWidth] The line's width, in points; null is a 12th of the icon.
 * @property {number} [size] The icon's side in code for apps and pages; the canvas's side in files,
 *   in which the icon is that, divided by the style's reach. Rounded there to whole pixels.
 * @property {number} [speed] 1 is as designed.
 * @property {"system"|"full"|"reduced"} [motion] Files move in full unless it is reduced.
 */

/** HeartKit's Swift for the gallery. What is refused is thrown, as an Error with one sentence. */
export class Workbench {
  #module;
  #exports = null;

  constructor(module) {
    this.#module = module;
  }

  /**
   * The icon that an SVG element draws, as a parser of XML or the page itself has it.
   *
   * @param {Element} root The <svg> element; nothing of it is put into the page.
   * @returns {{path: string, viewBox: number[], fillRule: string}} As a look takes them.
   */
  icon(root) {
    return this.#icon(root, "drawing");
  }

  /**
   * The icon of a file that a person has chosen or dropped.
   *
   * @param {ArrayBuffer|Uint8Array} bytes All that is in the file.
   * @returns {{path: string, viewBox: number[], fillRule: string}} As a look takes them.
   */
  iconFile(bytes) {
    return this.#icon(rootElement(new Uint8Array(bytes)), "file");
  }

  /**
   * What is the matter with path data, or null where it can be an icon.
   *
   * @param {string} data
   * @returns {string|null} One sentence.
   */
  checkPath(data) {
    const status = this.#call("checkPath", encode(data));
    return status === REFUSED ? this.#text() : null;
  }

  /**
   * The SVG file of a look: what `heart animate` writes for it, byte for byte.
   *
   * @param {Look} look
   * @param {"select"|"deselect"|"both"} change
   * @param {{loop?: boolean}} [options] Whether it plays for ever instead of once.
   * @returns {Uint8Array}
   */
  svg(look, change, { loop = false } = {}) {
    return this.#made("svg", look, index(CHANGES, change, "change"), loop ? 1 : 0);
  }

  /**
   * The Lottie file of a look: what `heart animate` writes for it, byte for byte.
   *
   * @param {Look} look
   * @param {"select"|"deselect"|"both"} change
   * @returns {Uint8Array}
   */
  lottie(look, change) {
    return this.#made("lottie", look, index(CHANGES, change, "change"));
  }

  /**
   * Code that makes a button of this look, ready to be copied.
   *
   * @param {Look} look
   * @param {"uikit"|"swiftui"|"gtk"|"web"|"command"} target
   * @returns {string} Lines; only what differs from the defaults is said.
   */
  code(look, target) {
    return decode(this.#made("code", look, index(TARGETS, target, "target")));
  }

  #icon(root, noun) {
    const status = this.#call("icon", treeBytes(root, noun));
    if (status !== DONE) throw refusal(noun, this.#text());
    const [x, y, width, height, evenOdd] = this.#numbers(5);
    return { path: this.#text(), viewBox: [x, y, width, height], fillRule: FILL_RULES[evenOdd] };
  }

  #made(name, look, ...numbers) {
    const status = this.#call(name, lookBytes(look), ...numbers);
    if (status !== DONE) throw new Error(this.#text());
    return this.#result();
  }

  /** Calls a function of the module with bytes and numbers. */
  #call(name, bytes, ...numbers) {
    this.#exports ??= new WebAssembly.Instance(this.#module, {}).exports;
    try {
      const address = this.#exports.reserve(bytes.length);
      if (address === 0) throw new RangeError("no memory");
      new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
      const status = this.#exports[name](bytes.length, ...numbers);
      if (status !== DONE && status !== REFUSED) throw new RangeError(`${name}: ${status}`);
      return status;
    } catch (error) {
      // What stopped in the middle of something is not asked again.
      this.#exports = null;
      throw new Error("This is more than the page can work on; try a simpler drawing.", {
        cause: error,
      });
    }
  }

  #result() {
    const { memory, result, resultCount } = this.#exports;
    return new Uint8Array(memory.buffer, result(), resultCount()).slice();
  }

  #text() {
    return decode(this.#result());
  }

  #numbers(count) {
    const { memory, numbers } = this.#exports;
    return [...new Float64Array(memory.buffer, numbers(), count)];
  }
}

/** A look as the module reads it: numbers, then path data. */
function lookBytes(look) {
  const path = encode(look.path ?? "");
  const bytes = new Uint8Array(LOOK_LENGTH * 8 + path.length);
  const number = (value) => (value == null ? NaN : Number(value));
  const box = look.viewBox ?? [];
  new Float64Array(bytes.buffer, 0, LOOK_LENGTH).set([
    path.length > 0 ? -1 : index(ICONS, look.icon ?? ICONS[0], "icon"),
    index(FILL_RULES, look.fillRule ?? FILL_RULES[0], "fill rule"),
    index(STYLES, look.style ?? STYLES[0], "style"),
    index(MOTIONS, look.motion ?? MOTIONS[0], "motion"),
    color(look.fill, "fill"),
    color(look.border, "border"),
    number(look.borderWidth),
    number(look.size),
    number(look.speed),
    number(box[0]), number(box[1]), number(box[2]), number(box[3]),
  ]);
  bytes.set(path, LOOK_LENGTH * 8);
  return bytes;
}

/** A color as red, green, blue and opacity, a byte each; not a number is the default. */
function color(text, name) {
  if (text == null) return NaN;
  const read = readColor(text);
  if (!read) {
    throw new Error(
      `The color of the ${name} has to be #RGB, #RGBA, #RRGGBB or #RRGGBBAA, not '${text}'.`);
  }
  return parseInt(read.slice(1).padEnd(8, "F"), 16);
}

function index(names, name, what) {
  const place = names.indexOf(name);
  if (place >= 0) return place;
  throw new Error(`There is no ${what} '${name}'; choose ${orList(names)}.`);
}
