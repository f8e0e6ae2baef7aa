#!/usr/bin/env bash
# Installs what building with the trait GTK needs, and what the checks in a window need that nobody
# sees: a display, a bus, and hands. Does nothing, and says nothing, where all of it is there.
set -euo pipefail

missing=()
has_program() { command -v "$1" >/dev/null || missing+=("$2"); }
has_file() { [ -e "$1" ] || missing+=("$2"); }

pkg-config --exists gtk4 2>/dev/null || missing+=(libgtk-4-dev)
has_program pkg-config pkg-config
has_program Xvfb xvfb
has_program dbus-daemon dbus
has_file /usr/share/dbus-1/services/org.a11y.Bus.service at-spi2-core
/usr/bin/python3 -c 'import pyatspi' 2>/dev/null || missing+=(python3-pyatspi)
has_program xdotool xdotool
# Without these GTK warns, or shows boxes for letters.
has_file /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf fonts-dejavu-core
has_file /usr/share/icons/Adwaita/index.theme adwaita-icon-theme
has_file /usr/share/glib-2.0/schemas/org.gnome.desktop.interface.gschema.xml gsettings-desktop-schemas
[ ${#missing[@]} -gt 0 ] || exit 0

"$(dirname "$0")/install-debian.sh" \
  "GTK 4 with its headers, Xvfb, D-Bus, AT-SPI with pyatspi, xdotool, a font, icons and
GNOME's settings" \
  "the widgets are built with GTK, and tried in a window as a person would." \
  "${missing[@]}"
