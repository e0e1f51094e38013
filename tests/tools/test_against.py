"""`gloaming bench --against`: the statistics, the order of measurements, and what is refused."""

from __future__ import annotations

import math
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from cli.command_line import Run
from tools.bench import against, commits, instructions
from tools.bench.commits import Build
from tools.bench.instructions import Instructions
from tools.bench.ratios import Ratio, t_quantile, verdict

from gloaming.lab.bench import BenchError, Job

OLD, NEW = (Build(sha * 40, Path(f"/{sha}"), Path("/python")) for sha in "ab")


def git(folder: Path, *arguments: str) -> None:
    names = ("-c", "user.name=Ada", "-c", "user.email=ada@localhost")
    subprocess.run(["git", *names, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with one commit."""
    git(tmp_path, "init")
    (tmp_path / ".gitignore").write_text("/.build/\n")
    (tmp_path / "file").write_text("one\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "first")
    return tmp_path


# --- statistics --------------------------------------------------------------------------------------------


def test_the_ratio_is_the_geometric_mean_of_the_rounds() -> None:
    ratio = Ratio("a", (100.0, 100.0), (50.0, 200.0))
    assert ratio.value == pytest.approx(1.0)
    assert ratio.half_width == pytest.approx(12.706 * math.log(2) * math.sqrt(2) / math.sqrt(2))


def test_the_half_width_is_that_of_a_t_interval() -> None:
    logs = [0.01, 0.02, 0.03, 0.04, 0.05]
    ratio = Ratio("a", (1.0,) * 5, tuple(math.exp(log) for log in logs))
    assert ratio.value == pytest.approx(math.exp(0.03))
    assert ratio.half_width == pytest.approx(2.776 * math.sqrt(0.00025) / math.sqrt(5))


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (30, 2.042), (40, 2.021), (120, 1.980)])
def test_quantiles_are_those_of_students_distribution(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.001)


@pytest.mark.parametrize(
    ("new", "passed", "said"),
    [
        ((96.0, 96.1, 96.2), True, "holds"),
        ((94.0, 94.1, 94.2), False, "a is slower: 0.941 of the old speed"),
        ((80.0, 100.0, 120.0), False, "a is uncertain"),
    ],
)
def test_the_verdict_names_what_is_slower_or_uncertain(
    new: tuple[float, ...], passed: bool, said: str
) -> None:
    holds, line = verdict([Ratio("a", (100.0,) * 3, new), Ratio("b", (1.0,) * 3, (1.0,) * 3)])
    assert holds is passed
    assert said in line


def test_more_than_five_per_cent_more_instructions_fail() -> None:
    assert Instructions("a", 1000.0, 1050.0).fault is None
    assert "1.060 of the old number" in str(Instructions("a", 1000.0, 1060.0).fault)


def test_instructions_needed_once_do_not_count() -> None:
    def count(build: Build, game: str, games: int) -> tuple[int, int]:
        return 10 * games, 1_000_000 + 500 * games

    assert instructions.per_decision(OLD, "a", 7, count) == 50


# --- the order of measurements -----------------------------------------------------------------------------


def test_commits_take_turns_with_the_same_seed() -> None:
    started: list[tuple[str, str, int]] = []

    def run(job: Job, seconds: float, seed: int) -> Mapping[str, float]:
        started.append((job.game, job.build[0], seed))
        return {"per_second": 90.0 if job.build == NEW.name else 100.0}

    ratios = against.measure(OLD, NEW, ["x", "y"], 0.1, 2, run)
    first = [("x", "a", 1), ("x", "b", 1), ("y", "a", 1), ("y", "b", 1)]
    second = [("x", "b", 2), ("x", "a", 2), ("y", "b", 2), ("y", "a", 2)]
    assert started == first + second
    assert [(ratio.game, round(ratio.value, 6)) for ratio in ratios] == [("x", 0.9), ("y", 0.9)]


def test_a_job_runs_the_sources_of_its_commit_compiled() -> None:
    job = against.job(OLD, "x")
    assert job.environment["PYTHONPATH"].startswith("/a/src")
    assert job.environment["GLOAMING_COMPILED"] == "1"
    assert "GLOAMING_PLAIN" not in job.environment


def test_only_games_of_both_commits_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {OLD.sha: ["x", "y"], NEW.sha: ["y", "z"]}
    monkeypatch.setattr(Build, "games", lambda build: games[build.sha])
    assert against.common_games(OLD, NEW) == ["y"]
    with pytest.raises(BenchError, match="no game 'z' in both commits"):
        against.common_games(OLD, NEW, ["z"])


# --- commits -----------------------------------------------------------------------------------------------


def test_a_worktree_is_made_once_and_refused_if_it_was_changed(repository: Path) -> None:
    sha = commits.resolve(repository, "HEAD")
    tree = commits.check_out(repository, sha)
    assert (tree / "file").read_text() == "one\n"
    assert commits.check_out(repository, sha) == tree
    (tree / "file").write_text("two\n")
    with pytest.raises(BenchError, match="has been changed: delete it"):
        commits.check_out(repository, sha)


def test_a_worktree_that_was_deleted_is_made_again(repository: Path) -> None:
    import shutil

    sha = commits.resolve(repository, "HEAD")
    shutil.rmtree(commits.check_out(repository, sha))
    assert (commits.check_out(repository, sha) / "file").is_file()


def test_an_unknown_commit_is_refused(repository: Path) -> None:
    for commit in ("nowhere", "", "--all"):
        with pytest.raises(BenchError, match="there is no commit"):
            commits.resolve(repository, commit)


def test_without_a_repository_or_git_it_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(BenchError, match="not a git repository"):
        commits.resolve(tmp_path, "HEAD")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BenchError, match="needs git, which is not installed"):
        commits.resolve(tmp_path, "HEAD")


def test_the_same_mypy_shares_this_python(tmp_path: Path) -> None:
    for name, version in (("one", "2.4.1"), ("two", "2.4.1"), ("three", "2.5.0")):
        (tmp_path / name / "requirements").mkdir(parents=True)
        (tmp_path / name / "requirements" / "compile.lock").write_text(f"mypy=={version} \\\n")
    assert commits.python_of(tmp_path / "one", tmp_path / "two").is_file()
    with pytest.raises(BenchError, match="no script that sets up its Python"):
        commits.python_of(tmp_path / "one", tmp_path / "three")


# --- the command -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--against", "HEAD", "--rounds", "1"), "at least 2 rounds"),
        (("--against", "HEAD", "--peers"), "cannot be combined"),
        (("--instructions",), "go with --against"),
        (("--game", "illuminated"), "go with --against"),
    ],
)
def test_what_does_not_go_together_is_refused(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in run("bench", *arguments).refused()


def test_without_valgrind_instructions_are_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    refused = run("bench", "--against", "HEAD", "--instructions").refused()
    assert "needs valgrind, which is not installed" in refused


@pytest.mark.parametrize(("rate", "code", "said"), [(100.0, 0, "holds: "), (90.0, 1, "x is slower: 0.900")])
def test_the_command_shows_the_ratio_and_fails_if_it_is_slower(
    run: Run, monkeypatch: pytest.MonkeyPatch, rate: float, code: int, said: str
) -> None:
    builds = {OLD.sha: OLD, NEW.sha: NEW}
    monkeypatch.setattr(commits, "resolve", lambda root, commit: NEW.sha if commit == "HEAD" else OLD.sha)
    monkeypatch.setattr(commits, "git", lambda root, *arguments: "")
    monkeypatch.setattr(commits, "prepare", lambda root, sha: builds[sha])
    monkeypatch.setattr(Build, "games", lambda build: ["x"])
    monkeypatch.setattr(against, "measure", lambda old, new, *rest: [Ratio("x", (100.0,) * 3, (rate,) * 3)])
    ran = run("bench", "--against", "main", "--rounds", "3")
    assert ran.code == code
    assert f"{rate / 100:.3f}" in ran.out
    assert said in ran.out + ran.err
