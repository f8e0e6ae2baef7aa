#!/usr/bin/env bash
# Type-checks the files that ship for UIKit, #selector and all, against Objective-C headers of our
# own. Given a folder, it checks the copy of HeartKit's sources in there instead.
set -euo pipefail
cd "$(dirname "$0")/.."

sources=${1:-Sources/HeartKit}
headers=Simulator/Headers
build=.build-headers
overlays=(ObjectiveC CoreFoundation CoreGraphics Foundation QuartzCore UIKit)

# Objective-C without Apple's runtime is a thing of the compiler's own tests, and no promise.
tried=6.3
version=$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
known() { [[ $version == "$tried" || $version == "$tried".* ]]; }

fail() {
  echo "Headers: $1" >&2
  exit 1
}

# Elsewhere the other checks are worth having without this one; where CI runs it must not be lost.
skip() {
  if known || [ -n "${CI:-}" ]; then fail "$1"; fi
  echo "Headers: SKIPPED, Swift $tried is needed and this is ${version:-unknown}: $1"
  exit 0
}

flags=(
  -parse-as-library -swift-version 6 -warnings-as-errors -wmo -package-name HeartKit
  -diagnostic-style=llvm
  -Xfrontend -enable-objc-interop -Xcc -fblocks
  -I "$build/modules" -I "$headers" -module-cache-path "$build/cache"
)

# Only declarations count here, so that what stands in a function is not even read.
emit_module() {
  swiftc "${flags[@]}" -Xfrontend -experimental-skip-all-function-bodies \
    -emit-module -module-name "$1" -emit-module-path "$build/modules/$1.swiftmodule" "${@:2}"
}

# Made anew if the compiler or anything below the folders is not what it was made of.
made_from() {
  { echo "$version" && find "$@" -type f -exec cksum {} + | sort; } | cksum
}

[ "$(uname)" = Linux ] || skip "on other systems than Linux the system's own headers are in the way."
mkdir -p "$build/modules"

made=$(made_from "$headers" Sources/HeartCore Scripts/check-headers.sh)
if [ "$made" != "$(cat "$build/made" 2>/dev/null)" ]; then
  rm -rf "$build"/*
  mkdir -p "$build/modules"
  for overlay in "${overlays[@]}"; do
    emit_module "$overlay" "$headers/Overlays/$overlay.swift" ||
      skip "the compiler cannot read our $overlay with Objective-C turned on."
  done
  find Sources/HeartCore -name '*.swift' | sort >"$build/core.files"
  emit_module HeartCore @"$build/core.files" || fail "HeartCore does not compile."
  echo "$made" >"$build/made"
fi

# The index says which of Apple's symbols are used, for the shipped files and no others.
index=()
if [ "$sources" = Sources/HeartKit ]; then
  rm -rf "$build/index"
  index=(-index-store-path "$build/index" -index-ignore-system-modules)
fi
find "$sources/HeartKit.swift" "$sources/Drawing" "$sources/UIKit" -name '*.swift' |
  sort >"$build/kit.files"
swiftc "${flags[@]}" -typecheck -module-name HeartKit ${index[@]+"${index[@]}"} \
  @"$build/kit.files" "$headers/Overlays/Bundle+Module.swift" ||
  fail "a file for UIKit is at odds with what Apple documents (or our headers are)."
known || echo "Headers: this was tried with Swift $tried, and passed with $version too."
echo "Headers: $(grep -c . "$build/kit.files") files agree with headers written from Apple's pages."
