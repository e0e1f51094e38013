"""Verifies a record step by step: dice, legality, digests and outcome."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.codec import digest
from gloaming.core.content import Content
from gloaming.core.fairness import FairDice, commitment
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Record, Step, UndoEntry
from gloaming.core.record.replay import Mismatch, apply_step, incompatibility, outcome, rules_changed, start
from gloaming.core.state import State


def verify(game: AnyGame, record: Record, content: Content) -> Mismatch | None:
    """The first mismatch in a finished record, or None if rules, dice and outcome are right."""
    problem = incompatibility(game, record, content)
    if problem is not None:
        return Mismatch(0, problem)
    dice = _committed_dice(record)
    return dice if isinstance(dice, Mismatch) else _check_steps(game, record, content, dice)


def verify_dice(record: Record) -> Mismatch | None:
    """The first mismatch in commitment, words and chance results of a finished record; it needs no rules."""
    dice = _committed_dice(record)
    if isinstance(dice, Mismatch):
        return dice
    steps: list[Step] = []
    for entry in record.entries:
        wrong: Mismatch | None = None
        if isinstance(entry, UndoEntry):
            wrong = _check_undo(steps, entry.to, record.inherited)
            del steps[entry.to :]
        elif isinstance(entry, Step):
            steps.append(entry)
            wrong = _check_throw(entry, dice) if entry.number > record.inherited else None
        if wrong is not None:
            return wrong
    return None


def _committed_dice(record: Record) -> FairDice | Mismatch:
    """The dice of a finished record, if secret and words fit the commitment."""
    if record.end is None or record.words is None:
        return Mismatch(len(record.steps), "the record is not finished, so its secret is not revealed")
    if record.end.secret is None:
        return Mismatch(0, f"the secret of {record.header.day} is told when that day is over")
    problem = _check_commitment(record, record.end.secret, record.words)
    return Mismatch(0, problem) if problem is not None else FairDice(record.end.secret, record.words)


def _check_commitment(record: Record, secret: str, words: Sequence[str]) -> str | None:
    header = record.header
    if commitment(secret, header.bot_words) != header.commitment:
        return "the secret does not fit the commitment"
    for seat, word in header.bot_words.items():
        if words[seat] != word:
            return f"the word of bot {header.players[seat].name} is not the one that was committed to"
    if header.day is not None and any(word != header.day for word in words):
        return "in a daily game everyone's word is the day"
    return None


def _check_steps(game: AnyGame, record: Record, content: Content, dice: FairDice) -> Mismatch | None:
    inherited = record.inherited
    if inherited > len(record.steps):
        return Mismatch(len(record.steps), f"the record ends before step {inherited}, where it was forked")
    walk = _Walk(game, record, content)
    for entry in record.entries:
        wrong: Mismatch | None = None
        if isinstance(entry, UndoEntry):
            wrong = walk.back(entry.to, inherited)
        elif isinstance(entry, Step):
            wrong = walk.forward(entry, dice if entry.number > inherited else None)
        if wrong is not None:
            return wrong
    return _check_end(record, walk.state)


def _check_end(record: Record, state: State) -> Mismatch | None:
    assert record.end is not None
    last = len(record.steps)
    ended = outcome(record, state)
    if ended is None and record.end.outcome == rules_changed(len(record.header.players)):
        return None  # a later release ended it, and could not compute the position
    if ended is None:
        return Mismatch(last, "the game is not over here")
    stored, header = record.end.outcome, record.header
    if not ended.reads_like(stored):
        return Mismatch(last, "the game ended otherwise")
    if header.names_winners and ended.winners != stored.winners:
        return Mismatch(last, "the game was won otherwise")
    if header.compares_digests and record.end.digest != digest(state.to_plain()):
        return Mismatch(last, "the last position has another digest")
    return None


def _check_throw(step: Step, dice: FairDice) -> Mismatch | None:
    drawn = dice.below(step.faces) if step.is_chance else step.face
    if drawn == step.face:
        return None
    return Mismatch(step.number, f"the dice threw {drawn} of {step.faces}, not {step.face}")


def _check_undo(steps: Sequence[Step], to: int, inherited: int) -> Mismatch | None:
    if to < inherited:
        return Mismatch(to, "a fork cannot go back behind the step where it was made")
    if any(step.is_chance for step in steps[to:]):
        return Mismatch(to, "a chance result was taken back")
    return None


class _Walk:
    """The state while the entries of a record are replayed, including undo."""

    def __init__(self, game: AnyGame, record: Record, content: Content) -> None:
        self.game = game
        self.header = record.header
        self.state = start(game, record, content)
        self.before: list[State] = []
        self.steps: list[Step] = []

    def forward(self, step: Step, dice: FairDice | None) -> Mismatch | None:
        before = self.state.clone()
        wrong = apply_step(self.game, self.header, self.state, step)
        if wrong is not None:
            return Mismatch(step.number, wrong)
        mismatch = _check_throw(step, dice) if dice is not None else None
        if mismatch is not None:
            return mismatch
        self.before.append(before)
        self.steps.append(step)
        return None

    def back(self, to: int, inherited: int) -> Mismatch | None:
        wrong = _check_undo(self.steps, to, inherited)
        if wrong is not None:
            return wrong
        self.state = self.before[to]
        del self.before[to:]
        del self.steps[to:]
        return None
