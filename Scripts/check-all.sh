#!/usr/bin/env bash
# Runs every check, and tells how long each took and which failed: first the quick ones, then two
# rows at once, each in build folders of its own, since no build keeps two cores busy all the time.
set -euo pipefail
cd "$(dirname "$0")"

quick=(scripts words docs guides case guards format layers)
package=(build tests gtk desktop conformance web)
simulator=(embedded headers simulator examples floor ledger names outside sabotages leaks)

notes=$(mktemp -d)
trap 'rm -rf "$notes"' EXIT
# What runs beside this would not hear of being interrupted.
trap 'trap - TERM; kill -TERM 0' INT TERM
started=$SECONDS

# Runs checks one after another; the names of those that fail are added to a file.
run() {
  local check began result
  for check in "$@"; do
    began=$SECONDS
    if ./"check-$check.sh"; then result=passed; else
      result=FAILED
      echo "$check" >>"$notes/failed"
    fi
    echo "$check $result in $((SECONDS - began)) s"
  done
}

run "${quick[@]}"
run "${simulator[@]}" >"$notes/simulator" 2>&1 &
run "${package[@]}"
wait $!
cat "$notes/simulator"

if [ -s "$notes/failed" ]; then
  echo "FAILED after $((SECONDS - started)) s: $(xargs <"$notes/failed")" >&2
  exit 1
fi
all=$((${#quick[@]} + ${#package[@]} + ${#simulator[@]}))
echo "All $all checks passed in $((SECONDS - started)) s."
