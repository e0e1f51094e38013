"""The collector: quick while people play, and in the end nothing is forgotten."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# In processes of their own: the collector belongs to the whole process.
LIFE = """
import gc, time, weakref
from gloaming.server.ops.gc import GcPolicy

class Room: pass

policy = GcPolicy()
policy.start()
aside = gc.get_freeze_count()
kept = [[n] for n in range(50_000)]
gc.collect()
assert gc.get_freeze_count() >= aside + 50_000, "what survives a full collection is set aside"

room = Room()
room.itself = room
seen = weakref.ref(room)
gc.collect()
del room
gc.collect()
assert seen() is not None, "what was set aside is not looked at"
policy.full_interval = 0.0
gc.collect()
assert seen() is None, "now and then everything is"

policy.stop()
gc.collect()
assert gc.get_freeze_count() == 0, "afterwards nothing is set aside"
"""

SERVER = """
import gc, os, sys
import msgspec
from litestar.testing import TestClient
from gloaming import config
from gloaming.server import run as running
from gloaming.server.options import ServerOptions

if __name__ == "__main__":
    config.set_server_order(msgspec.json.encode(ServerOptions(sys.argv[1])).decode())
    app = running.app()
    assert gc.get_freeze_count() == 0, "nothing is set aside before the server runs"
    with TestClient(app):
        assert gc.get_freeze_count() > 0, "while it runs, things are"
    gc.collect()
    assert gc.get_freeze_count() == 0, "afterwards nothing is"
"""


def test_what_lives_long_is_set_aside_but_not_forever() -> None:
    done = subprocess.run([sys.executable, "-c", LIFE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_server_that_has_ended_leaves_the_collector_as_it_was(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(SERVER)
    command = [sys.executable, str(program), str(tmp_path / "g.db")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
