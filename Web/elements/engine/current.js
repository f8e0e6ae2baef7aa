/** Which engine the page's buttons have, and how they come to it. */

import { plainEngine } from "./plain.js";

let current = plainEngine;
const followers = new Set();

/** A button of the page's engine; a plain one where that has no room for more. */
export function makeButton() {
  try {
    return current.makeButton();
  } catch {
    return plainEngine.makeButton();
  }
}

/** Has a function called whenever another engine comes. */
export const followEngine = (follower) => followers.add(follower);

/**
 * Takes the engine that a function makes, at once or later.
 *
 * Where it cannot be had the plain one stays, and the console is told once.
 */
export function useEngine(make) {
  try {
    const made = make();
    if (made instanceof Promise) made.then(take, explain);
    else take(made);
  } catch (error) {
    explain(error);
  }
}

function take(engine) {
  current = engine;
  for (const follower of followers) follower();
}

function explain(error) {
  console.info(`HeartKit shows still pictures: there is no WebAssembly here. ${error.message}`);
}
