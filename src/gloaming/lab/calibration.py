"""Measures how accurate predicted chances are, and how much of a result luck reports leave unexplained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

from gloaming.bots.advice import advise
from gloaming.bots.bot import Bot
from gloaming.bots.levels import make
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player, Record
from gloaming.core.state import View
from gloaming.lab.arena import LocalFlag, Tournament, TournamentRunner, dice_for
from gloaming.lab.calibration_file import BINS, Bin, MeasuredChances, MeasuredRest
from gloaming.lab.luck import analyse
from gloaming.lab.luck.report import count, default_simulations
from gloaming.lab.luck.step_analysis import final
from gloaming.lab.statistics import mean

Pair: TypeAlias = tuple[float, float]  # predicted, real
Progress: TypeAlias = Callable[[], None]
"""Called after each game."""


def no_progress() -> None:
    """Ignore progress."""


class AdviceTaker(Bot):
    """Plays like another bot, but follows the advice at one decision of each game."""

    def __init__(self, player: Bot, simulations: int) -> None:
        super().__init__(player.game, player.content)
        self.player = player
        self.simulations = simulations
        self.decisions = 0
        self.at = 0  # from 1 on; 0: never
        self.predicted: list[float] = []

    def start(self, at: int) -> None:
        self.decisions, self.at, self.predicted = 0, at, []
        self.player.begin()

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        self.decisions += 1
        if self.decisions != self.at:
            return self.player.choose(view, seat, dice)
        advice = advise(self.game, self.content, view, seat, dice, simulations=self.simulations)
        self.predicted = [figure.value for figure in advice.chances]
        action = self.game.parse_action(advice.action)
        assert action is not None, advice.action
        return action


def measure_chances(
    game: AnyGame, tournament: Tournament, simulations: int, progress: Progress = no_progress
) -> MeasuredChances:
    """Compare predicted chances with results: one random decision of each game follows the advice.

    All other decisions are made by the tournament's only level.
    """
    advised = AdviceTaker(make(tournament.bots[0], game, game.content()), simulations)
    runner = TournamentRunner(tournament, game, [advised])
    pairs: list[Pair] = []
    for number in range(tournament.games):
        pairs += _predictions(runner, advised, number)
        progress()
    bins = binned(pairs)
    chosen = _changed_settings(game, tournament)
    return MeasuredChances(
        tournament.seats, chosen, tournament.games, simulations, expected_error(bins), bins
    )


def _predictions(runner: TournamentRunner, advised: AdviceTaker, number: int) -> list[Pair]:
    """Each seat's predicted and real result. The game is played twice, first to count its decisions."""
    bots: list[Bot] = [advised] * runner.tournament.seats
    advised.start(0)
    _, decisions = runner.play(number, bots, LocalFlag())
    advised.start(1 + dice_for(runner.tournament, number, "asked").below(decisions))
    state, _ = runner.play(number, bots, LocalFlag())
    assert state.outcome() is not None, "a game that does not end cannot be counted"
    return list(zip(advised.predicted, final(runner.game, state), strict=True))


def binned(pairs: Iterable[Pair]) -> tuple[Bin, ...]:
    """The pairs in ten bins of the predicted chance."""
    groups: dict[int, list[Pair]] = {}
    for predicted, real in pairs:
        groups.setdefault(min(BINS - 1, max(0, int(predicted * BINS))), []).append((predicted, real))
    return tuple(_bin(group) for _, group in sorted(groups.items()))


def _bin(group: list[Pair]) -> Bin:
    n = len(group)
    return Bin(
        n,
        round(sum(predicted for predicted, _ in group) / n, 4),
        round(sum(real for _, real in group) / n, 4),
    )


def expected_error(bins: Iterable[Bin]) -> float:
    """The expected calibration error: the mean distance between predicted and real results."""
    each = list(bins)
    total = sum(bin.count for bin in each)
    return round(sum(bin.count * abs(bin.told - bin.came) for bin in each) / max(1, total), 4)


# --- the unexplained rest ----------------------------------------------------------------------------------


def measure_rest(
    game: AnyGame, tournament: Tournament, simulations: int, progress: Progress = no_progress
) -> MeasuredRest:
    """The rest in luck reports on matches of one level; 0 simulations: as many as the server takes."""
    sizes: Counter[float] = Counter()
    for number in range(tournament.games):
        record = _play_match(game, tournament, number)
        report = analyse(game, record, game.content(), simulations or default_simulations(count(record)))
        sizes[sum(abs(total.rest) for total in report.totals) / len(report.totals)] += 1
        progress()
    return MeasuredRest(
        tournament.seats, _changed_settings(game, tournament), tournament.games, simulations, mean(sizes)
    )


def _play_match(game: AnyGame, tournament: Tournament, number: int) -> Record:
    """The record of a match with the tournament's level at all seats."""
    level, dice = tournament.bots[0], dice_for(tournament, number, "match")
    players = [Player(f"P{seat}") for seat in range(tournament.seats)]
    match = Match.new(game, players, tournament.settings, secret=f"{dice.below(1 << 30):064x}")
    bot = make(level, game, match.content)
    match.begin(dict.fromkeys(range(tournament.seats), "word"))
    match.draw_all_chance()
    while match.state.outcome() is None:
        seat = match.deciders()[dice.below(len(match.deciders()))]
        refusal = match.submit(seat, bot.choose(match.view(seat), seat, dice))
        assert refusal is None, refusal
        match.draw_all_chance()
    return match.record


def _changed_settings(game: AnyGame, tournament: Tournament) -> dict[str, int | str]:
    """The tournament's settings that differ from the defaults."""
    defaults = {setting.key: setting.usual(tournament.seats) for setting in game.spec.settings}
    return {key: value for key, value in tournament.settings.items() if value != defaults[key]}
