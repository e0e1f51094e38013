"""Compiles core, physics, games and bots with mypyc as one unit; the plain source is the fallback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gloaming import compiled
from gloaming.compiled import objects
from gloaming.core.errors import GloamingError

if TYPE_CHECKING:
    from setuptools import Extension  # type: ignore[import-untyped]

ROOT = compiled.PACKAGE.parent.parent
WORK = ROOT / ".build" / "compile"
OBJECTS = WORK / "objects"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
GROUP = "gloaming"
FLAGS = "-ffp-contract=off -fno-semantic-interposition"  # equal floats on every machine; fast internal calls


class BuildError(GloamingError):
    """The compilation failed; the message says why."""


def extensions(files: list[Path]) -> list[Extension]:
    """The extension modules for setuptools; paths are relative to the checkout."""
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}"
    names = [str(file.relative_to(ROOT)) for file in files]
    built: list[Extension] = mypycify(
        ["--config-file=pyproject.toml", *names],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        multi_file=True,
        target_dir=str(WORK / "c"),
    )
    return built


def compile_together() -> None:
    """Let setuptools compile as many files in parallel as there are cores, and none that is in the cache.

    Its commands use the class of distutils, not the one of setuptools.
    """
    from distutils.ccompiler import CCompiler

    def compile(self: Any, sources: list[str], output_dir: str | None = None, macros: Any = None,
                include_dirs: Any = None, debug: int = 0, extra_preargs: Any = None,
                extra_postargs: Any = None, depends: Any = None) -> list[str]:  # fmt: skip
        macros, wanted, after, options, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        before = self._get_cc_args(options, debug, extra_preargs)
        cache = objects.cache_for(OBJECTS, (*self.compiler_so, *before, *after))

        def one(made: str) -> None:
            source, ending = build[made]
            compile_one = partial(self._compile, made, source, ending, before, after, options)
            cache.fetch(Path(source), Path(made), compile_one)

        with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
            list(threads.map(one, build))
        return list(wanted)

    CCompiler.compile = compile  # type: ignore[assignment]


def has_compiler() -> bool:
    """Whether there is a C compiler that Python extensions can be built with."""
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None or shutil.which("cc") is not None


def may_build() -> bool:
    """Whether a build is needed and possible here."""
    return compiled.in_checkout() and has_compiler() and not compiled.is_current()


def build() -> bool:
    """Compile if the modules are not current; returns whether it compiled."""
    if not compiled.in_checkout():
        raise BuildError("only a checkout can be compiled; an installed Gloaming comes compiled")
    if compiled.is_current():
        return False
    if not has_compiler():
        raise BuildError(
            "no C compiler was found (on Debian: apt install gcc); the plain source is used instead"
        )
    wanted = compiled.fingerprint()
    lib = WORK / "lib"
    shutil.rmtree(lib, ignore_errors=True)
    _compile(lib)
    if compiled.fingerprint() != wanted:
        raise BuildError("the sources changed while they were compiled; run it again")
    _put_in_place(lib, wanted)
    return True


def _compile(lib: Path) -> None:
    """Compile in a separate process; its output goes to a log file."""
    WORK.mkdir(parents=True, exist_ok=True)
    log = WORK / "log"
    here = [sys.executable, "-m", "gloaming.compiled.build", str(lib)]
    environment = os.environ | {"GLOAMING_PLAIN": "1", "PYTHONPATH": str(ROOT / "src")}
    environment.pop("GLOAMING_COMPILED", None)
    with log.open("w") as out:
        done = subprocess.run(here, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, env=environment)
    if done.returncode != 0:
        last = [line for line in log.read_text().splitlines() if line.strip()][-1:]
        raise BuildError(
            f"the compilation failed ({''.join(last)[:200]}); all of it is in {log.relative_to(ROOT)}"
        )


def _put_in_place(lib: Path, wanted: str) -> None:
    """Move the modules beside their sources; the stamp is removed first and written last."""
    compiled.STAMP.unlink(missing_ok=True)
    for old in (*ROOT.glob(f"src/**/*{SUFFIX}"), *ROOT.glob(f"examples/**/*{SUFFIX}")):
        old.unlink()
    for new in lib.rglob(f"*{SUFFIX}"):
        inner = new.relative_to(lib)
        example = inner.parts[0] == compiled.EXAMPLE
        new.replace((ROOT / ("examples" if example else "src")) / inner)
    compiled.STAMP.write_text(wanted + "\n")


def _main(lib: str) -> None:
    from setuptools import setup

    compile_together()
    command = ["-q", "build_ext", "--parallel", str(os.cpu_count() or 1)]
    setup(
        name="gloaming-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions(compiled.sources()),
        script_args=[*command, "--build-lib", lib, "--build-temp", str(WORK / "temp")],
    )
    objects.prune(OBJECTS)


if __name__ == "__main__":
    _main(sys.argv[1])
