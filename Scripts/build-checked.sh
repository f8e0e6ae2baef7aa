#!/usr/bin/env bash
# Builds as the checks do, and prints where the programs are: optimized, open to tests, with the GTK
# widgets, and every warning an error. One set of options, so that what one check built the next has.
# usage: build-checked.sh LOG [OPTION…], where the options are the package manager's
set -euo pipefail
cd "$(dirname "$0")/.."

log=$1
options=(
  -c release --traits GTK --scratch-path .build-checks -Xswiftc -enable-testing
  -Xswiftc -warnings-as-errors "${@:2}"
)
mkdir -p "$(dirname "$log")"
# What the package manager warns of itself is no error to it. It passes over some flags that GTK's
# own files ask for, and says so each time.
if ! swift build "${options[@]}" >"$log" 2>&1 ||
  grep -E '(^|: )warning: ' "$log" | grep -qv 'warning: prohibited flag(s): '; then
  Scripts/print-faults.sh "$log" >&2
  exit 1
fi
swift build "${options[@]}" --show-bin-path 2>/dev/null
