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

# Without a name and a time in it, the same module is the same bytes.
packed=Web/dist/workbench.wasm.gz
parts=$(mktemp -d)
trap 'rm -rf "$parts" "$packed"' EXIT
gzip -9 -n -c Web/dist/workbench.wasm >"$packed"

bundle() {
  esbuild "$1" --bundle --minify --target=es2022 --format=esm --charset=utf8 --log-level=warning \
    --loader:.wasm=binary --loader:.gz=binary --outfile="$2"
}
bundle Web/gallery/main.js "$parts/script.js"
bundle Web/gallery/css/gallery.css "$parts/style.css"

# The places are comments on lines of their own. A module in the page runs when all of it is there.
awk -v style="$parts/style.css" -v script="$parts/script.js" '
  function put(file,   line) { while ((getline line < file) > 0) print line }
  /^ *<!-- style -->$/ { print "<style>"; put(style); print "</style>"; next }
  /^ *<!-- script -->$/ { print "<script type=\"module\">"; put(script); print "</script>"; next }
  { sub(/^ +/, ""); print }
' Web/gallery/index.html >Web/dist/gallery.html
