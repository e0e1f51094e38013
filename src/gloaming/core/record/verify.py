"""Whether a record tells the truth: dice, legality, digests and outcome, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.codec import digest
from gloaming.core.content import Pack
from gloaming.core.fairness import Fair, commitment
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Record, Step, TakenBack
from gloaming.core.record.replay import Fault, fits, outcome, pay, start
from gloaming.core.state import State


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
