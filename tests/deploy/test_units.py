"""The systemd units: what they call exists, and the server is shut in."""

from __future__ import annotations

import re
import shlex

import pytest
from deploy.readers import DEPLOY, called, options, text, unit, value
from paths import ROOT

SERVICES = ["gloaming.service", "gloaming-backup.service"]

HARDENED = {
    "CapabilityBoundingSet": "",
    "LockPersonality": "yes",
    "MemoryDenyWriteExecute": "yes",
    "NoNewPrivileges": "yes",
    "PrivateDevices": "yes",
    "PrivateTmp": "yes",
    "PrivateUsers": "yes",
    "ProtectClock": "yes",
    "ProtectControlGroups": "yes",
    "ProtectHome": "yes",
    "ProtectHostname": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectProc": "invisible",
    "ProtectSystem": "strict",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces": "yes",
    "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes",
    "SystemCallArchitectures": "native",
    "UMask": "0077",
}
ONCE = {
    "Type", "User", "Group", "StateDirectory", "StateDirectoryMode", "WorkingDirectory", "Environment",
    "EnvironmentFile", "ExecStart", "ExecStartPost", "Restart", "RestartSec", "TimeoutStopSec", "LimitNOFILE",
    "AmbientCapabilities", "PrivateNetwork", "RemoveIPC", "SystemCallErrorNumber", "SystemCallFilter",
}  # fmt: skip
KNOWN = {
    "Unit": {"Description", "After", "Wants"},
    "Service": ONCE | set(HARDENED),
    "Timer": {"OnCalendar", "RandomizedDelaySec", "Persistent"},
    "Install": {"WantedBy"},
}


@pytest.mark.parametrize("name", [*SERVICES, "gloaming-backup.timer"])
def test_every_setting_is_one_that_systemd_knows(name: str) -> None:
    for section, settings in unit(name).items():
        assert {key for key, _ in settings} <= KNOWN[section]


@pytest.mark.parametrize("name", SERVICES)
def test_every_option_that_a_unit_gives_exists(name: str) -> None:
    command, given = called(shlex.split(value(unit(name), "Service", "ExecStart")))
    assert given <= options(command)


def test_every_option_in_the_example_of_an_environment_exists() -> None:
    shown = re.findall(r"^# GLOAMING_OPTIONS=(.*)$", text("environment.example"), re.MULTILINE)
    assert shown
    for line in shown:
        given = {word for word in line.split() if word.startswith("--")}
        assert given and given <= options("serve"), line


def test_every_variable_in_the_example_is_read_by_someone() -> None:
    named = set(re.findall(r"^# ([A-Z_]+)=", text("environment.example"), re.MULTILINE))
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    ours = {name for name in named if name.startswith("GLOAMING_")} - {"GLOAMING_OPTIONS"}
    assert ours and all(f'"{name}"' in source for name in ours)
    assert named - ours == {"GLOAMING_OPTIONS", "PGPASSWORD", "FORWARDED_ALLOW_IPS"}


def test_the_server_is_shut_in() -> None:
    sections = unit("gloaming.service")
    assert {key: value(sections, "Service", key) for key in HARDENED} == HARDENED
    filters = [found for key, found in sections["Service"] if key == "SystemCallFilter"]
    assert filters == ["@system-service", "~@privileged @resources"]


@pytest.mark.parametrize("name", SERVICES)
def test_nobody_runs_as_root(name: str) -> None:
    assert value(unit(name), "Service", "User") == value(unit(name), "Service", "Group") == "gloaming"
    assert value(unit(name), "Service", "NoNewPrivileges") == "yes"
    assert value(unit(name), "Service", "ProtectSystem") == "strict"


def test_the_server_comes_back_and_is_reached_from_this_machine_only() -> None:
    sections = unit("gloaming.service")
    assert value(sections, "Service", "Restart") == "always"
    assert "--host 127.0.0.1 --port 8017" in value(sections, "Service", "ExecStart")
    assert "Environment=GLOAMING_DATA=/var/lib/gloaming\n" in text("gloaming.service")


def test_the_timer_has_its_service() -> None:
    assert {file.stem for file in DEPLOY.glob("*.timer")} <= {file.stem for file in DEPLOY.glob("*.service")}
    copies = shlex.split(value(unit("gloaming-backup.service"), "Service", "ExecStart"))[-1]
    assert "gloaming/copies" in value(unit("gloaming-backup.service"), "Service", "StateDirectory").split()
    assert copies == "/var/lib/gloaming/copies"
