#!/usr/bin/env bash
# Installs Debian's packages, and says which and why. usage: install-debian.sh WHAT WHY PACKAGE…
# where WHAT names them for people who have another system.
set -euo pipefail

what=$1 why=$2
missing=("${@:3}")

if ! command -v apt-get >/dev/null; then
  echo "HeartKit needs $what:" \
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

echo "Installing ${missing[*]}: $why"

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
