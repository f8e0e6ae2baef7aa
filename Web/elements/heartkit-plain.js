/** The elements without WebAssembly: they toggle and show the right state. */

import { defineElements } from "./define.js";

export const { FavoriteButton, HeartView } = defineElements();
