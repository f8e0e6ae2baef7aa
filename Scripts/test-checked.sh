#!/usr/bin/env bash
# Runs tests that build-checked.sh has built. usage: test-checked.sh [OPTION…], the package manager's
set -euo pipefail
cd "$(dirname "$0")/.."

exec swift test -c release --traits GTK --scratch-path .build-checks -Xswiftc -enable-testing \
  -Xswiftc -warnings-as-errors --skip-build "$@"
