// The workbench's module, as it lies in the page: packed, since a page carries it as text.

import packed from "../dist/workbench.wasm.gz";
import { openWorkbench } from "./workbench-engine.js";

/** Unpacks and opens the workbench; throws where WebAssembly is not allowed. */
export async function openPackedWorkbench() {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return openWorkbench(await new Response(stream).arrayBuffer());
}
