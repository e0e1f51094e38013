"""Stamps: something is rebuilt only if its inputs have changed."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from console import ROOT


def digest(inputs: Iterable[Path]) -> str:
    """A digest of names and contents of files; their order does not matter."""
    total = sha256()
    for path in sorted(inputs):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fits(stamp: Path, inputs: Iterable[Path]) -> bool:
    """Whether the stamp was written for these inputs."""
    return stamp.is_file() and stamp.read_text() == digest(inputs)


def put(stamp: Path, inputs: Iterable[Path]) -> None:
    """Writes the stamp for these inputs."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest(inputs))
