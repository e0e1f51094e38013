"""Whether packed vectors are faster for discs: compiles loops.py into .build/packed/ and times it.

`.venv/bin/python -m tools.bench.packed_vectors.measure`
"""

from __future__ import annotations

import importlib
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[2] / ".build" / "packed"
WAYS = ("list[Body]", "vec[Body]", "three list[float]", "three vec[float]")
DISCS = 22
LOOKS = 20_000
ROUNDS = 15


def main() -> None:
    """Prints nanoseconds per disc, the best of several rounds."""
    BUILD.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "loops.py", BUILD)
    flags = {**os.environ, "CFLAGS": "-O3 -ffp-contract=off"}
    compile_it = [sys.executable, "-m", "mypyc", "loops.py"]
    subprocess.run(compile_it, cwd=BUILD, env=flags, stdout=subprocess.DEVNULL, check=True)
    sys.path.insert(0, str(BUILD))
    loops = importlib.import_module("loops")
    rand = random.Random(1)
    xs, ys = ([rand.random() - 0.5 for _ in range(DISCS)] for _ in range(2))
    best = dict.fromkeys(WAYS, 1e9)
    for _ in range(ROUNDS):
        for way in WAYS:
            start = time.process_time()
            loops.run(way, xs, ys, LOOKS)
            best[way] = min(best[way], time.process_time() - start)
    for way, seconds in best.items():
        print(f"{way:18} {seconds / LOOKS / DISCS * 1e9:6.2f} ns a disc")


if __name__ == "__main__":
    main()
