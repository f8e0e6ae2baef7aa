#!/usr/bin/env bash
# Builds a WebAssembly module into Web/dist. usage: build-wasm.sh engine|workbench
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1-}" in
  engine) targets=(HeartCore HeartWeb) ;;
  workbench) targets=(HeartCore HeartExport HeartWorkbench) ;;
  *)
    echo "usage: Scripts/build-wasm.sh engine|workbench" >&2
    exit 64
    ;;
esac
name=$1

build=$(mktemp -d .build-wasm-XXXXXX)
trap 'rm -rf "$build"' EXIT
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

objects=()
for target in "${targets[@]}"; do
  find "Sources/$target" -name '*.swift' | LC_ALL=C sort >"$build/$target.files"
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -wmo -Osize -parse-as-library -swift-version 6 -package-name HeartKit -lto=llvm-full \
    -Xfrontend -disable-stack-protector -I "$build" -module-name "$target" \
    -emit-module -emit-module-path "$build/$target.swiftmodule" \
    -c @"$build/$target.files" -o "$build/$target.o"
  objects=("$build/$target.o" "${objects[@]}")
done
"$tools/clang" --target=wasm32-unknown-none-wasm -Oz -ffreestanding -fno-builtin \
  -c Web/engine/memory.c -o "$build/memory.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --export-memory \
  -z stack-size=65536 "${objects[@]}" "$build/memory.o" -o "$build/linked.wasm"

mkdir -p Web/dist
wasm-opt -Oz --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
  --enable-mutable-globals --enable-multivalue "$build/linked.wasm" -o "Web/dist/$name.wasm"
