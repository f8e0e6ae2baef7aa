#!/usr/bin/env bash
# Compares every symbol of Apple's that the shipped sources use with Simulator/Ledger: it is there,
# as read from Apple's pages, and as old as our oldest system, or asked for by `if #available`.
set -euo pipefail
exec "$(dirname "$0")/check-symbols.sh" ledger
