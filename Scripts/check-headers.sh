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
  if known; then fail "$1"; fi
  local reason="Swift $tried is what this was tried with, not ${version:-this one}; $1"
  if [ -n "${CI:-}" ]; then fail "$reason"; fi
  echo "Headers: SKIPPED: $reason"
  exit 0
}

# Apple's frameworks are of no package of ours.
own=(-package-name HeartKit)
flags=(
  -parse-as-library -swift-version 6 -warnings-as-errors -wmo
  -diagnostic-style=llvm
  -Xfrontend -enable-objc-interop -Xcc -fblocks
  -I "$build/modules" -I "$headers" -module-cache-path "$build/cache"
)

# Only declarations count here, so that what stands in a function is not even read.
emit_module() {
  swiftc "${flags[@]}" -Xcc -Wsystem-headers -Xfrontend -experimental-skip-all-function-bodies \
    -emit-module -module-name "$1" -emit-module-path "$build/modules/$1.swiftmodule" "${@:2}"
}

# Made anew if the compiler or anything below the folders is not what it was made of.
made_from() {
  { echo "$version" && find "$@" -type f -exec cksum {} + | sort; } | cksum
}

[ "$(uname)" = Linux ] || skip "elsewhere than on Linux the system's own headers are in the way."
mkdir -p "$build/modules"

made=$(made_from "$headers" Sources/HeartCore Scripts/check-headers.sh)
if [ "$made" != "$(cat "$build/made" 2>/dev/null)" ]; then
  rm -rf "$build"
  mkdir -p "$build/modules"
  switches=$(swiftc -frontend -help-hidden 2>/dev/null) || true
  [[ $switches == *-enable-objc-interop* ]] ||
    skip "the compiler does not know -enable-objc-interop."
  for overlay in "${overlays[@]}"; do
    emit_module "$overlay" "$headers/Overlays/$overlay.swift" ||
      skip "the compiler cannot read our $overlay with Objective-C on."
  done
  find Sources/HeartCore -name '*.swift' | sort >"$build/core.files"
  emit_module HeartCore "${own[@]}" @"$build/core.files" || fail "HeartCore does not compile."
  echo "$made" >"$build/made"
fi

# The resource bundle is what the package manager would write.
list=$(mktemp "$build/files-XXXXXX")
trap 'rm -f "$list"*' EXIT
find "$sources/HeartKit.swift" "$sources/Drawing" "$sources/UIKit" -name '*.swift' | sort >"$list"
count=$(grep -c . "$list")
echo "$headers/Overlays/Bundle+Module.swift" >>"$list"

# The index tells which of Apple's symbols the shipped files use: a unit for each file.
index=()
if [ "$sources" = Sources/HeartKit ]; then
  rm -rf "$build/index"
  sed 's/$/.o/' "$list" >"$list.units"
  index=(
    -index-store-path "$build/index" -index-ignore-system-modules
    -Xfrontend -index-unit-output-path-filelist -Xfrontend "$list.units"
  )
fi
swiftc "${flags[@]}" "${own[@]}" -typecheck -module-name HeartKit \
  ${index[@]+"${index[@]}"} @"$list" ||
  fail "a file for UIKit is at odds with what Apple documents, or our headers are."
known || echo "Headers: tried with Swift $tried only, but passed with $version too."
echo "Headers: $count files agree with headers written from Apple's pages."
