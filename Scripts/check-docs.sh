#!/usr/bin/env bash
# The first line of a doc comment is what completion and an index of names show of a thing, often
# cut short: so it says what the thing is in at most 12 words, and what else there is to know comes
# after a blank line. Without that blank line the next one would be shown as part of the first, and
# is counted with it here. Only what is public is held to this: what is package or private is read
# beside its code.
set -euo pipefail
cd "$(dirname "$0")/.."

# Prints where the first lines are that are too long, and their words.
too_long() {
  awk -v most=12 '
    function tell(    words) {
      words = split(first, word, " ")
      if (words > most) printf "%s:%d: %d words: %s\n", FILENAME, line, words, first
    }
    FNR == 1 { state = "code"; split("", owner) }
    /^ *\/\/\// {
      text = $0
      sub(/^ *\/\/\/ ?/, "", text)
      if (state == "code") { first = ""; line = FNR; state = "first" }
      # A blank line ends the first one, and so does a list or a block of code.
      if (text ~ /^[ \t]*$/ || text ~ /^[ \t]*(- |```)/) state = "rest"
      if (state == "first") first = first (first == "" ? "" : " ") text
      next
    }
    {
      isPublic = $0 ~ /(^|[ )])(public|open)[ (]/
      # Attributes stand between a comment and what it is about.
      if ($0 ~ /^ *@/ && !isPublic && $0 !~ /[ )](case|var|let|func|init|subscript)[ (]/) next
      match($0, /^ */)
      depth = RLENGTH
      # The cases of an enum and the demands of a protocol are as public as it is.
      kind = owner[depth - 2]
      if (kind == "enum" && $0 ~ /^ *(indirect )?case / || kind == "protocol") isPublic = 1
      if (state != "code" && isPublic) tell()
      state = "code"
      # What begins at a depth owns what is deeper, until the next thing there begins.
      if ($0 ~ /[^ ]/) {
        owner[depth] = ""
        if (isPublic && match($0, /(^| )(enum|protocol) /)) {
          owner[depth] = $0 ~ /(^| )enum / ? "enum" : "protocol"
        }
      }
    }' "$@"
}

files=()
while IFS= read -r file; do files+=("$file"); done < <(find Sources -name '*.swift' | LC_ALL=C sort)
long=$(too_long "${files[@]}")
if [ -n "$long" ]; then
  printf '%s\n' "$long" >&2
  echo "Docs: the first lines above have more than 12 words." >&2
  exit 1
fi
echo "Docs: no public thing's first line has more than 12 words."
