// A look as the part of an address behind the number sign, and back.
//
// Only what differs from the defaults is there, under the names that the command's options have:
// #icon=star&style=burst&fill=0A84FF

import {
  FILE_SIZES, FILL_RULES, ICONS, MOTIONS, SIZES, SPEEDS, STYLES,
  borderWidths, defaults, orList, readColor, readNumber, readWhole,
} from "./look.js";

const choice = (names) => ({
  read: (text) => (names.includes(text) ? text : null),
  write: (name) => name,
  right: orList(names),
});
const color = {
  read: readColor,
  write: (text) => text.slice(1),
  right: "6 or 8 hexadecimal digits",
};
const number = (range) => ({
  read: (text) => readNumber(text, range),
  write: String,
  right: inRange("a number", range),
});
const whole = (range) => ({
  read: (text) => readWhole(text, range),
  write: String,
  right: inRange("a whole number", range),
});

/** Every setting: its name in an address and in a look, and how it is read and written. */
const settings = [
  { name: "icon", key: "icon", ...choice(ICONS) },
  { name: "path", key: "path", read: (text) => text.trim() || null, write: String,
    right: "path data" },
  { name: "fill-rule", key: "fillRule", ...choice(FILL_RULES) },
  { name: "style", key: "style", ...choice(STYLES) },
  { name: "fill", key: "fill", ...color },
  { name: "border", key: "border", ...color },
  { name: "border-width", key: "borderWidth", ...number(borderWidths(SIZES.most)) },
  { name: "size", key: "size", ...number(SIZES) },
  { name: "speed", key: "speed", ...number(SPEEDS) },
  { name: "motion", key: "motion", ...choice(MOTIONS) },
  { name: "file-size", key: "fileSize", ...whole(FILE_SIZES) },
];

/** The part of an address that says a look; empty for the look by default. */
export function addressOf(look) {
  return settings
    .filter(({ key }) => String(look[key]) !== String(defaults[key]))
    .map(({ name, key, write }) => `${name}=${escaped(write(look[key]))}`)
    .join("&");
}

/**
 * The look that the part of an address says.
 *
 * What cannot be read is left out, and told.
 *
 * @param {string} text With or without the number sign.
 * @param {(path: string, fillRule: string) => string|null} faultOfPath Says what is wrong with path
 *   data, or null.
 * @returns {{look: object, faults: string[]}} A fault is one sentence.
 */
export function lookOf(text, faultOfPath = () => null) {
  const look = { ...defaults };
  const faults = [];
  for (const [name, value] of new URLSearchParams(text.replace(/^#/, ""))) {
    const setting = settings.find((other) => other.name === name);
    if (!setting) {
      faults.push(`“${short(name)}” is no setting.`);
      continue;
    }
    const read = setting.read(value);
    if (read === null) {
      faults.push(`The ${words(name)} has to be ${setting.right}, not “${short(value)}”.`);
    } else {
      look[setting.key] = read;
    }
  }
  const widths = borderWidths(look.size);
  if (look.borderWidth > widths.most) {
    faults.push(`At this size the border width has to be ${inRange("a number", widths)}, not`
      + ` “${look.borderWidth}”.`);
    look.borderWidth = null;
  }
  const fault = look.path === null ? null : faultOfPath(look.path, look.fillRule);
  if (fault) {
    faults.push(fault);
    look.path = null;
  }
  if (look.path === null) look.fillRule = defaults.fillRule;
  return { look, faults };
}

/** Whether the part of an address says a look, and not a place in the page. */
export function saysLook(text) {
  return text.includes("=");
}

/** A value as a person can still read it in an address. */
function escaped(text) {
  return encodeURIComponent(text).replace(/%20/g, "+").replace(/%2C/g, ",");
}

function words(name) {
  return name.replace("-", " ");
}

function inRange(noun, { least, most }) {
  return `${noun} from ${least} to ${most}`;
}

function short(text) {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
