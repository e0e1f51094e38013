# mypy: ignore-errors
"""Builds the wheel: with the browser client, and with compiled modules if there is a compiler.

GLOAMING_PLAIN=1 skips the compilation.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "src"))

from gloaming import compiled
from gloaming.compiled import build

ROOT = Path(__file__).parent
SITE = Path("gloaming") / "server" / "static"
WITHOUT_MODULES = {"egg_info", "dist_info", "sdist"}  # commands that compile nothing


def make_client() -> None:
    """Builds the browser client in a checkout; elsewhere it must exist already."""
    if (ROOT / "web").is_dir():
        sys.path.insert(0, str(ROOT / "tools" / "bootstrap"))
        import start
        from console import Missing, alone

        try:
            with alone():
                start.site()
        except (Missing, OSError) as trouble:
            sys.exit(f"gloaming: the browser client is not built: {trouble}")
    if not (ROOT / "src" / SITE / "index.html").is_file():
        sys.exit("gloaming: the browser client is not built: make the package in a checkout, which has web/")


class WithClient(build_py):
    """Packs the current browser client and no files of earlier builds."""

    def run(self) -> None:
        if not self.editable_mode:
            make_client()
            self.__dict__.pop("data_files", None)  # listed before the client was built
            shutil.rmtree(Path(self.build_lib) / SITE, ignore_errors=True)
        super().run()


class SourceWithClient(sdist):
    """Packs the browser client, so that a wheel can be built from it without Node."""

    def run(self) -> None:
        make_client()
        super().run()


class CompiledBuild(build_ext):
    """Builds the modules and, if all were built, writes the stamp that enables them."""

    def run(self) -> None:
        build.compile_together()
        super().run()
        if all(Path(file).is_file() for file in self.get_outputs()):
            stamp = Path(self.build_lib) / "gloaming" / compiled.STAMP.name
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.write_text(compiled.fingerprint(examples=False) + "\n")


def optional_extensions() -> list[object]:
    """The modules to compile; if one fails, the installation continues."""
    if os.environ.get("GLOAMING_PLAIN") or WITHOUT_MODULES & set(sys.argv) or not build.has_compiler():
        return []
    found = build.extensions(compiled.sources(examples=False))
    for extension in found:
        extension.optional = True
    return list(found)


setup(
    ext_modules=optional_extensions(),
    cmdclass={"build_ext": CompiledBuild, "build_py": WithClient, "sdist": SourceWithClient},
)
