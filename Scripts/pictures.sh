#!/usr/bin/env bash
# Draws the pictures that the README and the guides show. A person runs it, looks, and commits.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --product heart
heart="$(swift build -c release --product heart --show-bin-path)/heart"

aside=$(mktemp -d .build-pictures-XXXXXX)
trap 'rm -rf "$aside"' EXIT

"$heart" screens -o "$aside/screens"
mkdir -p Pictures
cp "$aside"/screens/{hearts,icons}.png Pictures/
"$heart" strip -o Pictures/grow.png --icon softHeart --change both --frames 8 --size 120 \
  --background '#FFFFFF'
"$heart" animate -o Pictures/grow.svg --icon softHeart --change both --size 96 --loop forever \
  --title "Jike's button: the hollow heart fills from the middle, and empties"
"$heart" animate -o Pictures/burst.svg --icon star --style burst --change both --size 192 \
  --loop forever --title 'The burst of a star'
"$heart" strip -o Pictures/burst.png --icon star --style burst --change select --frames 10 \
  --size 200 --background '#FFFFFF'
