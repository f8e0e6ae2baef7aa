#!/usr/bin/env bash
# Runs every test, optimized: some play a million events. Optimized code must not warn either.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/tests.log

# The package manager cannot turn its own warnings into errors. Those of tests are their own matter.
has_warnings() { awk '/^Test Suite/ { exit } /(^|: )warning: / { found = 1 } END { exit !found }' "$log"; }

if ! swift test -c release --scratch-path .build-checks -Xswiftc -enable-testing \
  -Xswiftc -warnings-as-errors >"$log" 2>&1 || has_warnings; then
  Scripts/print-faults.sh "$log" >&2
  echo "Tests: see above." >&2
  exit 1
fi
summary=$(sed -n 's/.*Test run with \([1-9].* passed\).*/\1/p' "$log")
if [ -z "$summary" ]; then
  Scripts/print-faults.sh "$log" >&2
  echo "Tests: none were run." >&2
  exit 1
fi
echo "Tests: $summary."
