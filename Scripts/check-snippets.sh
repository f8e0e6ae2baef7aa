#!/usr/bin/env bash
# Type-checks the code that the gallery's workbench writes for apps, against the simulator's modules.
# A test compares it with what the workbench writes, byte for byte.
set -euo pipefail
cd "$(dirname "$0")/.."

built=Simulator/.build/debug
mkdir -p .build-checks
room=$(mktemp -d .build-checks/snippets-XXXXXX)
trap 'rm -rf "$room"' EXIT

count=0
for snippet in Tests/HeartWorkbenchTests/Snippets/*.{uikit,swiftui,gtk}.txt; do
  name=$(basename "$snippet" .txt)
  cp "$snippet" "$room/$name.swift"
  swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -module-name Snippet \
    -I "$built/Modules" "$room/$name.swift" || {
    cat "$snippet" >&2
    echo "Snippets: the code above, from the workbench, does not compile." >&2
    exit 1
  }
  count=$((count + 1))
done
echo "Snippets: $count of the workbench's compile as they are."
