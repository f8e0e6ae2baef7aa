#!/usr/bin/env bash
# One format for all Swift code, decided by .swift-format, so that no review is about spaces.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! swift format lint --strict -r Sources Tests GTK Examples Simulator/Sources \
  Simulator/Tests Simulator/Package.swift Simulator/Headers Package.swift; then
  echo "Format: 'make format' mends most of it." >&2
  exit 1
fi
echo "Format: every Swift file is in the house's format."
