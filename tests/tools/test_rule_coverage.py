"""Which rules have a test: read from sources, so no test has to run."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.rule_coverage import Rule, cover, named_by_tests, rules, unknown

RULES = """# A game

- **ABC-01** [book] First, over
  two lines. [call] And ours.
- **ABC-02** [rebuilt] Second.

See ABC-01 again; **ABC-09** in passing is no rule.
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    for name in ("RULES.md", "RULES.de.md", "RULES.fr.md"):
        (tmp_path / name).write_text(RULES)
    return tmp_path


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_it.py").write_text(
        'import pytest\n@pytest.mark.rule("ABC-01", "ABC-07")\ndef test_a(): ...\n'
        '@pytest.mark.slow\n@pytest.mark.rule("ABC-01")\nclass TestB: ...\n# pytest.mark.rule("ABC-02")\n'
    )
    return folder


def test_rules_are_list_items_with_their_marks() -> None:
    assert rules(RULES) == [Rule("ABC-01", ("book", "call")), Rule("ABC-02", ("rebuilt",))]


def test_ids_are_counted_by_the_marks_that_name_them(game: Path, tests: Path) -> None:
    named = named_by_tests([tests])
    coverage = cover("abc", game, named)
    assert dict(coverage.tests) == {"ABC-01": 2, "ABC-02": 0}
    assert coverage.untested == ["ABC-02"]
    assert not coverage.complete
    assert unknown(named, [coverage]) == ["ABC-07"]


def test_a_translation_must_have_the_same_ids(game: Path) -> None:
    (game / "RULES.de.md").write_text(RULES.replace("**ABC-02**", "**ABC-03**"))
    (game / "RULES.fr.md").unlink()
    coverage = cover("abc", game, {"ABC-01": 1, "ABC-02": 1})
    assert coverage.untranslated == {"de": ("ABC-02", "ABC-03"), "fr": ("ABC-01", "ABC-02")}
    assert not coverage.complete


def test_complete_is_tested_marked_and_translated(game: Path) -> None:
    assert cover("abc", game, {"ABC-01": 1, "ABC-02": 1}).complete


def test_a_test_that_cannot_be_parsed_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_bad.py").write_text("def (")
    with pytest.raises(RuntimeError, match="test_bad"):
        named_by_tests([tmp_path])
