#!/usr/bin/env bash
# Installs what building needs beside Swift, so that one command works on a fresh Debian machine.
# Does nothing, and says nothing, where all of it is there.
set -euo pipefail

if ! command -v swift >/dev/null; then
  echo "HeartKit is built with Swift 6.1 or newer, which is not here: see https://swift.org/install" >&2
  exit 1
fi

missing=()
command -v git >/dev/null || missing+=(git)
command -v pkg-config >/dev/null || missing+=(pkg-config)
pkg-config --exists libdeflate 2>/dev/null || missing+=(libdeflate-dev)
pkg-config --exists spng 2>/dev/null || missing+=(libspng-dev)
pkg-config --exists libwebpmux 2>/dev/null || missing+=(libwebp-dev)
pkg-config --exists libgif7 2>/dev/null || missing+=(libgif-dev)
[ ${#missing[@]} -gt 0 ] || exit 0

"$(dirname "$0")/install-debian.sh" \
  "git, pkg-config, libdeflate, libspng, libwebp and giflib, with their headers" \
  "the libraries pack and read PNG, WebP and GIF files, pkg-config tells Swift where they are." \
  "${missing[@]}"
