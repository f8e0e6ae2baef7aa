#!/usr/bin/env bash
# Builds what a web page loads, into Web/dist: the elements, each way that an engine comes to them.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$(mktemp -d .build-web-XXXXXX)
trap 'rm -rf "$build"' EXIT

# All at first, so that they are compiled side by side.
Scripts/compile-wasm.sh
Scripts/build-wasm.sh engine
Scripts/build-wasm.sh workbench

# A byte is a character, so that a server's compression sees the bytes as they are: in base64 they
# would cost a third more after it. Moved by 36, what is most frequent (0, and what is near it)
# becomes plain letters and needs no escape.
perl -CO -0777 -ne '
  s/(.)/chr((ord($1) + 36) & 255)/gse;
  s/[\\"]/\\$&/g;
  s/\n/\\n/g;
  s/\r/\\r/g;
  s/\0/\\x00/g;
  print "const text = \"$_\";\n",
    "export const bytes = () => Uint8Array.from(text, (letter) => letter.charCodeAt() - 36);\n";
' Web/dist/engine.wasm >"$build/engine-bytes.js"

bundle() {
  esbuild "Web/elements/$1" --bundle --minify --format=esm --charset=utf8 --target=es2022 \
    --alias:engine-bytes="./$build/engine-bytes.js" --log-level=warning --outfile="$build/$1"
  # In a page such a module may stand inline, where these would end it or swallow what follows.
  if grep -qiE '<!--|</?script' "$build/$1"; then
    echo "Web: $1 has a tag in it, and could not stand inside a page." >&2
    exit 1
  fi
  mv "$build/$1" "Web/dist/$1"
}
bundle heartkit.js
bundle heartkit-beside.js
bundle heartkit-plain.js
cp Web/elements/heartkit.d.ts Web/dist/

Scripts/gallery.sh
