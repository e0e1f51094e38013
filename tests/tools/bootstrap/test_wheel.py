"""A wheel from a clean clone has all that a server needs, the browser client too, or it is not made."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from paths import ROOT

import packages
import web

GIT = ("git", "-c", "safe.directory=*")
BACKEND = (
    "import sys; from setuptools import build_meta as b; getattr(b, 'build_' + sys.argv[1])(sys.argv[2])"
)
SITE = "gloaming/server/static"


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run in a checkout where nothing is compiled yet, whichever build is tested."""
    around = {name: value for name, value in os.environ.items() if name != "GLOAMING_COMPILED"}
    return subprocess.run(
        command, cwd=cwd, env=around | env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def clone(to: Path) -> Path:
    """A copy of the files that would be committed, without anything that was built."""
    listing = [*GIT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (source := ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            (to / name).write_bytes(source.read_bytes())
    return to


def make(kind: str, checkout: Path, into: Path, **env: str) -> Path:
    """A wheel or a source package, as pip has it made, with the packages of this environment."""
    into.mkdir(exist_ok=True)
    done = run(sys.executable, "-c", BACKEND, kind, into, cwd=checkout, **{"GLOAMING_PLAIN": "1", **env})
    assert done.returncode == 0, done.stdout[-3000:]
    (made,) = into.iterdir()
    return made


def install(wheel: Path, into: Path) -> Path:
    """An environment with nothing but the wheel; the packages that it needs are borrowed from this one."""
    venv.create(into, symlinks=True)
    ours = next(into.glob("lib/python3*/site-packages"))
    (ours / "borrowed.pth").write_text(f"{Path(pytest.__file__).parent.parent}\n")
    command = [*packages.pip(), "--python", into / "bin" / "python"]
    done = run(*command, "install", "--quiet", "--no-deps", "--no-index", wheel)
    assert done.returncode == 0, done.stdout
    return into / "bin" / "gloaming"


@contextmanager
def served(command: Path, folder: Path) -> Iterator[str]:
    """The address of a server that was started by this command."""
    process = subprocess.Popen(
        [command, "serve", "--port", "0", "--database", folder / "gloaming.db"],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        found = re.search(r"http://localhost:\d+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def check(command: Path, folder: Path, build: str) -> None:
    """The installed program knows its games, and its server hands out the client with all that it loads."""
    env = {"GLOAMING_PLAIN": "", "GLOAMING_COMPILED": "", "GLOAMING_GAMES": ""}
    assert build in run(command, "--version", cwd=folder, **env).stdout
    games = run(command, "games", cwd=folder, **env).stdout
    assert all(game in games for game in ("illuminated", "dunkelrunde", "shadow_and_light")), games
    assert "needs a checkout of Gloaming" in run(command, "soak", "kill", cwd=folder, **env).stdout
    with served(command, folder) as address:
        page = urlopen(f"{address}/").read().decode()
        assets = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg))"', page)
        assert len(assets) >= 3
        for path in (*assets, "/api/games", "/api/texts/de", "/api/rules/illuminated/fr"):
            assert urlopen(f"{address}{path}").read(), path


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean clone, which shares the web packages with this one: they are what its lock says."""
    found = clone(tmp_path_factory.mktemp("clone"))
    (found / "web" / "node_modules").symlink_to(web.PACKAGES)
    return found


def test_a_package_from_a_clean_clone_serves_the_client(checkout: Path, tmp_path: Path) -> None:
    source = make("sdist", checkout, tmp_path / "source")
    with tarfile.open(source) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2 has none
        packed.extractall(tmp_path / "unpacked")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert not (unpacked / "web").exists(), "a wheel from a source package needs no Node"
    wheel = make("wheel", unpacked, tmp_path / "wheel")
    source_files = {
        path.relative_to(checkout / "src").as_posix()
        for path in (checkout / "src" / "gloaming").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert source_files - names == set()
    assert {f"{SITE}/index.html", f"{SITE}/sw.js.br", f"{SITE}/sw.js.gz"} <= names
    check(install(wheel, tmp_path / "env"), tmp_path, "plain")


def test_a_client_of_an_earlier_build_stays_out(checkout: Path, tmp_path: Path) -> None:
    make("wheel", checkout, tmp_path / "first")
    old = checkout / "build" / "lib" / SITE / "assets" / "old.js"
    assert old.parent.is_dir()
    old.write_text("old")
    with ZipFile(make("wheel", checkout, tmp_path / "second")) as packed:
        assert f"{SITE}/assets/old.js" not in packed.namelist()


def test_without_the_client_there_is_no_package_but_a_reason(tmp_path: Path) -> None:
    broken = clone(tmp_path / "clone")
    (broken / "web" / "node_modules").symlink_to(web.PACKAGES)
    (broken / "web" / "src" / "main.ts").write_text("import './lost'\n")
    command = (sys.executable, "-c", BACKEND)
    done = run(*command, "wheel", tmp_path, cwd=broken, GLOAMING_PLAIN="1")
    assert done.returncode == 1
    assert done.stdout.strip().splitlines()[-1].startswith("gloaming: the browser client is not built: ")
    assert list(tmp_path.glob("*.whl")) == []
    (broken / "web").rename(tmp_path / "elsewhere")
    done = run(*command, "sdist", tmp_path, cwd=broken, GLOAMING_PLAIN="1")
    assert done.stdout.strip().splitlines()[-1].endswith("make the package in a checkout, which has web/")


@pytest.mark.slow
def test_a_wheel_that_pip_makes_is_compiled(tmp_path: Path) -> None:
    made = clone(tmp_path / "clone")
    command = [*packages.pip(), "wheel", "--no-deps", "--wheel-dir", tmp_path / "wheels", made]
    done = run(*command, GLOAMING_PLAIN="", GLOAMING_COMPILED="")
    assert done.returncode == 0, done.stdout[-3000:]
    (wheel,) = (tmp_path / "wheels").iterdir()
    check(install(wheel, tmp_path / "env"), tmp_path, "compiled")
