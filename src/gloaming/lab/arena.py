"""Tournaments of bots: many games on all cores, with rotating seats, reproducible by seed.

The chance results of a game and the search of each seat have separate dice, seeded by the tournament's seed
and the game's number. So the result does not depend on how games are divided among processes.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Protocol

from gloaming.bots import levels
from gloaming.bots.bot import Bot
from gloaming.bots.bot_loop import bot_turns
from gloaming.bots.estimate import Interval, Z
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.errors import GloamingError
from gloaming.core.evaluation import PAYOFFS, Payoff, unfinished, won
from gloaming.core.game import AnyGame
from gloaming.core.settings import Settings, complete
from gloaming.core.state import Outcome, Refusal, State, View
from gloaming.lab.statistics import Score, mean_payoff

MAX_CHUNK = 250  # games that a worker plays before it reports progress
MAX_DECISIONS = 1_000_000  # a game that is not over by then counts as a draw


PAID = ("won", "share")  # from 0 to 1


class ArenaError(GloamingError):
    """A tournament that cannot be played as asked."""


@dataclass(frozen=True)
class Tournament:
    """A tournament. The bots are distributed over the seats, and move on by one seat with each game."""

    game: str
    bots: tuple[str, ...]
    seats: int
    settings: Settings
    games: int
    seed: int
    payoff: str = "won"

    def seating(self, number: int) -> list[int]:
        """The number of each seat's bot in the game with this number."""
        lineup = [seat % len(self.bots) for seat in range(self.seats)]
        return [lineup[(seat + number) % self.seats] for seat in range(self.seats)]


@dataclass
class Results:
    """Results of games: a score for each bot at each seat, lengths in decisions, and end reasons.

    A game of several seats without a winner is `undecided`. `leads` has the mean payoff of a bot's seats
    minus that of all seats in each game, because seats of one game are not independent
    and any number may win.
    """

    games: int = 0
    undecided: int = 0
    decisions: int = 0
    lengths: Counter[float] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    scores: dict[tuple[int, int], Score] = field(default_factory=dict)
    leads: dict[int, Counter[float]] = field(default_factory=dict)

    def add(self, seating: Sequence[int], decisions: int, outcome: Outcome, payoff: Payoff = won) -> None:
        self.games += 1
        self.undecided += len(seating) > 1 and not outcome.winners
        self.decisions += decisions
        self.lengths[decisions] += 1
        self.reasons[outcome.reason] += 1
        paid = payoff(outcome)
        everyone = sum(paid) / len(paid)
        for bot in set(seating):
            own = [paid[seat] for seat, by in enumerate(seating) if by == bot]
            self.leads.setdefault(bot, Counter())[round(sum(own) / len(own) - everyone, 9)] += 1
        for seat, bot in enumerate(seating):
            score = self.scores.setdefault((bot, seat), Score())
            score.add(seat in outcome.winners, paid[seat], outcome.scores[seat])

    def merge(self, other: Results) -> None:
        self.games += other.games
        self.undecided += other.undecided
        self.decisions += other.decisions
        self.lengths += other.lengths
        self.reasons += other.reasons
        for key, score in other.scores.items():
            self.scores.setdefault(key, Score()).merge(score)
        for bot, counts in other.leads.items():
            self.leads.setdefault(bot, Counter()).update(counts)

    def score(self, bot: int | None = None, seat: int | None = None) -> Score:
        """The score of a bot, of a seat, or of a bot at a seat."""
        total = Score()
        for (by, at), score in sorted(self.scores.items()):
            if bot in (None, by) and seat in (None, at):
                total.merge(score)
        return total

    def against_all(self, bot: int, z: float = Z) -> tuple[Interval, float]:
        """The bot's mean payoff with the interval of its lead, and the mean payoff of all seats."""
        fair = self.score().payoff.value
        return mean_payoff(Counter({fair + lead: n for lead, n in self.leads[bot].items()}), z), fair


@dataclass(frozen=True)
class TournamentResult:
    """A tournament and the results so far."""

    tournament: Tournament
    results: Results
    seconds: float
    workers: int

    @property
    def interrupted(self) -> bool:
        return self.results.games < self.tournament.games


class StopFlag(Protocol):
    """A flag shared with the workers: not 0 when they have to stop."""

    value: int


def tournament(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    settings: Mapping[str, int | str] | None = None,
    seed: int = 1,
    payoff: str = "won",
) -> Tournament:
    """A checked tournament; by default there is one seat for each bot."""
    spec = game.spec
    if not bots:
        raise ArenaError("name at least one bot")
    count = seats if seats is not None else max(len(bots), spec.fewest)
    if not spec.fewest <= count <= spec.most:
        raise ArenaError(f"{spec.id} is for {spec.fewest} to {spec.most} seats, not {count}")
    if len(bots) > count:
        raise ArenaError(f"{len(bots)} bots are named, but there are {count} seats")
    if games < 1:
        raise ArenaError(f"the number of games must be at least 1, not {games}")
    if payoff not in PAID:
        raise ArenaError(f"there is no payoff {payoff!r}; there are: {', '.join(PAID)}")
    for level in bots:
        levels.make(level, game, game.content())
    return Tournament(
        spec.id, tuple(bots), count, complete(spec.settings, settings or {}, count), games, seed, payoff
    )


# --- one process ---------------------------------------------------------------------------------------


