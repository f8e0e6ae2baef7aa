/** What an element can be set to, by attributes that are text and by properties. */

/** One of some words, whatever their case. */
export function oneOf(words) {
  return {
    initial: words[0],
    expected: `one of ${words.join(", ")}`,
    read: (text) => words.find((word) => word.toLowerCase() === text.trim().toLowerCase()),
  };
}

/** Any text. */
export function anyText(initial = "") {
  return { initial, expected: "a text", read: (text) => text };
}

/** Path data, which an engine will read: its memory has an end, and so has a page's patience. */
export function pathData() {
  return {
    initial: "",
    expected: "path data of at most a million letters",
    read: (text) => (text.length <= 1e6 ? text : undefined),
  };
}

/** A number in a range. Before there is one, something else may be what says. */
export function numberFrom(least, most, initial, expected, otherwise) {
  return {
    initial,
    expected,
    otherwise,
    read(text) {
      const isNumber = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text);
      const number = Number(text);
      return isNumber && number >= least && number <= most ? number : undefined;
    },
  };
}

/** A value from outside as text, whatever it is. */
function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** A text as it can be told in a sentence. */
function shortened(text) {
  const clean = text.replace(/\s+/g, " ");
  return clean.length > 40 ? `${clean.slice(0, 40)}…` : clean;
}

/** Tells the console what is wrong with a value, and that what was stays. */
function warn(element, name, value, problem) {
  const tag = element.localName + (element.id ? ` id="${shortened(element.id)}"` : "");
  console.warn(`<${tag}>: ${name}="${shortened(textOf(value))}" ${problem}`);
}

/** The settings of every element. */
const settings = new WeakMap();

/** The values of one element's settings: the last good ones. */
export class Settings {
  #element;
  #table;
  #values = {};

  constructor(element, table) {
    this.#element = element;
    this.#table = table;
    for (const name in table) this.#values[name] = table[name].initial;
    settings.set(element, this);
  }

  /** A setting's value. */
  get(name) {
    return this.#values[name];
  }

  /** Takes an attribute's new text, or null; tells which setting it changed, if any. */
  takeAttribute(attribute, text) {
    const name = propertyName(attribute);
    const setting = this.#table[name];
    if (!setting) return null;
    const value = text === null ? setting.initial : setting.read(text);
    if (value === undefined) {
      warn(this.#element, attribute, text, problemOf(setting, this.#values[name]));
      return null;
    }
    if (value === this.#values[name]) return null;
    this.#values[name] = value;
    return name;
  }

  /** Takes a property's new value by way of its attribute; without one, null removes it. */
  takeProperty(name, value) {
    const setting = this.#table[name];
    const text = textOf(value);
    if (value === null || value === undefined) {
      this.#element.removeAttribute(attributeName(name));
    } else if (setting.read(text) !== undefined) {
      this.#element.setAttribute(attributeName(name), text);
    } else if (value === setting.initial) {
      this.#element.removeAttribute(attributeName(name));
    } else {
      warn(this.#element, name, value, problemOf(setting, this.#values[name]));
    }
  }

  /** Puts the value back that was before one that turned out to be no good, and tells why. */
  refuse(name, value, problem) {
    warn(this.#element, name, this.#values[name], problem);
    this.#values[name] = value;
  }
}

/** Gives a class a property for each setting of a table. */
export function defineProperties(elementClass, table) {
  for (const name in table) {
    Object.defineProperty(elementClass.prototype, name, {
      configurable: true,
      enumerable: true,
      get() { return settings.get(this).get(name); },
      set(value) { settings.get(this).takeProperty(name, value); },
    });
  }
}

/** The attributes of a table's settings. */
export const attributesOf = (table) => Object.keys(table).map(attributeName);

function problemOf(setting, value) {
  const kept = value === "" ? "nothing" : value === setting.initial && setting.otherwise
    || `"${shortened(String(value))}"`;
  return `is not ${setting.expected}; ${kept} stays.`;
}

function attributeName(property) {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function propertyName(attribute) {
  return attribute.replace(/-./g, (pair) => pair[1].toUpperCase());
}

/** Hands on what a page set before the element was defined, which would hide its properties. */
export function takeEarlyProperties(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
