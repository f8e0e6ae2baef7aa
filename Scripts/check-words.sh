#!/usr/bin/env bash
# Notes to self belong in an issue, and a path of one machine works on no other.
set -euo pipefail
cd "$(dirname "$0")/.."

notes='\b(TO''DO|FIX''ME)\b'
# A path from the root of a machine, not the end of an address or of a relative path.
paths='(^|[^A-Za-z0-9_./$}~-])/(home|root|Users|work|opt|srv|tmp|mnt|var)/'

if git grep -nIE "$notes|$paths" -- . ':!Scripts/check-words.sh'; then
  echo "Words: the lines above hold a note to self or a path of one machine." >&2
  exit 1
fi
echo "Words: no notes to self, no paths of one machine."
