#!/usr/bin/env bash
# Compiles pure targets as Embedded Swift for WebAssembly, into .build-wasm: an object of each, and
# what the compiler said. What is there from the same sources, by the same compiler, stays.
# usage: compile-wasm.sh [TARGET…]    those named and what they read; all, if none is
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build-wasm
flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded
  -enable-experimental-feature Extern -wmo -Osize -parse-as-library -swift-version 6
  -package-name HeartKit -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector
)
compiler=$(swiftc --version 2>/dev/null)

sources() { find "Sources/$1" -name '*.swift' | LC_ALL=C sort; }

# What a target is made of, as one hash: the compiler, its flags, the sources and those they read.
made_of() {
  local target
  {
    echo "$compiler"
    git hash-object Scripts/compile-wasm.sh
    for target in "$@"; do
      sources "$target"
      sources "$target" | git hash-object --stdin-paths
    done
  } | git hash-object --stdin
}

# Compiles the first of the targets, which reads the others.
compile() {
  local target=$1 options=() made aside
  made=$(made_of "$@")
  [ "$made" != "$(cat "$build/$target.made" 2>/dev/null)" ] || return 0
  rm -f "$build/$target.made"
  # The engine's go to the linker as LLVM's bitcode: only there it is known what is called at all.
  # The workbench calls nearly all that it has; for it that takes minutes, and makes nothing smaller.
  case $target in HeartCore | HeartWeb) options=(-lto=llvm-full) ;; esac

  # Made aside, so that nobody who reads it meanwhile finds half of it.
  aside=$(mktemp -d "$build/aside-XXXXXX")
  sources "$target" >"$aside/files"
  if ! swiftc "${flags[@]}" ${options[@]+"${options[@]}"} -I "$build" -module-name "$target" \
    -emit-module -emit-module-path "$aside/$target.swiftmodule" \
    -c @"$aside/files" -o "$aside/$target.o" >"$aside/$target.log" 2>&1; then
    cat "$aside/$target.log" >&2
    rm -r "$aside"
    echo "Embedded: $target does not compile as Embedded Swift." >&2
    return 1
  fi
  cat "$aside/$target.log" >&2
  mv "$aside/$target".{o,swiftmodule,log} "$build"
  rm -r "$aside"
  echo "$made" >"$build/$target.made"
}

[ $# -gt 0 ] || set -- HeartWeb HeartWorkbench
web='' export='' workbench=''
for target in "$@"; do
  case $target in
    HeartCore) ;;
    HeartWeb) web=yes ;;
    HeartExport) export=yes ;;
    HeartWorkbench) export=yes workbench=yes ;;
    *)
      echo "Embedded: there is no pure target $target." >&2
      exit 64
      ;;
  esac
done

mkdir -p "$build"
compile HeartCore
# Each is the work of one processor, so what does not read the other is compiled beside it.
beside=
if [ -n "$web" ]; then
  compile HeartWeb HeartCore &
  beside=$!
fi
if [ -n "$export" ]; then compile HeartExport HeartCore; fi
if [ -n "$workbench" ]; then compile HeartWorkbench HeartCore HeartExport; fi
if [ -n "$beside" ]; then wait "$beside"; fi
