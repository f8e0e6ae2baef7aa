#!/usr/bin/env bash
# A check that cannot fail shows nothing. So this spoils the shipped files, one fault at a time, in
# a copy, and expects the check that is named for each to fail, and to say the words that are named.
# The list is Simulator/Sabotages.txt. A word or two as arguments picks the faults whose names
# contain them.
set -euo pipefail
cd "$(dirname "$0")/.."

list=Simulator/Sabotages.txt
export SWIFT_BACKTRACE=enable=no
# A fault may leave something unused; that is not what is to catch it.
export HEARTKIT_LENIENT=1
room=.build-sabotages
log=$PWD/$room.log
picked=${*:-}

fail() {
  echo "Sabotages: $1" >&2
  exit 1
}

# Only what differs is written, so that only that is built again.
copy_sources() {
  local file
  mkdir -p "$room"
  git ls-files -coz --exclude-standard |
    while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
    sort -z >"$room/.build-list"
  (cd "$room" && find . \( -name '.build*' ! -path . \) -prune -o \( -type f -o -type l \) -printf '%P\0') |
    sort -z | comm -z -23 - "$room/.build-list" |
    (cd "$room" && xargs -0 -r rm -f)
  while IFS= read -r -d '' file; do
    if [ -L "$file" ]; then [ -L "$room/$file" ]; else cmp -s "$file" "$room/$file"; fi ||
      cp -pP --parents "$file" "$room"
  done <"$room/.build-list"
}

# Replaces the only place in a file with the given text.
spoil() {
  local file=$1 old=$2 new=$3 content without
  [ -f "$file" ] || fail "'$name' is about $file, which is not there."
  # The dot keeps the line breaks at the end.
  content=$(cat "$file" && printf .)
  content=${content%.}
  without=${content//"$old"/}
  [ $((${#content} - ${#without})) -eq ${#old} ] ||
    fail "'$name' replaces what is not just once in $file: $old"
  printf %s "${content/"$old"/"$new"}" >"$file"
}

# Runs a check in the copy; what it says goes to the log.
run() {
  case $1 in
    headers) Scripts/check-headers.sh ;;
    ledger) Scripts/check-headers.sh && Scripts/check-ledger.sh ;;
    # The test runner's own word for a fault is asked for below: code that does not compile is none.
    simulator) timeout 900 swift test --package-path Simulator --filter "$2" ;;
    compile) swift build --build-tests --package-path Simulator ;;
    *) fail "'$name' names a check that there is not: $1" ;;
  esac >"$log" 2>&1
}

try() {
  local kind says caught=no
  case $check in
    simulator\ *) kind=simulator says="${check#simulator }" ;;
    *) kind=${check%% *} says=${check#* } ;;
  esac
  cp -p "$room/$file" "$room.kept"
  (cd "$room" && spoil "$file" "$old" "$new")
  if (cd "$room" && run "$kind" "$says"); then
    echo "Sabotages: '$name' was not caught by $check." >&2
  elif [ "$kind" = simulator ] && ! grep -qE "^✘ (Test|Suite) .*(failed|recorded an issue)" "$log" &&
    ! grep -qE "Fatal error|Precondition failed" "$log"; then
    tail -n 20 "$log" >&2
    echo "Sabotages: '$name' does not compile, so no test has seen it." >&2
  elif [ "$kind" != simulator ] && ! grep -qF -- "$says" "$log"; then
    tail -n 20 "$log" >&2
    echo "Sabotages: '$name' was not caught for its reason: $says" >&2
  else
    caught=yes
  fi
  # Restored with its old date, it is built anew all the same: the date is not the last one seen.
  cp -p "$room.kept" "$room/$file"
  [ "$caught" = yes ]
}

copy_sources
# What fails unspoiled would seem to catch everything. All tests pass or fail in their own check; a
# suite of them is enough to see that they run here.
for check in 'headers' 'ledger' 'simulator FavoriteControlStateTests'; do
  (cd "$room" && run "${check%% *}" "${check#* }") || {
    Scripts/print-faults.sh "$log" >&2
    fail "$check fails in the copy before anything is spoiled."
  }
done

count=0 missed=0
name='' file='' old='' new='' check=''
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    '#'*) ;;
    '  file     '*) file=${line#'  file     '} ;;
    '  replace  '*) old=${line#'  replace  '} ;;
    '  with'*) new=${line#'  with'} new=${new#'     '} ;;
    '  check    '*)
      check=${line#'  check    '}
      if [ -z "$picked" ] || [[ $name == *"$picked"* ]]; then
        count=$((count + 1))
        try || missed=$((missed + 1))
      fi
      ;;
    '  '*) fail "this line of $list is none of file, replace, with and check: $line" ;;
    ?*) name=$line ;;
  esac
done <"$list"

[ "$count" -gt 0 ] || fail "$list has none to try${picked:+, or none named so: $picked}."
[ "$missed" -eq 0 ] || fail "$missed of $count were not caught."
echo "Sabotages: all $count were caught."
