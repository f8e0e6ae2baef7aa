#!/usr/bin/env bash
# Draws the project's first screens, one strip per style and icon, and moving files, and builds the
# gallery, into demo/. All of it is made aside and then put in place, so demo/ is never half made.
set -euo pipefail
cd "$(dirname "$0")/.."

# A file's address as browsers take it, whatever is in its path.
address() {
  local LC_ALL=C path="$1" index character code
  printf 'file://'
  for ((index = 0; index < ${#path}; index++)); do
    character="${path:index:1}"
    case "$character" in
      [a-zA-Z0-9/._~-]) printf '%s' "$character" ;;
      *)
        printf -v code '%d' "'$character"
        printf '%%%02X' $((code & 255))
        ;;
    esac
  done
  echo
}

icons=(heart softHeart star bookmark thumb flame)
styles=(grow pop burst plain)

echo "Building what runs in web pages."
Scripts/install-web.sh
Scripts/web.sh

echo "Building the heart command, optimized."
swift build -c release --product heart
heart="$(swift build -c release --product heart --show-bin-path)/heart"

has_window=no
! Scripts/window.sh || has_window=yes

aside=$(mktemp -d .build-demo-XXXXXX)
trap 'rm -rf "$aside"' EXIT
chmod 755 "$aside"
mkdir "$aside/demo"

echo "Drawing."
"$heart" screens -o "$aside/demo/screens"
mkdir "$aside/demo/strips"
for style in "${styles[@]}"; do
  for icon in "${icons[@]}"; do
    "$heart" strip -o "$aside/demo/strips/$style-$icon.png" \
      --style "$style" --icon "$icon" --change both --frames 12
  done
done

mkdir "$aside/demo/moving"
for style in "${styles[@]}"; do
  for ending in svg json png webp gif; do
    "$heart" animate -o "$aside/demo/moving/$style.$ending" --style "$style" --change both
  done
  "$heart" animate -o "$aside/demo/moving/$style-forever.svg" --style "$style" --change both \
    --loop forever --size 192
done

"$heart" gallery -o "$aside/demo/gallery" --web Web/dist

[ ! -e demo ] || mv demo "$aside/former"
mv "$aside/demo" demo

echo
echo "Made, in bytes:"
find demo -type f -printf '%9s  %p\n' | sort -k 2

opener=xdg-open
[ "$(uname)" != Darwin ] || opener=open
echo
echo "Start with the gallery: every style and icon live, and a workbench for a look of your own."
echo "  $opener demo/gallery/index.html"
echo "or paste its address into a browser:"
echo "  $(address "$PWD/demo/gallery/index.html")"
if [ "$has_window" = yes ]; then
  echo
  echo "Or try the buttons in a window:"
  echo "  .build-window/release/heart window"
fi
