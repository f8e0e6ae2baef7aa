// The modules of Swift, as they lie in the page: packed, since a page carries bytes as text.

import packedEngine from "engine.wasm.gz";
import packedWorkbench from "workbench.wasm.gz";

/** What is in engine.wasm. */
export const engineBytes = () => unpacked(packedEngine);

/** What is in workbench.wasm. */
export const workbenchBytes = () => unpacked(packedWorkbench);

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
