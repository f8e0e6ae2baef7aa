#!/usr/bin/env bash
# Installs what makes the web's files out of Swift's and ours. Does nothing, and says nothing, where
# all of it is there.
set -euo pipefail

missing=()
command -v wasm-opt >/dev/null || missing+=(binaryen)
command -v esbuild >/dev/null || missing+=(esbuild)
[ ${#missing[@]} -gt 0 ] || exit 0

"$(dirname "$0")/install-debian.sh" \
  "binaryen and esbuild" \
  "binaryen makes the WebAssembly small, esbuild joins the modules of JavaScript." \
  "${missing[@]}"
