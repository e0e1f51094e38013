"""./gloaming in a checkout: all commands of an installed package, and those that need a checkout."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from cli.command_line import Run
from paths import ROOT
from tools import cli

from gloaming.cli import commands


def test_a_checkout_has_every_command_of_a_package_and_more() -> None:
    assert set(commands.COMMANDS) < set(cli.COMMANDS)
    assert {command.__name__ for command in cli.Checkout.commands} == set(commands.CHECKOUT_ONLY)


@pytest.mark.parametrize("name", commands.CHECKOUT_ONLY)
def test_help_has_an_example(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert f"Example: gloaming {name}" in " ".join(ran.out.split())


def test_the_script_at_the_root_runs_it_from_any_folder(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").write_text("raise RuntimeError('a stranger')")
    done = subprocess.run([ROOT / "gloaming", "--help"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert " soak " in done.stdout


def test_coverage_is_complete_only_with_a_test_for_each_rule(run: Run, tmp_path: Path) -> None:
    refused = run("rules", "illuminated", "--coverage", "--tests", tmp_path)
    assert "ILL-05" in refused.refused()
    assert "✗ ILL-05  [book] [call]  no test" in refused.out
    run("rules", "--coverage", "--tests", tmp_path / "nowhere").refused()


@pytest.mark.once
def test_the_bench_measures_flicks_too(run: Run) -> None:
    rates = json.loads(run("bench", "--seconds", "0.01", "--rounds", "1", "--json").out)["rates"]
    assert any((rate["game"], rate["unit"]) == ("discs", "flicks") for rate in rates)
