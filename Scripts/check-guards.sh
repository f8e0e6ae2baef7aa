#!/usr/bin/env bash
# What needs a framework of Apple's stands wholly inside one #if, so that the package builds where
# the framework is not, and no file is one thing here and another there. One line may differ inside
# of a function: the display link's, which calls by selector, and only Objective-C has these.
set -euo pipefail
cd "$(dirname "$0")/.."

folders=(
  'Drawing|#if canImport(CoreGraphics)'
  'UIKit|#if canImport(UIKit) && !os(watchOS)'
  'SwiftUI|#if canImport(SwiftUI)'
)
selectors=Sources/HeartKit/UIKit/FrameDriver.swift
faults=()

for folder in "${folders[@]}"; do
  guard=${folder#*|}
  while IFS= read -r file; do
    code=$(grep -vE '^ *(//.*)?$' "$file")
    # A file for the systems that have less may ask for more.
    [[ $(head -n 1 <<<"$code") == "$guard"* ]] || faults+=("$file does not begin with: $guard")
    [ "$(tail -n 1 <<<"$code")" = '#endif' ] || faults+=("$file does not end with: #endif")
    count=$(grep -cE '^ *#(if|elseif|else)\b' <<<"$code")
    [ "$count" -eq 1 ] || [ "$file" = "$selectors" ] || faults+=("$file has an #if inside")
  done < <(find "Sources/HeartKit/${folder%%|*}" Examples/Apple -path "*/${folder%%|*}/*.swift" | LC_ALL=C sort)
done

while IFS= read -r file; do
  [ "$file" = "$selectors" ] || faults+=("$file uses a selector; the display link alone may")
done < <(grep -rlE '@objc\b|#selector\b' --include='*.swift' Sources/HeartKit | LC_ALL=C sort)

if [ ${#faults[@]} -gt 0 ]; then
  printf 'Guards: %s.\n' "${faults[@]}" >&2
  exit 1
fi
echo "Guards: each file that needs a framework of Apple's is wholly inside its #if."
