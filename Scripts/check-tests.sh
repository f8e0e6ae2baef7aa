#!/usr/bin/env bash
# Runs every test, optimized: some play a million events. Optimized code must not warn either.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/tests.log

if ! swift test -c release --scratch-path .build-checks -Xswiftc -enable-testing \
  -Xswiftc -warnings-as-errors >"$log" 2>&1 || grep -qE '(^|: )(warning|error): ' "$log"; then
  grep -vE '^(◇|✔) ' "$log" >&2 || true
  echo "Tests: see above." >&2
  exit 1
fi
summary=$(grep -oE 'Test run with [0-9]+ tests.* passed' "$log") || {
  cat "$log" >&2
  echo "Tests: none were run." >&2
  exit 1
}
echo "Tests: ${summary,}."
