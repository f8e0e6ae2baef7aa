"""How large the files are that a page loads, and how large they may be.

`python -m Web.Tests.sizes` prints them, and fails if one is beyond its bar.
"""

import gzip
import sys

import brotli

from .stage import DIST

#: In bytes, by brotli at its best. lottie-web's light player alone is 40 KB.
BARS = {"engine.wasm": 8 * 1024, "heartkit.js": 14 * 1024, "workbench.wasm": 60 * 1024}


def main() -> int:
    """Prints each file's size raw, by gzip and by brotli; how many are too large."""
    beyond = 0
    for name, bar in BARS.items():
        data = (DIST / name).read_bytes()
        small = len(brotli.compress(data, quality=11, lgwin=24))
        beyond += small > bar
        print(f"{name}: {len(data):,} bytes, gzip {len(gzip.compress(data, 9)):,}, "
              f"brotli {small:,} of {bar:,}{'' if small <= bar else ': TOO LARGE'}")
    return beyond


if __name__ == "__main__":
    sys.exit(main())
