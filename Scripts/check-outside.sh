#!/usr/bin/env bash
# Builds the README's Swift example as a stranger would: in a package of its own that imports what
# the README says and nothing else, not optimized and optimized. Here everything links by luck
# where another target brings a library along; out there it has to by itself.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
outside=$root/.build-outside
mkdir -p "$outside/Sources/Outside"

cat >"$outside/Package.swift" <<PACKAGE
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Outside",
  dependencies: [.package(name: "HeartKit", path: "$root")],
  targets: [
    .executableTarget(
      name: "Outside",
      dependencies: [
        .product(name: "HeartCore", package: "HeartKit"),
        .product(name: "HeartExport", package: "HeartKit"),
        .product(name: "HeartImages", package: "HeartKit"),
      ])
  ])
PACKAGE
# shellcheck disable=SC2016  # the backticks are the page's own
awk '/^```swift$/ {code = 1; next} /^```$/ {code = 0} code' README.md >"$outside/Sources/Outside/main.swift"
echo 'print(file.count, notices)' >>"$outside/Sources/Outside/main.swift"

for configuration in debug release; do
  swift run -c "$configuration" --package-path "$outside" >"$outside/log" 2>&1 || {
    "$root/Scripts/print-faults.sh" "$outside/log" >&2
    echo "Outside: the README's example does not build or run, $configuration." >&2
    exit 1
  }
  if grep -qE '(^|: )(warning|error): ' "$outside/log"; then
    "$root/Scripts/print-faults.sh" "$outside/log" >&2
    echo "Outside: the README's example warns, $configuration." >&2
    exit 1
  fi
done
echo "Outside: the README's example builds and runs in a package of its own."
