#!/usr/bin/env bash
# Type-checks the code for some toolkits that people copy: the pages' blocks of that kind, each a file
# of its own as a reader would have it, and what the gallery's workbench writes, which a test compares
# byte for byte. usage: typecheck-code.sh KIND… -- OPTION…    where options tell where modules are
set -euo pipefail
cd "$(dirname "$0")/.."

kinds=()
while [ "${1---}" != -- ]; do
  kinds+=("$1")
  shift
done
shift

mkdir -p .build-checks
room=$(mktemp -d .build-checks/code-XXXXXX)
trap 'rm -rf "$room"' EXIT

for kind in "${kinds[@]}"; do
  awk -v start="\`\`\`swift $kind" -v room="$room/$kind" '
    $0 == start { file = room "-" ++count ".swift"; print "// From " FILENAME > file; next }
    /^```$/ { file = "" }
    file != "" { print > file }' README.md Guides/*.md Examples/*/README.md
  for snippet in Tests/HeartWorkbenchTests/Snippets/*."$kind".txt; do
    cp "$snippet" "$room/$(basename "$snippet" .txt).swift"
  done
  [ -e "$room/$kind-1.swift" ] || { echo "Code: no page has any of the kind '$kind'." >&2; exit 1; }
done

count=0
for code in "$room"/*.swift; do
  swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -module-name Example \
    "$@" "$code" || {
    cat "$code" >&2
    echo "Code: that above, from a page or the workbench, does not compile." >&2
    exit 1
  }
  count=$((count + 1))
done
echo "Code: $count pieces for ${kinds[*]}, from pages and the workbench, compile as they are."
