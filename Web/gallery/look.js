// What a look is here: its settings, what each may be, and what it is when nothing is said.

import { icons } from "../elements/icons.js";
import { numberFrom } from "../elements/settings.js";

export const ICONS = Object.keys(icons);
export const STYLES = ["grow", "pop", "burst", "plain"];
export const MOTIONS = ["system", "full", "reduced"];
export const FILL_RULES = ["nonzero", "evenodd"];

/** From where to where a size goes, in pixels. */
export const SIZES = { least: 16, most: 128 };
/** From where to where the side of a file's picture goes, in pixels. */
export const FILE_SIZES = { least: 16, most: 1024 };
/** From where to where a speed goes; 1 is as designed. */
export const SPEEDS = { least: 0.1, most: 10 };

/** From where to where a border's width goes, in pixels, in an icon so wide. */
export function borderWidths(size) {
  return { least: 0, most: Math.min(16, size / 4) };
}

/** The look of a button of which nothing is said. */
export const defaults = Object.freeze({
  icon: "heart",
  path: null,
  fillRule: "nonzero",
  style: "grow",
  fill: "#F04552",
  border: "#8E8E93",
  borderWidth: null,
  size: 24,
  speed: 1,
  motion: "system",
  fileSize: 96,
});

/** The border's width where none is given, in pixels: a twelfth of the icon. */
export function ownBorderWidth({ size }) {
  return size / 12;
}

/**
 * A look as a file shows it: in the file's size, and its border in proportion.
 *
 * @param {object} look
 * @param {number} reach How many times as wide as the icon the picture is: room for its motion.
 */
export function fileLook(look, reach) {
  const { borderWidth, fileSize, size } = look;
  if (borderWidth === null) return { ...look, size: fileSize };
  const width = borderWidth * (fileSize / reach / size);
  return { ...look, size: fileSize, borderWidth: Math.round(width * 1000) / 1000 };
}

/**
 * A color as #RRGGBB, or #RRGGBBAA where it is not opaque; null where the text is none.
 *
 * The number sign may be missing, and a digit of a short form counts twice.
 */
export function readColor(text) {
  const digits = /^\s*#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i.exec(text)?.[1];
  if (!digits) return null;
  const long = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const color = `#${long.toUpperCase()}`;
  return color.length === 9 && color.endsWith("FF") ? color.slice(0, 7) : color;
}

/** A number in a range; null where the text is none. */
export function readNumber(text, { least, most }) {
  return numberFrom(least, most).read(text) ?? null;
}

/** A whole number in a range; null where the text is none. */
export function readWhole(text, range) {
  const number = readNumber(text, range);
  return Number.isInteger(number) ? number : null;
}

/** How opaque a color is, from 0 to 1. */
export function alphaOf(color) {
  return color.length === 9 ? parseInt(color.slice(7), 16) / 255 : 1;
}

/** Names in a row, as a sentence has them: "a, b or c". */
export function orList(names) {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
