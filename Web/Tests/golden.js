import { icons } from "../elements/icons.js";

const styles = ["grow", "pop", "burst", "plain"];
const changes = ["select", "deselect", "turn round"];
// Events by their numbers.
const [activate, set] = [4, 6];

/** The table of golden.txt, from an engine's bytes: as the Swift of HeartWebTests writes it. */
export function goldenTable(wasmBytes) {
  const engine = new WebAssembly.Instance(new WebAssembly.Module(wasmBytes)).exports;
  const lines = [
    "The numbers of the heart's pictures, 60 instants of every change: their hash (FNV-1a, 64",
    "bits, of the bytes of all numbers, low ones first), and a few of the tenth, with four"
      + " decimals.",
  ];
  styles.forEach((style, index) => {
    for (const change of changes) {
      const { hash, shown } = row(engine, index, change);
      lines.push("", `${style}, ${change}: ${hash}`);
      for (const numbers of shown) lines.push("  " + Array.from(numbers, shortText).join(" "));
    }
  });
  return lines.join("\n") + "\n";
}

/** A number with four decimals. */
function shortText(number) {
  return String(Math.floor(number * 10000 + 0.5) / 10000);
}

/** The hash of a change's pictures, and a few of the numbers of one. */
function row(engine, style, change) {
  const button = engine.create();
  setPath(engine, button, icons.heart);
  engine.setStyle(button, style);
  engine.send(button, set, change === "deselect" ? 1 : 0, 0);
  engine.send(button, activate, 0, 0);
  let hash = 0xcbf29ce484222325n;
  let shown = [];
  for (let instant = 0; instant < 60; instant += 1) {
    const time = instant / 60;
    if (change === "turn round" && instant === 6) engine.send(button, activate, 0, time);
    const items = engine.draw(button, time);
    const length = 5 + 10 * items;
    const bytes = new Uint8Array(engine.memory.buffer, engine.numbers(), length * 8);
    for (const byte of bytes) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
    if (instant !== 9) continue;
    const numbers = new Float64Array(engine.memory.buffer, engine.numbers(), length).slice();
    shown = [numbers.subarray(0, 5)];
    for (let item = 0; item < Math.min(items, 3); item += 1) {
      shown.push(numbers.subarray(5 + item * 10, 15 + item * 10));
    }
  }
  engine.destroy(button);
  return { hash: hash.toString(16).padStart(16, "0"), shown };
}

function setPath(engine, button, d) {
  const bytes = new TextEncoder().encode(d);
  const place = engine.reserve(bytes.length);
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
  if (engine.setPath(button, bytes.length, 0) !== 0) throw new Error("The heart was not read.");
}
