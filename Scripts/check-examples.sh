#!/usr/bin/env bash
# Type-checks the pages' and the workbench's code for UIKit and SwiftUI against the simulator's modules.
set -euo pipefail
exec "$(dirname "$0")/typecheck-code.sh" uikit swiftui -- -I Simulator/.build/debug/Modules
