"""Stages of a test run, announced and timed; the first failure ends the run."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock

from console import ROOT, Missing, say


@dataclass(frozen=True)
class Stage:
    """Commands to run one after the other."""

    what: str
    commands: Sequence[Sequence[str | Path]]
    cwd: Path = ROOT
    env: Mapping[str, str] | None = None

    def failed(self, start: float) -> Missing:
        return Missing(f"{self.what}: failed after {time.monotonic() - start:.0f} s")

    def close(self, start: float) -> None:
        say(f"== {self.what}: {time.monotonic() - start:.1f} s")


def openly(stage: Stage) -> None:
    """Runs a stage alone and shows its output."""
    say(f"\n== {stage.what}")
    start = time.monotonic()
    for command in stage.commands:
        if subprocess.run(command, cwd=stage.cwd, env=stage.env).returncode:
            raise stage.failed(start)
    stage.close(start)


def side_by_side(*lanes: Sequence[Stage]) -> None:
    """Runs lanes of stages in parallel; the output of a stage is shown when it ends."""
    crew = Crew()
    with ThreadPoolExecutor(len(lanes)) as pool, told_to_end():
        try:
            for done in as_completed([pool.submit(crew.work, lane) for lane in lanes]):
                done.result()
        except BaseException:
            crew.leave()
            raise


@contextmanager
def told_to_end() -> Iterator[None]:
    """Ends the children when this process is ended."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Crew:
    """Processes that run in parallel and can be ended together."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.running: set[subprocess.Popen[bytes]] = set()
        self.over = False

    def work(self, lane: Sequence[Stage]) -> None:
        """Runs the stages of one lane in order."""
        for stage in lane:
            start = time.monotonic()
            with TemporaryFile() as out:
                fine = all(self.run(stage, command, out.fileno()) for command in stage.commands)
                if self.over:
                    return
                out.seek(0)
                say(f"\n== {stage.what}\n{out.read().decode(errors='replace')}".rstrip())
            if not fine:
                raise stage.failed(start)
            stage.close(start)

    def run(self, stage: Stage, command: Sequence[str | Path], out: int) -> bool:
        """Runs one command until it ends or all are ended."""
        with self.lock:
            if self.over:
                return False
            process = subprocess.Popen(
                command,
                cwd=stage.cwd, env=stage.env, start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
            )  # fmt: skip
            self.running.add(process)
        process.wait()
        with self.lock:
            self.running.discard(process)
        return process.returncode == 0

    def leave(self) -> None:
        """Ends all running processes with their children."""
        with self.lock:
            self.over = True
            for process in self.running:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)
