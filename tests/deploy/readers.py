"""What stands in deployment files, read without the programs that they are for."""

from __future__ import annotations

import json
import re
import shlex

import typer
from paths import ROOT

from gloaming.cli import make_app

DEPLOY = ROOT / "deploy"

Unit = dict[str, list[tuple[str, str]]]


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit(name: str) -> Unit:
    """The sections of a systemd unit, with each setting as often as it stands there."""
    sections: Unit = {}
    section: list[tuple[str, str]] = []
    for line in text(name).splitlines():
        if found := re.fullmatch(r"\[(\w+)\]", line):
            section = sections.setdefault(found[1], [])
        elif line and not line.startswith("#"):
            key, is_set, value = line.partition("=")
            assert is_set and re.fullmatch(r"[A-Z]\w*", key), f"{name}: {line!r} is no setting"
            section.append((key, value))
    return sections


def value(sections: Unit, section: str, key: str) -> str:
    """The last value that a setting is given."""
    return [found for name, found in sections[section] if name == key][-1]


def instructions(name: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile with their arguments, continued lines joined."""
    joined = re.sub(r"\\\n\s*", " ", text(name))
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1].strip()) for line in lines]


def words(argument: str) -> list[str]:
    """A command of a Containerfile, which is JSON, or a command line."""
    if argument.startswith("["):
        listed: list[str] = json.loads(argument)
        return listed
    return shlex.split(argument)


def options(command: str) -> set[str]:
    """Every option that a command of ours takes."""
    group = typer.main.get_command(make_app())
    found = getattr(group, "commands")[command]  # noqa: B009  (typer does not say)
    return {"--help"} | {
        name for part in found.params for name in (*part.opts, *part.secondary_opts) if name.startswith("--")
    }


def called(line: list[str]) -> tuple[str, set[str]]:
    """The command of ours that is called in a line, and the options that it is given."""
    at = next(number for number, word in enumerate(line) if word.rpartition("/")[2] == "gloaming")
    return line[at + 1], {word.partition("=")[0] for word in line[at + 2 :] if word.startswith("--")}
