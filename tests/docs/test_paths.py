"""Files and commands that a page names exist, and the contributors' questions are answered."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer
from docs.pages import COMMAND_NAMES, PAGES, blocks, name
from paths import ROOT
from tools.cli import make_app

FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
TOPS = ("src/", "tools/", "tests/", "docs/", "web/", "examples/", "deploy/", "requirements/")
ANY = re.compile(r"<\w+>|\*")
QUESTION = re.compile(r"^\| (the .+?|undo) \| `(\S+)` \| `(\w+)` \|$", re.MULTILINE)
CALL = re.compile(r"(?:^|[\s/])gloaming ([a-z]+)\b(?P<rest>[^|;&)]*)")


def paths_of(page: Path) -> list[str]:
    """What is in backticks and looks like a file or folder of the repository."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    return [code for code in CODE.findall(text) if code.startswith(TOPS) and " " not in code]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    for path in paths_of(page):
        assert any(True for _ in ROOT.glob(ANY.sub("*", path.rstrip("/")))), path


# --- where is …? ------------------------------------------------------------------------------------------

QUESTIONS = QUESTION.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))


def test_ten_questions_are_answered() -> None:
    assert len(QUESTIONS) == 10


@pytest.mark.parametrize(("question", "path", "named"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_the_answer_is_there(question: str, path: str, named: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    definition = rf"^(?:(?:async )?def {named}\(|class {named}\b|{named}(?:: .+)? = )"
    assert re.search(definition, text, re.MULTILINE), f"{path} does not define {named}"


# --- commands with their options --------------------------------------------------------------------------


def options_of() -> dict[str, set[str]]:
    group = typer.main.get_command(make_app())
    found: dict[str, typer.core.TyperCommand] = getattr(group, "commands")  # noqa: B009  (typer does not say)
    return {
        command: {option for part in made.params for option in (*part.opts, *part.secondary_opts)}
        for command, made in found.items()
    }


def calls_of(page: Path) -> list[str]:
    """Every call of `gloaming` in backticks, in the terminal or in a shell block."""
    text = page.read_text(encoding="utf-8")
    inline = [code for code in re.findall(r"`([^`]+)`", FENCED.sub("", text)) if "gloaming " in code]
    fenced = [
        line for kind in ("console", "sh") for block in blocks(page, kind) for line in block.splitlines()
    ]
    return [" ".join(line.split()) for line in (*inline, *fenced)]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_exists_with_its_options(page: Path) -> None:
    options = options_of()
    for line in calls_of(page):
        for found in CALL.finditer(line):
            command = found[1]
            assert command in COMMAND_NAMES, line
            given = {
                word.partition("=")[0]
                for word in shlex.split(found["rest"].replace("'", "").replace('"', ""), comments=True)
                if word.startswith("--")
            }
            assert given <= options[command] | {"--help"}, f"{line}: {given - options[command]}"
