"""The table that runs one game: it offers, takes payments, throws its own dice, records, and takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gloaming.core import fairness as fair
from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import digest
from gloaming.core.content import Content
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame
from gloaming.core.log import LogStep, Note, notes_of
from gloaming.core.record import replay
from gloaming.core.record.format import (
    AdviceNote,
    End,
    Entry,
    Forfeit,
    Header,
    Parent,
    Player,
    Record,
    RecordError,
    StandIn,
    Step,
    UndoEntry,
)
from gloaming.core.record.reader import append_line, read
from gloaming.core.settings import complete
from gloaming.core.state import SEAT_LETTERS, Event, Refusal, Seats, State, View
from gloaming.core.undo import reveals_information

DIGEST_EVERY = 20
MAX_NAME_LENGTH = 40


class MatchError(GloamingError):
    """A table that cannot be opened as asked; the message says what was expected and what came."""


class Match:
    """One game in play. It holds the true state and the secret; nothing else does."""

    def __init__(self, game: AnyGame, kept: Record, secret: str, content: Content) -> None:
        unfit = replay.incompatibility(game, kept, content)
        if unfit is not None:
            raise MatchError(unfit)
        self.game = game
        self.content = content
        self.record = kept
        self.secret = secret
        self.state: State = replay.start(game, kept, content)
        self.log: list[LogStep] = []
        for step in kept.steps:
            self.log.append(LogStep(step, self._apply_step(step)))
        self.notes: list[Note] = []
        self.stand_ins: dict[int, str] = {}
        for note in notes_of(kept):
            self._apply_note(note)
        self.dice: fair.FairDice | None = None
        if kept.words is not None:
            self._start_dice(kept.words)
        kept.end = replay.end_of(kept, self.state)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        players: Sequence[Player],
        settings: Mapping[str, int | str],
        pack: Content | None = None,
        online: bool = False,
        secret: str | None = None,
        day: str | None = None,
    ) -> Match:
        """A new table that has committed to its secret and waits for the people's words.

        A game of the day has the day as everyone's word, and keeps its secret when it is over.
        """
        _check_players(game, players)
        chosen = complete(game.spec.settings, settings, len(players))
        content = pack if pack is not None else game.content()
        sealed = secret if secret is not None else fair.new_secret()
        header = replace(_committed_header(game, players, chosen, content, sealed, online, None), day=day)
        return cls(game, Record(header), sealed, content)

    @classmethod
    def fork(
        cls, game: AnyGame, parent: Record, step: int, content: Content, secret: str | None = None
    ) -> Match:
        """A new table that begins with another one's steps and goes on with dice of its own."""
        if parent.header.online and parent.end is None:
            raise MatchError("an online match cannot be forked before it is finished")
        unfit = replay.incompatibility(game, parent, content)
        if unfit is not None:
            raise MatchError(unfit)
        if not 0 <= step <= len(parent.steps):
            raise MatchError(f"the record has steps 0 to {len(parent.steps)}, not {step}")
        sealed = secret if secret is not None else fair.new_secret()
        origin = Parent(parent.digest(step), step)
        old = parent.header
        header = _committed_header(game, old.players, old.settings, content, sealed, False, origin)
        kept = Record(header)
        for paid in parent.steps[:step]:
            kept.add(paid)
        match = cls(game, kept, sealed, content)
        if match.state.outcome() is not None:
            raise MatchError(f"the game is over at step {step}: there is nothing left to try")
        return match

    # --- the words, then the first step -----------------------------------------------------------

    def replace_player(self, seat: int, player: Player) -> None:
        """Somebody else sits down, before the words; where a bot is concerned, the table is sealed anew."""
        if self.begun:
            raise MatchError("the words were given already")
        old = self.record.header
        players = (*old.players[:seat], player, *old.players[seat + 1 :])
        _check_players(self.game, players)
        sealed = _committed_header(
            self.game, players, old.settings, self.content, self.secret, old.online, old.parent
        )
        self.record.header = replace(sealed, day=old.day)

    def begin(self, words: Mapping[int, str]) -> None:
        """Take the people's words, which are mixed into the dice; from now on the game runs."""
        if self.dice is not None:
            raise MatchError("the words were given already")
        people = {seat for seat, player in enumerate(self.record.header.players) if player.level is None}
        if set(words) != people:
            raise MatchError(
                f"expected a word from {_seat_letters(people)}, not from {_seat_letters(set(words))}"
            )
        if any(len(word) > fair.MAX_WORD_LENGTH for word in words.values()):
            raise MatchError(f"a word has at most {fair.MAX_WORD_LENGTH} characters")
        day = self.record.header.day
        if day is not None and any(word != day for word in words.values()):
            raise MatchError("in a game of the day everyone's word is the day")
        spoken = {**self.record.header.bot_words, **words}
        said = tuple(spoken[seat] for seat in range(len(self.record.header.players)))
        self.record.words = said
        self._start_dice(said)

    def _start_dice(self, words: Sequence[str]) -> None:
        self.dice = fair.FairDice(self.secret, words)
        self.dice.drawn = sum(step.is_chance for step in self.record.steps[self.record.inherited :])

    # --- what is to be seen ----------------------------------------------------------------------

    @property
    def step(self) -> int:
        return len(self.record.steps)

    @property
    def begun(self) -> bool:
        return self.dice is not None

    def deciders(self) -> Seats:
        return self.state.deciders() if self.begun and self.record.end is None else ()

    def offers(self, seat: int) -> Choices:
        """What the seat may do now."""
        return self.state.choices(seat) if seat in self.deciders() else NO_CHOICES

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    # --- payments ---------------------------------------------------------------------------------

    def submit(self, seat: int, action: Action) -> Refusal | None:
        """Pay a decision, or say why not; nothing changes then."""
        if not self.begun:
            return Refusal("refusal-not-begun")
        if self.record.end is not None:
            return Refusal("refusal-over")
        if seat not in self.state.deciders():
            return Refusal("refusal-not-your-decision")
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            return refusal
        self._record(Step(self.step + 1, seat=seat, action=self.game.format_action(action)))
        return None

    def draw_chance(self) -> bool:
        """Throw what chance owes now, if anything."""
        faces = self.state.faces()
        if self.dice is None or faces == 0 or self.record.end is not None:
            return False
        self._record(Step(self.step + 1, face=self.dice.below(faces), faces=faces))
        return True

    def draw_all_chance(self) -> None:
        """Throw until something else is owed."""
        while self.draw_chance():
            pass

    def _record(self, step: Step) -> None:
        events = self._apply_step(step)
        if step.number % DIGEST_EVERY == 0:
            step = replace(step, digest=digest(self.state.to_plain()))
        self.log.append(LogStep(step, events))
        self.record.add(step)
        self._end_if_over()

    def _end_if_over(self) -> None:
        outcome = replay.outcome(self.record, self.state)
        if outcome is not None:
            told = self.secret if self.record.header.day is None else None
            self.record.end = End(outcome, told, digest(self.state.to_plain()))

    def _apply_step(self, step: Step) -> tuple[tuple[Event, Seats | None], ...]:
        told: list[tuple[Event, Seats | None]] = []

        def tell(event: Event, seats: Seats | None) -> None:
            told.append((event, seats))

        wrong = replay.apply_step(self.game, self.state, step, tell)
        if wrong is not None:
            raise RecordError(f"step {step.number}: {wrong}")
        return tuple(told)

    # --- people leave and come back ------------------------------------------------------------------

    def stand_in(self, seat: int, level: str | None) -> None:
        """Let a bot decide for the seat from now on (none: its person again)."""
        self._note(StandIn(seat, level))

    def forfeit(self, seat: int, why: str) -> None:
        """The seat has lost; the game goes on as long as two others play for it."""
        self._note(Forfeit(seat, why))
        self._end_if_over()

    def note_advice(self, seat: int, what: str) -> None:
        """The seat asks for a hint or for the odds; everybody is to know."""
        self._note(AdviceNote(seat, what))

    def advice_noted(self, seat: int, what: str) -> bool:
        """Whether the seat has asked for this since the last step: then it need not be said again."""
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

    def append(self, line: str) -> None:
        """Go on as another process has: this line was added to the record."""
        had, begun = len(self.record.entries), self.record.words is not None
        append_line(self.record, line)
        if len(self.record.entries) > had:
            self._apply_entry(self.record.entries[-1])
        elif self.record.words is not None and not begun:
            self._start_dice(self.record.words)
        self.record.end = replay.end_of(self.record, self.state)

    def _apply_entry(self, entry: Entry) -> None:
        if isinstance(entry, Step):
            self.log.append(LogStep(entry, self._apply_step(entry)))
            if self.dice is not None and entry.is_chance:
                self.dice.drawn += 1
        elif isinstance(entry, UndoEntry):
            self._rewind(entry.to)
        else:
            self._apply_note(Note(self.step, entry))

    # --- taking back ------------------------------------------------------------------------------

    def undo(self, seat: int, consent: bool = False) -> Refusal | None:
        """Take back the seat's last decision and what followed, or say why not; this may take seconds."""
        goal = self.undo_goal(seat, consent)
        if isinstance(goal, Refusal):
            return goal
        if reveals_information(self.game, self.record, self.content, goal):
            return Refusal("refusal-undo-reveal")
        self.rewind(goal)
        return None

    def rewind(self, goal: int) -> None:
        """Return to this step, of which `undo_goal` has told, and from where nothing was revealed."""
        self.record.add(UndoEntry(goal))
        self._rewind(goal)

    def _rewind(self, goal: int) -> None:
        del self.log[goal:]
        self.state = replay.position(self.game, self.record, self.content)

    def undo_goal(self, seat: int, consent: bool = False) -> int | Refusal:
        """The step to return to, unless something was revealed since: that is looked into when it is asked.

        With everyone's consent other seats' decisions are taken back as well.
        """
        if self.record.end is not None:
            return Refusal("refusal-over")
        for at in range(self.step, self.record.inherited, -1):
            step = self.record.steps[at - 1]
            if step.is_chance:
                return Refusal("refusal-undo-chance")
            if step.seat == seat:
                return at - 1
            if not consent:
                return Refusal("refusal-undo-consent")
        return Refusal("refusal-undo-nothing")

    # --- keeping ------------------------------------------------------------------------------------

    def save(self) -> str:
        """Everything needed to go on later, the secret included: for the keeper's eyes only."""
        return self.record.text() + f"sealed {self.secret}\n"

    @classmethod
    def resume(cls, game: AnyGame, text: str, content: Content | None = None) -> Match:
        """The table that `save` wrote."""
        lines = text.rstrip("\n").split("\n")
        if not lines[-1].startswith("sealed "):
            raise RecordError("the saved table does not end with its sealed secret")
        secret = lines[-1].removeprefix("sealed ")
        if not fair.is_secret(secret):
            raise RecordError("the sealed secret must be 64 hexadecimal digits")
        return cls(game, read(lines[:-1]), secret, content if content is not None else game.content())


def _check_players(game: AnyGame, players: Sequence[Player]) -> None:
    spec = game.spec
    if not spec.fewest <= len(players) <= spec.most:
        raise MatchError(f"{spec.id} is for {spec.fewest} to {spec.most} seats, not {len(players)}")
    for player in players:
        if not player.name.strip() or len(player.name) > MAX_NAME_LENGTH:
            raise MatchError(f"a name has 1 to {MAX_NAME_LENGTH} characters, not {player.name[:60]!r}")


def _committed_header(
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


def _seat_letters(seats: set[int]) -> str:
    return (
        ", ".join(
            SEAT_LETTERS[seat] if 0 <= seat < len(SEAT_LETTERS) else str(seat) for seat in sorted(seats)
        )
        or "nobody"
    )
