"""Verifies a record step by step: dice, legality, digests and outcome."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.codec import digest
from gloaming.core.content import Content
from gloaming.core.fairness import FairDice, commitment
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Record, Step, UndoEntry
from gloaming.core.record.replay import Mismatch, apply_step, incompatibility, outcome, start
from gloaming.core.state import State


def verify(game: AnyGame, record: Record, content: Content) -> Mismatch | None:
    """The first mismatch in a finished record, or None if rules, dice and outcome are right."""
    problem = incompatibility(game, record, content)
    if problem is not None:
        return Mismatch(0, problem)
    if record.end is None or record.words is None:
        return Mismatch(len(record.steps), "the record is not finished, so its secret is not revealed")
    if record.end.secret is None:
        return Mismatch(0, f"the secret of {record.header.day} is told when that day is over")
    problem = _check_commitment(record, record.end.secret, record.words)
    if problem is not None:
        return Mismatch(0, problem)
    return _check_steps(game, record, content, FairDice(record.end.secret, record.words))


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
        if wrong is None and step.is_chance and dice is not None:
            drawn = dice.below(step.faces)
            if drawn != step.face:
                wrong = f"the dice threw {drawn} of {step.faces}, not {step.face}"
        if wrong is not None:
            return Mismatch(step.number, wrong)
        self.before.append(before)
        self.steps.append(step)
        return None

    def back(self, to: int, inherited: int) -> Mismatch | None:
        if to < inherited:
            return Mismatch(to, "a fork cannot go back behind the step where it was made")
        if any(step.is_chance for step in self.steps[to:]):
            return Mismatch(to, "a chance result was taken back")
        self.state = self.before[to]
        del self.before[to:]
        del self.steps[to:]
        return None
