#!/usr/bin/env bash
# Prints the lines of a build's or a test run's log that say what is wrong: one fault in a macro's
# neighborhood makes a thousand lines, and a person needs the first few.
set -euo pipefail

log=${1:?the log of a build or a test run}
most=60

wrong='(^|: )(error|warning): |Fatal error|Program crashed|^ +[0-9].* at .*Tests/|^✘ |^↳ '
faults=$(grep -E "$wrong|undefined reference" "$log" |
  grep -vE '^macro expansion|^↳ T(esting Library Version|arget Platform):' |
  awk '!seen[$0]++' || true)
if [ -n "$faults" ]; then head -n "$most" <<<"$faults"; else tail -n "$most" "$log"; fi
echo "The whole log is in $log."
