/** Which engine the page's buttons have, and how they come to it. */

import { tellAll } from "../surroundings.js";
import { plainEngine } from "./plain.js";

let current = plainEngine;

/** A button of the page's engine; a plain one where that has no room for more. */
export function makeButton() {
  try {
    return current.makeButton();
  } catch {
    return plainEngine.makeButton();
  }
}

/** The frame of path data, as x, y, width and height; or what is wrong with it. */
export function measured(path) {
  const button = makeButton();
  const problem = button.setPath(path, "nonzero");
  const { frame } = button;
  button.free();
  return problem ? { problem } : { frame: frame && [frame.x, frame.y, frame.width, frame.height] };
}

/**
 * Takes the engine that a function makes, at once or later.
 *
 * Where it cannot be had, or has stopped, there is the plain one, and the console is told once.
 */
export function useEngine(make) {
  try {
    const made = make();
    if (made instanceof Promise) made.then(take).catch(explain);
    else take(made);
  } catch (error) {
    explain(error);
  }
}

function take(engine) {
  engine.whenStopped = (error) => {
    explain(error);
    change(plainEngine);
  };
  change(engine);
}

function change(engine) {
  current = engine;
  tellAll("engine");
}

/** Tells why buttons fade. What a page or a browser forbids, it means to; all else is a fault. */
function explain({ name, message }) {
  const isForbidden = ["CompileError", "ReferenceError"].includes(name);
  console[isForbidden ? "info" : "warn"](
    `HeartKit: buttons fade instead of moving, since their engine does not run here. ${message}`);
}
