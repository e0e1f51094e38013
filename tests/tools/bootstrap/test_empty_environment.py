"""A sample of the suite passes in an empty environment, as a new user or a service has it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from paths import ROOT

BUILD = ("GLOAMING_COMPILED", "GLOAMING_PLAIN")  # the sample runs on the build that is being tested

# In this order: what one of them leaves behind in its process has made another fail.
SAMPLE = (
    "tests/server/matches/test_durability.py::test_logs_keep_the_form_that_they_were_given",
    "tests/tools/soak/test_load.py::test_every_move_reaches_everyone",
    "tests/tools/soak/test_fuzz.py::test_made_up_requests_are_answered",
    "tests/server/workers/test_bot_pool.py::test_whoever_is_ended_by_a_signal_leaves_nothing_to_clean_up",
    "tests/server/ops/test_gc.py",
    "tests/server/storage/test_database.py",
    "tests/server/http/test_daily.py",
    "tests/tools/bootstrap/test_stages.py",
    "tests/core/record/test_record.py",
)


def test_a_sample_passes_in_an_empty_environment(tmp_path: Path) -> None:
    env = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    env |= {name: os.environ[name] for name in BUILD if name in os.environ}
    command = [sys.executable, "-m", "pytest", "-q", "-o", f"cache_dir={tmp_path / 'cache'}", *SAMPLE]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
