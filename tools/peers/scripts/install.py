"""Installs what the peers need into `.build/peers/` of the checkout, once; the tree itself stays clean."""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from registry import BOARDGAMEIO, BOARDGAMEIO_STAMP, BUILD, HERE, OPENSPIEL_STAMP, PYTHON, VENV

LOCK = HERE / "requirements.lock"
LOCKED = ("--require-hashes", "--only-binary", ":all:", "-r", LOCK)
SOURCES = HERE / "illuminated_boardgameio"
OLDEST_NODE = 20


class InstallError(Exception):
    """Something that the machine lacks or that failed, in one line."""


def say(text: str) -> None:
    """Shows progress where it cannot mix with a peer's line."""
    print(f"peers: {text}", file=sys.stderr, flush=True)


def run(what: str, *argv: str | Path, cwd: Path | None = None) -> str:
    """Runs a quiet command and gives its output; a failure is told by the first error that it wrote."""
    done = subprocess.run([str(word) for word in argv], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        raise InstallError(f"{what} failed: {(errors or lines[-1:] or ['no message'])[0]}")
    return done.stdout


def digest(*parts: bytes) -> str:
    """A stamp's content: the hash of all that an installation hangs on."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def fresh(stamp: Path, content: str, *made: Path) -> bool:
    """Whether the stamp says that just this was installed, and it is still there."""
    return stamp.exists() and stamp.read_text() == content and all(path.exists() for path in made)


def install_openspiel() -> None:
    """Makes an environment with OpenSpiel and pymunk, with uv if there is one, else with venv and pip."""
    content = digest(LOCK.read_bytes(), bytes(sys.version_info[:2]))
    if fresh(OPENSPIEL_STAMP, content, PYTHON):
        say("OpenSpiel and pymunk are there")
        return
    say("installing OpenSpiel and pymunk (about 300 MB, once)")
    OPENSPIEL_STAMP.unlink(missing_ok=True)
    fill_environment()
    run("OpenSpiel", PYTHON, "-c", "import pyspiel")
    run("pymunk", PYTHON, "-c", "import pymunk")
    OPENSPIEL_STAMP.write_text(content)


def fill_environment() -> None:
    """Fills the environment; where uv fails, for instance because only pip knows the index, pip tries."""
    uv = os.environ.get("UV") or shutil.which("uv")
    if uv:
        try:
            fill_with_uv(uv)
            return
        except InstallError as fault:
            say(f"{fault}; trying pip")
    fill_with_pip()


def fill_with_uv(uv: str) -> None:
    """The quick way."""
    run("uv", uv, "venv", "--clear", "--python", sys.executable, VENV)
    run("uv", uv, "pip", "install", "--python", PYTHON, *LOCKED)


def fill_with_pip() -> None:
    """The way that needs nothing but Python."""
    run("venv", sys.executable, "-m", "venv", "--clear", VENV)
    run("pip", PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *LOCKED)


def install_boardgameio() -> None:
    """Copies the boardgame.io peer and installs its packages beside the copy."""
    npm = find_npm()
    shutil.copytree(SOURCES, BOARDGAMEIO, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules"))
    content = digest(*((SOURCES / name).read_bytes() for name in ("package.json", "package-lock.json")))
    if fresh(BOARDGAMEIO_STAMP, content, BOARDGAMEIO / "node_modules"):
        say("boardgame.io is there")
        return
    say("installing boardgame.io (about 40 MB, once)")
    BOARDGAMEIO_STAMP.unlink(missing_ok=True)
    run("npm", *npm, "ci", "--ignore-scripts", "--loglevel=error", cwd=BOARDGAMEIO)
    BOARDGAMEIO_STAMP.write_text(content)


def find_npm() -> tuple[str, ...]:
    """The npm that belongs to the Node on the PATH; some Nodes bring it without a link that works."""
    node = shutil.which("node")
    if node is None:
        raise InstallError(f"boardgame.io needs Node {OLDEST_NODE} or later on the PATH; none was found")
    version = run("node", node, "--version").strip()
    found = re.match(r"v(\d+)", version)
    if not found or int(found[1]) < OLDEST_NODE:
        raise InstallError(f"boardgame.io needs Node {OLDEST_NODE} or later, found {version}")
    own = Path(node).resolve().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (node, str(own)) if own.exists() else ("npm",)


INSTALLERS: dict[str, Callable[[], None]] = {
    "openspiel": install_openspiel,
    "boardgameio": install_boardgameio,
}


def main() -> int:
    """Installs all that is asked for; one that fails does not keep the other from being installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", metavar="what", help="openspiel, boardgameio; both unless told")
    asked = parser.parse_args().what or list(INSTALLERS)
    unknown = [what for what in asked if what not in INSTALLERS]
    if unknown:
        parser.error(f"expected openspiel or boardgameio, got {unknown[0]!r}")
    BUILD.mkdir(parents=True, exist_ok=True)
    failed = 0
    for what in asked:
        try:
            INSTALLERS[what]()
        except (InstallError, OSError) as fault:
            say(str(fault))
            failed = 1
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
