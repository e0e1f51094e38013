"""The table that runs one game: it offers, takes payments, throws its own dice, records, and takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from gloaming.core import fair, replay
from gloaming.core.choices import NONE, Action, Choices
from gloaming.core.codec import digest
from gloaming.core.dice import Seeded
from gloaming.core.game import LETTERS, AnyGame, Event, Pack, Refusal, Seats, State, View
from gloaming.core.reading import read
from gloaming.core.record import End, Header, Parent, Player, Record, RecordError, Step, TakenBack
from gloaming.core.settings import complete
from gloaming.core.trouble import Trouble

DIGEST_EVERY = 20
LONGEST_NAME = 40
WORLDS = 32  # imagined to find out whether a decision revealed something


class TableError(Trouble):
    """A table that cannot be opened as asked; the message says what was expected and what came."""


@dataclass(frozen=True)
class Happening:
    """A step and the events that it brought, each with the seats that may know it (None: everyone)."""

    step: Step
    events: tuple[tuple[Event, Seats | None], ...]


class Table:
    """One game in play. It holds the true state and the secret; nothing else does."""

    def __init__(self, game: AnyGame, kept: Record, secret: str, pack: Pack) -> None:
        unfit = replay.fits(game, kept, pack)
        if unfit is not None:
            raise TableError(unfit)
        self.game = game
        self.pack = pack
        self.record = kept
        self.secret = secret
        self.state: State = replay.start(game, kept, pack)
        self.log: list[Happening] = []
        for step in kept.steps:
            self.log.append(Happening(step, self._pay(step)))
        self.dice: fair.Fair | None = None
        if kept.words is not None:
            self._take_up_dice(kept.words)

    @classmethod
    def open(
        cls,
        game: AnyGame,
        players: Sequence[Player],
        settings: Mapping[str, int | str],
        pack: Pack | None = None,
        online: bool = False,
        secret: str | None = None,
    ) -> Table:
        """A new table that has committed to its secret and waits for the people's words."""
        _check_players(game, players)
        chosen = complete(game.spec.settings, settings, len(players))
        content = pack if pack is not None else game.pack()
        sealed = secret if secret is not None else fair.new_secret()
        header = _sealed_header(game, players, chosen, content, sealed, online, None)
        return cls(game, Record(header), sealed, content)

    @classmethod
    def fork(cls, game: AnyGame, parent: Record, step: int, pack: Pack, secret: str | None = None) -> Table:
        """A new table that begins with another one's steps and goes on with dice of its own."""
        if parent.header.online and parent.end is None:
            raise TableError("an online match cannot be forked before it is finished")
        unfit = replay.fits(game, parent, pack)
        if unfit is not None:
            raise TableError(unfit)
        if not 0 <= step <= len(parent.steps):
            raise TableError(f"the record has steps 0 to {len(parent.steps)}, not {step}")
        sealed = secret if secret is not None else fair.new_secret()
        origin = Parent(parent.digest(step), step)
        old = parent.header
        header = _sealed_header(game, old.players, old.settings, pack, sealed, False, origin)
        kept = Record(header)
        for paid in parent.steps[:step]:
            kept.add(paid)
        table = cls(game, kept, sealed, pack)
        if table.state.outcome() is not None:
            raise TableError(f"the game is over at step {step}: there is nothing left to try")
        return table

    # --- the words, then the first step -----------------------------------------------------------

    def speak(self, words: Mapping[int, str]) -> None:
        """Take the people's words, which are mixed into the dice; from now on the game runs."""
        if self.dice is not None:
            raise TableError("the words were given already")
        people = {seat for seat, player in enumerate(self.record.header.players) if player.level is None}
        if set(words) != people:
            raise TableError(f"expected a word from {_letters(people)}, not from {_letters(set(words))}")
        if any(len(word) > fair.LONGEST_WORD for word in words.values()):
            raise TableError(f"a word has at most {fair.LONGEST_WORD} characters")
        spoken = {**self.record.header.bot_words, **words}
        said = tuple(spoken[seat] for seat in range(len(self.record.header.players)))
        self.record.words = said
        self._take_up_dice(said)

    def _take_up_dice(self, words: Sequence[str]) -> None:
        self.dice = fair.Fair(self.secret, words)
        self.dice.drawn = sum(step.is_chance for step in self.record.steps[self.record.inherited :])

    # --- what is to be seen ----------------------------------------------------------------------

    @property
    def step(self) -> int:
        return len(self.record.steps)

    @property
    def begun(self) -> bool:
        return self.dice is not None

    def deciders(self) -> Seats:
        return self.state.deciders() if self.begun else ()

    def offers(self, seat: int) -> Choices:
        """What the seat may do now."""
        return self.state.choices(seat) if seat in self.deciders() else NONE

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    # --- payments ---------------------------------------------------------------------------------

    def submit(self, seat: int, action: Action) -> Refusal | None:
        """Pay a decision, or say why not; nothing changes then."""
        if not self.begun:
            return Refusal("refusal-not-begun")
        if self.state.outcome() is not None:
            return Refusal("refusal-over")
        if seat not in self.state.deciders():
            return Refusal("refusal-not-your-decision")
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            return refusal
        self._record(Step(self.step + 1, seat=seat, action=self.game.write(action)))
        return None

    def chance(self) -> bool:
        """Throw what chance owes now, if anything."""
        faces = self.state.faces()
        if self.dice is None or faces == 0:
            return False
        self._record(Step(self.step + 1, face=self.dice.below(faces), faces=faces))
        return True

    def run_chance(self) -> None:
        """Throw until something else is owed."""
        while self.chance():
            pass

    def _record(self, step: Step) -> None:
        events = self._pay(step)
        if step.number % DIGEST_EVERY == 0:
            step = replace(step, digest=digest(self.state.pack()))
        self.log.append(Happening(step, events))
        self.record.add(step)
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.end = End(outcome, self.secret, digest(self.state.pack()))

    def _pay(self, step: Step) -> tuple[tuple[Event, Seats | None], ...]:
        told: list[tuple[Event, Seats | None]] = []

        def tell(event: Event, seats: Seats | None) -> None:
            told.append((event, seats))

        wrong = replay.pay(self.game, self.state, step, tell)
        if wrong is not None:
            raise RecordError(f"step {step.number}: {wrong}")
        return tuple(told)

    # --- taking back ------------------------------------------------------------------------------

    def undo_refusal(self, seat: int, consent: bool = False) -> Refusal | None:
        """Why the seat may not take its last decision back, or None."""
        goal = self._undo_goal(seat, consent)
        return goal if isinstance(goal, Refusal) else None

    def undo(self, seat: int, consent: bool = False) -> Refusal | None:
        """Take back the seat's last decision and what followed, or say why not."""
        goal = self._undo_goal(seat, consent)
        if isinstance(goal, Refusal):
            return goal
        self.record.add(TakenBack(goal))
        del self.log[goal:]
        self.state = replay.position(self.game, self.record, self.pack)
        return None

    def _undo_goal(self, seat: int, consent: bool) -> int | Refusal:
        """The step to return to. With everyone's consent other seats' decisions are taken back as well."""
        if self.record.end is not None:
            return Refusal("refusal-over")
        for at in range(self.step, self.record.inherited, -1):
            step = self.record.steps[at - 1]
            if step.is_chance:
                return Refusal("refusal-undo-chance")
            if self._reveals(at):
                return Refusal("refusal-undo-reveal")
            if step.seat == seat:
                return at - 1
            if not consent:
                return Refusal("refusal-undo-consent")
        return Refusal("refusal-undo-nothing")

    def _reveals(self, number: int) -> bool:
        """Whether some seat, after this decision, knows more than who decided what.

        It does if there is a world that it could believe in before, in which no decision of that seat
        leads to what it sees now.
        """
        step = self.record.steps[number - 1]
        before = replay.position(self.game, self.record, self.pack, number - 1)
        after = replay.position(self.game, self.record, self.pack, number)
        viewers: list[int | None] = [None, *range(len(self.record.header.players))]
        return any(self._learns(viewer, step, before, after) for viewer in viewers)

    def _learns(self, viewer: int | None, step: Step, before: State, after: State) -> bool:
        earlier = self.game.view(before, viewer)
        now = self.game.view(after, viewer)
        dice = Seeded(step.number)
        action = self.game.read(step.action)
        for _ in range(WORLDS):
            world = self.game.imagine(earlier, dice, self.pack)
            tries = [action, *world.choices(step.seat).listed]
            if not any(a is not None and self._leads_to(world, step.seat, a, viewer, now) for a in tries):
                return True
        return False

    def _leads_to(self, world: State, seat: int, action: Action, viewer: int | None, now: View) -> bool:
        if seat not in world.deciders() or world.why_not(seat, action) is not None:
            return False
        tried = world.clone()
        tried.apply(seat, action)
        return self.game.view(tried, viewer) == now

    # --- keeping ------------------------------------------------------------------------------------

    def save(self) -> str:
        """Everything needed to go on later, the secret included: for the keeper's eyes only."""
        return self.record.text() + f"sealed {self.secret}\n"

    @classmethod
    def resume(cls, game: AnyGame, text: str, pack: Pack | None = None) -> Table:
        """The table that `save` wrote."""
        lines = text.rstrip("\n").split("\n")
        if not lines[-1].startswith("sealed "):
            raise RecordError("the saved table does not end with its sealed secret")
        secret = lines[-1].removeprefix("sealed ")
        if not fair.is_secret(secret):
            raise RecordError("the sealed secret must be 64 hexadecimal digits")
        return cls(game, read(lines[:-1]), secret, pack if pack is not None else game.pack())


def _check_players(game: AnyGame, players: Sequence[Player]) -> None:
    spec = game.spec
    if not spec.fewest <= len(players) <= spec.most:
        raise TableError(f"{spec.id} is for {spec.fewest} to {spec.most} seats, not {len(players)}")
    for player in players:
        if not player.name.strip() or len(player.name) > LONGEST_NAME:
            raise TableError(f"a name has 1 to {LONGEST_NAME} characters, not {player.name[:60]!r}")


def _sealed_header(
    game: AnyGame,
    players: Sequence[Player],
    settings: Mapping[str, int | str],
    pack: Pack,
    secret: str,
    online: bool,
    parent: Parent | None,
) -> Header:
    words = {seat: fair.bot_word(secret, seat) for seat, p in enumerate(players) if p.level is not None}
    return Header(
        game=game.spec.id,
        rules=game.spec.rules_version,
        content=pack.digest,
        players=tuple(players),
        settings=dict(settings),
        commitment=fair.commitment(secret, words),
        bot_words=words,
        online=online,
        parent=parent,
    )


def _letters(seats: set[int]) -> str:
    return (
        ", ".join(LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat) for seat in sorted(seats))
        or "nobody"
    )
