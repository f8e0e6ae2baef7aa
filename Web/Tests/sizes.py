"""How large the files are that a page loads, and how large they may be.

`python -m Web.Tests.sizes` prints them, and fails if one is beyond its bar.
"""

import gzip
import sys

import brotli

from .stage import DIST

#: In bytes, by brotli at its best: what there was when it was last weighed.
WEIGHED = {"engine.wasm": 19_207, "heartkit.js": 30_999, "workbench.wasm": 201_895}
#: A bar is that and room of 3 %, so that whoever makes a file larger notices, and says so here.
ROOM = 1.03


def main() -> int:
    """Prints each file's size raw, by gzip and by brotli; how many are too large."""
    beyond = 0
    for name, weighed in WEIGHED.items():
        bar = int(weighed * ROOM)
        data = (DIST / name).read_bytes()
        small = len(brotli.compress(data, quality=11, lgwin=24))
        beyond += small > bar
        print(f"{name}: {len(data):,} bytes, gzip {len(gzip.compress(data, 9)):,}, "
              f"brotli {small:,} of {bar:,}{'' if small <= bar else ': TOO LARGE'}")
    return beyond


if __name__ == "__main__":
    sys.exit(main())
