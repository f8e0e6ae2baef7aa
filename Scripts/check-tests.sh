#!/usr/bin/env bash
# Runs every test, optimized: some play a million events. Optimized code must not warn either.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/tests.log

if ! swift test -c release --scratch-path .build-checks -Xswiftc -enable-testing \
  -Xswiftc -warnings-as-errors >"$log" 2>&1 || grep -qE '(^|: )(warning|error): ' "$log"; then
  grep -vE '^(◇ |✔ |\[[0-9]+/)' "$log" >&2 || true
  echo "Tests: see above." >&2
  exit 1
fi
summary=$(sed -n 's/.*Test run with \([1-9].* passed\).*/\1/p' "$log")
if [ -z "$summary" ]; then
  cat "$log" >&2
  echo "Tests: none were run." >&2
  exit 1
fi
echo "Tests: $summary."