class TournamentRunner:
    """Plays the games of a tournament, one after the other."""

    def __init__(self, tournament: Tournament, game: AnyGame, bots: Sequence[Bot] | None = None) -> None:
        """If bots are given, they play instead of those that the tournament names."""
        self.tournament = tournament
        self.game = game
        self.content = game.content()
        self.bots = bots or [levels.make(level, game, self.content) for level in tournament.bots]

    def play_all(self, numbers: Iterable[int], stop: StopFlag) -> Results:
        """The results of the games with these numbers, or of those that ended before the stop."""
        results, payoff = Results(), PAYOFFS[self.tournament.payoff]
        for number in numbers:
            seating = self.tournament.seating(number)
            state, decisions = self.play(number, [self.bots[bot] for bot in seating], stop)
            if stop.value:
                break
            results.add(seating, decisions, state.outcome() or unfinished(state), payoff)
        return results

    def play(self, number: int, bots: Sequence[Bot], stop: StopFlag) -> tuple[State, int]:
        """Play one game to its end; return the final state and the number of decisions."""
        state = self.game.setup(self.tournament.seats, self.tournament.settings, self.content)
        chance = dice_for(self.tournament, number, "chance")
        bot_dice = [
            dice_for(self.tournament, number, f"seat {seat}") for seat in range(self.tournament.seats)
        ]
        for bot in bots:
            bot.begin()
        decisions = 0
        for _ in bot_turns(ArenaTable(self.game, state, chance), bots.__getitem__, bot_dice.__getitem__):
            if decisions == MAX_DECISIONS or stop.value:
                break
            decisions += 1
        return state, decisions


class ArenaTable:
    """A game without a record, for bots only."""

    def __init__(self, game: AnyGame, state: State, chance: Seeded) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.waiting: list[int] = []  # of seats that decide at the same time, those whose turn it is

    def next_bot(self) -> int | None:
        """The next seat; several may decide at the same time, also more than once."""
        deciders = self.state.deciders()
        self.waiting = [seat for seat in self.waiting if seat in deciders] or list(deciders)
        return self.waiting.pop(0) if self.waiting else None

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def submit(self, seat: int, action: Action) -> Refusal | None:
        refusal = self.state.why_not(seat, action)
        if refusal is None:
            self.state.apply(seat, action)
        return refusal

    def draw_chance(self) -> bool:
        faces = self.state.faces()
        if faces:
            self.state.settle(self.chance.below(faces))
        return faces > 0


def dice_for(tournament: Tournament, number: int, purpose: str) -> Seeded:
    """The dice for one purpose in the game with this number."""
    text = f"{tournament.seed} {number} {purpose}"
    return Seeded(int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big"))


# --- many processes ------------------------------------------------------------------------------------

Progress = Callable[[int], None]
"""Called with the number of games that were played since the last call."""


class Worker:
    """State of a worker process."""

    runner: TournamentRunner
    stop: StopFlag


def _init_worker(tournament: Tournament, stop: StopFlag) -> None:
    """Initialise a worker; only the main process handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.runner = TournamentRunner(tournament, find(tournament.game))
    Worker.stop = stop


def _play_chunk(first: int, last: int) -> Results:
    return Worker.runner.play_all(range(first, last), Worker.stop)


def run(
    tournament: Tournament, workers: int | None = None, progress: Progress = lambda games: None
) -> TournamentResult:
    """Play the tournament; Ctrl-C ends it early with the results so far."""
    wanted = workers if workers is not None else len(os.sched_getaffinity(0))
    if wanted < 1:
        raise ArenaError(f"the number of workers must be at least 1, not {wanted}")
    size = min(MAX_CHUNK, -(-tournament.games // (wanted * 16)))
    chunks = [(first, min(first + size, tournament.games)) for first in range(0, tournament.games, size)]
    count = min(wanted, len(chunks))
    began = time.perf_counter()
    results = (
        _run_here(tournament, chunks, progress)
        if count == 1
        else _run_pool(tournament, chunks, count, progress)
    )
    return TournamentResult(tournament, results, time.perf_counter() - began, count)


@dataclass
class LocalFlag:
    """A flag for one process."""

    value: int = 0


@contextmanager
def on_interrupt(handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> Iterator[None]:
    """Replace the Ctrl-C handler within the context; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    previous = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


def _run_here(tournament: Tournament, chunks: Sequence[tuple[int, int]], progress: Progress) -> Results:
    runner, results, stop = TournamentRunner(tournament, find(tournament.game)), Results(), LocalFlag()
    with on_interrupt(lambda *_: setattr(stop, "value", 1)):
        for first, last in chunks:
            played = runner.play_all(range(first, last), stop)
            results.merge(played)
            progress(played.games)
            if stop.value:
                break
    return results


def _run_pool(
    tournament: Tournament, chunks: Sequence[tuple[int, int]], workers: int, progress: Progress
) -> Results:
    context = multiprocessing.get_context("spawn")
    stop: StopFlag = context.Value("b", 0, lock=False)
    results = Results()
    with ProcessPoolExecutor(workers, context, _init_worker, (tournament, stop)) as pool:
        with on_interrupt(signal.SIG_IGN):  # inherited by the workers, until they set their own
            waiting = {pool.submit(_play_chunk, first, last) for first, last in chunks}
        with on_interrupt(lambda *_: setattr(stop, "value", 1)):
            while waiting:
                done, waiting = wait(waiting, timeout=0.5, return_when=FIRST_COMPLETED)
                for future in done:
                    played = future.result()
                    results.merge(played)
                    progress(played.games)
                if stop.value:
                    waiting = {future for future in waiting if not future.cancel()}
    return results
