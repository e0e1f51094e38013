"""Stages side by side: what they print stays together, and the first that fails ends all."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from paths import ROOT

from console import Missing
from stages import Stage, openly, side_by_side

LONG = 600.0  # seconds that nobody waits for


def python(what: str, program: str) -> Stage:
    return Stage(what, [[sys.executable, "-c", program]])


def test_lanes_run_together_and_each_in_order(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    met = tmp_path / "met"
    waits = f"import pathlib, time\nwhile not pathlib.Path({str(met)!r}).exists(): time.sleep(0.01)"
    side_by_side(
        [python("waiting", waits), python("after", "print('two')")],
        [python("meeting", f"print('one'); open({str(met)!r}, 'w').close()")],
    )
    out = capfd.readouterr().out
    assert "\n== meeting\none\n== meeting: " in out
    assert out.index("== waiting: ") < out.index("== after\ntwo\n== after: ")


def test_the_first_that_fails_ends_all(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    begun, later = tmp_path / "begun", tmp_path / "later"
    sleeps = f"import time; open({str(begun)!r}, 'w').close(); time.sleep({LONG})"
    fails = (
        f"import pathlib, sys, time\nwhile not pathlib.Path({str(begun)!r}).exists(): time.sleep(0.01)\n"
        "sys.exit('no good')"
    )
    start = time.monotonic()
    with pytest.raises(Missing, match="failing: failed after"):
        side_by_side(
            [python("sleeping", sleeps), python("later", f"open({str(later)!r}, 'w').close()")],
            [python("failing", fails)],
        )
    assert time.monotonic() - start < LONG / 2
    assert not later.exists()
    out = capfd.readouterr().out
    assert "no good" in out
    assert "sleeping: " not in out


ENDED = """
from stages import Stage, side_by_side
command = "echo $$ > pid.part; mv pid.part pid; exec sleep 600"
side_by_side([Stage("long", [["sh", "-c", command]], Path.cwd())])
"""


def test_whoever_ends_the_run_ends_its_stages(tmp_path: Path) -> None:
    found = str(ROOT / "tools" / "bootstrap")
    program = f"import sys\nfrom pathlib import Path\nsys.path.insert(0, {found!r})\n{ENDED}"
    running = subprocess.Popen([sys.executable, "-c", program], cwd=tmp_path)
    while not (tmp_path / "pid").exists():
        time.sleep(0.01)
    running.terminate()
    assert running.wait() == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_a_stage_alone_is_seen_at_once_and_may_fail(capfd: pytest.CaptureFixture[str]) -> None:
    openly(python("fine", "print('seen')"))
    with pytest.raises(Missing, match="bad: failed after"):
        openly(Stage("bad", [[sys.executable, "-c", "raise SystemExit(3)"], ["never-called"]]))
    assert "== fine\nseen\n== fine: " in capfd.readouterr().out
