"""The law of records: a record reads back, replays and verifies."""

from __future__ import annotations

from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.reader import read
from gloaming.core.record.replay import position
from gloaming.core.record.verify import verify
from gloaming.laws.random_play import (
    digest,
    random_table,
)


def earlier_rules_have_a_release(game: AnyGame, seats: int) -> None:
    """The spec names the last release that plays each earlier rules version."""
    spec = game.spec
    assert len(spec.releases) == spec.rules_version - 1, f"{spec.id}: releases for versions before the last"


def records_replay(game: AnyGame, seats: int) -> None:
    """A record reads back, replays to the same state, and its dice verify."""
    match = random_table(game, seats, 7)
    again = read(match.record.text())
    assert again.text() == match.record.text()
    assert digest(position(game, again, game.content())) == digest(match.state)
    assert verify(game, again, game.content()) is None
    followed = Match(game, again, match.secret, game.content()).record.end
    assert followed is not None and match.record.end is not None
    assert followed.outcome == match.record.end.outcome
