#!/usr/bin/env bash
# Installs what makes the web's files out of Swift's and ours. Does nothing, and says nothing, where
# all of it is there.
set -euo pipefail

missing=()
command -v wasm-opt >/dev/null || missing+=(binaryen)
command -v esbuild >/dev/null || missing+=(esbuild)
command -v perl >/dev/null || missing+=(perl)
[ ${#missing[@]} -gt 0 ] || exit 0

"$(dirname "$0")/install-debian.sh" \
  "binaryen, esbuild and perl" \
  "binaryen makes the WebAssembly small, esbuild joins the modules of JavaScript, perl puts the one into the other." \
  "${missing[@]}"
