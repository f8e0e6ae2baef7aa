/** Colors of particles as CSS has them, by the engine's numbers. */

const texts = new Map();

/** The color of a number; there are few, and each is asked for in every frame. */
export function ownColor(color) {
  let text = texts.get(color);
  if (!text) texts.set(color, text = `#${color.toString(16).padStart(6, "0")}`);
  return text;
}
