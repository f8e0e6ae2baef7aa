#!/usr/bin/env bash
# Builds the package as a newcomer does, without optimization, and without GTK. Every warning fails:
# the compiler's, and those of the package manager, which cannot turn its own into errors.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/build.log

if ! swift build --scratch-path .build-checks -Xswiftc -warnings-as-errors \
  >"$log" 2>&1 || grep -qE '(^|: )(warning|error): ' "$log"; then
  Scripts/print-faults.sh "$log" >&2
  echo "Build: there are errors or warnings above." >&2
  exit 1
fi
echo "Build: no errors, no warnings."
