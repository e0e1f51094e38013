"""What is fetched for the browser is what was locked."""

import sys
from pathlib import Path

import pytest

import chromium
import node
from console import Missing

NPM = "from pathlib import Path; Path('package.tgz').write_bytes(b'something else')"


def test_a_package_with_another_digest_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = node.Node(Path(sys.executable), (sys.executable, "-c", NPM))
    monkeypatch.setattr(node, "ensure", lambda: fake)
    monkeypatch.setattr(chromium, "PARTS", tmp_path)
    with pytest.raises(Missing, match=r"font@1 is not the one that was locked"):
        chromium.fetch("font@1 sha512-AAAA")


def test_a_chosen_browser_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_CHROMIUM", "/some/browser")
    assert chromium.path() == Path("/some/browser")


def test_an_empty_shell_is_no_browser(tmp_path: Path) -> None:
    shell = tmp_path / "chromium"
    shell.write_text("#!/bin/sh\nexit 1\n")
    shell.chmod(0o755)
    assert not chromium.starts(shell)
    assert not chromium.starts(tmp_path / "nothing")
