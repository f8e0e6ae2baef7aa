/** Which engine the page's buttons have, and how they come to it. */

import { plainEngine } from "./plain.js";

let current = plainEngine;
const followers = new Set();

/** A button of the page's engine; a plain one if that has no room for more. */
export function makeButton() {
  try {
    return current.makeButton();
  } catch {
    return plainEngine.makeButton();
  }
}

/** Has a function called whenever another engine comes. */
export function followEngine(follower) {
  followers.add(follower);
}

/** Makes the page's engine; where it cannot be made, the plain one stays, and the console says so. */
export function useEngine(make) {
  try {
    current = make();
    for (const follower of followers) follower();
  } catch (error) {
    console.info(`HeartKit shows still pictures, since WebAssembly is not to be had: ${error.message}`);
  }
}
