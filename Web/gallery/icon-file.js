// An SVG file's elements, as the page's own parser reads them, or what is wrong with the file.

import { limits, reasons, refusal } from "./icon-faults.js";

/** How a file of another kind begins: its bytes, or null for any. */
const beginnings = Object.entries({
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  gif: [0x47, 0x49, 0x46, 0x38],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  gzip: [0x1f, 0x8b],
});

/**
 * All that is in a file that a person has chosen; what is too much for an icon is not read.
 *
 * @param {File} file
 * @returns {Promise<Uint8Array>}
 */
export async function bytesOf(file) {
  checkSize(file.size);
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // It is gone, or the person may not read it.
    throw refusal("file", reasons.unreadable);
  }
}

/**
 * The outermost element of an SVG file; throws where it is none.
 *
 * @param {Uint8Array} bytes
 * @returns {Element} In a document of its own; nothing of it is put into the page.
 */
export function rootElement(bytes) {
  checkSize(bytes.length);
  const kind = fileKind(bytes);
  if (kind) throw refusal("file", reasons[kind]);
  const text = textOf(bytes);
  if (/^[ \t\r\n]*$/.test(text)) throw refusal("file", reasons.empty);
  if (hasDeclarations(text)) throw refusal("file", reasons.documentType);
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  const fault = parsed.getElementsByTagName("parsererror")[0];
  if (!root || fault) {
    const line = /\bline (?:number )?(\d+)/i.exec(fault?.textContent ?? "")?.[1] ?? 1;
    throw refusal("file", reasons.notXML.replace("LINE", line));
  }
  return root;
}

function checkSize(count) {
  if (count > limits.megabytes * 1e6) throw refusal("file", reasons.tooLarge);
}

function fileKind(bytes) {
  const found = beginnings.find(([, beginning]) => (
    beginning.every((byte, place) => byte === null || byte === bytes[place])));
  return found?.[0];
}

function textOf(bytes) {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw refusal("file", reasons.encoding);
  }
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
