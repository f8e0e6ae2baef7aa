#!/usr/bin/env bash
# Builds a module of WebAssembly into Web/dist. usage: build-wasm.sh engine|workbench
#
# The compilers are those of the Swift toolchain, asked one by one: a package build would link with
# whatever optimizes in the background, and so give other bytes on another machine.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1-}
# Who calls comes before who is called.
case $name in
  engine)
    targets=(HeartWeb HeartCore)
    # Flattened first, so that blocks are joined anew; what that leaves behind takes two rounds.
    passes=(--flatten --rereloop -Oz -Oz --converge)
    ;;
  workbench)
    targets=(HeartWorkbench HeartExport HeartCore)
    # It is large, and the gallery alone loads it: one round, for the sake of who waits for it.
    passes=(-Oz)
    ;;
  *)
    echo "usage: Scripts/build-wasm.sh engine|workbench" >&2
    exit 64
    ;;
esac

# Only what every browser of the last years has.
features=(
  --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
  --enable-mutable-globals --enable-multivalue
)

Scripts/compile-wasm.sh "${targets[@]}"
objects=("${targets[@]/#/.build-wasm/}")
objects=("${objects[@]/%/.o}")

# What was built of the same objects, by the same tools, stays.
made=$(
  { wasm-opt --version && cat "${objects[@]}" Web/engine/memory.c Scripts/build-wasm.sh; } |
    git hash-object --stdin
)
mkdir -p Web/dist
if [ "$made" = "$(cat ".build-wasm/$name.made" 2>/dev/null)" ]; then
  cmp -s ".build-wasm/$name.wasm" "Web/dist/$name.wasm" ||
    cp ".build-wasm/$name.wasm" "Web/dist/$name.wasm"
  exit 0
fi

aside=$(mktemp -d .build-wasm/aside-XXXXXX)
trap 'rm -rf "$aside"' EXIT
# The system's own may be too old, or of another version than the compiler.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

"$tools/clang" --target=wasm32-unknown-none-wasm -Oz -Wall -Wextra -Werror -ffreestanding \
  -fno-builtin -c Web/engine/memory.c -o "$aside/memory.o"

# What is missing at the end is an error: the module imports nothing.
# The first 1024 bytes stay empty, so that an offset below that may be added to any address.
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --export-memory \
  --global-base=1024 -z stack-size=65536 "${objects[@]}" "$aside/memory.o" -o "$aside/linked.wasm"

wasm-opt "${passes[@]}" --low-memory-unused \
  --strip-debug --strip-producers --strip-target-features \
  "${features[@]}" "$aside/linked.wasm" -o "$aside/$name.wasm"

# A second pair of eyes, for the linker's flags may change.
if wasm-dis "$aside/$name.wasm" | grep -q '^ *(import '; then
  echo "$name.wasm must not import anything." >&2
  exit 1
fi
mv "$aside/$name.wasm" ".build-wasm/$name.wasm"
echo "$made" >".build-wasm/$name.made"
cp ".build-wasm/$name.wasm" "Web/dist/$name.wasm"
