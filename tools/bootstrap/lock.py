"""Regenerates all lock files, for maintainers: python3 tools/bootstrap/lock.py

No lock names the host of a package index, so that every machine can use its own.
"""

import shutil
import subprocess
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import node
import packages
from console import Missing, call, plainly, reason, step
from web import HOME as WEB

DAY = date(2026, 11, 15)
RIPE = DAY - timedelta(days=31)  # builds for other platforms are published weeks later

ALONE = ("test", "uv", "node")
WITHIN_TEST = ("run", "compile")


def lock_python(name: str, *more: str | Path) -> None:
    """Locks one list of Python packages for every platform and every Python."""
    tool = packages.uv()
    if tool is None:
        raise Missing("locking needs uv; install it first")
    lock = packages.lock_file(name)
    files = (lock.with_suffix(".in"), "-o", lock)
    exact = ("--universal", "--python-version=3.11", "--generate-hashes", "--upgrade")
    bare = ("--no-header", "--no-annotate", "--no-emit-index-url")
    call(f"lock {name}", tool, "pip", "compile", *exact, *bare, *more, *files)


def lock_web() -> None:
    """Locks the web packages in an empty folder: next to installed packages npm omits digests."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file in ("package.json", ".npmrc"):
            shutil.copy(WEB / file, folder)
        npm("install", "--package-lock-only", f"--before={RIPE}", cwd=folder)
        shutil.copy(folder / "package-lock.json", WEB)


def lock_browser() -> None:
    """Locks the npm packages that are downloaded directly, with the digests of the registry."""
    lock = packages.lock_file("browser")
    names = [line for line in lock.with_suffix(".in").read_text().splitlines() if not line.startswith("#")]
    lock.write_text("".join(f"{name} {npm('view', name, 'dist.integrity')}\n" for name in names))


def npm(*arguments: str, cwd: Path = WEB) -> str:
    """The output of npm."""
    tool = node.ensure()
    command = [*tool.npm, *arguments]
    done = subprocess.run(command, cwd=cwd, env=tool.environment(), capture_output=True, text=True)
    if done.returncode:
        raise Missing(f"npm {arguments[0]} failed: {reason(done.stderr)}")
    return done.stdout.strip()


def main() -> None:
    """Generates every lock; subsets of `test` take their versions from it."""
    for name in ALONE:
        with step(name):
            lock_python(name)
    for name in WITHIN_TEST:
        with step(name):
            lock_python(name, "--constraints", packages.lock_file("test"))
    with step("services"):
        lock_python("services", "--no-deps")  # only the programs inside are used
    with step("web"):
        lock_web()
    with step("browser"):
        lock_browser()


if __name__ == "__main__":
    plainly(main)
