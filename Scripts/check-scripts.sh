#!/usr/bin/env bash
# Scripts are code: every one must parse, and please shellcheck where that is installed.
set -euo pipefail
cd "$(dirname "$0")/.."

for script in Scripts/*.sh .ci/run; do
  bash -n "$script"
  [ -x "$script" ] || { echo "Scripts: $script cannot be run: chmod +x it." >&2; exit 1; }
done
if command -v shellcheck >/dev/null; then shellcheck Scripts/*.sh .ci/run; fi
echo "Scripts: all parse."
