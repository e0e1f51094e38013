"""An expected failure is told in one line."""

import errno
import sys
from pathlib import Path

import pytest

import console as report


@pytest.fixture(autouse=True)
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "ROOT", tmp_path)
    monkeypatch.setattr(report, "BUILD", tmp_path / ".build")


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        ("npm error code ENOTFOUND", "check the network"),
        ("  × Failed to fetch\n  dns error: failed to lookup address", "check the network"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("npm error 404 Not Found\nnpm error A complete log of this run is in /x", "npm error 404 Not Found"),
        (
            "RolldownError: Could not resolve './lost.ts'\n    at build (a.js:1)",
            "Could not resolve './lost.ts'",
        ),
        ("first\n  the last word \n\n", "the last word"),
        ("", "without a word"),
    ],
)
def test_a_log_gives_its_reason(log: str, reason: str) -> None:
    assert reason in report.reason(log)


def test_a_failed_command_names_its_log() -> None:
    with pytest.raises(report.Missing, match=r"set up a thing: bad luck \(see \.build/logs/a-thing\.log\)"):
        report.call("a thing", sys.executable, "-c", "print('bad luck'); exit(1)")


def test_a_command_that_succeeds_is_quiet(capfd: pytest.CaptureFixture[str]) -> None:
    report.call("a thing", sys.executable, "-c", "print('chatter')")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "failure",
    [
        report.Missing("no bread; buy some"),
        OSError(errno.ENOSPC, "No space left on device", "/x"),
        PermissionError(errno.EACCES, "Permission denied", "/x"),
        FileNotFoundError(errno.ENOENT, "No such file or directory", "/x"),
    ],
)
def test_an_expected_failure_ends_in_one_line(failure: Exception) -> None:
    def fail() -> None:
        raise failure

    with pytest.raises(SystemExit) as end:
        report.plainly(fail)
    assert str(end.value).startswith("gloaming: ")
    assert "\n" not in str(end.value)


def test_something_made_once_stays() -> None:
    made = report.once(object)
    assert made() is made()
