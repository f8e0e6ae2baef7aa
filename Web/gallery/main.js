// The gallery: each part of the page is made by a file of its own, and put together here.

import { defineElements } from "../elements/define.js";
import { makeButton, useEngine } from "../elements/engine/current.js";
import { WasmEngine } from "../elements/engine/wasm.js";
import { Bench } from "./bench.js";
import { showHearts } from "./hearts.js";
import { showItself } from "./hero.js";
import { Layers } from "./layers.js";
import { showList } from "./list.js";
import { showMatrix } from "./matrix.js";
import { engineBytes, workbenchBytes } from "./packed.js";
import { followSectionLinks } from "./sections.js";
import { openWorkbench } from "./workbench-engine.js";

const part = (id) => document.getElementById(id);

// An old browser that cannot unpack them has no engine either.
const bytes = await engineBytes().catch(() => null);
useEngine(() => WasmEngine.fromBytes(bytes));
defineElements();
followSectionLinks();
showItself(part("hero"));
showHearts(part("seeds"));
new Layers(document, { makeButton });
showMatrix(part("matrix"), part("play-all"));
showList(part("list"));

let workbench = null;
try {
  workbench = await openWorkbench(await workbenchBytes());
} catch {
  for (const id of ["engine-notice", "bench-notice"]) {
    part(id).hidden = false;
    part(id).textContent = "This browser does not allow WebAssembly here, so the buttons fade"
      + " instead of moving, and the workbench makes no code and no files.";
  }
}
new Bench(part("workbench"), { makeButton }, workbench);
