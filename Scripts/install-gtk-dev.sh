#!/usr/bin/env bash
# Installs what building with the trait GTK needs. Does nothing, and says nothing, where it is there.
set -euo pipefail

! pkg-config --exists gtk4 2>/dev/null || exit 0

"$(dirname "$0")/install-debian.sh" \
  "GTK 4 with its headers" \
  "the window in which the buttons can be tried is built with it." \
  libgtk-4-dev
