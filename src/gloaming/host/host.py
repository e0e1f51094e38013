"""One match in memory: messages in, lines to keep and messages for each viewer out. It does no I/O."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import zip_longest

import msgspec

from gloaming.bots.levels import DEFAULT_LEVEL
from gloaming.core.actions import Action
from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.record.checkpoint import checkpoint, restore
from gloaming.core.record.format import End, LogLine, Step, UndoEntry, Words
from gloaming.core.record.log import Viewer
from gloaming.core.record.undo import reveals_information
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.state import Refusal, View
from gloaming.host import commands, presenter
from gloaming.host.clock import Clock
from gloaming.host.result import BotTurn, Result
from gloaming.protocol import (
    ChatLine,
    FromBrowser,
    MatchInfo,
    Observation,
    Snapshot,
    Terms,
    Undo,
    Update,
)

MAX_RESUMED = 40  # steps sent one by one to a page that reconnects; one that missed more gets a snapshot


class MatchHost:
    """Runs one match for a caller that stores and sends: a server, a terminal, a page.

    `handle`, `decide` and `append` change the match at a time `at` (milliseconds) and return what is to be
    kept and then to be sent to the `viewers`. If it cannot be kept, `rollback` forgets the last change.
    Whether a seat is the caller's to use is checked by the caller.
    """

    def __init__(
        self,
        match: Match,
        lines: int,
        viewers: Callable[[], Iterable[Viewer]],
        terms: Terms | None = None,
        online: bool = False,
    ) -> None:
        self.match = match
        self.lines = lines  # that are kept
        self.viewers = viewers
        self.terms = terms if terms is not None else Terms()
        self.online = online
        self.keys: set[str] = set()
        self.clock = Clock(self.terms, len(match.record.header.players))
        self._undo_change: Callable[[], None] | None = None

    # --- changes ------------------------------------------------------------------------------------------

    def handle(self, seat: int, message: FromBrowser, at: int) -> Result | Refusal:
        """Do what a seat's message asks for."""
        if isinstance(message, Undo):
            goal = self.undo_goal(seat)
            if isinstance(goal, Refusal):
                return goal
            if reveals_information(self.match.undo_test(goal)):
                return Refusal("refusal-undo-reveal")
            return self.rewind(goal, self.lines, at)
        question = commands.answer(self, seat, message)
        if question is not None:
            return question if isinstance(question, Refusal) else Result(replies=[question])
        key: str | None = getattr(message, "key", None)
        if key is not None and key in self.keys:
            return Result()  # it came before and is kept
        return self.change(lambda: commands.perform(self, seat, message), at, key)

    def begin(self, words: Mapping[int, str], at: int) -> Result | Refusal:
        """Start the match with the people's dice words."""
        return self.change(lambda: self.match.begin(words), at)

    def pending_bot(self) -> BotTurn | None:
        """The next decision that a bot has to make."""
        seat = self.next_bot()
        level = self.bot_level(seat) if seat is not None else None
        return self.turn(seat, level) if seat is not None and level is not None else None

    def turn(self, seat: int, level: str) -> BotTurn:
        """The seat's decision, for a bot of this level."""
        return BotTurn(self.match.step, seat, level, self.match.view(seat))

    def decide(self, turn: BotTurn, action: Action, at: int) -> Result | Refusal:
        """Take a bot's decision, unless the match went on meanwhile."""
        if self.match.step != turn.step or turn.seat not in self.match.deciders():
            return Refusal("refusal-step-passed")
        return self.change(lambda: self.match.submit(turn.seat, action), at)

    def rewind(self, goal: int, line: int, at: int) -> Result | Refusal:
        """Undo the steps after `goal`; the match had `line` lines when it was tested what they revealed."""
        if self.lines != line:
            return Refusal("refusal-step-passed")
        return self.change(lambda: self.match.rewind(goal), at)

    def change(
        self, change: Callable[[], Refusal | None], at: int, key: str | None = None
    ) -> Result | Refusal:
        """Change the match, and then resolve chance results until none is pending."""
        self._mark(key)
        refusal = change()
        if refusal is not None:
            return refusal
        result = Result()
        self._take(result, at, key)
        while self.match.draw_chance():
            self._take(result, at, None)
        return result

    def append(self, lines: Sequence[LogLine]) -> Result:
        """Follow lines that were written elsewhere."""
        result = Result()
        for line, after in zip_longest(lines, lines[1:]):
            self.match.append(line.line)
            self._follow(line)
            if after is None or not isinstance(after.line, End):  # an end is told with the step before it
                self._tell(result, line)
        return result

    def rollback(self) -> None:
        """Forget the last change, which could not be kept."""
        assert self._undo_change is not None
        self._undo_change()
        self._undo_change = None

    def _mark(self, key: str | None) -> None:
        before, lines, clock = checkpoint(self.match), self.lines, self.clock.copy()

        def undo() -> None:
            restore(self.match, before)
            self.lines, self.clock = lines, clock
            if key is not None:
                self.keys.discard(key)

        self._undo_change = undo

    def _take(self, result: Result, at: int, key: str | None) -> None:
        """Add what the match has just written to the result."""
        added = self.match.record.lines(self.lines)
        taken = [LogLine(line, at, key if n == 0 else None) for n, line in enumerate(added)]
        for line in taken:
            self._follow(line)
        result.lines += taken
        if not isinstance(added[0], End):
            self._tell(result, taken[0])

    def _follow(self, line: LogLine) -> None:
        """Count a line that the match has applied, and advance the clock."""
        self.lines += 1
        if line.key is not None:
            self.keys.add(line.key)
        entries = self.match.record.entries
        last = entries[-1] if entries else None
        told = isinstance(last, Step) and not last.is_chance and not self.match.log[-1].unseen
        mover = last.seat if isinstance(last, Step) and told else None
        deciding = self.people_deciding()
        secret = [seat for seat in deciding if secrecy.asked_secretly(self.match, seat)]
        self.clock.follow(line.at, mover, deciding, secret)

    def _tell(self, result: Result, line: LogLine) -> None:
        """Add the messages about the last line."""
        if isinstance(line.line, UndoEntry | Words):
            result.resets = True
        else:
            result.updates.append(self._updates(line.at))

    def _updates(self, at: int) -> dict[Viewer, Update]:
        entries = presenter.latest(self.match, set(self.viewers()))
        views = zip(entries, self.match.views(entries), strict=True)
        return {viewer: Update(entries[viewer], self.observe(viewer, at, view)) for viewer, view in views}

    # --- what a viewer sees ---------------------------------------------------------------------------------

    def observe(self, viewer: Viewer, at: int, view: View | None = None) -> Observation:
        """The position as the viewer sees it now; `view` is its view, if it was made before."""
        seen = view if view is not None else self.match.view(viewer)
        found = presenter.observation(self.match, viewer, seen)
        found.can_undo = self.may_undo(viewer)
        found.undo_asks = found.can_undo and self.undo_needs_consent(viewer)
        found.line = self.shown_lines
        found.clock = self.clock.info(at, secrecy.deciders(self.match, viewer))
        if found.clock is not None:
            people = [self.bot_level(seat) is None for seat in range(len(found.clock.left))]
            found.clock.left = [ms if people[seat] else None for seat, ms in enumerate(found.clock.left)]
        return found

    def snapshot(self, viewer: Viewer, info: MatchInfo, at: int, chat: Sequence[ChatLine] = ()) -> Snapshot:
        """The whole match as the viewer sees it."""
        return Snapshot(info, self.observe(viewer, at), presenter.log(self.match, viewer), list(chat))

    def info(self, own: Collection[int], id: str, created: str) -> MatchInfo:
        """The match for somebody at one screen who decides for the `own` seats."""
        allowed = self.advice_allowed()
        info = presenter.match_info(self.match, own, id, created)
        return msgspec.structs.replace(info, terms=self.terms, online=self.online, advice_allowed=allowed)

    def resume(self, viewer: Viewer, since: int, at: int) -> list[Update] | None:
        """The steps after this line one by one; None if a snapshot is needed."""
        match = self.match
        if isinstance(match, UnplayableMatch) or not 0 <= self.lines - since <= MAX_RESUMED:
            return None
        lines = match.record.lines(since)
        if not all(isinstance(line, Step | End) for line in lines):
            return None
        first = match.step - sum(isinstance(line, Step) for line in lines)
        found = []
        for number, step in enumerate(
            presenter.replay_steps(match, viewer, first, match.step)[1:], since + 1
        ):
            assert step.entry is not None
            step.observation.line = number
            last = step.observation.step == match.step
            found.append(Update(step.entry, self.observe(viewer, at) if last else step.observation))
        return found

    @property
    def shown_lines(self) -> int:
        """The number of lines as it is told; where it could tell of secret answers, nothing."""
        return 0 if self.match.game.spec.secret_questions else self.lines

    # --- who decides, and what is allowed -------------------------------------------------------------------

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that decides for the seat, or None for a person."""
        level = self.match.record.header.players[seat].level or self.match.stand_ins.get(seat)
        return level or (DEFAULT_LEVEL if seat in self.match.record.lost else None)

    def people_deciding(self) -> list[int]:
        """The seats whose people have to decide now."""
        return [seat for seat in self.match.deciders() if self.bot_level(seat) is None]

    def next_bot(self) -> int | None:
        """The seat for which a bot has to decide now.

        Several seats may decide at the same time, and again as long as others have not: a bot that has
        decided waits for the others.
        """
        ready = [seat for seat in self.match.deciders() if self.bot_level(seat) is not None]
        if len(self.match.deciders()) < 2 or not ready:
            return ready[0] if ready else None
        latest: list[int] = []  # bots that decided since a person or chance did, and could do so again
        for step in reversed(self.match.record.steps):
            if step.is_chance or self.bot_level(step.seat) is None or len(latest) == len(ready):
                break
            before, after = (self.match.position(step.number - ago).deciders() for ago in (1, 0))
            if before == after and step.seat in ready and step.seat not in latest:
                latest.append(step.seat)
        first = next((seat for seat in ready if seat not in latest), None)
        return first if first is not None or self.people_deciding() else latest[-1]

    def advice_allowed(self) -> bool:
        """Whether players may ask for advice: as the terms say, else at one screen only."""
        return self.terms.advice if self.terms.advice is not None else not self.online

    def may_undo(self, viewer: Viewer) -> bool:
        """Whether undo is offered; what the steps have revealed is only tested on request."""
        match = self.match
        if match.state.faces() or not match.log or not match.begun or match.record.end is not None:
            return False
        if not self.online:
            return isinstance(self.undo_goal(-1), int)
        allowed = self.terms.undo and viewer is not None
        return allowed and viewer is not None and isinstance(match.undo_goal(viewer, consent=True), int)

    def undo_goal(self, seat: int, consent: bool = False) -> int | Refusal:
        """The step that an undo would return to, or why there is none.

        At one screen it is the last decision of any person: the people there agree among themselves, and
        bots always agree.
        """
        if self.online:
            if not self.terms.undo:
                return Refusal("refusal-undo-terms")
            return self.match.undo_goal(seat, consent)
        players = self.match.record.header.players
        for step in reversed(self.match.record.steps):
            if not step.is_chance and players[step.seat].level is None:
                return self.match.undo_goal(step.seat, consent=True)
        return Refusal("refusal-undo-nothing")

    def undo_needs_consent(self, viewer: Viewer) -> bool:
        """Whether others have to agree to the undo: people who have decided since."""
        if not self.online or viewer is None or isinstance(self.match.undo_goal(viewer), int):
            return False
        others = [seat for seat in range(len(self.match.record.header.players)) if seat != viewer]
        return any(self.bot_level(seat) is None for seat in others)
