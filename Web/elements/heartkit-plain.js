/** The elements without WebAssembly: they toggle and show the right state. */

export { FavoriteButton } from "./define.js";
