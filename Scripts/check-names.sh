#!/usr/bin/env bash
# An app imports HeartKit beside SwiftUI, UIKit and Foundation, and must not have to say whose
# `Path` or `Color` it means: no public name of ours is one of theirs, or there twice.
set -euo pipefail
exec "$(dirname "$0")/check-symbols.sh" names
