"""Installs exactly what a lock names, with uv if possible, else with pip."""

import os
import shutil
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import stamps
from console import BUILD, ROOT, Missing, call, once

SYSTEM_CERTIFICATES = {"UV_SYSTEM_CERTS": "1"}  # the built-in list of uv has no private authorities


def lock_file(name: str) -> Path:
    """The lock with this name."""
    return ROOT / "requirements" / f"{name}.lock"


def install(what: str, lock: Path, *where: str | Path) -> None:
    """Installs a lock; `where` is `--python PATH` or `--target PATH`, which uv and pip both know."""
    if tool := uv():
        for trusting in ({}, SYSTEM_CERTIFICATES):
            with suppress(Missing):  # pip may know an index that uv does not
                arguments = ("pip", "install", *strictly(lock), *for_uv(where))
                return call(what, tool, *arguments, env=brief() | trusting)
    return call(what, *pip(), *for_pip(where), *strictly(lock), env=brief())


def strictly(lock: Path) -> tuple[str | Path, ...]:
    """The arguments that keep an installer to the lock."""
    return "--require-hashes", "--no-deps", "-r", lock


def for_uv(where: tuple[str | Path, ...]) -> tuple[str | Path, ...]:
    """uv needs `--python` in any case."""
    return where if "--python" in where else ("--python", sys.executable, *where)


def for_pip(where: tuple[str | Path, ...]) -> tuple[str | Path, ...]:
    """pip takes `--python` before its verb and `--target` after it."""
    return (*where, "install") if "--python" in where else ("install", *where)


def brief() -> dict[str, str]:
    """Variables that make pip quiet and quick to give up, without compiling bytecode."""
    return os.environ | {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_COMPILE": "1",
        "PIP_RETRIES": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
    }


@once
def uv() -> str | Path | None:
    """uv from the path or downloaded; None if neither works."""
    if found := shutil.which("uv"):
        return found
    home, lock = BUILD / "uv", lock_file("uv")
    if not stamps.fits(home / "stamp", [lock]):
        shutil.rmtree(home, ignore_errors=True)
        try:
            call("uv", *pip(), "install", "--target", home, *strictly(lock), env=brief())
        except Missing:
            return None
        stamps.put(home / "stamp", [lock])
    return home / "bin" / "uv"


@once
def pip() -> tuple[str | Path, ...]:
    """pip, from a small separate environment if the system has none."""
    if find_spec("pip"):
        return sys.executable, "-m", "pip"
    if not find_spec("ensurepip"):
        raise Missing("this Python has no pip; install python3-venv (Debian, Ubuntu) or python3-pip first")
    home = BUILD / "pip"
    if not (home / "bin" / "pip").exists():
        call("pip", sys.executable, "-m", "venv", home)
    return home / "bin" / "python", "-m", "pip"
