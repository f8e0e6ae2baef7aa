#!/usr/bin/env bash
# Keeps what is pure pure: each folder of HeartCore reads only those before it, and each target imports
# nothing but what is its own to import.
set -euo pipefail
cd "$(dirname "$0")/.."

layers=(Numbers Color Geometry Motion Button Picture)

fail() {
  echo "Layers: $1" >&2
  exit 1
}

# Lines that import anything beside the modules named after the target.
imports_beside() {
  local target=$1 allowed
  [ -d "Sources/$target" ] || return 0
  allowed=$(IFS='|'; echo "${*:2}")
  grep -rnE --include='*.swift' '^[^/"]*\bimport[[:space:]]+[A-Za-z_]' "Sources/$target" |
    grep -vE "\bimport[[:space:]]+((struct|enum|class|protocol|func)[[:space:]]+)?(${allowed:-nothing})(\.[A-Za-z]+)?[[:space:]]*$" || true
}

command=(HeartCore HeartExport HeartImages Foundation FoundationXML)
foreign=$(
  imports_beside HeartCore
  imports_beside HeartExport HeartCore
  imports_beside HeartWeb HeartCore
  imports_beside HeartWorkbench HeartCore HeartExport
  imports_beside HeartImages HeartCore HeartExport CDeflate CSPNG CWebP CGIF
  imports_beside HeartKit HeartCore Foundation CoreGraphics QuartzCore UIKit SwiftUI
  imports_beside HeartGTK HeartCore HeartExport CGTK4
  # Of the command only its window knows GTK.
  imports_beside HeartCommand/Window "${command[@]}" HeartGTK CGTK4
  imports_beside HeartCommand "${command[@]}" | grep -v '^Sources/HeartCommand/Window/' || true
  imports_beside HeartTool HeartCommand
)
[ -z "$foreign" ] || fail $'these imports are not for these targets:\n'"$foreign"

for entry in Sources/HeartCore/*; do
  [[ " ${layers[*]} " == *" ${entry##*/} "* ]] || fail "$entry is in none of: ${layers[*]}."
done

files=()
for layer in "${layers[@]}"; do
  [ -d "Sources/HeartCore/$layer" ] || continue
  while IFS= read -r file; do files+=("$file"); done < <(
    find "Sources/HeartCore/$layer" -name '*.swift' | sort
  )
  # All files by one compiler: otherwise it is one for each file, and each reads all others.
  swiftc -typecheck -wmo -parse-as-library -swift-version 6 -module-name HeartCore \
    -package-name HeartKit "${files[@]}" || fail "$layer reads a folder that comes after it."
done
echo "Layers: each folder of HeartCore reads only those before it; nothing foreign is imported."
