"""Follows the log of a match to its position and clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile

from gloaming.bots.levels import DEFAULT_LEVEL
from gloaming.core.content import Content
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.record.format import Header, Step
from gloaming.core.record.reader import read
from gloaming.core.record.replay import incompatibility
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.settings import SettingError, complete
from gloaming.protocol import ClockInfo
from gloaming.server.errors import Conflict
from gloaming.server.matches.clock import Clock
from gloaming.server.storage.matches.rows import LogLine, StoredMatch

BOT_GRACE = 5000  # milliseconds after which another process may take over a bot's turn


class Follower:
    """The match and its clock after `lines` lines of the log."""

    def __init__(self, stored: StoredMatch) -> None:
        head = header_lines(stored.lines)
        record = read([line.text for line in head])
        game = find(record.header.game)
        content = game.content()
        if len(stored.lines) == 1 and record.header.rules <= game.spec.rules_version:  # it has not begun
            record.header = _current_header(game, record.header, content)
        self.clock = Clock(stored.terms, len(record.header.players))
        self.lines = len(head)
        self.keys: set[str] = set()
        if incompatibility(game, record, content) is None:
            self.match = Match(game, record, stored.secret, content)
            self.append(stored.lines[len(head) :])
        else:
            record = read([line.text for line in stored.lines])
            self.match = UnplayableMatch(game, record, stored.secret, content)
            self.lines = len(stored.lines)

    def append(self, added: Iterable[LogLine]) -> None:
        """Apply lines that were written to the log."""
        for line in added:
            self.match.append(line.text)
            self.note(line)

    def note(self, line: LogLine) -> None:
        """Count a line that the match has already applied, and advance the clock."""
        self.lines += 1
        if line.key is not None:
            self.keys.add(line.key)
        last = self.match.record.entries[-1] if self.match.record.entries else None
        told = isinstance(last, Step) and not last.is_chance and not self.match.log[-1].unseen
        mover = last.seat if isinstance(last, Step) and told else None
        deciding = self.people_deciding()
        secret = [seat for seat in deciding if secrecy.asked_secretly(self.match, seat)]
        self.clock.follow(line.at, mover, deciding, secret)

    @property
    def shown_lines(self) -> int:
        """The number of lines as it is told; where it could tell of secret answers, nothing."""
        return 0 if self.match.game.spec.secret_questions else self.lines

    # --- who decides -----------------------------------------------------------------------------------

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that decides for the seat, or None for a person."""
        level = self.match.record.header.players[seat].level or self.match.stand_ins.get(seat)
        return level or (DEFAULT_LEVEL if seat in self.match.record.lost else None)

    def people_deciding(self) -> list[int]:
        return [seat for seat in self.match.deciders() if self.bot_level(seat) is None]

    def next_bot(self) -> int | None:
        """The first seat for which a bot has to decide now."""
        return next((seat for seat in self.match.deciders() if self.bot_level(seat) is not None), None)

    def clock_info(self, at: int, viewer: int | None) -> ClockInfo | None:
        """The clock as a message to a viewer; bots have no time in it."""
        info = self.clock.info(at, secrecy.deciders(self.match, viewer))
        if info is not None:
            info.left = [
                None if self.bot_level(seat) is not None else ms for seat, ms in enumerate(info.left)
            ]
        return info

    def due(self, at: int) -> int | None:
        """When the match is overdue if nothing happens: a bot has not moved, or a clock has run out."""
        if self.next_bot() is not None:
            return at + BOT_GRACE
        return self.clock.deadline()


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
    return list(takewhile(lambda line: not line.text.startswith('{"words"'), lines))
