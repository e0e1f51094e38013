"""Paying recorded steps again, and the check of a whole finished record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gloaming.core.codec import digest
from gloaming.core.fairness import Fair, commitment
from gloaming.core.forfeit import behind, last_standing
from gloaming.core.game import AnyGame, Outcome, Pack, State, Tell
from gloaming.core.record.format import End, Lost, Record, Step, TakenBack
from gloaming.core.settings import SettingError, complete


@dataclass(frozen=True)
class Fault:
    """What does not fit, and the first step where it shows (0: before the first step)."""

    step: int
    reason: str

    def __str__(self) -> str:
        return f"step {self.step}: {self.reason}" if self.step else self.reason


def fits(game: AnyGame, record: Record, pack: Pack) -> str | None:
    """Why this game cannot replay the record, or None."""
    header, spec = record.header, game.spec
    if header.game != spec.id:
        return f"the record is of {header.game}, not of {spec.id}"
    if header.rules != spec.rules_version:
        return f"the record follows rules version {header.rules}; this is version {spec.rules_version}"
    if header.content != pack.digest:
        return f"the record was played with other content ({header.content[:12]}, not {pack.digest[:12]})"
    if not spec.fewest <= len(header.players) <= spec.most:
        return f"{spec.id} is for {spec.fewest} to {spec.most} seats, not {len(header.players)}"
    try:
        whole = complete(spec.settings, header.settings, len(header.players))
    except SettingError as error:
        return str(error)
    return None if whole == header.settings else "the record does not name every setting"


def pay(game: AnyGame, state: State, step: Step, tell: Tell | None = None) -> str | None:
    """Pay one recorded step, or say why it does not fit and leave the state alone."""
    faces = state.faces()
    if step.is_chance:
        if step.faces != faces:
            return f"chance owes a number below {faces}, not below {step.faces}"
        if not 0 <= step.face < faces:
            return f"the face {step.face} is not below {faces}"
        state.settle(step.face, tell)
    else:
        if step.seat not in state.deciders():
            return "it is not this seat's decision"
        action = game.read(step.action)
        if action is None:
            return f"{step.action!r} is no action of {game.spec.id}"
        refusal = state.why_not(step.seat, action)
        if refusal is not None:
            return f"{step.action!r} is not allowed ({refusal.key})"
        state.apply(step.seat, action, tell)
    if step.digest is not None and step.digest != digest(state.pack()):
        return "the position after it has another digest"
    return None


def start(game: AnyGame, record: Record, pack: Pack) -> State:
    """The record's first position."""
    return game.setup(len(record.header.players), record.header.settings, pack)


def position(game: AnyGame, record: Record, pack: Pack, step: int | None = None) -> State:
    """The position after a step that counts (all of them if none is named)."""
    state = start(game, record, pack)
    for paid in record.steps[:step]:
        wrong = pay(game, state, paid)
        if wrong is not None:
            raise ValueError(str(Fault(paid.number, wrong)))
    return state


def verify(game: AnyGame, record: Record, pack: Pack) -> Fault | None:
    """The first thing in a finished record that does not fit, or None: rules, dice and outcome are right."""
    unfit = fits(game, record, pack)
    if unfit is not None:
        return Fault(0, unfit)
    if record.end is None or record.words is None:
        return Fault(len(record.steps), "the record is not finished, so its secret is not revealed")
    if record.end.secret is None:
        return Fault(0, f"the secret of {record.header.day} is told when that day is over")
    sealed = _check_seal(record, record.end.secret, record.words)
    if sealed is not None:
        return Fault(0, sealed)
    return _check_steps(game, record, pack, Fair(record.end.secret, record.words))


def _check_seal(record: Record, secret: str, words: Sequence[str]) -> str | None:
    header = record.header
    if commitment(secret, header.bot_words) != header.commitment:
        return "the secret does not fit the commitment"
    for seat, word in header.bot_words.items():
        if words[seat] != word:
            return f"the word of bot {header.players[seat].name} is not the one that was committed to"
    if header.day is not None and any(word != header.day for word in words):
        return "in a game of the day nobody has a word of their own"
    return None


def _check_steps(game: AnyGame, record: Record, pack: Pack, dice: Fair) -> Fault | None:
    inherited = record.inherited
    if inherited > len(record.steps):
        return Fault(len(record.steps), f"the record ends before step {inherited}, where it was forked")
    walk = _Walk(game, record, pack)
    for entry in record.entries:
        wrong: Fault | None = None
        if isinstance(entry, TakenBack):
            wrong = walk.back(entry.to, inherited)
        elif isinstance(entry, Step):
            wrong = walk.forward(entry, dice if entry.number > inherited else None)
        if wrong is not None:
            return wrong
    return _check_end(record, walk.state)


def outcome(record: Record, state: State) -> Outcome | None:
    """How the match ended, if it did: by the game's rules, or because at most one seat is left."""
    lost = [entry for entry in record.entries if isinstance(entry, Lost)]
    seats = [entry.seat for entry in lost]
    played = state.outcome()
    if played is not None:
        return behind(played, seats)
    return last_standing(len(record.header.players), seats, lost[-1].why) if lost else None


def end_of(record: Record, state: State) -> End | None:
    """The record's end with the winners that the rules name at its last position: no line names them."""
    if record.end is None:
        return None
    ended = outcome(record, state)
    if ended is None or not ended.reads_like(record.end.outcome):
        return record.end
    return replace(record.end, outcome=ended)


def _check_end(record: Record, state: State) -> Fault | None:
    assert record.end is not None
    last = len(record.steps)
    ended = outcome(record, state)
    if ended is None:
        return Fault(last, "the game is not over here")
    if not ended.reads_like(record.end.outcome):
        return Fault(last, "the game ended otherwise")
    if record.end.digest != digest(state.pack()):
        return Fault(last, "the last position has another digest")
    return None


class _Walk:
    """The position while the entries of a record are gone through, with undo."""

    def __init__(self, game: AnyGame, record: Record, pack: Pack) -> None:
        self.game = game
        self.state = start(game, record, pack)
        self.before: list[State] = []
        self.steps: list[Step] = []

    def forward(self, step: Step, dice: Fair | None) -> Fault | None:
        kept = self.state.clone()
        wrong = pay(self.game, self.state, step)
        if wrong is None and step.is_chance and dice is not None:
            thrown = dice.below(step.faces)
            if thrown != step.face:
                wrong = f"the dice threw {thrown} of {step.faces}, not {step.face}"
        if wrong is not None:
            return Fault(step.number, wrong)
        self.before.append(kept)
        self.steps.append(step)
        return None

    def back(self, to: int, inherited: int) -> Fault | None:
        if to < inherited:
            return Fault(to, "a fork cannot go back behind the step where it was made")
        if any(step.is_chance for step in self.steps[to:]):
            return Fault(to, "a chance result was taken back")
        self.state = self.before[to]
        del self.before[to:]
        del self.steps[to:]
        return None
