"""Luck reports: luck averages to zero, sums add up, and decisions are not judged by hidden information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from games.illuminated.scenario import Scene
from lab.finished_matches import ILLUMINATED, finished, match, opened
from laws.test_laws_catch import Smuggler
from paths import FINISHED_RECORD
from toy_games.embers import GAME as EMBERS
from toy_games.embers import Embers
from toy_games.embers.state import CARDS, EmbersState, Stake

from gloaming.bots.action_values import Budget
from gloaming.bots.levels import make
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.codec import digest
from gloaming.core.discovery import find
from gloaming.core.evaluation import Evaluation, won
from gloaming.core.game import AnyGame
from gloaming.core.record import replay
from gloaming.core.record.format import Record, RecordError, Step
from gloaming.core.record.reader import read
from gloaming.core.state import State
from gloaming.lab.luck import (
    CHANCE,
    LEFT,
    LuckReport,
    analyse,
    analyse_steps,
    costly_decisions,
    plain,
    summarise,
    turning_points,
)
from gloaming.lab.luck.report import result
from gloaming.lab.luck.step_analysis import StepAnalysis
from gloaming.lab.statistics import mean

HIDDEN: AnyGame = EMBERS  # type: ignore[assignment]
DUNKELRUNDE = find("dunkelrunde")
TINY: dict[str, int | str] = {"entities": 1, "turn_limit": 2, "first": "A"}
SOLVED: dict[str, int | str] = {"entities": 2, "turn_limit": 8}
THOUGHT = 24


def report(game: AnyGame, record: Record, simulations: int = THOUGHT) -> LuckReport:
    return analyse(game, record, game.content(), simulations)


def positions(game: AnyGame, record: Record) -> list[tuple[State, Step]]:
    """Every state of a match with the step that was applied there."""
    state = replay.start(game, record, game.content())
    found = []
    for step in record.steps:
        found.append((state.clone(), step))
        replay.apply_step(game, record.header, state, step)
    return found


# --- luck --------------------------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "settings", "within"),
    [(ILLUMINATED, SOLVED, 1e-12), (ILLUMINATED, {"turn_limit": 2}, 1e-9), (DUNKELRUNDE, {}, 1e-9)],
)
def test_the_luck_of_all_faces_of_a_throw_adds_up_to_nothing(
    game: AnyGame, settings: dict[str, int | str], within: float
) -> None:
    record = match("random", 3, game, settings=settings)
    judging = StepAnalysis(game, game.content(), record)
    throws = [(state, step) for state, step in positions(game, record) if step.is_chance][:6]
    assert throws
    for state, step in throws:
        marks = [
            judging.analyse(state, replace(step, face=face), Budget(THOUGHT)) for face in range(step.faces)
        ]
        for seat in range(state.seats):
            assert abs(sum(mark.moved[seat].value for mark in marks)) < within
        assert any(mark.size > 0 for mark in marks)


def test_with_the_oracle_luck_is_zero_on_average_over_every_way_a_game_can_go() -> None:
    """All chance results of a short match, weighted by their probability."""
    judging = StepAnalysis(ILLUMINATED, ILLUMINATED.content(), match("greedy", 1, settings=TINY))
    assert judging.solved is not None
    bot = make("greedy", ILLUMINATED, ILLUMINATED.content())
    ways: list[tuple[float, float]] = []  # how likely, and the first player's luck

    def walk(state: State, number: int, likely: float, luck: float) -> None:
        faces = state.faces()
        if state.outcome() is not None:
            ways.append((likely, luck))
        elif faces:
            for face in range(faces):
                moved = judging.analyse(state, Step(number, face=face, faces=faces), Budget()).moved[0].value
                after = state.clone()
                after.settle(face)
                walk(after, number + 1, likely / faces, luck + moved)
        else:
            (seat,) = state.deciders()
            view = ILLUMINATED.view(state, seat)
            seed = int(digest(state.to_plain())[:12], 16)  # a plan that knows nothing of what is to come
            state.apply(seat, bot.choose(view, seat, Seeded(seed)))
            walk(state, number + 1, likely, luck)

    walk(Scene("L4 / L5", turn="A", limit=2, turns=2).state, 1, 1.0, 0.0)
    assert len(ways) > 100
    assert sum(likely for likely, _ in ways) == pytest.approx(1)
    assert sum(likely * luck for likely, luck in ways) == pytest.approx(0, abs=1e-12)
    assert max(abs(luck) for _, luck in ways) > 0.1


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "settings", "level", "matches"),
    [
        (ILLUMINATED, SOLVED, "random", 40),
        (ILLUMINATED, {"turn_limit": 3}, "greedy", 20),
        (HIDDEN, {}, "random", 30),
    ],
)
def test_luck_averages_to_zero_over_many_matches(
    game: AnyGame, settings: dict[str, int | str], level: str, matches: int
) -> None:
    lucks: Counter[float] = Counter()
    for seed in range(1, matches + 1):
        found = report(game, match(level, seed, game, settings=settings), 8)
        lucks[found.totals[0].luck.value] += 1
    middle, low, high = mean(lucks)
    assert max(abs(luck) for luck in lucks) > 0.05
    reach = 2 * (high - low) / 2  # four standard errors: chance alone fails once in sixteen thousand
    assert abs(middle) <= reach


# --- sums --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [(ILLUMINATED, 2, SOLVED), (ILLUMINATED, 3, {"turn_limit": 2}), (HIDDEN, 3, {}), (DUNKELRUNDE, 2, {})],
)
def test_the_sums_add_up(game: AnyGame, seats: int, settings: dict[str, int | str]) -> None:
    record = match("random", 5, game, seats, settings)
    found = report(game, record, 8)
    assert record.end is not None
    assert [total.result for total in found.totals] == won(record.end.outcome)
    for total in found.totals:
        parts = total.start + total.luck.value + total.own.value + total.others.value + total.rest
        assert parts == pytest.approx(total.result)
        assert total.own.value <= 0
        assert total.adjusted.value == pytest.approx(total.result - total.luck.value)
    if game is not DUNKELRUNDE:  # there several may win, so that chances do not add up to one
        _adds_up_to_one_win(found)
    assert len(found.chances) == len(record.steps) + 1
    assert found.chances[-1] == tuple(won(record.end.outcome))


def _adds_up_to_one_win(found: LuckReport) -> None:
    for figures in ("luck", "rest"):
        each = [getattr(total, figures) for total in found.totals]
        assert sum(f if isinstance(f, float) else f.value for f in each) == pytest.approx(0, abs=1e-9)
    assert sum(total.start for total in found.totals) == pytest.approx(1)
    for mark in found.marks:
        assert sum(figure.value for figure in mark.moved) == pytest.approx(0, abs=1e-9)


def test_where_the_game_is_solved_nothing_is_left_unexplained() -> None:
    for seed in range(1, 5):
        found = report(ILLUMINATED, match("random", seed, settings=SOLVED))
        assert found.exact
        assert found.simulations == 0
        assert all(abs(total.rest) < 0.01 for total in found.totals)  # what the compact table rounds
        assert all(figure.error == 0 for mark in found.marks for figure in mark.moved)


def test_the_oracle_makes_no_mistakes_and_a_random_player_many() -> None:
    perfect = report(ILLUMINATED, match("oracle", 1, settings=SOLVED))
    assert all(total.own.value > -1e-3 for total in perfect.totals)
    assert not costly_decisions(perfect)
    careless = report(ILLUMINATED, match("random", 1, settings={"entities": 2}))
    assert all(total.own.value < -0.2 for total in careless.totals)
    assert costly_decisions(careless)
    for mark in costly_decisions(careless):
        assert mark.best is not None
        assert ILLUMINATED.parse_action(mark.best) is not None


def test_searched_figures_have_errors_that_shrink_with_more_thought() -> None:
    record = match("random", 2, settings={"turn_limit": 2})
    little, more = report(ILLUMINATED, record, 24), report(ILLUMINATED, record, 400)
    assert not little.exact
    assert little.totals[0].luck.error > more.totals[0].luck.error > 0


def test_turning_points_are_large_and_in_their_order() -> None:
    found = report(ILLUMINATED, read(FINISHED_RECORD.read_text(encoding="utf-8")))
    turns = turning_points(found)
    assert [mark.step for mark in turns] == [19, 23, 25, 27]
    assert min(mark.size for mark in turns) >= 0.08
    assert turns[-1].most_moved == 0


# --- what was hidden ---------------------------------------------------------------------------------------


def judged_alike(game: AnyGame, seeds: range) -> bool:
    """Whether every decision is judged the same in another state with the same view."""
    told_apart = 0
    for seed in seeds:
        record = match("random", seed, HIDDEN)
        judging = StepAnalysis(game, game.content(), record)
        for state, step in positions(HIDDEN, record):
            if step.is_chance:
                continue
            other = HIDDEN.imagine(HIDDEN.view(state, step.seat), Seeded(seed), HIDDEN.content())
            told_apart += digest(other.to_plain()) != digest(state.to_plain())
            here = judging.analyse(state, step, Budget(THOUGHT))
            there = judging.analyse(other, step, Budget(THOUGHT))
            if (here.moved, here.best) != (there.moved, there.best):
                return False
    assert told_apart > 5
    return True


def test_a_decision_is_judged_by_what_its_player_could_know() -> None:
    assert judged_alike(HIDDEN, range(1, 5))


def test_a_judge_that_knows_the_hidden_hands_is_caught() -> None:
    cheat: AnyGame = Smuggler()  # type: ignore[assignment]
    assert not judged_alike(cheat, range(1, 5))


# --- how it is made ----------------------------------------------------------------------------------------


def test_the_same_thought_gives_the_same_report_in_one_go_or_in_stretches() -> None:
    record = match("greedy", 2, settings={"turn_limit": 2})
    content = ILLUMINATED.content()
    whole = report(ILLUMINATED, record)
    assert report(ILLUMINATED, record) == whole
    marks = list(analyse_steps(ILLUMINATED, record, content, 0, THOUGHT, 1e9, 0.0).marks)
    assert len(marks) == 1
    while len(marks) < len(record.steps):
        marks += analyse_steps(ILLUMINATED, record, content, len(marks), THOUGHT, 1e9, 0.05).marks
    assert summarise(record, marks, THOUGHT, result(ILLUMINATED, record, content)) == whole


def test_it_keeps_to_its_seconds() -> None:
    progress: list[tuple[int, int]] = []
    record = match("greedy", 2, settings={"turn_limit": 2})
    found = analyse(
        ILLUMINATED, record, ILLUMINATED.content(), seconds=0.4, progress=lambda d, n: progress.append((d, n))
    )
    assert progress == [(n, len(record.steps)) for n in range(1, len(record.steps) + 1)]
    assert found.simulations == 0
    assert not found.exact


def test_whoever_gives_up_has_decided_to() -> None:
    match = finished(opened(1), "greedy", 1, steps=8)
    match.forfeit(0, "gave-up")
    found = report(ILLUMINATED, match.record)
    last = found.marks[-1]
    assert (last.kind, last.seat) == (LEFT, 0)
    assert 0.3 < last.cost.value < 0.7
    assert len(found.chances) == match.step + 2
    assert found.totals[0].own.value <= -last.cost.value
    assert last in costly_decisions(found)


def test_a_match_that_is_not_over_has_no_report() -> None:
    match = finished(opened(1), "greedy", 1, steps=5)
    with pytest.raises(RecordError, match="not over"):
        report(ILLUMINATED, match.record)


def test_it_is_plain_data_with_intervals() -> None:
    record = match("random", 2, settings={"turn_limit": 2})
    data = plain(report(ILLUMINATED, record))
    steps = data["steps"]
    assert isinstance(steps, list)
    assert len(steps) == len(record.steps)
    throw = next(step for step in steps if step["kind"] == CHANCE)
    assert throw["judged"] == throw["faces"]
    assert throw["luck"][0]["low"] <= throw["luck"][0]["value"] <= throw["luck"][0]["high"]


# --- alone -------------------------------------------------------------------------------------------------


class Hope(Evaluation[EmbersState]):
    """To somebody alone a game is worth the highest card that was played."""

    def evaluate(self, state: EmbersState) -> list[float]:
        return [max(state.played, default=0) / CARDS] * state.seats

    def proposals(self, state: EmbersState, seat: int) -> Sequence[Action]:
        return state.choices(seat).listed or [Stake(0)]


class Alone(Embers):
    """Embers for one."""

    def __init__(self) -> None:
        super().__init__()
        self.spec = replace(self.spec, fewest=1, minutes=((1, 2), *self.spec.minutes))
        self.evaluation = Hope()


def test_alone_the_game_says_what_an_end_is_worth() -> None:
    game: AnyGame = Alone()  # type: ignore[assignment]
    record = match("random", 3, game, seats=1)
    found = report(game, record)
    (total,) = found.totals
    assert 0 < total.result < 1
    assert total.result == max(replay.position(HIDDEN, record, HIDDEN.content()).played) / CARDS  # type: ignore[attr-defined]
    parts = total.start + total.luck.value + total.own.value + total.others.value + total.rest
    assert parts == pytest.approx(total.result)
    assert found.chances[-1] == (total.result,)
