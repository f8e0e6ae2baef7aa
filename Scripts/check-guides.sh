#!/usr/bin/env bash
# A guide must not promise what is not there: each test suite that one names, each file that one
# links to, and each make target that one tells to type has to exist.
set -euo pipefail
cd "$(dirname "$0")/.."

pages=(README.md CONTRIBUTING.md CHANGELOG.md Guides/*.md)
missing=()

while IFS= read -r suite; do
  grep -rqE "\b(struct|class|enum) $suite\b" Tests Simulator/Tests Web/Tests GTK/Tests ||
    [ -d "Tests/$suite" ] || missing+=("the suite $suite")
done < <(grep -ohE '\b[A-Z][A-Za-z0-9]*Tests\b' "${pages[@]}" | sort -u)

for page in "${pages[@]}"; do
  while IFS= read -r link; do
    [ -e "$(dirname "$page")/$link" ] || missing+=("$link, which $page links to")
  done < <(grep -oE '\]\([^)#]+' "$page" | cut -c3- | grep -v '^https\?:' | sort -u)
done

while IFS= read -r target; do
  grep -qE "^$target:" Makefile || missing+=("make $target")
done < <(grep -ohE '(^|`)make [a-z]+' "${pages[@]}" | sed 's/.*make //' | sort -u)

if [ ${#missing[@]} -gt 0 ]; then
  printf 'Guides: there is no %s.\n' "${missing[@]}" >&2
  exit 1
fi
echo "Guides: every suite, file and target that they name is there."
