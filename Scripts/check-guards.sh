#!/usr/bin/env bash
# What needs a framework of Apple's, or GTK, stands wholly inside one #if, so that the package builds
# where that is not, and no file is one thing here and another there. One line may differ inside of a
# function: the display link's, which calls by selector, and only Objective-C has these.
set -euo pipefail
cd "$(dirname "$0")/.."

selectors=Sources/HeartKit/UIKit/FrameDriver.swift
faults=()

swift_files() { find "$@" -name '*.swift' | LC_ALL=C sort; }

# Holds a file to beginning with one of some guards, to its end.
hold() {
  local file=$1 code first guard begins=no
  code=$(grep -vE '^ *(//.*)?$' "$file")
  first=$(head -n 1 <<<"$code")
  # A file for the systems that have less may ask for more.
  for guard in "${@:2}"; do [[ $first != "$guard"* ]] || begins=yes; done
  [ $begins = yes ] || faults+=("$file does not begin with: $2")
  [ "$(tail -n 1 <<<"$code")" = '#endif' ] || faults+=("$file does not end with: #endif")
  [ "$(grep -cE '^ *#(if|elseif|else)\b' <<<"$code")" -eq 1 ] || [ "$file" = "$selectors" ] ||
    faults+=("$file has an #if inside")
}

apple=(
  'Drawing|#if canImport(CoreGraphics)'
  'UIKit|#if canImport(UIKit) && !os(watchOS)'
  'SwiftUI|#if canImport(SwiftUI)'
)
for folder in "${apple[@]}"; do
  while IFS= read -r file; do hold "$file" "${folder#*|}"; done < <(
    swift_files "Sources/HeartKit/${folder%%|*}" Examples/Apple | grep -F "/${folder%%|*}/"
  )
done

while IFS= read -r file; do
  [ "$file" = "$selectors" ] || faults+=("$file uses a selector; the display link alone may")
done < <(grep -rlE '@objc\b|#selector\b' --include='*.swift' Sources/HeartKit | LC_ALL=C sort)

while IFS= read -r file; do hold "$file" '#if GTK'; done < <(swift_files GTK Tests/HeartGTKTests)
# Of the module and the command a part needs GTK, and another says that it is not there.
while IFS= read -r file; do hold "$file" '#if GTK' '#if !GTK'; done < <(swift_files Sources/HeartGTK)
while IFS= read -r file; do hold "$file" '#if GTK' '#if !GTK'; done < <(
  grep -rlE '^ *#if !?GTK\b|\bimport (CGTK4|HeartGTK)\b' --include='*.swift' \
    Sources/HeartCommand Sources/HeartTool Tests/HeartCommandTests | LC_ALL=C sort
)

if [ ${#faults[@]} -gt 0 ]; then
  printf 'Guards: %s.\n' "${faults[@]}" >&2
  exit 1
fi
echo "Guards: each file that needs a framework of Apple's, or GTK, is wholly inside its #if."
