"""The locks pin everything by digest, and they fit the lists that they were made from."""

import json
import re
from typing import Any

import pytest
from paths import ROOT

REQUIREMENTS = ROOT / "requirements"
PYTHON_LOCKS = ["run", "compile", "test", "uv", "node", "services"]


def wanted(name: str) -> set[str]:
    """The names that a list asks for, with those of the lists that it includes."""
    names: set[str] = set()
    for line in (REQUIREMENTS / f"{name}.in").read_text().splitlines():
        if line.startswith("-r "):
            names |= wanted(line.removeprefix("-r ").removesuffix(".in"))
        elif found := re.match(r"[\w.-]+", line):
            names.add(found[0].lower().replace(".", "-"))
    return names


def entries(name: str) -> list[str]:
    """The entries of a lock, each with its continued lines."""
    text = (REQUIREMENTS / f"{name}.lock").read_text().replace("\\\n", " ")
    return text.splitlines()


def pins(name: str) -> set[str]:
    """What a lock pins, as `name==version`."""
    return {entry.split()[0] for entry in entries(name)}


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_entry_is_pinned_with_a_digest(name: str) -> None:
    for entry in entries(name):
        assert re.match(r"[\w.-]+==\S+ ", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_a_lock_covers_its_list(name: str) -> None:
    assert wanted(name) <= {pin.split("==")[0] for pin in pins(name)}


@pytest.mark.parametrize("name", ["run", "compile"])
def test_the_test_lock_holds_the_same_versions(name: str) -> None:
    assert pins(name) <= pins("test")


def test_browser_packages_are_pinned_with_a_digest() -> None:
    packages = [line for line in (REQUIREMENTS / "browser.in").read_text().splitlines() if line[0] != "#"]
    locked = [line.split() for line in (REQUIREMENTS / "browser.lock").read_text().splitlines()]
    assert [name for name, _ in locked] == packages
    assert all(re.fullmatch(r"sha512-[\w+/]{86}==", digest) for _, digest in locked)


def web_packages() -> dict[str, dict[str, Any]]:
    """The packages of the web lock by their folder; the one without a name is ours."""
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    return packages


def test_every_web_package_has_a_digest_and_no_address() -> None:
    for folder, package in web_packages().items():
        assert "resolved" not in package, folder
        assert not folder or package["integrity"].startswith("sha512-"), folder


def test_the_web_lock_fits_its_list() -> None:
    asked = json.loads((ROOT / "web/package.json").read_text())
    ours = web_packages()[""]
    assert all(asked[kind] == ours[kind] for kind in ("dependencies", "devDependencies"))
