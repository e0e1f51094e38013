"""What a proof finds in a server's log."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.soak.server_processes import found_in

FINE = '{"level":"info","message":"request"}'


def test_a_log_without_mistakes() -> None:
    assert found_in("") == found_in(f"{FINE}\n{FINE}\n") == []


def test_what_is_said_to_be_a_mistake_is_one() -> None:
    line = '{"level":"error","message":"it broke"}'
    assert found_in(f"{FINE}\n{line}\n{FINE}\n") == [line]


def test_a_traceback_is_told_by_its_end_even_between_other_lines() -> None:
    broken = subprocess.run([sys.executable, "-c", "1 / 0"], capture_output=True, text=True).stderr
    mixed = broken.replace("\n", f"\n{FINE}\n")
    (found,) = found_in(mixed)
    assert found.startswith("ZeroDivisionError: division by zero (")
    assert len(found_in(mixed + mixed)) == 2


def test_a_process_whose_server_was_killed_while_it_started_is_no_mistake() -> None:
    ours, theirs = os.pipe()
    os.close(theirs)
    start = f"from multiprocessing.spawn import spawn_main; spawn_main(tracker_fd=None, pipe_handle={ours})"
    command = [sys.executable, "-c", start, "--multiprocessing-fork"]
    ended = subprocess.run(command, pass_fds=[ours], capture_output=True, text=True)
    os.close(ours)
    assert "Traceback" in ended.stderr and found_in(ended.stderr) == []
    woven = "".join(f"{line}{FINE}\n{line}" for line in ended.stderr.splitlines(keepends=True))
    assert woven.count("Traceback") == 2 and found_in(woven) == []
    assert len(found_in(ended.stderr.replace("from_parent", "a_file"))) == 1
    broken = subprocess.run([sys.executable, "-c", "1 / 0"], capture_output=True, text=True).stderr
    assert any(fault.startswith("ZeroDivisionError") for fault in found_in(woven + broken))
