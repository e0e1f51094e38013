"""Records of bug reports as tests."""

from __future__ import annotations

from gloaming.core.discovery import find
from gloaming.core.record import replay
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify


def replays(text: str) -> None:
    """Fails if the record does not replay; a finished one must verify."""
    record = read(text.strip())
    game = find(record.header.game)
    content = game.content()
    if record.end is not None:
        fault = verify(game, record, content)
        assert fault is None, str(fault)
        return
    unfit = replay.incompatibility(game, record, content)
    assert unfit is None, unfit
    replay.position(game, record, content)
