"""The collector: quick while people play, and in the end nothing is forgotten."""

from __future__ import annotations

import subprocess
import sys

# In a process of its own: what is set aside stays so for as long as the process lives.
LIFE = """
import gc, time, weakref
from gloaming.server.tidying import Tidying

class Room: pass

tidying = Tidying()
tidying.begin()
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
tidying.seldom = 0.0
gc.collect()
assert seen() is None, "now and then everything is"
"""


def test_what_lives_long_is_set_aside_but_not_forever() -> None:
    done = subprocess.run([sys.executable, "-c", LIFE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
