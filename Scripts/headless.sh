#!/usr/bin/env bash
# Runs a command before a display and on a bus of its own, which nobody sees or hears, in the same
# surroundings everywhere. usage: headless.sh COMMAND…
# What is on the display is in the file that HEADLESS_SCREEN names, in the format XWD. Its exit status
# is the command's. Nothing is left behind.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: headless.sh COMMAND…" >&2
  exit 2
fi

home=$(mktemp -d)
servants=()
tidy() {
  # To be told twice to stop is no reason to leave this half done.
  trap '' INT TERM
  [ ${#servants[@]} -eq 0 ] || kill "${servants[@]}" 2>/dev/null || true
  # Who still lets go of what is in there has a moment for it.
  for _ in 1 2 3 4 5; do
    rm -rf "$home" 2>/dev/null && break
    sleep 0.1
  done
}
trap tidy EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Each tells on its first line where it is to be found, once it is ready.
exec 3< <(exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -fbdir "$home" -nolisten tcp 2>"$home/display.log")
servants+=($!)
read -r display <&3 || {
  cat "$home/display.log" >&2
  echo "Headless: there is no display; Scripts/install-gtk.sh installs what makes one." >&2
  exit 1
}

# Of the person whose machine this is, nothing gets in: settings, scale, theme, language.
unset "${!GTK_@}" "${!GDK_@}" "${!GSK_@}" "${!LC_@}" LANGUAGE WAYLAND_DISPLAY AT_SPI_BUS_ADDRESS
export DISPLAY=:$display HEADLESS_SCREEN=$home/Xvfb_screen0 HOME=$home XDG_RUNTIME_DIR=$home
export XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache
export GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory LC_ALL=C.UTF-8
# A warning of GTK's is a fault of ours.
export G_DEBUG=fatal-warnings

exec 4< <(exec dbus-daemon --session --nofork --print-address 2>"$home/bus.log")
servants+=($!)
read -r DBUS_SESSION_BUS_ADDRESS <&4 || {
  cat "$home/bus.log" >&2
  echo "Headless: there is no bus; Scripts/install-gtk.sh installs what makes one." >&2
  exit 1
}
export DBUS_SESSION_BUS_ADDRESS

# Beside this, so that this can be told to stop.
"$@" <&0 3<&- 4<&- &
servants+=($!)
wait $!
