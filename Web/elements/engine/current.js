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

/**
 * Takes the engine that a function makes, at once or later.
 *
 * Where it cannot be had the plain one stays, and the console is told once.
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
  current = engine;
  tellAll("engine");
}

function explain(error) {
  console.info(`HeartKit shows still pictures: there is no WebAssembly here. ${error.message}`);
}
