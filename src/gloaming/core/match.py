"""A match: it offers choices, applies actions, draws chance results, keeps the record, and undoes steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from gloaming.core import fairness as fair
from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import digest
from gloaming.core.content import Content
from gloaming.core.errors import MatchError
from gloaming.core.game import AnyGame
from gloaming.core.record import replay, secrecy
from gloaming.core.record.format import (
    AdviceNote,
    End,
    Forfeit,
    Line,
    Parent,
    Player,
    Record,
    RecordError,
    StandIn,
    Step,
    UndoEntry,
    Words,
)
from gloaming.core.record.header import check_players, committed_header, seat_letters
from gloaming.core.record.log import LogStep, Note, notes_of
from gloaming.core.record.reader import add_line, read
from gloaming.core.record.undo import UndoTest, reveals_information
from gloaming.core.settings import complete
from gloaming.core.state import Refusal, Seats, State, View

DIGEST_EVERY = 20
MAX_RECENT = 24  # positions that are kept for undo


class Match:
    """One match: its state, its record and the secret of its dice.

    `new` creates a match, `begin` starts it with the dice words. Then `deciders` are the seats that have to
    decide, `offers` their choices, `submit` applies one, and `draw_chance` resolves what the dice decide.
    Players see only `view`; the state and the secret are for the program that runs the match.
    """

    def __init__(self, game: AnyGame, record: Record, secret: str, content: Content) -> None:
        problem = replay.incompatibility(game, record, content)
        if problem is not None:
            raise MatchError(problem)
        self.game = game
        self.content = content
        self.record = record
        self.secret = secret
        self.state: State = replay.start(game, record, content)
        self.recent: dict[int, State] = {}  # positions since the last chance result, by step
        self.log: list[LogStep] = []
        for step in record.steps:
            self._replay(step)
        self.notes: list[Note] = []
        self.stand_ins: dict[int, str] = {}
        for note in notes_of(record):
            self._apply_note(note)
        self.dice: fair.FairDice | None = None
        if record.words is not None:
            self._start_dice(record.words)
        record.end = replay.end_of(record, self.state)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        players: Sequence[Player],
        settings: Mapping[str, int | str],
        content: Content | None = None,
        online: bool = False,
        secret: str | None = None,
        day: str | None = None,
    ) -> Match:
        """A new match that has committed to its secret and waits for the players' words.

        In a daily game everyone's word is the day, and the secret stays hidden at the end.
        """
        check_players(game, players)
        chosen = complete(game.spec.settings, settings, len(players))
        chosen_content = content if content is not None else game.content()
        committed_secret = secret if secret is not None else fair.new_secret()
        header = replace(
            committed_header(game, players, chosen, chosen_content, committed_secret, online, None), day=day
        )
        return cls(game, Record(header), committed_secret, chosen_content)

    @classmethod
    def fork(
        cls, game: AnyGame, parent: Record, step: int, content: Content, secret: str | None = None
    ) -> Match:
        """A new match that starts with the steps of another one and continues with new dice."""
        if parent.header.online and parent.end is None:
            raise MatchError("an online match cannot be forked before it is finished")
        problem = replay.incompatibility(game, parent, content)
        if problem is not None:
            raise MatchError(problem)
        if not 0 <= step <= len(parent.steps):
            raise MatchError(f"the record has steps 0 to {len(parent.steps)}, not {step}")
        committed_secret = secret if secret is not None else fair.new_secret()
        origin = Parent(parent.digest(step), step)
        old = parent.header
        header = committed_header(game, old.players, old.settings, content, committed_secret, False, origin)
        record = Record(header)
        for inherited in parent.steps[:step]:
            record.add(inherited if old.compares_digests else replace(inherited, digest=None))
        match = cls(game, record, committed_secret, content)
        if match.state.outcome() is not None:
            raise MatchError(f"the game is over at step {step}: there is nothing left to try")
        return match

    # --- words and start --------------------------------------------------------------------------

    def replace_player(self, seat: int, player: Player) -> None:
        """Change the player of a seat, before the words are given; the commitment is computed again."""
        if self.begun:
            raise MatchError("the words were given already")
        old = self.record.header
        players = (*old.players[:seat], player, *old.players[seat + 1 :])
        check_players(self.game, players)
        header = committed_header(
            self.game, players, old.settings, self.content, self.secret, old.online, old.parent
        )
        self.record.header = replace(header, day=old.day, format=old.format)

    def begin(self, words: Mapping[int, str]) -> None:
        """Start the match with the players' words, which are mixed into the dice."""
        if self.dice is not None:
            raise MatchError("the words were given already")
        people = {seat for seat, player in enumerate(self.record.header.players) if player.level is None}
        if set(words) != people:
            raise MatchError(
                f"expected a word from {seat_letters(people)}, not from {seat_letters(set(words))}"
            )
        if any(len(word) > fair.MAX_WORD_LENGTH for word in words.values()):
            raise MatchError(f"a word has at most {fair.MAX_WORD_LENGTH} characters")
        day = self.record.header.day
        if day is not None and any(word != day for word in words.values()):
            raise MatchError("in a daily game everyone's word is the day")
        by_seat = {**self.record.header.bot_words, **words}
        all_words = tuple(by_seat[seat] for seat in range(len(self.record.header.players)))
        self.record.words = all_words
        self._start_dice(all_words)

    def _start_dice(self, words: Sequence[str]) -> None:
        self.dice = fair.FairDice(self.secret, words)
        self.dice.drawn = sum(step.is_chance for step in self.record.steps[self.record.inherited :])

    # --- reading ----------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """The number of the last step; 0 before the first."""
        return len(self.record.steps)

    @property
    def begun(self) -> bool:
        """Whether the dice words are in."""
        return self.dice is not None

    def deciders(self) -> Seats:
        """The seats that have to decide now; several may decide at the same time."""
        return self.state.deciders() if self.begun and self.record.end is None else ()

    def offers(self, seat: int) -> Choices:
        """The choices of a seat; none if it does not have to decide."""
        return self.state.choices(seat) if seat in self.deciders() else NO_CHOICES

    def view(self, seat: int | None) -> View:
        """What a seat may know now; None is a spectator."""
        return self.game.view(self.state, seat)

    def views(self, seats: Iterable[int | None]) -> list[View]:
        """What several seats may know now; the views must not be changed."""
        return self.game.views(self.state, seats)

    # --- actions and chance -----------------------------------------------------------------------

    def submit(self, seat: int, action: Action) -> Refusal | None:
        """Apply a seat's action; if it is refused, return the reason and change nothing."""
        if not self.begun:
            return Refusal("refusal-not-begun")
        if self.record.end is not None:
            return Refusal("refusal-over")
        if seat not in self.state.deciders():
            return Refusal("refusal-not-your-decision")
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            return refusal
        self._record(Step(self.step + 1, seat=seat, action=self.game.format_action(action)), action)
        return None

    def draw_chance(self) -> bool:
        """Resolve the pending chance result; False if none is pending."""
        faces = self.state.faces()
        if self.dice is None or faces == 0 or self.record.end is not None:
            return False
        self._record(Step(self.step + 1, face=self.dice.below(faces), faces=faces), None)
        return True

    def draw_all_chance(self) -> None:
        """Resolve chance results until none is pending."""
        while self.draw_chance():
            pass

    def _record(self, step: Step, action: Action | None) -> None:
        """Apply a legal step and add it to the record; of a chance result the action is None."""

        def apply(events: secrecy.Events) -> None:
            if action is None:
                self.state.settle(step.face, lambda *event: events.append(event))
            else:
                self.state.apply(step.seat, action, lambda *event: events.append(event))

        happening = self._watched(step, apply)
        if step.number % DIGEST_EVERY == 0:
            step = replace(step, digest=digest(self.state.to_plain()))
            happening = replace(happening, step=step)
        self.log.append(happening)
        self.record.add(step)
        self._end_if_over()

    def _replay(self, step: Step) -> None:
        """Apply a step of the record."""

        def apply(events: secrecy.Events) -> None:
            wrong = replay.apply_step(
                self.game, self.record.header, self.state, step, lambda *event: events.append(event)
            )
            if wrong is not None:
                raise RecordError(f"step {step.number}: {wrong}")

        self.log.append(self._watched(step, apply))

    def _watched(self, step: Step, apply: Callable[[secrecy.Events], None]) -> LogStep:
        """Apply a step and say what everybody notices of it; the position before it is kept for undo."""
        if step.is_chance:
            self.recent.clear()
        else:
            self.recent[step.number - 1] = self.state.clone()
            if len(self.recent) > MAX_RECENT:
                del self.recent[min(self.recent)]
        section = self.state.section() or (self.log[-1].section if self.log else None)
        return secrecy.watched(self.game, self.state, step, section, apply)

    def _end_if_over(self) -> None:
        outcome = replay.outcome(self.record, self.state)
        if outcome is not None:
            header = self.record.header
            revealed = self.secret if header.day is None else None
            self.record.end = End(outcome, revealed, digest(self.state.to_plain()), header.names_winners)

    # --- stand-ins, forfeits and advice -----------------------------------------------------------

    def stand_in(self, seat: int, level: str | None) -> None:
        """Let a bot of this level decide for the seat from now on (None: its player again)."""
        self._note(StandIn(seat, level))

    def forfeit(self, seat: int, why: str) -> None:
        """The seat forfeits; the match goes on as long as two seats remain."""
        self._note(Forfeit(seat, why))
        self._end_if_over()

    def note_advice(self, seat: int, what: str) -> None:
        """Note that the seat asked for advice or for the odds; the note is public."""
        self._note(AdviceNote(seat, what))

    def advice_noted(self, seat: int, what: str) -> bool:
        """Whether this was already noted for the seat since the last step."""
        return any(note == Note(self.step, AdviceNote(seat, what)) for note in self.notes)

    def _note(self, entry: StandIn | Forfeit | AdviceNote) -> None:
        self.record.add(entry)
        self._apply_note(Note(self.step, entry))

    def _apply_note(self, note: Note) -> None:
        self.notes.append(note)
        if isinstance(note.entry, StandIn):
            if note.entry.level is None:
                self.stand_ins.pop(note.entry.seat, None)
            else:
                self.stand_ins[note.entry.seat] = note.entry.level

    def append(self, line: Line) -> None:
        """Apply a line of the record that was written elsewhere."""
        add_line(self.record, line)
        if isinstance(line, Words):
            self._start_dice(line.words)
        elif isinstance(line, Step):
            self._replay(line)
            if self.dice is not None and line.is_chance:
                self.dice.drawn += 1
        elif isinstance(line, UndoEntry):
            self._rewind(line.to)
        elif isinstance(line, StandIn | Forfeit | AdviceNote):
            self._apply_note(Note(self.step, line))
        self.record.end = replay.end_of(self.record, self.state)

    # --- undo -------------------------------------------------------------------------------------

    def position(self, step: int) -> State:
        """The position after a step, which must not be changed; a recent one is kept, others are replayed."""
        if step == self.step:
            return self.state
        kept = self.recent.get(step)
        return kept if kept is not None else replay.position(self.game, self.record, self.content, step)

    def undo(self, seat: int, consent: bool = False) -> Refusal | None:
        """Undo the seat's last decision and all later steps, or return why not; this may take seconds."""
        goal = self.undo_goal(seat, consent)
        if isinstance(goal, Refusal):
            return goal
        if reveals_information(self.undo_test(goal)):
            return Refusal("refusal-undo-reveal")
        self.rewind(goal)
        return None

    def undo_test(self, goal: int) -> UndoTest:
        """The test whether the decisions after this step have revealed anything."""
        decisions = []
        for step in self.record.steps[goal:]:
            action = self.game.parse_action(step.action)
            assert action is not None, step
            decisions.append((step.seat, action))
        return UndoTest(self.game, self.content, self.position(goal).clone(), decisions)

    def rewind(self, goal: int) -> None:
        """Return to this step, which comes from `undo_goal`; nothing may have been revealed since."""
        self.record.add(UndoEntry(goal))
        self._rewind(goal)

    def _rewind(self, goal: int) -> None:
        kept = self.recent.get(goal)
        self.state = replay.position(self.game, self.record, self.content) if kept is None else kept.clone()
        self.recent = {step: state for step, state in self.recent.items() if step < goal}
        del self.log[goal:]

    def undo_goal(self, seat: int, consent: bool = False) -> int | Refusal:
        """The step that an undo would return to, or why there is none; `undo` tests what was revealed.

        With everyone's consent, decisions of other seats are undone as well.
        """
        if self.record.end is not None:
            return Refusal("refusal-over")
        for at in range(self.step, self.record.inherited, -1):
            step = self.record.steps[at - 1]
            if step.is_chance:
                return Refusal("refusal-undo-chance")
            if step.seat == seat:
                return Refusal("refusal-undo-reveal") if self.log[at - 1].unseen else at - 1
            if not consent and seat not in self.log[at - 1].unseen:
                return Refusal("refusal-undo-consent")
        return Refusal("refusal-undo-nothing")

    # --- saving -----------------------------------------------------------------------------------

    def save(self) -> str:
        """The text of a saved match, including the secret: never show it to players."""
        return self.record.text() + f"sealed {self.secret}\n"

    @classmethod
    def resume(cls, game: AnyGame, text: str, content: Content | None = None) -> Match:
        """The match that `save` wrote."""
        lines = text.rstrip("\n").split("\n")
        if not lines[-1].startswith("sealed "):
            raise RecordError("the saved match does not end with its sealed secret")
        secret = lines[-1].removeprefix("sealed ")
        if not fair.is_secret(secret):
            raise RecordError("the sealed secret must be 64 hexadecimal digits")
        return cls(game, read(lines[:-1]), secret, content if content is not None else game.content())
