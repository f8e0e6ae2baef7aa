#!/usr/bin/env bash
# Puts the gallery together into Web/dist/gallery.html: one page with all that it needs inside.
# The modules have been built: Web/dist/engine.wasm and Web/dist/workbench.wasm.
set -euo pipefail
cd "$(dirname "$0")/.."

for module in engine workbench; do
  [ -s "Web/dist/$module.wasm" ] || {
    echo "Web/dist/$module.wasm is missing; Scripts/build-wasm.sh $module builds it." >&2
    exit 1
  }
done

parts=$(mktemp -d .build-gallery-XXXXXX)
trap 'rm -rf "$parts"' EXIT

# A page carries bytes as text, a third more of them, so they are packed first. Without a name and a
# time in it, the same module is the same bytes.
for module in engine workbench; do
  gzip -9 -n -c "Web/dist/$module.wasm" >"$parts/$module.wasm.gz"
done

bundle() {
  esbuild "$1" --bundle --minify --target=es2022 --format=esm --charset=utf8 --log-level=warning \
    --loader:.gz=binary --alias:engine.wasm.gz="./$parts/engine.wasm.gz" \
    --alias:workbench.wasm.gz="./$parts/workbench.wasm.gz" --outfile="$2"
}
bundle Web/gallery/main.js "$parts/script.js"
bundle Web/gallery/css/gallery.css "$parts/style.css"

# The places are comments on lines of their own. A module in the page runs when all of it is there.
awk -v style="$parts/style.css" -v script="$parts/script.js" '
  function put(file,   line) { while ((getline line < file) > 0) print line }
  /^ *<!-- style -->$/ { print "<style>"; put(style); print "</style>"; next }
  /^ *<!-- script -->$/ { print "<script type=\"module\">"; put(script); print "</script>"; next }
  { sub(/^ +/, ""); print }
' Web/gallery/index.html >"$parts/gallery.html"
mv "$parts/gallery.html" Web/dist/gallery.html
