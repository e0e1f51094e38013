"""Compiled objects, kept by the content they were made from, so that only changed C files are compiled again.

The key of an object is a digest of its C file, of all headers in the include folders, of the compiler's
version and of the options. Headers of the system are covered by the compiler's version only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import takewhile
from pathlib import Path

MOST_OBJECTS = 2_000  # about four builds


class ObjectCache:
    """A folder of objects for one compiler with one set of options."""

    def __init__(self, folder: Path, command: tuple[str, ...]) -> None:
        self.folder = folder
        self.setting = hashlib.sha256("\0".join([sys.version, *command]).encode())
        compiler = takewhile(lambda word: not word.startswith("-"), command)
        with suppress(OSError, subprocess.CalledProcessError):  # setuptools reports a missing compiler
            self.setting.update(subprocess.check_output([*compiler, "--version"]))
        for home in [Path(option[2:]) for option in command if option.startswith("-I")]:
            for header in sorted(home.rglob("*.h")):
                self.setting.update(str(header).encode() + b"\0" + header.read_bytes())

    def fetch(self, source: Path, made: Path, compile: Callable[[], None]) -> None:
        """Copy the object of this source from the cache, or compile it and keep it."""
        key = self.setting.copy()
        key.update(str(source).encode() + b"\0" + source.read_bytes())
        stored = self.folder / f"{key.hexdigest()}.o"
        try:
            os.utime(stored)  # as used now
            shutil.copyfile(stored, made)
        except FileNotFoundError:
            compile()
            self.folder.mkdir(parents=True, exist_ok=True)
            new = self.folder / f"{key.hexdigest()}.{os.getpid()}"
            shutil.copyfile(made, new)
            new.replace(stored)  # in one step: another build may do the same


@cache
def cache_for(folder: Path, command: tuple[str, ...]) -> ObjectCache:
    """The cache for this command; the headers are read once in a process."""
    return ObjectCache(folder, command)


def prune(folder: Path, most: int = MOST_OBJECTS) -> None:
    """Remove the objects that have not been used for longest."""
    found = sorted(folder.glob("*.o"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in found[most:]:
        file.unlink(missing_ok=True)
