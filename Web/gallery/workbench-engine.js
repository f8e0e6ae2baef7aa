// Asks the gallery's second module, workbench.wasm, which is HeartKit's own Swift: icons from SVG
// files, files to save, and code to copy. All that crosses the border is numbers and bytes.

/** The names of what a look chooses from, in the order of the module's numbers. */
const ICONS = ["heart", "softHeart", "star", "bookmark", "thumb", "flame"];
const STYLES = ["grow", "pop", "burst", "plain"];
const MOTIONS = ["system", "full", "reduced"];
const FILL_RULES = ["nonzero", "evenodd"];
const CHANGES = ["select", "deselect", "both"];
const TARGETS = ["uikit", "swiftui", "gtk", "web", "command"];

/** What each function answers first. */
const DONE = 0;
const REFUSED = 1;

/** How many numbers of a look come before its path data. */
const LOOK_LENGTH = 13;
/** More elements inside one another than any icon has. */
const DEPTH_LIMIT = 1000;
/** The most bytes of a file: far more than any icon's. */
const BYTE_LIMIT = 16_000_000;

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
    const tree = new TreeWriter();
    tree.write(root, noun);
    const status = this.#call("icon", tree.bytes);
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

/**
 * Elements as bytes, depth first.
 *
 * Each is its name, how many attributes, their names and values, its own text, and how many
 * elements follow as its children. Numbers are 32 bits; a text is its count of bytes and UTF-8.
 */
class TreeWriter {
  #chunks = [];
  #count = 0;

  write(root, noun) {
    const waiting = [{ element: root, depth: 1 }];
    while (waiting.length > 0) {
      const { element, depth } = waiting.pop();
      if (depth > DEPTH_LIMIT) {
        throw refusal(
          noun,
          `it has more than ${DEPTH_LIMIT} elements inside one another; export it without needless`
            + " groups");
      }
      this.#text(element.nodeName);
      // In the order of their bytes, since the first mistake is the one that is told.
      const attributes = [...element.attributes].map(({ name, value }) => [encode(name), value]);
      attributes.sort(([first], [second]) => compare(first, second));
      this.#number(attributes.length);
      for (const [name, value] of attributes) {
        this.#bytes(name);
        this.#text(value);
      }
      let text = "";
      for (const node of element.childNodes) {
        const isText = node.nodeType === Node.TEXT_NODE
          || node.nodeType === Node.CDATA_SECTION_NODE;
        if (isText) text += node.data;
      }
      this.#text(text);
      this.#number(element.children.length);
      for (const child of [...element.children].reverse()) {
        waiting.push({ element: child, depth: depth + 1 });
      }
    }
  }

  get bytes() {
    const all = new Uint8Array(this.#count);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }

  #number(number) {
    this.#add(new Uint8Array(new Uint32Array([number]).buffer));
  }

  #text(text) {
    this.#bytes(encode(text));
  }

  #bytes(bytes) {
    this.#number(bytes.length);
    this.#add(bytes);
  }

  #add(chunk) {
    this.#chunks.push(chunk);
    this.#count += chunk.length;
  }
}

/** The outermost element of an SVG file; throws where it is none. */
function rootElement(bytes) {
  if (bytes.length > BYTE_LIMIT) {
    throw refusal("file", `it has more than ${BYTE_LIMIT / 1e6} MB; export it anew`);
  }
  const kind = fileKind(bytes);
  if (kind) throw refusal("file", kind);
  let text;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw refusal("file", "its text is neither UTF-8 nor UTF-16; save it as UTF-8");
  }
  if (/^[ \t\r\n]*$/.test(text)) throw refusal("file", "it is empty; choose an SVG file");
  if (hasDeclarations(text)) {
    throw refusal(
      "file",
      "its document type declares things of its own, which an icon does not need; take out what is"
        + " between [ and ], or export it as plain SVG");
  }
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  const fault = parsed.getElementsByTagName("parsererror")[0];
  if (!root || fault) {
    const line = /\bline (?:number )?(\d+)/i.exec(fault?.textContent ?? "")?.[1] ?? 1;
    throw refusal(
      "file",
      `it is no SVG file, or a damaged one: line ${line} is not well-formed XML; export it anew`);
  }
  return root;
}

/** What is the matter with a file of another kind, told by its first bytes. */
function fileKind(bytes) {
  const starts = (...first) => first.every((byte, place) => bytes[place] === byte);
  const needed = "and an icon is an SVG file";
  if (starts(0x89, 0x50, 0x4e, 0x47)) return `it is a PNG, ${needed}; choose an SVG file`;
  if (starts(0xff, 0xd8, 0xff)) return `it is a JPEG, ${needed}; choose an SVG file`;
  if (starts(0x52, 0x49, 0x46, 0x46) && decode(bytes.slice(8, 12)) === "WEBP") {
    return `it is a WebP, ${needed}; choose an SVG file`;
  }
  if (starts(0x47, 0x49, 0x46, 0x38)) return `it is a GIF, ${needed}; choose an SVG file`;
  if (starts(0x25, 0x50, 0x44, 0x46, 0x2d)) return `it is a PDF, ${needed}; export it as SVG`;
  if (starts(0x1f, 0x8b)) {
    return "it is packed by gzip; unpack it first, or export it as plain SVG";
  }
  return null;
}

/** The encoding that a file begins in. */
function encodingOf(bytes) {
  const first = `${bytes[0]} ${bytes[1]}`;
  if (first === "255 254" || first === "60 0") return "utf-16le";
  if (first === "254 255" || first === "0 60") return "utf-16be";
  return "utf-8";
}

/** Whether a document type has a subset of its own, which may declare anything. */
function hasDeclarations(text) {
  const before = /^(?:\s|<!--[^]*?-->|<\?[^]*?\?>)*/;
  const rest = text.replace(before, "");
  return /^<!(?:[^>"'[]|"[^"]*"|'[^']*')*\[/.test(rest);
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
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (!digits) {
    throw new Error(
      `The color of the ${name} has to be #RGB, #RGBA, #RRGGBB or #RRGGBBAA, not '${text}'.`);
  }
  const long = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  return parseInt(long.padEnd(8, "f"), 16);
}

function index(names, name, what) {
  const place = names.indexOf(name);
  if (place >= 0) return place;
  const known = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  throw new Error(`There is no ${what} '${name}'; choose ${known}.`);
}

/** What is told where a file or a drawing is no icon. */
function refusal(noun, reason) {
  return new Error(`This ${noun} cannot be the icon: ${reason}.`);
}

/** Which of two texts of bytes comes first. */
function compare(first, second) {
  const length = Math.min(first.length, second.length);
  for (let place = 0; place < length; place++) {
    if (first[place] !== second[place]) return first[place] - second[place];
  }
  return first.length - second.length;
}

function encode(text) {
  return new TextEncoder().encode(text);
}

function decode(bytes) {
  return new TextDecoder().decode(bytes);
}
