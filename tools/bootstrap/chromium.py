"""Chromium for the tests, from the system or from the npm registry, with a font.

python3 tools/bootstrap/chromium.py       prints the path of its executable
"""

import os
import platform
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha512
from pathlib import Path

import node
import stamps
from console import BUILD, Missing, alone, call, once, plainly, step
from packages import lock_file

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FONTS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.fonts",
    "~/.local/share/fonts",
    "/System/Library/Fonts",
)

HOME = BUILD / "chromium"
PARTS = HOME / "parts"
LAUNCHER = HOME / "chromium"
LAUNCH = """#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here"
export LD_LIBRARY_PATH="$here/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
exec "{browser}" "$@"
"""
FONT_CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">cache</cachedir>
  <alias><family>system-ui</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
"""
UNPACK = """
const { readFileSync, writeFileSync } = require('node:fs')
const [from, to] = process.argv.slice(1)
writeFileSync(to, require('node:zlib').brotliDecompressSync(readFileSync(from)))
"""


def path() -> Path:
    """The browser to test with: the one that GLOAMING_CHROMIUM names, else the first that is found."""
    chosen = os.environ.get("GLOAMING_CHROMIUM")
    return Path(chosen) if chosen else ensure()


@once
def ensure() -> Path:
    """A browser with a font, downloaded if necessary."""
    found = from_system()
    if found and any(fonts()):
        return found
    made_from, stamp = [lock_file("browser"), Path(__file__).resolve()], HOME / "stamp"
    if not stamps.fits(stamp, made_from):
        with step("Chromium and a font"):
            bring(found)
            stamps.put(stamp, made_from)
    return LAUNCHER


def from_system() -> Path | None:
    """The first browser on the path that starts."""
    return next((Path(found) for name in NAMES if (found := shutil.which(name)) and starts(found)), None)


def starts(browser: str | Path) -> bool:
    """Whether this browser starts here."""
    try:
        return subprocess.run([browser, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def fonts() -> Iterator[Path]:
    """The fonts of this machine."""
    for folder in FONTS:
        yield from Path(folder).expanduser().rglob("*.[to]t[fc]")


def bring(browser: Path | None) -> None:
    """Installs a font, a browser if there is none, and a launcher for both."""
    shutil.rmtree(HOME, ignore_errors=True)
    browser_package, font_package = lock_file("browser").read_text().splitlines()
    (fetch(font_package) / "ttf").rename(HOME / "fonts")
    (HOME / "fonts.conf").write_text(FONT_CONFIG)
    LAUNCHER.write_text(LAUNCH.format(browser=browser or own_browser(browser_package)))
    LAUNCHER.chmod(0o755)
    shutil.rmtree(PARTS)
    if not starts(LAUNCHER):
        raise Missing("the tests need a browser, and the one fetched does not start here; install chromium")


def own_browser(package: str) -> str:
    """Unpacks a browser and its libraries."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise Missing("the tests need a browser; install chromium with your system's packages")
    source = fetch(package) / "bin"
    for archive in ("al2023.tar", "swiftshader.tar"):
        unpack(source / f"{archive}.br", PARTS / archive)
        call("Chromium", "tar", "-xf", PARTS / archive, "-C", HOME)
    unpack(source / "chromium.br", HOME / "headless_shell")
    (HOME / "headless_shell").chmod(0o755)
    return "$here/headless_shell"


def unpack(source: Path, target: Path) -> None:
    """Decompresses Brotli with Node, because Python cannot."""
    call("Chromium", node.ensure().node, "-e", UNPACK, source, target)


def fetch(package: str) -> Path:
    """The unpacked files of an npm package, whose lock line gives name, version and digest."""
    name, digest = package.split()
    folder = PARTS / name.strip("@").replace("/", "-").replace("@", "-")
    folder.mkdir(parents=True)
    node.ensure().call(name, folder, "pack", name, "--pack-destination", str(folder))
    archive = next(folder.glob("*.tgz"))
    if digest != "sha512-" + b64encode(sha512(archive.read_bytes()).digest()).decode():
        raise Missing(f"the package {name} is not the one that was locked; fetch it again later")
    call(name, "tar", "-xzf", archive, "-C", folder)
    return folder / "package"


def main() -> None:
    """Prints the path of the browser."""
    with alone():
        print(path())


if __name__ == "__main__":
    plainly(main)
