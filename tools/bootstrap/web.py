"""Packages and build of the browser client."""

from collections.abc import Iterator
from pathlib import Path

import node
import stamps
from console import ROOT, step

HOME = ROOT / "web"
PACKAGES = HOME / "node_modules"
LOCK = [HOME / "package.json", HOME / "package-lock.json"]
SITE = ROOT / "src" / "gloaming" / "server" / "static"
BUILT = ROOT / ".build" / "stamps" / "web"


def packages(*, tests: bool) -> None:
    """Installs what the build needs, and with `tests` what checking it needs too."""
    building, testing = PACKAGES / ".building", PACKAGES / ".testing"
    if stamps.fits(testing if tests else building, LOCK):
        return
    with step("web packages"):
        wanted = () if tests else ("--omit=dev",)
        node.ensure().call("the web packages", HOME, "ci", "--ignore-scripts", *wanted)
        for stamp in (building, testing) if tests else (building,):
            stamps.put(stamp, LOCK)


def build() -> None:
    """Builds the client that the server serves, unless it is up to date."""
    inputs = [*LOCK, *sources()]
    if (SITE / "index.html").exists() and stamps.fits(BUILT, inputs):
        return
    with step("web build"):
        node.ensure().call("the web build", HOME, "run", "build")
        stamps.put(BUILT, inputs)


def sources() -> Iterator[Path]:
    """Every file that the build may read."""
    yield from (HOME / name for name in ("index.html", "tsconfig.json"))
    yield from (HOME / name for name in ("vite.config.ts", "svelte.config.js", "pack.js"))
    for folder in (HOME / "src", HOME / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from (ROOT / "src" / "gloaming").rglob("*.ftl")
