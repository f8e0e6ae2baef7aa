#!/usr/bin/env bash
# A check that cannot fail shows nothing. So this spoils the shipped files in a copy, and expects the
# check that is named for each fault to fail, and to say the words that are named. Where a check tells
# of each fault by itself, all are tried together, and alone only what was not told of then: one fault
# may hide another. Tests do not tell why they fail, so they get one fault at a time.
# The list is Simulator/Sabotages.txt. A word or two as arguments picks the faults whose names
# contain them.
set -euo pipefail
cd "$(dirname "$0")/.."

list=Simulator/Sabotages.txt
export SWIFT_BACKTRACE=enable=no
# A fault may leave something unused; that is not what is to catch it.
export HEARTKIT_LENIENT=1
room=.build-sabotages
kept=$PWD/$room/.build-kept
log=$PWD/$room.log
picked=${*:-}

fail() {
  echo "Sabotages: $1" >&2
  exit 1
}

# What the list says, by number: what is said of a check is the words to look for, or a suite.
names=() files=() olds=() news=() checks=() words=()

read_list() {
  local line name='' file='' old='' new='' check
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      '#'*) ;;
      '  file     '*) file=${line#'  file     '} ;;
      '  replace  '*) old=${line#'  replace  '} ;;
      '  with'*) new=${line#'  with'} new=${new#'     '} ;;
      '  check    '*)
        check=${line#'  check    '}
        case ${check%% *} in
          headers | ledger | compile | simulator) ;;
          *) fail "'$name' names a check that there is not: $check" ;;
        esac
        [ -z "$picked" ] || [[ $name == *"$picked"* ]] || continue
        names+=("$name") files+=("$file") olds+=("$old") news+=("$new")
        checks+=("${check%% *}") words+=("${check#* }")
        ;;
      '  '*) fail "this line of $list is none of file, replace, with and check: $line" ;;
      ?*) name=$line ;;
    esac
  done <"$list"
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

# Puts a fault into the copy: replaces the only place in a file with the given text.
spoil() {
  local name=${names[$1]} file=${files[$1]} old=${olds[$1]} new=${news[$1]} content without
  [ -f "$room/$file" ] || fail "'$name' is about $file, which is not there."
  # The dot keeps the line breaks at the end.
  content=$(cat "$room/$file" && printf .)
  content=${content%.}
  without=${content//"$old"/}
  [ $((${#content} - ${#without})) -eq ${#old} ] ||
    fail "'$name' replaces what is not just once in $file: $old"
  [ -e "$kept/$file" ] || (cd "$room" && cp -p --parents "$file" "$kept")
  printf %s "${content/"$old"/"$new"}" >"$room/$file"
}

# Takes all faults out again. Restored with its old date, a file is built anew all the same: the date
# is not the last one seen.
restore() {
  cp -pR "$kept/." "$room"
  rm -rf "$kept"
  mkdir "$kept"
}

# Without what a debugger needs, linking takes half the time; check-symbols.sh builds it so, too.
build() { swift build --build-tests -debug-info-format none --package-path Simulator; }

# Runs a check in the copy, with a suite of tests if it is that; what it says goes to the log.
run() {
  (
    cd "$room"
    case $1 in
      headers) Scripts/check-headers.sh ;;
      ledger) Scripts/check-headers.sh && Scripts/check-ledger.sh ;;
      compile) build ;;
      simulator)
        build && timeout 900 swift test --skip-build -debug-info-format none \
          --package-path Simulator --filter "$2"
        ;;
    esac
  ) >"$log" 2>&1
}

# Tries one fault.
try() {
  local check=${checks[$1]} name=${names[$1]} says=${words[$1]} caught=no
  spoil "$1"
  if run "$check" "$says"; then
    echo "Sabotages: '$name' was not caught by $check." >&2
  elif [ "$check" = simulator ] && ! grep -qE "^✘ (Test|Suite) .*(failed|recorded an issue)" "$log" &&
    ! grep -qE "Fatal error|Precondition failed" "$log"; then
    # Code that does not compile is no fault that a test has found.
    tail -n 20 "$log" >&2
    echo "Sabotages: '$name' does not compile, so no test has seen it." >&2
  elif [ "$check" != simulator ] && ! grep -qF -- "$says" "$log"; then
    tail -n 20 "$log" >&2
    echo "Sabotages: '$name' was not caught for its reason: $says" >&2
  else
    caught=yes
  fi
  restore
  [ "$caught" = yes ]
}

# Whether what was said of many faults has a line for this one: it names its file and its words.
is_told() {
  case ${checks[$1]} in
    headers) grep -F -- "${files[$1]}:" "$log" | grep -F ' error: ' | grep -qF -- "${words[$1]}" ;;
    ledger) grep -qF -- "${words[$1]}" "$log" ;;
  esac
}

# Tries all faults of a check together, and counts those that were told of as caught.
try_together() {
  local number
  [[ " ${checks[*]} " == *" $1 "* ]] || return 0
  for number in "${!names[@]}"; do [ "${checks[$number]}" != "$1" ] || spoil "$number"; done
  if ! run "$1"; then
    for number in "${!names[@]}"; do
      [ "${checks[$number]}" != "$1" ] || ! is_told "$number" || caught[number]=yes
    done
  fi
  restore
}

read_list
[ ${#names[@]} -gt 0 ] ||
  fail "$list has none to try${picked:+, or none named so: $picked}."
copy_sources
rm -rf "$kept"
mkdir "$kept"
# What fails unspoiled would seem to catch everything. All tests pass or fail in their own check; a
# suite of them is enough to see that they run here.
for check in headers ledger 'simulator FavoriteControlStateTests'; do
  run "${check%% *}" "${check#* }" || {
    Scripts/print-faults.sh "$log" >&2
    fail "$check fails in the copy before anything is spoiled."
  }
done

caught=() missed=0
try_together headers
try_together ledger
together=${#caught[@]}
for number in "${!names[@]}"; do
  [ -n "${caught[number]-}" ] || try "$number" || missed=$((missed + 1))
done
[ "$missed" -eq 0 ] || fail "$missed of ${#names[@]} were not caught."
echo "Sabotages: all ${#names[@]} were caught, $together of them together."
