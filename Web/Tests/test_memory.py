"""The allocator alone, in a module of its own: no test fills gigabytes."""

import os
import shutil
import subprocess
import tempfile
from base64 import b64encode
from functools import cache
from pathlib import Path

from .stage import ROOT, StageTestCase

#: What WebAssembly can address, in bytes.
ALL = 1 << 32
#: The first block takes as much as a block can.
LARGEST = (1 << 30) - 64
ALLOCATOR = """([module, steps]) => {
    const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt());
    const all = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
    const place = all.posix_memalign && 1024;
    const given = () => new Uint32Array(all.memory.buffer, place, 1)[0];
    return steps.map(([what, size]) => {
        if (what === "room") return all.heart_has_room(size);
        const fault = all.posix_memalign(place, 16, size);
        return fault === 0 ? given() : -fault;
    });
}"""


@cache
def allocator() -> str:
    """The module, in base64."""
    tools = Path(os.path.realpath(shutil.which("swiftc"))).parent
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder, "memory.wasm")
        subprocess.run(
            [tools / "clang", "--target=wasm32-unknown-none-wasm", "-Oz", "-ffreestanding",
             "-fno-builtin", "-nostdlib", "-fuse-ld=lld", "-Wl,--no-entry", "-Wl,--global-base=2048",
             "-Wl,--export-memory", "-Wl,--export=heart_has_room", "-Wl,--export=posix_memalign",
             ROOT / "Web/engine/memory.c", "-o", module], check=True)
        return b64encode(module.read_bytes()).decode()


class MemoryTests(StageTestCase):
    def told(self, *steps: tuple[str, int]) -> list[int]:
        """What a fresh allocator answers: whether there is room, or where a block is, or why not."""
        return self.open("").evaluate(ALLOCATOR, [allocator(), steps])

    def test_what_would_reach_beyond_all_memory_is_refused(self) -> None:
        # Three blocks leave less than the fourth gigabyte.
        answers = self.told(*[("block", LARGEST)] * 3, ("room", LARGEST), ("block", LARGEST))
        self.assertTrue(all(0 < place < ALL for place in answers[:3]), answers)
        self.assertEqual(answers[3:], [0, -12])

    def test_blocks_do_not_overlap(self) -> None:
        sizes = [1, 16, 17, 100, 5000, 70000, 1]
        places = self.told(*[("block", size) for size in sizes])
        for (place, size), following in zip(zip(places, sizes), places[1:], strict=False):
            self.assertGreaterEqual(following, place + size)

    def test_where_there_is_said_to_be_room_a_block_is_given_out(self) -> None:
        for used in range(3):
            for size in (1, 1000, 65536, 65537, 300_000_000, 700_000_000, LARGEST):
                answers = self.told(*[("block", LARGEST)] * used, ("room", size), ("block", size))
                with self.subTest(used=used, size=size):
                    if answers[-2]:
                        self.assertGreater(answers[-1], 0)
