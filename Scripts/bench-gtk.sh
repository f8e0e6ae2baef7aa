#!/usr/bin/env bash
# Measures what a frame of 100 moving buttons takes on one core, in GTK's widgets and drawn by cairo
# alone, at one and at two pixels to a point. Fails if ours takes more than 4 ms for icons of 24
# pixels, or more than 1.25 times as long as cairo.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/install-gtk.sh
products=$(Scripts/build-checked.sh .build-checks/bench.log --product GTKBench)

status=0
for scale in 1 2; do
  Scripts/headless.sh env GDK_SCALE=$scale "$products/GTKBench" || status=1
done
exit $status
