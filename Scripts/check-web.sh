#!/usr/bin/env bash
# Builds what a web page loads, and tests it in Chromium, and once in Firefox: state, events, keys,
# forms, accessibility, policies, and that each picture is the core's own. Says how large the files are.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/web.log
Scripts/install-web.sh
Scripts/install-judges.sh
Scripts/web.sh >"$log" 2>&1 || {
  cat "$log" >&2
  echo "Web: it does not build." >&2
  exit 1
}

bin=$(Scripts/build-checked.sh "$log" --product heart) || {
  echo "Web: the heart command does not build." >&2
  exit 1
}
HEART="$bin/heart"
export HEART PYTHONPYCACHEPREFIX=.build-conformance/python

python=.build-conformance/venv/bin/python
"$python" -m Web.Tests.sizes || {
  echo "Web: a file is larger than it may be." >&2
  exit 1
}
if ! "$python" -m unittest discover -s Web/Tests -t . >"$log" 2>&1; then
  cat "$log" >&2
  echo "Web: what is told above is not as it should be." >&2
  exit 1
fi
echo "Web: $(sed -n 's/^Ran \([0-9]*\) tests.*/\1 tests/p' "$log") passed in Chromium and Firefox."
