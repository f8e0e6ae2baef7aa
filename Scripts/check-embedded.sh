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

# The toolchain's own tool knows WebAssembly; the system's may not.
nm="$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-nm"
[ -x "$nm" ] || nm=$(command -v llvm-nm) || {
  echo "Embedded: there is no llvm-nm to look at the objects with; Debian has it in llvm." >&2
  exit 1
}

targets=(HeartCore HeartExport HeartWeb HeartWorkbench)
Scripts/compile-wasm.sh "${targets[@]}"

objects=() warnings=''
for target in "${targets[@]}"; do
  objects+=(".build-wasm/$target.o")
  warnings+=$(grep -E '(^|: )warning: ' ".build-wasm/$target.log" || true)
done
if [ -n "$warnings" ]; then
  printf 'Embedded: the compiler warns:\n%s\n' "$warnings" >&2
  exit 1
fi

symbols() { "$nm" --just-symbol-name "$@" "${objects[@]}" | grep -v ':$' | grep .; }
known=$(printf '%s\n' "${allowed[@]}" && symbols --defined-only)
unknown=$(comm -23 <(symbols --undefined-only | sort -u) <(sort -u <<<"$known"))
if [ -n "$unknown" ]; then
  printf 'Embedded: these would have to come from outside:\n%s\n' "$unknown" >&2
  exit 1
fi
echo "Embedded: the pure targets need nothing but memory."
