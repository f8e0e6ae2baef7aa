#!/usr/bin/env bash
# Builds the widgets for GTK 4, and tries them before a display that nobody sees: by pointer, keys
# and the accessibility bus, frame by frame, and pixel by pixel against what the core draws.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p .build-checks
log=.build-checks/gtk.log
Scripts/install-gtk.sh
Scripts/install-judges.sh

products=$(Scripts/build-checked.sh "$log" --build-tests) || {
  echo "GTK: it does not build." >&2
  exit 1
}
export STAGE=$products/GTKStage HEART=$products/heart
export PYTHONPYCACHEPREFIX=.build-conformance/python

Scripts/headless.sh Scripts/test-checked.sh --filter HeartGTKTests >"$log" 2>&1 || {
  Scripts/print-faults.sh "$log" >&2
  echo "GTK: a test of the module fails." >&2
  exit 1
}
module=$(sed -n 's/.*Test run with \([1-9][0-9]*\) tests* .*passed.*/\1/p' "$log")
if [ -z "$module" ]; then
  Scripts/print-faults.sh "$log" >&2
  echo "GTK: no test of the module was run." >&2
  exit 1
fi

# What looks and what acts have a display each, and run side by side.
python=.build-conformance/venv/bin/python
play() { Scripts/headless.sh "$python" -m unittest "${@:2}" >".build-checks/gtk-$1.log" 2>&1; }
play pictures GTK.Tests.test_pictures GTK.Tests.test_window &
looking=$!
failed=()
play actions GTK.Tests.test_pointer GTK.Tests.test_keyboard GTK.Tests.test_accessibility \
  GTK.Tests.test_life GTK.Tests.test_frames GTK.Tests.test_example || failed+=(actions)
wait "$looking" || failed+=(pictures)
for part in "${failed[@]}"; do cat ".build-checks/gtk-$part.log" >&2; done
if [ ${#failed[@]} -gt 0 ]; then
  echo "GTK: what is told above is not as it should be." >&2
  exit 1
fi
logs=(.build-checks/gtk-actions.log .build-checks/gtk-pictures.log)
played=$(sed -n 's/^Ran \([0-9]*\) tests.*/\1/p' "${logs[@]}" | awk "{ sum += \$1 } END { print sum }")
frames=$(sed -n 's/.*From a click to the first changed frame: at most \(.*\)\./\1/p' "${logs[@]}")
echo "GTK: $module tests of the module and $played in a window passed; a click shows within $frames."
