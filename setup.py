# mypy: ignore-errors
"""Wheels come compiled where a compiler is there; where none is, the plain source is installed."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "src"))

from gloaming import build, compiled


class CompiledBuild(build_ext):
    """Builds the modules and, if all of them came about, writes the stamp that lets them be used."""

    def run(self) -> None:
        super().run()
        if all(Path(file).is_file() for file in self.get_outputs()):
            stamp = Path(self.build_lib) / "gloaming" / compiled.STAMP.name
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.write_text(compiled.fingerprint(examples=False) + "\n")


def optional_extensions() -> list[object]:
    """The modules to compile, each of which may fail without failing the installation."""
    if not build.has_compiler():
        return []
    found = build.extensions(compiled.sources(examples=False))
    for extension in found:
        extension.optional = True
    return list(found)


setup(ext_modules=optional_extensions(), cmdclass={"build_ext": CompiledBuild})
