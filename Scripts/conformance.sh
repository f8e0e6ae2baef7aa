#!/usr/bin/env bash
# Looks at all files that the heart command writes in programs that nobody here wrote, and writes
# down what they show: Conformance.md and Conformance.png. Fails if anything is beyond its bar.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/install-judges.sh
echo "Building the heart command, optimized."
swift build -c release --product heart
heart="$(swift build -c release --product heart --show-bin-path)/heart"

echo "Looking at it all, which takes some minutes."
export PYTHONPYCACHEPREFIX=.build-conformance/python
.build-conformance/venv/bin/python -m Conformance "$heart" .build-conformance/files
echo "Written: Conformance.md and Conformance.png."
