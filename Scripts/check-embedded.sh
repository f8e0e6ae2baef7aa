#!/usr/bin/env bash
# Compiles the pure targets as Embedded Swift for WebAssembly, and looks at what they would need
# from outside: memory, and no mathematics, so that numbers have the same bits everywhere.
set -euo pipefail
cd "$(dirname "$0")/.."

allowed=(
  posix_memalign free                # memory
  memcpy memmove memset memcmp       # copying and comparing it
  arc4random_buf                     # the seed of hashing, for whoever keeps values in a set
  __multi3                           # the product of two 64-bit numbers, with its upper half
  heart_has_room                     # whether the engine's memory has room for more
  __stack_pointer __memory_base __table_base __indirect_function_table  # the linker's own
)

build=$(mktemp -d .build-embedded-XXXXXX)
trap 'rm -rf "$build"' EXIT

# The toolchain's own tool knows WebAssembly; the system's may not.
nm="$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-nm"
[ -x "$nm" ] || nm=$(command -v llvm-nm) || {
  echo "Embedded: there is no llvm-nm to look at the objects with; Debian has it in llvm." >&2
  exit 1
}

compile() {
  local target=$1
  find "Sources/$target" -name '*.swift' | sort >"$build/$target.files"
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -enable-experimental-feature Extern -wmo -O -parse-as-library -swift-version 6 \
    -package-name HeartKit -warnings-as-errors \
    -Xfrontend -disable-stack-protector -I "$build" -module-name "$target" \
    -emit-module -emit-module-path "$build/$target.swiftmodule" \
    -c @"$build/$target.files" -o "$build/$target.o" || {
    echo "Embedded: $target does not compile as Embedded Swift." >&2
    exit 1
  }
}

# Those that need only the core are compiled side by side.
compile HeartCore
compile HeartWeb &
web=$!
compile HeartExport
compile HeartWorkbench
wait "$web"

"$nm" --undefined-only --just-symbol-name "$build"/*.o | grep -v ':$' | sort -u >"$build/undefined"
{
  "$nm" --defined-only --just-symbol-name "$build"/*.o
  printf '%s\n' "${allowed[@]}"
} | sort -u >"$build/known"
unknown=$(comm -23 "$build/undefined" "$build/known" | grep . || true)
if [ -n "$unknown" ]; then
  printf 'Embedded: these would have to come from outside:\n%s\n' "$unknown" >&2
  exit 1
fi
echo "Embedded: the pure targets need nothing but memory."
