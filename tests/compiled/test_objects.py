"""Compiled objects are used again exactly while everything they were made from is the same."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from gloaming.compiled.objects import ObjectCache, prune

# Knows its version, as a compiler does.
COMPILER = """import sys
print("version", {version})
"""


class Build:
    """A C file with a header, a compiler, and a count of how often it ran."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source, self.made = folder / "a.c", folder / "a.o"
        self.header, self.compiler = folder / "include" / "a.h", folder / "cc"
        self.header.parent.mkdir()
        self.source.write_text("int a;")
        self.header.write_text("int b;")
        self.install(1)
        self.options = ["-O3", f"-I{self.header.parent}"]
        self.compiled = 0

    def install(self, version: int) -> None:
        self.compiler.write_text(f"#!{sys.executable}\n" + COMPILER.format(version=version))
        self.compiler.chmod(0o755)

    def run(self) -> bytes:
        cache = ObjectCache(self.folder / "objects", (str(self.compiler), *self.options))
        self.made.unlink(missing_ok=True)
        cache.fetch(self.source, self.made, self.compile)
        return self.made.read_bytes()

    def compile(self) -> None:
        self.compiled += 1
        self.made.write_bytes(self.source.read_bytes() + str(self.compiled).encode())


@pytest.fixture
def build(tmp_path: Path) -> Build:
    return Build(tmp_path)


def test_the_same_file_is_compiled_once(build: Build) -> None:
    assert build.run() == build.run() == b"int a;1"
    assert build.compiled == 1


def test_a_file_that_is_as_it_was_before_is_not_compiled_again(build: Build) -> None:
    first = build.run()
    build.source.write_text("int c;")
    assert build.run() == b"int c;2"
    build.source.write_text("int a;")
    assert build.run() == first
    assert build.compiled == 2


def test_another_header_option_or_compiler_compiles_again(build: Build) -> None:
    build.run()
    build.header.write_text("int c;")
    build.run()
    build.options.append("-g")
    build.run()
    build.install(2)
    build.run()
    assert build.compiled == 4


def test_another_python_compiles_again(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    build.run()
    monkeypatch.setattr(sys, "version", "4.0")
    build.run()
    assert build.compiled == 2


def test_a_failed_compilation_leaves_nothing(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        build.made.write_bytes(b"half")
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(build, "compile", fail)
        with pytest.raises(OSError):  # noqa: PT011
            build.run()
    assert build.run() == b"int a;1"


def test_a_missing_compiler_is_found_by_the_compilation(build: Build) -> None:
    build.compiler.unlink()
    build.run()
    assert build.compiled == 1


def test_what_was_not_used_for_longest_goes_first(tmp_path: Path) -> None:
    for age in range(5):
        file = tmp_path / f"{age}.o"
        file.touch()
        os.utime(file, (1_000 - age, 1_000 - age))
    prune(tmp_path, 2)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["0.o", "1.o"]
