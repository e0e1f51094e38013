"""The page about running a server: its commands, options, variables and numbers are the program's own."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from deploy.readers import called, options
from docs.pages import DOCS, blocks
from paths import ROOT

from gloaming import config
from gloaming.server import cluster as brokers
from gloaming.server.ops import health, logs, metrics

PAGE = DOCS / "operation.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = [shlex.split(line) for block in blocks(PAGE, "sh") for line in block.splitlines()]

DATABASE = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.executescript("CREATE TABLE matches (id TEXT); CREATE TABLE lines (match TEXT)")
"""


def test_every_option_on_the_page_exists() -> None:
    assert {called(command)[0] for command in COMMANDS} == {"serve", "complaints", "backup", "restore"}
    for line in COMMANDS:
        command, given = called(line)
        assert given <= options(command), line


def test_copies_go_out_and_come_back_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    environment = os.environ | {"GLOAMING_DATA": str(tmp_path / "data"), "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-c", DATABASE, tmp_path / "data" / "gloaming.db"], check=True)
    ran = [line for line in COMMANDS if line[1] in ("backup", "restore")]
    assert len(ran) == 2
    for line in ran:
        done = subprocess.run(
            [sys.executable, "-m", *line], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "gloaming-copy.db").is_file()


def test_every_metric_is_on_the_page_and_every_one_there_exists() -> None:
    exposed = set(re.findall(r"^# TYPE (\w+)", metrics.exposition().decode(), re.MULTILINE))
    exposed = {name for name in exposed if not name.endswith("_created")}
    assert set(re.findall(r"^\| `(gloaming_\w+)`", TEXT, re.MULTILINE)) == exposed


def test_every_address_for_watching_is_on_the_page() -> None:
    paths = {path for handler in (*health.ROUTES, *metrics.ROUTES) for path in handler.paths}
    assert set(re.findall(r"^\| `(/\w+)`", TEXT, re.MULTILINE)) == paths


def test_every_kind_of_broker_is_on_the_page() -> None:
    kinds = {*brokers.REDIS, "postgresql", "memory"}
    shown = "".join(line for line in TEXT.splitlines() if line.startswith("| `"))
    assert kinds <= set(re.findall(r"`(\w+)://", shown))
    for kind in kinds:
        brokers.make_broker(f"{kind}://localhost/0", "sqlite://")


def test_every_variable_on_the_page_is_read() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r"`(GLOAMING_\w+)`", TEXT))
    assert named >= {config.LOG, config.METRICS_TOKEN}
    assert all(f'"{name}"' in source for name in named)


def test_a_line_of_the_log_has_the_fields_that_the_page_shows() -> None:
    (shown,) = (json.loads(block) for block in blocks(PAGE, "json"))
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.JsonFormatter())
    seen = logs.RequestEntry(
        {"type": "http", "method": "GET", "path": "/api/games", "client": ("192.0.2.7", 1)}
    )
    seen.status = 200
    logs.log.addHandler(handler)
    before = logs.log.level
    logs.log.setLevel(logging.INFO)
    try:
        seen.log()
    finally:
        logs.log.setLevel(before)
        logs.log.removeHandler(handler)
    line = json.loads(out.getvalue())
    changing = ("time", "process", "seconds")
    assert list(line) == list(shown)
    assert {name: found for name, found in line.items() if name not in changing} == {
        name: found for name, found in shown.items() if name not in changing
    }
