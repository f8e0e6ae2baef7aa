#!/usr/bin/env bash
# A part of `make conformance`, as much as a minute allows: every style and renderer at 96 x 96 near
# the start, near the end and at the end, a sample of other people's icons, all that is read back.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/conformance.log
Scripts/install-judges.sh

bin=$(Scripts/build-checked.sh "$log" --product heart) || {
  echo "Conformance: the heart command does not build." >&2
  exit 1
}
heart="$bin/heart"

export PYTHONPYCACHEPREFIX=.build-conformance/python
if ! .build-conformance/venv/bin/python -m Conformance "$heart" .build-conformance/part --part \
  >"$log" 2>&1; then
  cat "$log" >&2
  echo "Conformance: what is marked above is beyond its bar." >&2
  exit 1
fi
echo "Conformance: $(tail -n 1 "$log")"
