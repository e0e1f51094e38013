"""Balance figures of Betwixt & Between from games of bots: points, shares by seat, and what is used.

`.venv/bin/python -m tools.balance.betwixt_and_between SEATS GAMES [LEVEL]` prints the figures in RULES.md.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from gloaming.bots.bot import Bot
from gloaming.bots.levels import make
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.evaluation import share
from gloaming.core.settings import complete
from gloaming.core.state import Event, Seats, View
from gloaming.games.betwixt_and_between.constants import CARD_ACTIONS, SPELL_KINDS
from gloaming.games.betwixt_and_between.events import Counted, Performed, Prepared
from gloaming.games.betwixt_and_between.rules.position import Position

GAME = find("betwixt_and_between")
SILENT = "stop"  # is never performed; it counts as used when such a card is placed
GLANCE = "glance"


class Glance(Bot):
    """A fast greedy player to test the evaluation: one determinization, one chance result."""

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        sampled = GAME.imagine(view, dice, self.content)
        assert GAME.evaluation is not None
        proposals = GAME.evaluation.proposals(sampled, seat)
        best, chosen = -1.0, proposals[0]
        for action in proposals if len(proposals) > 1 else ():
            after = sampled.clone()
            after.apply(seat, action)
            while after.faces():
                after.settle(dice.below(after.faces()))
            value = GAME.evaluation.evaluate(after)[seat]
            if value > best:
                best, chosen = value, action
        return chosen


@dataclass
class Figures:
    """The results of some games."""

    seats: int
    games: int = 0
    shares: list[float] = field(default_factory=lambda: [0.0] * 4)
    scores: list[float] = field(default_factory=lambda: [0.0] * 4)  # by the place in turn order, too
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    parts: list[int] = field(default_factory=lambda: [0, 0, 0])  # rites, spells, gems
    actions: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CARD_ACTIONS[1:], 0))
    kinds: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SPELL_KINDS, 0))
    decisions: int = 0

    def add(self, state: Position, used: Used, first: int) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.games += 1
        shares = share(outcome)
        self.winners.append(int(max(outcome.scores)))
        for counted in used.counts:
            self.points.append(counted.total)
            for number, part in enumerate((counted.rites, counted.spells, counted.gems)):
                self.parts[number] += part
        for name in used.actions:
            self.actions[name] += 1
        for name in used.kinds:
            self.kinds[name] += 1
        for number in range(self.seats):
            self.shares[number] += shares[(first + number) % self.seats]
            self.scores[number] += outcome.scores[(first + number) % self.seats]

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)

    @property
    def best(self) -> float:
        return sum(self.winners) / len(self.winners)

    @property
    def rarest(self) -> float:
        """The share of games in which the least used action or kind of spell is used."""
        return min(*self.actions.values(), *self.kinds.values()) / self.games

    @property
    def skew(self) -> float:
        """The largest distance of a place from its fair share."""
        return max(abs(share / self.games - 1 / self.seats) for share in self.shares[: self.seats])

    def __str__(self) -> str:
        rites, spells, gems = (part / len(self.points) for part in self.parts)
        ordered = sorted(self.points)
        low, high = (ordered[len(ordered) * tenth // 10] for tenth in (1, 9))
        shares = [round(share / self.games, 3) for share in self.shares[: self.seats]]
        scores = [round(score / self.games, 1) for score in self.scores[: self.seats]]
        used = {name: round(100 * count / self.games) for name, count in {**self.actions}.items()}
        cast = {name: round(100 * count / self.games) for name, count in {**self.kinds}.items()}
        return (
            f"{self.seats} seats, {self.games} games: {self.mean:.1f} points ({low} to {high}), "
            f"rites {rites:.1f}, spells {spells:.1f}, gems {gems:.1f}; winners {self.best:.1f}; "
            f"in turn order shares {shares}, points {scores}; decisions {self.decisions / self.games:.0f}\n"
            f"actions used in % of games: {used}\nspells prepared in % of games: {cast}"
        )


@dataclass
class Used:
    """What was used in one game."""

    kinds_of: list[int]  # of each spell
    actions: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    counts: list[Counted] = field(default_factory=list)

    def emit(self, event: Event, seats: Seats | None) -> None:
        if isinstance(event, Performed):
            self.actions.add(event.action)
        elif isinstance(event, Prepared):
            self.kinds.add(SPELL_KINDS[self.kinds_of[event.spell]])
        elif isinstance(event, Counted):
            self.counts.append(event)


def play(figures: Figures, seed: int, level: str) -> None:
    """Add one game of bots of one level; shares go by the place in the first round's turn order."""
    state = GAME.setup(figures.seats, complete(GAME.spec.settings, {}, figures.seats), GAME.content())
    assert isinstance(state, Position)
    bot = Glance(GAME, GAME.content()) if level == GLANCE else make(level, GAME, GAME.content())
    dice = Seeded(seed)
    used = Used(state.lookup.spell_kinds)
    first = -1
    while state.outcome() is None:
        if state.faces():
            state.settle(dice.below(state.faces()), used.emit)
        else:
            seat = state.deciders()[0]
            state.apply(seat, bot.choose(GAME.view(state, seat), seat, dice), used.emit)
            figures.decisions += 1
        first = max(first, int(state.first)) if first < 0 else first
        if any(card >= 0 and CARD_ACTIONS[state.lookup.actions[card]] == SILENT for card in state.cards):
            used.actions.add(SILENT)
    figures.add(state, used, first)


def measure(seats: int, games: int, level: str = "greedy") -> Figures:
    figures = Figures(seats)
    for number in range(games):
        play(figures, 1_000_003 * seats + number, level)
    return figures


if __name__ == "__main__":
    print(measure(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "greedy"))
