"""A stamp says what something was made from; it fits as long as that has not changed."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from console import ROOT


def digest(inputs: Iterable[Path]) -> str:
    """Names and contents of some files in one number; the order does not matter."""
    total = sha256()
    for path in sorted(inputs):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fits(stamp: Path, inputs: Iterable[Path]) -> bool:
    """Whether the stamp was put on after these very inputs."""
    return stamp.is_file() and stamp.read_text() == digest(inputs)


def put(stamp: Path, inputs: Iterable[Path]) -> None:
    """Notes that the work on these inputs is done."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest(inputs))
