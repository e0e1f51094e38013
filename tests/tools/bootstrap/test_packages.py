"""Packages are installed by uv, also where only the system knows the index's certificate."""

from pathlib import Path

import pytest

import packages
from console import BUILD

UV = """#!/bin/sh
echo "uv ${UV_SYSTEM_CERTS:-own}" >> "$CALLS"
[ "${UV_SYSTEM_CERTS:-own}" = "$TRUSTS" ]
"""
PIP = """#!/bin/sh
echo "pip ${PIP_NO_COMPILE:-compiles}" >> "$CALLS"
"""


@pytest.mark.parametrize(
    ("trusts", "calls"),
    [("own", ["uv own"]), ("1", ["uv own", "uv 1"]), ("none", ["uv own", "uv 1", "pip 1"])],
)
def test_uv_is_tried_with_the_certificates_of_the_system_before_pip(
    trusts: str, calls: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, program in (("uv", UV), ("pip", PIP)):
        (tmp_path / name).write_text(program)
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr(packages, "uv", lambda: tmp_path / "uv")
    monkeypatch.setattr(packages, "pip", lambda: (tmp_path / "pip",))
    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    monkeypatch.setenv("TRUSTS", trusts)
    packages.install("a test", packages.lock_file("run"), "--target", BUILD / "nowhere")
    assert (tmp_path / "calls").read_text().splitlines() == calls
