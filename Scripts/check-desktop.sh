#!/usr/bin/env bash
# Type-checks the pages' and the workbench's code for GTK against HeartGTK as the tests were built, and
# has the package manager read the packages that pages show.
set -euo pipefail
cd "$(dirname "$0")/.."

options=(-I .build-checks/release/Modules)
# C modules are known by their maps, and where GTK's headers are by pkg-config.
options+=(-Xcc -fmodule-map-file=Sources/CGTK4/module.modulemap)
for flag in $(pkg-config --cflags-only-I gtk4); do options+=(-Xcc "$flag"); done
Scripts/typecheck-code.sh gtk -- "${options[@]}"

room=$(mktemp -d .build-checks/package-XXXXXX)
trap 'rm -rf "$room"' EXIT
awk -v room="$room" '
  /^```swift package$/ { folder = room "/" ++count; system("mkdir " folder); next }
  /^```$/ { folder = "" }
  folder != "" { print > (folder "/Package.swift") }' README.md Guides/*.md
count=0
for package in "$room"/*/; do
  swift package --package-path "$package" dump-package >/dev/null || {
    cat "$package/Package.swift" >&2
    echo "Desktop: the package above, from a page, cannot be read." >&2
    exit 1
  }
  count=$((count + 1))
done
echo "Desktop: $count of the packages that pages show can be read as they are."
