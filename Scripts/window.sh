#!/usr/bin/env bash
# Builds the heart command with its window, in a folder of its own, where there is a display to open
# one on. Its exit status says whether it did; without a display it says nothing, and installs nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

[ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ] || exit 1

no_window() {
  echo "There will be no window to try the buttons in; all else is made."
  exit 1
}

Scripts/install-gtk-dev.sh || no_window
echo "Building the heart command with its window."
# The package manager tells of flags of GTK's that it passes over, which is harmless.
swift build -c release --traits GTK --scratch-path .build-window --product heart 2>&1 |
  { grep -v 'warning: prohibited flag(s): ' || true; } || no_window
