#!/usr/bin/env bash
# Installs who judges our files and elements: the programs and libraries that Conformance/ and Web/Tests
# ask, and what they need of Python, into .build-conformance/venv. Does nothing, and says nothing, where
# all of it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null || true)
has_library() { [[ $libraries == *"$1 "* ]]; }

missing=()
python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv)
command -v chromium >/dev/null || missing+=(chromium)
command -v firefox-esr >/dev/null || missing+=(firefox-esr)
command -v tsc >/dev/null || missing+=(node-typescript)
command -v ffmpeg >/dev/null || missing+=(ffmpeg)
command -v gifsicle >/dev/null || missing+=(gifsicle)
command -v img2webp >/dev/null || missing+=(webp)
has_library librsvg-2.so.2 || missing+=(librsvg2-2)
has_library librlottie.so.0-1 || missing+=(librlottie0-1)
has_library libwebpdemux.so.2 || missing+=(libwebpdemux2)
has_library libgif.so.7 || missing+=(libgif7)
[ -d /usr/share/bootstrap-icons/svg ] || missing+=(bootstrap-icons)
if [ ${#missing[@]} -gt 0 ]; then
  Scripts/install-debian.sh \
    "Python, Chromium, Firefox, TypeScript, ffmpeg, gifsicle, libwebp's tools, librsvg, rlottie, giflib
and Bootstrap's icons" \
    "they show our files and elements, and tell whether they are as they should be." \
    "${missing[@]}"
fi

python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
  echo "Conformance/ is for Python 3.11 or newer, and python3 is $(python3 --version)." >&2
  exit 1
}

# The list that was installed is kept, so that a changed one is noticed.
venv=.build-conformance/venv
if ! cmp -s Conformance/requirements.txt "$venv/installed.txt"; then
  echo "Installing $(grep -v '^#' Conformance/requirements.txt | xargs) into $venv:" \
    "they measure pictures and files, and speak with Chromium."
  python3 -m venv --clear "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r Conformance/requirements.txt
  cp Conformance/requirements.txt "$venv/installed.txt"
fi
