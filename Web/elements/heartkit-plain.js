/** The elements without WebAssembly: they toggle and show the right state. */

export { FavoriteButton, HeartView } from "./define.js";
