// The elements of a drawing as bytes, as workbench.wasm reads them.

import { limits, reasons, refusal } from "./icon-faults.js";

/**
 * An element and all inside it.
 *
 * @param {Element} root
 * @param {string} noun What a refusal calls it, such as "file".
 * @returns {Uint8Array}
 */
export function treeBytes(root, noun) {
  const tree = new TreeWriter();
  tree.write(root, noun);
  return tree.bytes;
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
      if (depth > limits.depth) {
        throw refusal(noun, reasons.tooDeep);
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

/** Which of two texts of bytes comes first. */
function compare(first, second) {
  const length = Math.min(first.length, second.length);
  for (let place = 0; place < length; place++) {
    if (first[place] !== second[place]) return first[place] - second[place];
  }
  return first.length - second.length;
}

/** A text in UTF-8. */
export function encode(text) {
  return new TextEncoder().encode(text);
}

/** The text that bytes in UTF-8 are. */
export function decode(bytes) {
  return new TextDecoder().decode(bytes);
}
