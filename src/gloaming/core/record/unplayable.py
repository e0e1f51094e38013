"""Matches of rules or content that this release does not play: record, log and dice, but no positions."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.core.actions import NO_CHOICES, Choices
from gloaming.core.codec import Plain
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import End, Line, Record
from gloaming.core.record.log import LogStep, notes_of
from gloaming.core.record.replay import RULES_CHANGED, rules_changed
from gloaming.core.state import NOBODY, Outcome, Phrase, Seats, State, View


class UnknownState(State):
    """Stands for a position that cannot be computed: nothing is pending in it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def deciders(self) -> Seats:
        return NOBODY

    def choices(self, seat: int) -> Choices:
        return NO_CHOICES

    def faces(self) -> int:
        return 0

    def outcome(self) -> Outcome | None:
        return None

    def clone(self) -> State:
        return self

    def to_plain(self) -> dict[str, Plain]:
        return {}


class UnplayableMatch(Match):
    """A match that cannot be replayed here. If it was running, it is over, without a result."""

    def __init__(self, game: AnyGame, record: Record, secret: str, content: Content) -> None:
        header = record.header
        self.game = game
        self.content = content
        self.record = record
        self.secret = secret
        self.state = UnknownState(len(header.players))
        self.recent = {}
        self.log = [LogStep(step, ()) for step in record.steps]
        self.notes = []
        self.stand_ins = {}
        for note in notes_of(record):
            self._apply_note(note)
        if record.words is None:  # a fork that has not begun: nobody has given a word
            record.words = tuple([header.bot_words.get(seat, "") for seat in range(len(header.players))])
        self._start_dice(record.words)
        if record.end is None:
            revealed = secret if header.day is None else None
            record.end = End(rules_changed(len(header.players)), revealed, "", header.names_winners)

    def append(self, line: Line) -> None:
        """Another process has ended it too."""
        assert isinstance(line, End), line

    @property
    def outdated(self) -> bool:
        """Whether its rules are older than today's, and not newer or with other content."""
        return self.record.header.rules < self.game.spec.rules_version

    @property
    def why(self) -> Phrase:
        """Why it cannot be replayed, as a phrase of the app's catalogue."""
        version = self.record.header.rules
        release = self.game.spec.release_of(version)
        if not self.outdated or release is None:
            return Phrase("rules-other")
        changed = self.record.end is not None and self.record.end.outcome.reason == RULES_CHANGED
        return Phrase("rules-changed" if changed else "rules-older", {"version": version, "release": release})

    def view(self, seat: int | None) -> View:
        return View(seat=seat)

    def views(self, seats: Iterable[int | None]) -> list[View]:
        return [self.view(seat) for seat in seats]
