#!/usr/bin/env bash
# Asks the compiler's index of the Simulator's build one question about the shipped sources: floor,
# ledger or names. The three checks of those names call it, and say why they ask.
set -euo pipefail
cd "$(dirname "$0")/.."

question=${1:?floor, ledger or names}
title=$(tr '[:lower:]' '[:upper:]' <<<"${question:0:1}")${question:1}

fail() {
  echo "$title: $1" >&2
  exit 1
}

mkdir -p .build-symbols
log=.build-symbols/build.log
# As the check of the Simulator builds it, or that of the sabotages, so that nothing is built twice.
flags=(-Xswiftc -warnings-as-errors)
[ -z "${HEARTKIT_LENIENT:-}" ] || flags=(-debug-info-format none)
swift build --build-tests --package-path Simulator "${flags[@]}" >"$log" 2>&1 || {
  Scripts/print-faults.sh "$log" >&2
  fail "the Simulator does not build."
}
built=Simulator/.build/debug

swiftc=$(readlink -f "$(command -v swiftc)")
library=${swiftc%/bin/*}/lib/libIndexStore.so
[ -e "$library" ] || fail "the toolchain has no $library, which reads the compiler's index."

target=$(uname -m)-unknown-linux-gnu
extract() {
  swift symbolgraph-extract -target "$target" -minimum-access-level public "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    fail "the toolchain does not tell the symbols of its modules."
  }
}

# What the toolchain's own modules have stays as it is until there is another toolchain.
graphs=.build-symbols/graphs-$(swiftc --version 2>/dev/null | cksum | cut -d ' ' -f 1)
if [ ! -d "$graphs" ]; then
  aside=$(mktemp -d .build-symbols/aside-XXXXXX)
  for module in Swift _Concurrency _StringProcessing Synchronization FoundationEssentials \
    FoundationInternationalization Foundation; do
    extract -module-name "$module" -output-dir "$aside"
  done
  mv "$aside" "$graphs"
fi

arguments=(
  --root . --library "$library" --index "$built/index/store" --graphs "$graphs"
  --ledger Simulator/Ledger --names Simulator/Names
)
case $question in
  names)
    own=.build-symbols/own
    rm -rf "$own"
    mkdir "$own"
    for module in HeartCore HeartKit; do
      extract -module-name "$module" -I "$built/Modules" -output-dir "$own"
    done
    arguments+=(--own "$own")
    ;;
  ledger)
    # It leaves the index of the same files as they are read with Objective-C's headers.
    Scripts/check-headers.sh >"$log" 2>&1 || {
      cat "$log" >&2
      fail "the header check has to pass first."
    }
    arguments+=(--headers .build-headers/index)
    ;;
esac

answer=$("$built/SymbolTool" "$question" "${arguments[@]}") || fail "see the lines above."
echo "$title: $answer"
