#!/usr/bin/env bash
# Builds a module of WebAssembly into Web/dist. usage: build-wasm.sh engine|workbench
#
# The compilers are those of the Swift toolchain, asked one by one: a package build would link with
# whatever optimizes in the background, and so give other bytes on another machine.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1-}
case $name in
  engine) targets=(HeartCore HeartWeb) ;;
  workbench) targets=(HeartCore HeartExport HeartWorkbench) ;;
  *)
    echo "usage: Scripts/build-wasm.sh engine|workbench" >&2
    exit 64
    ;;
esac

build=$(mktemp -d .build-wasm-XXXXXX)
trap 'rm -rf "$build"' EXIT
# The system's own may be too old, or of another version than the compiler.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

# The code goes to the linker as LLVM's bitcode: only there it is known what is called at all.
objects=()
for target in "${targets[@]}"; do
  find "Sources/$target" -name '*.swift' | LC_ALL=C sort >"$build/$target.files"
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -wmo -Osize -lto=llvm-full -parse-as-library \
    -swift-version 6 -package-name HeartKit -enforce-exclusivity=unchecked \
    -Xfrontend -disable-stack-protector -I "$build" -module-name "$target" \
    -emit-module -emit-module-path "$build/$target.swiftmodule" \
    -c @"$build/$target.files" -o "$build/$target.o"
  objects=("$build/$target.o" "${objects[@]}")
done
"$tools/clang" --target=wasm32-unknown-none-wasm -Oz -Wall -Wextra -Werror -ffreestanding \
  -fno-builtin -c Web/engine/memory.c -o "$build/memory.o"

# What is missing at the end is an error: the module imports nothing.
# The first 1024 bytes stay empty, so that an offset below that may be added to any address.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --export-memory \
  --global-base=1024 -z stack-size=65536 "${objects[@]}" "$build/memory.o" -o "$build/linked.wasm"

# Only what every browser of the last years has.
features=(
  --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
  --enable-mutable-globals --enable-multivalue
)
# Flattened first, so that blocks are joined anew; what that leaves behind takes two rounds.
wasm-opt --flatten --rereloop -Oz -Oz --converge --low-memory-unused \
  --strip-debug --strip-producers --strip-target-features \
  "${features[@]}" "$build/linked.wasm" -o "$build/$name.wasm"

# A second pair of eyes, for the linker's flags may change.
if wasm-dis "$build/$name.wasm" | grep -q '^ *(import '; then
  echo "$name.wasm must not import anything." >&2
  exit 1
fi
mkdir -p Web/dist
mv "$build/$name.wasm" "Web/dist/$name.wasm"
