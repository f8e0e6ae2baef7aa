/** The elements, with the engine inside. */

// Made by Scripts/web.sh: the module's bytes, as a text whose characters are those of the bytes.
import { bytes } from "engine-bytes";
import { defineElements } from "./define.js";
import { useEngine } from "./engine/current.js";
import { WasmEngine } from "./engine/wasm.js";

useEngine(() => WasmEngine.fromBytes(bytes()));

export const { FavoriteButton, HeartView } = defineElements();
