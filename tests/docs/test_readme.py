"""The README: short, the two commands first, and figures that the other pages have too."""

from __future__ import annotations

import re

from docs.pages import DOCS, blocks
from paths import ROOT

from gloaming.core.discovery import find
from gloaming.i18n.catalogue import catalogue

README = (ROOT / "README.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| \[(.+?)\]\(src/gloaming/games/(\w+)/RULES\.md\) \|(.+)\|$", re.MULTILINE)


def test_it_begins_with_what_it_is_a_picture_and_the_two_commands() -> None:
    title, introduction, picture, commands, *_ = README.split("\n\n")
    assert title == "# Gloaming"
    assert introduction.count(". ") + introduction.count(".\n") == 1, "two sentences"
    assert picture.startswith("![")
    assert commands.startswith("```sh\n./run ")
    first = next(blocks(ROOT / "README.md", "sh"))
    assert [line.split()[0] for line in first.splitlines()] == ["./run", "./test"]


def test_it_is_short() -> None:
    assert len(README.splitlines()) <= 70


def test_the_games_are_described_as_they_describe_themselves() -> None:
    rows = ROW.findall(README)
    assert len(rows) == 5
    for name, id, cells in rows:
        spec = find(id).spec
        players, ages, minutes, solo, hidden, _ = (cell.strip() for cell in cells.split("|"))
        assert name == catalogue("en", find(id))("name")
        assert players == (f"{spec.fewest}–{spec.most}" if spec.fewest < spec.most else str(spec.fewest))
        assert ages == (f"{spec.age}+" if spec.age is not None else "–")
        assert minutes == f"{spec.minutes[0][0]}–{max(longest for _, longest in spec.minutes)}"
        assert (solo != "no") == (spec.fewest == 1)
        assert (hidden != "no") == spec.hidden_information


def test_each_reader_has_one_command() -> None:
    assert [len(block.splitlines()) for block in blocks(ROOT / "README.md", "console")] == [1, 1, 1]


def test_its_figures_are_those_of_the_pages() -> None:
    speed = (DOCS / "performance.md").read_text(encoding="utf-8")
    reliability = (DOCS / "reliability.md").read_text(encoding="utf-8")
    assert "6,173,536 decisions" in README and "6,173,536" in speed
    assert "76.7 times" in README and "| 76.7 |" in speed
    found = re.search(r"\| acknowledged decisions \| ([\d,]+) \| ([\d,]+) \|", reliability)
    assert found is not None
    assert f"{sum(int(number.replace(',', '')) for number in found.groups()):,} acknowledged" in README
    assert "killed 2,000 times" in README and "| kills | 1,000 | 1,000 " in reliability
