#!/usr/bin/env bash
# Runs every check, the quick ones first, and tells how long each took and which failed.
set -euo pipefail
cd "$(dirname "$0")"

checks=(
  scripts words docs guides case guards format layers embedded headers build tests
  conformance simulator examples floor ledger names sabotages outside
)
failed=()
started=$SECONDS

for check in "${checks[@]}"; do
  began=$SECONDS
  if ./"check-$check.sh"; then result=passed; else
    result=FAILED
    failed+=("$check")
  fi
  echo "$check $result in $((SECONDS - began)) s"
done

if [ ${#failed[@]} -gt 0 ]; then
  echo "FAILED after $((SECONDS - started)) s: ${failed[*]}" >&2
  exit 1
fi
echo "All ${#checks[@]} checks passed in $((SECONDS - started)) s."
