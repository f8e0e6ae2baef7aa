// The gallery: each part of the page is made by a file of its own, and put together here.

import { defineElements } from "../elements/define.js";
import { makeButton, useEngine } from "../elements/engine/current.js";
import { WasmEngine } from "../elements/engine/wasm.js";
import { Bench } from "./bench.js";
import { showHearts } from "./hearts.js";
import { Layers } from "./layers.js";
import { showList } from "./list.js";
import { showMatrix } from "./matrix.js";
import { engineBytes, workbenchBytes } from "./packed.js";
import { followSectionLinks } from "./sections.js";
import { showOnce } from "./showing.js";
import { openWorkbench } from "./workbench-engine.js";

const part = (id) => document.getElementById(id);

/** What the page goes without, by the reason for it. */
const losses = new Map();

/** What a promise comes to; null where it fails, which is a loss. */
async function attempt(promise, loss) {
  try {
    return await promise;
  } catch (error) {
    const reason = reasonOf(error);
    losses.set(reason, [...(losses.get(reason) ?? []), loss]);
    return null;
  }
}

function reasonOf(error) {
  if (!("WebAssembly" in globalThis)) return "This browser has no WebAssembly";
  if (!("DecompressionStream" in globalThis)) return "This browser is too old to unpack its Swift";
  return `The page’s Swift could not be started (“${error.message}”)`;
}

function tellLosses() {
  if (losses.size === 0) return;
  const sentences = [...losses].map(([reason, those]) => `${reason}, so ${those.join(", and ")}.`);
  for (const notice of document.querySelectorAll(".engine-notice")) {
    notice.hidden = false;
    notice.textContent = sentences.join(" ");
  }
}

const engine = await attempt(
  engineBytes().then((bytes) => WasmEngine.fromBytes(bytes)),
  "the buttons fade instead of moving");
if (engine) useEngine(() => engine);
defineElements();
followSectionLinks();
showOnce(part("hero"), () => part("hero").setSelected(true, { animated: true }));
showHearts(part("seeds"));
new Layers(document, { makeButton });
showMatrix(part("matrix"), part("play-all"));
showList(part("list"));

const workbench = await attempt(
  workbenchBytes().then(openWorkbench), "the workbench makes no code and no files");
tellLosses();
new Bench(part("workbench"), { makeButton }, workbench);
