#!/usr/bin/env bash
# A Mac's file system folds case: two names that differ only in case would be one file there.
set -euo pipefail
cd "$(dirname "$0")/.."

# Prints every name that is another one but for case.
clashing() { sort -u | tr '[:upper:]' '[:lower:]' | sort | uniq -d; }

# Every file and every folder on the way to it.
paths() {
  git ls-files | awk -F/ '{ path = $1; print path; for (i = 2; i <= NF; i++) print path = path "/" $i }'
}

# The package's, its targets' and its products', after which build folders are named too.
names() { swift package dump-package | sed -n 's/^ *"name" : "\(.*\)",*$/\1/p'; }

clashes=$(paths | clashing && names | clashing)
if [ -n "$clashes" ]; then
  printf 'Case: these differ from another only in case:\n%s\n' "$clashes" >&2
  exit 1
fi
echo "Case: no two paths, targets or products differ only in case."
