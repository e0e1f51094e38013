"""Stored matches, opened: the match after the lines of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import takewhile

from gloaming.core.content import Content
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Header, LogLine, Words
from gloaming.core.record.log import Viewer
from gloaming.core.record.reader import record_of
from gloaming.core.record.replay import incompatibility
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.settings import SettingError, complete
from gloaming.host.host import MatchHost
from gloaming.server.errors import Conflict
from gloaming.server.storage.matches.rows import StoredMatch

BOT_GRACE = 5000  # milliseconds after which another process may take over a bot's turn


def open_host(stored: StoredMatch, viewers: Callable[[], Iterable[Viewer]] = tuple) -> MatchHost:
    """The match after its stored lines."""
    head = header_lines(stored.lines)
    record = record_of([line.line for line in head])
    game = find(record.header.game)
    content = game.content()
    if len(stored.lines) == 1 and record.header.rules <= game.spec.rules_version:  # it has not begun
        record.header = _current_header(game, record.header, content)
    if incompatibility(game, record, content) is None:
        match = Match(game, record, stored.secret, content)
        host = MatchHost(match, len(head), tuple, stored.terms, stored.online)
        host.append(stored.lines[len(head) :])  # nobody is told
    else:
        whole = record_of([line.line for line in stored.lines])
        match = UnplayableMatch(game, whole, stored.secret, content)
        host = MatchHost(match, len(stored.lines), tuple, stored.terms, stored.online)
    host.viewers = viewers
    return host


def due(host: MatchHost, at: int) -> int | None:
    """When the match is overdue if nothing happens: a bot has not moved, or a clock has run out."""
    if host.next_bot() is not None:
        return at + BOT_GRACE
    return host.clock.deadline()


def _current_header(game: AnyGame, header: Header, content: Content) -> Header:
    """The header of a match that has not begun, with today's rules, content and settings."""
    spec, seats = game.spec, len(header.players)
    known = {setting.key for setting in spec.settings}
    try:
        chosen = {key: value for key, value in header.settings.items() if key in known}
        settings = complete(spec.settings, chosen, seats)
    except SettingError:
        settings = complete(spec.settings, {}, seats)
    return replace(header, rules=spec.rules_version, content=content.digest, settings=settings)


def check_playable(match: Match) -> None:
    """Refuse what needs the positions of a match that cannot be replayed."""
    if isinstance(match, UnplayableMatch):
        raise Conflict(match.why.key, **match.why.args)


def header_lines(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines before the dice words: all that a match has while it waits for its players."""
    return list(takewhile(lambda line: not isinstance(line.line, Words), lines))
