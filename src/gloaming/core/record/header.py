"""The header of a new match: its players are checked, and it commits to the secret of its dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core import fairness as fair
from gloaming.core.content import Content
from gloaming.core.errors import MatchError
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Header, Parent, Player
from gloaming.core.state import SEAT_LETTERS

MAX_NAME_LENGTH = 40


def check_players(game: AnyGame, players: Sequence[Player]) -> None:
    spec = game.spec
    if not spec.fewest <= len(players) <= spec.most:
        raise MatchError(f"{spec.id} is for {spec.fewest} to {spec.most} seats, not {len(players)}")
    for player in players:
        if not player.name.strip() or len(player.name) > MAX_NAME_LENGTH:
            raise MatchError(f"a name has 1 to {MAX_NAME_LENGTH} characters, not {player.name[:60]!r}")


def committed_header(
    game: AnyGame,
    players: Sequence[Player],
    settings: Mapping[str, int | str],
    content: Content,
    secret: str,
    online: bool,
    parent: Parent | None,
) -> Header:
    words = {seat: fair.bot_word(secret, seat) for seat, p in enumerate(players) if p.level is not None}
    return Header(
        game=game.spec.id,
        rules=game.spec.rules_version,
        content=content.digest,
        players=tuple(players),
        settings=dict(settings),
        commitment=fair.commitment(secret, words),
        bot_words=words,
        online=online,
        parent=parent,
    )


def seat_letters(seats: set[int]) -> str:
    return (
        ", ".join(
            SEAT_LETTERS[seat] if 0 <= seat < len(SEAT_LETTERS) else str(seat) for seat in sorted(seats)
        )
        or "nobody"
    )
