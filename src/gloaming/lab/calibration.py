"""Measuring how true the chances are that people are told, and how much a match's sum leaves open."""

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

Pair: TypeAlias = tuple[float, float]  # what was told, what came
Progress: TypeAlias = Callable[[], None]
"""Hears of each game when it is over."""


def no_progress() -> None:
    """Nobody listens."""


class AdviceTaker(Bot):
    """Plays like another bot; at one decision of a game it asks for advice and takes it."""

    def __init__(self, player: Bot, simulations: int) -> None:
        super().__init__(player.game, player.content)
        self.player = player
        self.simulations = simulations
        self.made = 0
        self.at = 0  # from 1 on; 0: never
        self.told: list[float] = []

    def start(self, at: int) -> None:
        self.made, self.at, self.told = 0, at, []
        self.player.begin()

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        self.made += 1
        if self.made != self.at:
            return self.player.choose(view, seat, dice)
        advice = advise(self.game, self.content, view, seat, dice, simulations=self.simulations)
        self.told = [figure.value for figure in advice.chances]
        action = self.game.parse_action(advice.action)
        assert action is not None, advice.action
        return action


def measure_chances(
    game: AnyGame, tournament: Tournament, simulations: int, heard: Progress = no_progress
) -> MeasuredChances:
    """One decision of each game, any of them, is taken as advised, and the game is played on.

    Everybody else, and the same seat before and after, plays like the plan's one level.
    """
    asking = AdviceTaker(make(tournament.bots[0], game, game.content()), simulations)
    runner = TournamentRunner(tournament, game, [asking])
    pairs: list[Pair] = []
    for number in range(tournament.games):
        pairs += _asked_once(runner, asking, number)
        heard()
    bins = binned(pairs)
    chosen = _unusual(game, tournament)
    return MeasuredChances(
        tournament.seats, chosen, tournament.games, simulations, expected_error(bins), bins
    )


def _asked_once(runner: TournamentRunner, asking: AdviceTaker, number: int) -> list[Pair]:
    """What each seat was told at a decision of the game, and what came of it; the game is first counted."""
    bots: list[Bot] = [asking] * runner.tournament.seats
    asking.start(0)
    _, decisions = runner.play(number, bots, LocalFlag())
    asking.start(1 + dice_for(runner.tournament, number, "asked").below(decisions))
    state, _ = runner.play(number, bots, LocalFlag())
    assert state.outcome() is not None, "a game that does not end cannot be counted"
    return list(zip(asking.told, final(runner.game, state), strict=True))


def binned(pairs: Iterable[Pair]) -> tuple[Bin, ...]:
    """The pairs by what was told, in tenths."""
    groups: dict[int, list[Pair]] = {}
    for told, came in pairs:
        groups.setdefault(min(BINS - 1, max(0, int(told * BINS))), []).append((told, came))
    return tuple(_bin(group) for _, group in sorted(groups.items()))


def _bin(group: list[Pair]) -> Bin:
    n = len(group)
    return Bin(n, round(sum(told for told, _ in group) / n, 4), round(sum(came for _, came in group) / n, 4))


def expected_error(bins: Iterable[Bin]) -> float:
    """How far what was told is from what came, on average over all that was told."""
    each = list(bins)
    total = sum(bin.count for bin in each)
    return round(sum(bin.count * abs(bin.told - bin.came) for bin in each) / max(1, total), 4)


# --- the rest of a match's sum -----------------------------------------------------------------------------


def measure_rest(
    game: AnyGame, tournament: Tournament, simulations: int, heard: Progress = no_progress
) -> MeasuredRest:
    """Report on matches of one level; simulations for each step, or 0: as many as the server takes."""
    sizes: Counter[float] = Counter()
    for number in range(tournament.games):
        record = _match(game, tournament, number)
        report = analyse(game, record, game.content(), simulations or default_simulations(count(record)))
        sizes[sum(abs(total.rest) for total in report.totals) / len(report.totals)] += 1
        heard()
    return MeasuredRest(
        tournament.seats, _unusual(game, tournament), tournament.games, simulations, mean(sizes)
    )


def _match(game: AnyGame, tournament: Tournament, number: int) -> Record:
    """The record of a match that is played like the plan's game of this number."""
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


def _unusual(game: AnyGame, tournament: Tournament) -> dict[str, int | str]:
    """The plan's settings that are not the usual ones."""
    usually = {setting.key: setting.usual(tournament.seats) for setting in game.spec.settings}
    return {key: value for key, value in tournament.settings.items() if value != usually[key]}
