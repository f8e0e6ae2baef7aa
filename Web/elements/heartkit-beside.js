/** The elements, with the engine in a file beside this one: they are there before it is. */

import { defineElements } from "./define.js";
import { useEngine } from "./engine/current.js";
import { WasmEngine } from "./engine/wasm.js";

useEngine(() => WasmEngine.fromURL(new URL("engine.wasm", import.meta.url)));

export const { FavoriteButton, HeartView } = defineElements();
