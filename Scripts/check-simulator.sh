#!/usr/bin/env bash
# Compiles the sources for Apple's systems against our own model of them, and plays them there:
# touches, time and pixels. Without optimization, so that every precondition is checked.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/simulator.log
# A fault that stops the tests is named in the log; a backtrace of it would take minutes.
export SWIFT_BACKTRACE=enable=no

if ! swift test --package-path Simulator -Xswiftc -warnings-as-errors >"$log" 2>&1 ||
  awk '/^Test Suite/ { exit } /(^|: )warning: / { found = 1 } END { exit !found }' "$log"; then
  Scripts/print-faults.sh "$log" >&2
  echo "Simulator: see above." >&2
  exit 1
fi
summary=$(sed -n 's/.*Test run with \([1-9].* passed\).*/\1/p' "$log")
if [ -z "$summary" ]; then
  Scripts/print-faults.sh "$log" >&2
  echo "Simulator: no tests were run." >&2
  exit 1
fi
echo "Simulator: $summary."
