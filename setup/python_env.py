"""The Python environment of this checkout, `.venv`.

python3 setup/python_env.py [run | compile | test]
"""

import shutil
import sys
import venv
from pathlib import Path

import stamps
from packages import install, lock_file
from report import ROOT, Missing, alone, plainly, step

HOME = ROOT / ".venv"
PYTHON = HOME / "bin" / "python"
SOURCES = ("src", "examples")

COVERS = {"run": ("run",), "compile": ("compile",), "test": ("run", "compile", "test")}


def stamp(lock: str) -> Path:
    """The stamp lies in the environment, so that both vanish together."""
    return HOME / "stamps" / lock


def ready(lock: str) -> bool:
    """Whether everything in the lock is installed."""
    return PYTHON.exists() and stamps.fits(stamp(lock), [lock_file(lock)])


def ensure(lock: str) -> None:
    """Installs what the lock names, unless it is there."""
    if ready(lock):
        return
    with step(f"Python packages to {lock}"):
        if not PYTHON.exists():
            create()
        install(f"the Python packages to {lock}", lock_file(lock), "--python", PYTHON)
        for covered in COVERS[lock]:
            stamps.put(stamp(covered), [lock_file(covered)])


def create() -> None:
    """Makes an empty environment that finds our source, also after the checkout has moved."""
    shutil.rmtree(HOME, ignore_errors=True)
    venv.create(HOME, symlinks=True)
    packages = next(HOME.glob("lib/python3*/site-packages"))
    up = Path(*[".."] * len(packages.relative_to(ROOT).parts))
    (packages / "gloaming.pth").write_text("".join(f"{up / source}\n" for source in SOURCES))


def main() -> None:
    """Sets up for the purpose that the command line names."""
    lock = sys.argv[1] if len(sys.argv) > 1 else "run"
    if lock not in COVERS:
        raise Missing(f"expected one of {', '.join(COVERS)}, got {lock!r}")
    if not ready(lock):
        with alone():
            ensure(lock)


if __name__ == "__main__":
    plainly(main)
