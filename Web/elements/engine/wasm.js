/**
 * The engine in WebAssembly, as the elements ask for it.
 *
 * A call into the module takes and gives numbers only; this file gives them names.
 */

const styles = ["grow", "pop", "burst", "plain"];
const events = [
  "press", "drag", "release", "cancel", "activate", "hover", "set", "setAnimated", "setEnabled",
  "setReducesMotion", "rebind", "hide",
];
const expectations = ["move", "command", "commandOrNumber", "number", "flag"];

/** What came instead of path data, by the module's number for it. */
function finding(number) {
  if (number === -1) return "end";
  return number === -2 ? "numberTooLarge" : String.fromCodePoint(number);
}

/** How a change came to its end, by the bits of what is told; null where none did. */
function settlement(bits) {
  if (bits & 2) return "finished";
  return bits & 4 ? "cancelled" : null;
}

/** The module's memory as a page sees it. */
class Memory {
  #exports;
  #numbers = new Float64Array();

  constructor(exports) {
    this.#exports = exports;
  }

  /** The numbers that the latest call left, with those of earlier calls behind them. */
  get numbers() {
    const { buffer } = this.#exports.memory;
    const place = this.#exports.numbers();
    // When the memory grows, the page's old view of it becomes empty.
    if (this.#numbers.buffer !== buffer || this.#numbers.byteOffset !== place) {
      this.#numbers = new Float64Array(buffer, place, Math.floor((buffer.byteLength - place) / 8));
    }
    return this.#numbers;
  }

  /** Puts a text where the module reads it; returns its length in bytes, or -1 without room. */
  write(text) {
    const bytes = new TextEncoder().encode(text);
    const place = this.#exports.reserve(bytes.length);
    if (place <= 0) return -1;
    new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes);
    return bytes.length;
  }
}

/** A button inside the module. */
class WasmButton {
  #exports;
  #memory;
  #handle;
  /** Where the icon is in its own coordinates: x, y, width, height; null before a path is set. */
  frame = null;
  /** How far the icon reaches from its frame's center. */
  fillRadius = 0;

  constructor(exports, memory) {
    this.#exports = exports;
    this.#memory = memory;
    this.#handle = exports.create();
    if (this.#handle <= 0) throw new RangeError("There is no memory for one more button.");
  }

  /** Takes path data as the icon; tells what is wrong with it, or null. */
  setPath(d, fillRule = "nonzero") {
    const count = this.#memory.write(d);
    const result = count < 0
      ? -1 : this.#exports.setPath(this.#handle, count, fillRule === "evenodd" ? 1 : 0);
    if (result < 0) return "noRoom";
    const numbers = this.#memory.numbers;
    switch (result) {
      case 0:
        this.frame = { x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3] };
        this.fillRadius = numbers[4];
        return null;
      case 1:
        return {
          offset: numbers[0], expected: expectations[numbers[1]], found: finding(numbers[2]),
        };
      default:
        return "empty";
    }
  }

  setStyle(name) {
    this.#exports.setStyle(this.#handle, styles.indexOf(name));
  }

  setSpeed(speed) {
    this.#exports.setSpeed(this.#handle, speed);
  }

  /** Sets how opaque the fill's color is, and the line's width in 24ths (NaN: the default). */
  setLook(fillAlpha, borderWidth) {
    this.#exports.setLook(this.#handle, fillAlpha, borderWidth);
  }

  /** Tells the button of an event; returns what follows from it at once. */
  send(event, flag, now) {
    const bits = this.#exports.send(this.#handle, events.indexOf(event), flag ? 1 : 0, now);
    if (bits < 0) return { changed: false, settled: null };
    return { changed: (bits & 1) !== 0, settled: settlement(bits) };
  }

  /** Tells the button the time; returns how a change has ended by then, or null. */
  advance(now) {
    const bits = this.#exports.advance(this.#handle, now);
    return bits < 0 ? null : settlement(bits);
  }

  /** The state; undefined once the module has stopped. */
  get isSelected() {
    return [false, true][this.#exports.isSelected(this.#handle)];
  }

  isMoving(now) {
    return this.#exports.isMoving(this.#handle, now) === 1;
  }

  get reach() {
    return this.#exports.reach(this.#handle);
  }

  /** Shows a painter what is to be seen at an instant. */
  draw(now, painter) {
    const count = this.#exports.draw(this.#handle, now);
    if (count < 0) return;
    const n = this.#memory.numbers;
    painter.begin(n[0], n[1], n[2], n[3], n[4]);
    for (let i = 5; i < 5 + count * 10; i += 10) {
      painter.item(
        n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5], n[i + 6], n[i + 7], n[i + 8],
        n[i + 9]);
    }
    painter.end();
  }

  /** Gives the button's memory back; from then on it does nothing. */
  free() {
    this.#exports.destroy(this.#handle);
    this.#handle = 0;
  }
}

/** The engine of a compiled module, whose buttons are all in one memory. */
export class WasmEngine {
  #exports;
  #memory;
  /** Called with the error when the module stops, as Swift does where it gets no memory. */
  whenStopped = () => {};

  constructor(module) {
    const { exports } = new WebAssembly.Instance(module);
    this.#exports = { ...exports };
    let works = true;
    for (const [name, call] of Object.entries(exports)) {
      if (name === "memory") continue;
      // All buttons share the module, which is in no known state when it has stopped.
      this.#exports[name] = (...numbers) => {
        try {
          if (works) return call(...numbers);
        } catch (error) {
          works = false;
          this.whenStopped(error);
        }
        return -1;
      };
    }
    this.#memory = new Memory(this.#exports);
  }

  /** The engine of a module's bytes, at once. */
  static fromBytes(bytes) {
    return new WasmEngine(new WebAssembly.Module(bytes));
  }

  /** The engine of a module at an address. */
  static async fromURL(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    // By bytes, since a server may not know the type that streaming asks for.
    return new WasmEngine(await WebAssembly.compile(await response.arrayBuffer()));
  }

  makeButton() {
    return new WasmButton(this.#exports, this.#memory);
  }
}
