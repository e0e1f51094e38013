"""The Python environment of this checkout, `.venv`.

python3 tools/bootstrap/python_env.py [run | compile | test]
"""

import shutil
import sys
import venv
from pathlib import Path

import stamps
from console import ROOT, Missing, alone, plainly, step
from packages import install, lock_file

HOME = ROOT / ".venv"
PYTHON = HOME / "bin" / "python"
SOURCES = ("src", "examples", ".")

COVERS = {"run": ("run",), "compile": ("compile",), "test": ("run", "compile", "test")}


def stamp(lock: str) -> Path:
    """The stamp is in the environment, so that both are deleted together."""
    return HOME / "stamps" / lock


def ready(lock: str) -> bool:
    """Whether everything in the lock is installed."""
    return PYTHON.exists() and finds_sources() and stamps.fits(stamp(lock), [lock_file(lock)])


def ensure(lock: str) -> None:
    """Installs what the lock names, unless it is installed."""
    if ready(lock):
        return
    with step(f"Python packages to {lock}"):
        if not PYTHON.exists() or not finds_sources():
            create()
        install(f"the Python packages to {lock}", lock_file(lock), "--python", PYTHON)
        for covered in COVERS[lock]:
            stamps.put(stamp(covered), [lock_file(covered)])


def create() -> None:
    """Creates an empty environment that finds our source, also after the checkout has moved."""
    shutil.rmtree(HOME, ignore_errors=True)
    venv.create(HOME, symlinks=True)
    path_file().write_text(path_lines())


def path_file() -> Path:
    """The .pth file that points to our source."""
    return next(HOME.glob("lib/python3*/site-packages")) / "gloaming.pth"


def path_lines() -> str:
    """Relative folders, so that a checkout can be moved."""
    up = Path(*[".."] * len(path_file().parent.relative_to(ROOT).parts))
    return "".join(f"{up / source}\n" for source in SOURCES)


def finds_sources() -> bool:
    """Whether the .pth file has the current source folders."""
    return path_file().is_file() and path_file().read_text() == path_lines()


def main() -> None:
    """Sets up the environment for the purpose on the command line."""
    lock = sys.argv[1] if len(sys.argv) > 1 else "run"
    if lock not in COVERS:
        raise Missing(f"expected one of {', '.join(COVERS)}, got {lock!r}")
    if not ready(lock):
        with alone():
            ensure(lock)


if __name__ == "__main__":
    plainly(main)
