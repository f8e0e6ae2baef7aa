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

if ! command -v apt-get >/dev/null; then
  echo "HeartKit needs git, pkg-config, libdeflate, libspng, libwebp and giflib, with their headers:" \
    "please install them; they are Debian's packages ${missing[*]}." >&2
  exit 1
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "Please install Debian's packages ${missing[*]} as root; there is no sudo here." >&2
    exit 1
  fi
  as_root=(sudo)
fi

echo "Installing ${missing[*]}: the libraries pack and read PNG, WebP and GIF files," \
  "pkg-config tells Swift where they are."

apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" </dev/null >/dev/null
}

update() {
  echo "Fetching Debian's list of packages first."
  apt update
}

# A fresh machine has no list of packages yet, and an old list names files that are gone.
apt-cache show "${missing[@]}" >/dev/null 2>&1 || update
apt install -y --no-install-recommends "${missing[@]}" || {
  update
  apt install -y --no-install-recommends "${missing[@]}"
}
echo "Installed."
