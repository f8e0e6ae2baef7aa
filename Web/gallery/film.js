// One change of a button, from the tap to the settled end, at any instant of it.

import { icons } from "../elements/icons.js";
import { alphaOf } from "./look.js";

/** The side of the square that the engine draws in. */
export const SLOT = 24;
/** Longer than any style takes at any speed, in seconds. */
const LONGEST = 1000;

/** A button in the engine that nobody taps; time goes to and fro in it. */
export class Film {
  #button;
  /** How long it takes, in seconds. */
  duration;

  /**
   * @param {object} engine What makes buttons.
   * @param {object} look
   * @param {"select"|"deselect"} change
   * @param {boolean} reducesMotion Whether it is to show little motion.
   */
  constructor(engine, look, change, reducesMotion) {
    const button = engine.makeButton();
    button.setPath(look.path ?? icons[look.icon], look.fillRule);
    button.setStyle(look.style);
    button.setSpeed(look.speed);
    button.setLook(alphaOf(look.fill), borderInSlot(look));
    button.send("setReducesMotion", reducesMotion, 0);
    button.send("set", change === "deselect", 0);
    button.send("setAnimated", change === "select", 0);
    this.#button = button;
    this.duration = this.#lastMoment();
  }

  /** How far it draws beyond the icon: 1 is not at all. */
  get reach() {
    return this.#button.reach;
  }

  /** Shows a painter the instant. */
  draw(time, painter) {
    this.#button.draw(time, painter);
  }

  free() {
    this.#button.free();
  }

  /** When it stops moving, to a millionth of a second. */
  #lastMoment() {
    if (!this.#button.isMoving(0)) return 0;
    let [moving, settled] = [0, LONGEST];
    while (settled - moving > 1e-8) {
      const middle = (moving + settled) / 2;
      if (this.#button.isMoving(middle)) moving = middle;
      else settled = middle;
    }
    return Math.round(settled * 1e6) / 1e6;
  }
}

/** A border's width as the engine has it: in 24ths of the icon's slot. NaN is the default. */
export function borderInSlot({ borderWidth, size }) {
  return borderWidth === null ? NaN : (borderWidth * SLOT) / size;
}
