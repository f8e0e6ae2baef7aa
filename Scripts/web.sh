#!/usr/bin/env bash
# Builds what a web page loads, into Web/dist.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p Web/dist
esbuild Web/elements/heartkit-plain.js --bundle --minify --format=esm --charset=utf8 \
  --target=es2022 --log-level=warning --outfile=Web/dist/heartkit-plain.js
