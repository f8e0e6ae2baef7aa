#!/usr/bin/env bash
# Type-checks the pages' code for UIKit and SwiftUI against the simulator's modules. Each block is a
# file of its own, as a reader would copy it.
set -euo pipefail
cd "$(dirname "$0")/.."

built=Simulator/.build/debug
mkdir -p .build-checks
room=$(mktemp -d .build-checks/examples-XXXXXX)
trap 'rm -rf "$room"' EXIT

awk -v room="$room" '
  /^```swift (uikit|swiftui)$/ { file = room "/" ++count ".swift"; next }
  /^```$/ { file = "" }
  file != "" { print > file }' README.md Guides/*.md

count=0
for example in "$room"/*.swift; do
  [ -e "$example" ] || break
  swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -module-name Example \
    -I "$built/Modules" "$example" || {
    cat "$example" >&2
    echo "Examples: the code above, from a page, does not compile." >&2
    exit 1
  }
  count=$((count + 1))
done
[ "$count" -gt 0 ] || { echo "Examples: no page has any." >&2; exit 1; }
echo "Examples: $count of UIKit and SwiftUI compile as the pages have them."
Scripts/check-snippets.sh
