#!/usr/bin/env bash
# Measures what a frame of 100 moving buttons takes in Chromium, beside lottie-web. Fails if ours takes
# more script time than a fifth of the other's.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/install-web.sh
Scripts/install-judges.sh
Scripts/web.sh
swift build -c release --product heart
HEART="$(swift build -c release --product heart --show-bin-path)/heart"
export HEART PYTHONPYCACHEPREFIX=.build-conformance/python

.build-conformance/venv/bin/python -m Web.Bench
