#!/usr/bin/env bash
# Measures what a frame of 100 moving buttons takes: in a browser, and in GTK's widgets. Fails if
# either misses its bars; the figures of the other are shown all the same.
set -uo pipefail
cd "$(dirname "$0")" || exit

status=0
for bench in ./bench-web.sh ./bench-gtk.sh; do
  "$bench" || status=1
done
exit $status
