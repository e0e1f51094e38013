"""Prepares commits to be measured: a worktree of each under .build/against, compiled and reused."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gloaming.config import COMPILED, PLAIN
from gloaming.core.discovery import FOLDERS
from gloaming.lab.bench import BenchError

ROOT = Path(__file__).resolve().parent.parent.parent
GIT = ("git", "-c", "safe.directory=*")
ENVIRONMENTS = ("tools/bootstrap/python_env.py", "setup/python_env.py")  # today's and an older layout
MYPY = re.compile(r"^mypy==(\S+)", re.MULTILINE)


def git(root: Path, *arguments: str) -> str:
    """What a git command prints."""
    if shutil.which("git") is None:
        raise BenchError("--against needs git, which is not installed")
    done = subprocess.run([*GIT, *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:]
        raise BenchError(f"git {arguments[0]} failed: {''.join(last)[:200]}")
    return done.stdout.strip()


def resolve(root: Path, commit: str) -> str:
    """The full hash of a commit."""
    git(root, "rev-parse", "--git-dir")  # says if this is not a git repository
    try:
        return git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
    except BenchError:
        raise BenchError(f"there is no commit {commit!r}") from None


def check_out(root: Path, sha: str) -> Path:
    """The worktree of a commit, made if it is missing; one with changes is refused."""
    tree = root / ".build" / "against" / sha
    if not (tree / ".git").exists():
        shutil.rmtree(tree, ignore_errors=True)
        git(root, "worktree", "prune")
        git(root, "worktree", "add", "--detach", str(tree), sha)
    if git(tree, "rev-parse", "HEAD") != sha or git(tree, "status", "--porcelain"):
        raise BenchError(f"{tree} has been changed: delete it, and it is made again")
    return tree


@dataclass(frozen=True)
class Build:
    """A compiled commit: where it is, and the Python that runs it."""

    sha: str
    tree: Path
    python: Path

    @property
    def name(self) -> str:
        return self.sha[:10]

    @property
    def environment(self) -> Mapping[str, str]:
        """Runs the sources of this commit only, compiled."""
        clean = {key: value for key, value in os.environ.items() if key not in (COMPILED, PLAIN)}
        sources = [str(self.tree / folder) for folder in ("src", "examples", ".")]
        return {
            **clean,
            "PYTHONPATH": os.pathsep.join(sources),
            "PYTHONHASHSEED": "0",
            COMPILED: "1",
            FOLDERS: str(self.tree / "examples"),
        }

    def games(self) -> list[str]:
        """The ids of the games of this commit."""
        listed = self.run("-P", "-m", "gloaming", "games", "--json")
        return [game["id"] for game in json.loads(listed)]

    def run(self, *arguments: str) -> str:
        """What a Python command prints in this commit."""
        done = subprocess.run(
            [self.python, *arguments], cwd=self.tree, env=self.environment, capture_output=True, text=True
        )
        if done.returncode != 0:
            last = [line for line in done.stderr.splitlines() if line.strip()][-1:]
            raise BenchError(f"commit {self.name}: {''.join(last)[:200]}")
        return done.stdout


def prepare(root: Path, sha: str) -> Build:
    """Check a commit out, set up its Python and compile it, as far as it is not done yet."""
    tree = check_out(root, sha)
    build = Build(sha, tree, python_of(root, tree))
    print(f"gloaming: preparing {build.name} …", file=sys.stderr)
    plain = {key: value for key, value in build.environment.items() if key != COMPILED}
    done = subprocess.run(
        [build.python, "-P", "-m", "gloaming", "build"], cwd=tree, env=plain, capture_output=True, text=True
    )
    if done.returncode != 0:
        last = [line for line in done.stderr.splitlines() if line.strip()][-1:]
        raise BenchError(f"commit {build.name} could not be compiled: {''.join(last)[:200]}")
    return build


def python_of(root: Path, tree: Path) -> Path:
    """This Python if the commit was made for the same mypy, else one of an environment of the commit."""
    if mypy_version(root) == mypy_version(tree):
        return Path(sys.executable)
    script = next((tree / name for name in ENVIRONMENTS if (tree / name).is_file()), None)
    if script is None:
        raise BenchError(f"{tree} has no script that sets up its Python")
    for lock in ("run", "compile"):
        if subprocess.run([sys.executable, script, lock], stdout=sys.stderr).returncode != 0:
            raise BenchError(f"the Python of {tree} could not be set up; the reason is above")
    return tree / ".venv" / "bin" / "python"


def mypy_version(tree: Path) -> str | None:
    """The version of mypy that a commit is compiled with."""
    lock = tree / "requirements" / "compile.lock"
    found = MYPY.search(lock.read_text(encoding="utf-8")) if lock.is_file() else None
    return found[1] if found is not None else None
