#!/usr/bin/env bash
# Linux knows no versions of Apple's systems, so nothing there stops us from using what iOS 15 and
# macOS 12 do not have. The toolchain's own symbol graph knows them, and this check asks it.
set -euo pipefail
exec "$(dirname "$0")/check-symbols.sh" floor
