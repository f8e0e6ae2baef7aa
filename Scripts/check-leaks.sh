#!/usr/bin/env bash
# Lets a thousand GTK widgets come and go in every way, with all memory watched: none of ours may be
# lost, used after it is gone, or written beyond. What the libraries themselves keep is listed.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/leaks.log
Scripts/install-gtk.sh

options=(--traits GTK --scratch-path .build-checks/leaks --sanitize=address --product GTKStage)
swift build "${options[@]}" >"$log" 2>&1 || {
  Scripts/print-faults.sh "$log" >&2
  echo "Leaks: it does not build." >&2
  exit 1
}
stage="$(swift build "${options[@]}" --show-bin-path)/GTKStage"

# GLib takes memory one by one, so that each piece is seen. Stacks are deep enough to reach who asked.
export G_SLICE=always-malloc ASAN_OPTIONS=detect_leaks=1:fast_unwind_on_malloc=0:malloc_context_size=30
export LSAN_OPTIONS=suppressions=$PWD/GTK/Leaks.txt:print_suppressions=0
if ! Scripts/headless.sh "$stage" live >"$log" 2>&1 || ! grep -q '^lived, 0 still there$' "$log"; then
  cat "$log" >&2
  echo "Leaks: what is told above is lost, or was used wrongly." >&2
  exit 1
fi
echo "Leaks: a thousand widgets came and went, and nothing of theirs stayed."
