"""Bots: they see views only, take legal choices, and think better the more they look ahead."""

from __future__ import annotations

import ast
import inspect

import pytest
from games.illuminated.scenario import Scene
from laws.games_under_test import found
from paths import SOURCE
from tools.bench.search_deadline import latest
from toy_games.embers import GAME as EMBERS

from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.levels import (
    ALL_NAMES,
    LEVEL_NAMES,
    MAX_SECONDS,
    MAX_SIMULATIONS,
    NO_TIME_LIMIT,
    UnknownLevel,
    check_named,
    make,
    offered,
    read_budget,
    recipe,
)
from gloaming.bots.search import NO_LIMIT, ROOT_PRIOR_VISITS, Search
from gloaming.bots.search_limits import PROCESS
from gloaming.bots.tree import Node, chance_child, most_visited
from gloaming.bots.tree_reuse import reuse_subtree
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find, games
from gloaming.core.evaluation import won
from gloaming.core.game import AnyGame
from gloaming.core.state import State
from gloaming.laws.random_play import sample

ILLUMINATED = find("illuminated")
HIDDEN: AnyGame = EMBERS  # type: ignore[assignment]
LEVELS = ["random", "greedy", "search:12"]
LONG = {("greedy", "betwixt_and_between"), ("greedy", "light_and_dark")}  # take seconds on the plain build
PLAYS = [
    pytest.param(
        *(level, game),
        id=f"{level}-{game.spec.id}",
        marks=[pytest.mark.once] if (level, game.spec.id) in LONG else [],
    )
    for level in LEVELS
    for game in found().values()
]


def play(game: AnyGame, levels: list[str], seed: int, **settings: int | str) -> list[float]:
    """What each seat is paid when bots of these levels play."""
    from gloaming.core.settings import complete

    content = game.content()
    state = game.setup(len(levels), complete(game.spec.settings, settings, len(levels)), content)
    bots = [make(level, game, content) for level in levels]
    dice = Seeded(seed)
    while (outcome := state.outcome()) is None:
        if state.faces():
            state.settle(dice.below(state.faces()))
        else:
            seat = state.deciders()[dice.below(len(state.deciders()))]
            state.apply(seat, bots[seat].choose(game.view(state, seat), seat, dice))
    return won(outcome)


def test_a_bot_is_given_a_view_and_never_a_state() -> None:
    for name in ALL_NAMES:
        bot = type(make(name, ILLUMINATED, ILLUMINATED.content()))
        assert list(inspect.signature(bot.choose).parameters) == ["self", "view", "seat", "dice"]
    declared = ast.parse((SOURCE / "bots" / "bot.py").read_text(encoding="utf-8"))
    types = {
        arg.arg: ast.unparse(arg.annotation)
        for arg in ast.walk(declared)
        if isinstance(arg, ast.arg) and arg.annotation
    }
    assert types == {"game": "AnyGame", "content": "Content", "view": "View", "seat": "int", "dice": "Seeded"}


@pytest.mark.parametrize(("level", "game"), PLAYS)
def test_every_level_finishes_every_game(level: str, game: AnyGame) -> None:
    paid = play(game, [level] * game.spec.fewest, 1)
    assert game.spec.fewest == 1 or sum(paid) > 0.99


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_changes_no_choice(level: str) -> None:
    """The same view, the same dice, the same number of simulations: the same choice, whatever is hidden."""
    content = HIDDEN.content()
    bot = make(level, HIDDEN, content)
    checked = 0
    for state in sample(HIDDEN, 3, seeds=2):
        for seat in state.deciders():
            other = HIDDEN.imagine(HIDDEN.view(state, seat), Seeded(99), content)
            checked += HIDDEN.view(other, None) == HIDDEN.view(state, None)
            assert _choice(bot, state, seat) == _choice(bot, other, seat)
    assert checked > 10


def _choice(bot: Bot, state: State, seat: int) -> str:
    bot.begin()
    return bot.game.format_action(bot.choose(bot.game.view(state, seat), seat, Seeded(7)))


def test_greedy_takes_a_sure_win() -> None:
    view = ILLUMINATED.view(_almost_won(), 0)
    action = Greedy(ILLUMINATED, ILLUMINATED.content()).choose(view, 0, Seeded(1))
    assert ILLUMINATED.format_action(action).startswith("help A")


def test_search_takes_a_sure_win() -> None:
    view = ILLUMINATED.view(_almost_won(), 0)
    action = Search(ILLUMINATED, ILLUMINATED.content(), simulations=300).choose(view, 0, Seeded(1))
    assert ILLUMINATED.format_action(action).startswith("help A")


def _almost_won() -> State:
    """A has value 5 and a Helper of value 5 in the Light: any throw helps it to the win."""
    return Scene("L5 L5 / L1 L1", turns=4).state


def test_greedy_beats_random() -> None:
    wins = sum(play(ILLUMINATED, ["greedy", "random"], seed)[0] for seed in range(5))
    wins += sum(play(ILLUMINATED, ["random", "greedy"], seed)[1] for seed in range(5))
    assert wins >= 9


def test_search_thinks_as_often_as_it_is_told() -> None:
    state = ILLUMINATED.setup(2, {"entities": 5, "first": "A", "turn_limit": 100}, ILLUMINATED.content())
    tree = Search(ILLUMINATED, ILLUMINATED.content(), simulations=77).think(
        ILLUMINATED.view(state, 0), 0, Seeded(1)
    )
    assert tree.visits == 77
    looks = ROOT_PRIOR_VISITS * len(tree.actions)
    assert sum(child.visits for child in tree.children if child is not None) == 77 + looks


def test_search_stops_when_its_time_is_up() -> None:
    state = ILLUMINATED.setup(2, {"entities": 5, "first": "A", "turn_limit": 100}, ILLUMINATED.content())
    tree = Search(ILLUMINATED, ILLUMINATED.content(), seconds=0.01).think(
        ILLUMINATED.view(state, 0), 0, Seeded(1)
    )
    assert 1 <= tree.visits < NO_LIMIT


@pytest.mark.once
@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_a_search_is_late_by_a_tenth_of_its_time_at_most(game: AnyGame) -> None:
    """Counted in time of a core, so that it does not matter what else the machine does."""
    assert latest(game, game.spec.most, 0.1, tries=3) <= 1.1


def test_a_soft_player_takes_the_better_choice_more_often_and_a_softer_one_less() -> None:
    state, content = _almost_won(), ILLUMINATED.content()
    view, dice = ILLUMINATED.view(state, 0), Seeded(3)
    wins = []
    for level in ("soft:0.04", "soft:0.6", "soft:100"):
        bot = make(level, ILLUMINATED, content)
        taken = [ILLUMINATED.format_action(bot.choose(view, 0, dice)) for _ in range(60)]
        wins.append(sum(text.startswith("help A") for text in taken))
    assert wins[0] > 55 > wins[1] > wins[2]


def test_a_tree_is_kept_for_the_next_decision() -> None:
    """What was thought about the throw that came is not thought again; after a new beginning it is."""
    content, dice = ILLUMINATED.content(), Seeded(5)
    state = ILLUMINATED.setup(2, {"entities": 3, "first": "A", "turn_limit": 100}, content)
    bot = make("search:400", ILLUMINATED, content)
    assert isinstance(bot, Search)
    reused, turns = 0, 0
    while state.outcome() is None and turns < 40:
        if state.faces():
            state.settle(dice.below(state.faces()))
            continue
        seat = state.deciders()[0]
        before = bot.reused.get(seat)
        if before is not None:
            found = reuse_subtree(ILLUMINATED, before, state, seat, hidden=False)
            reused += found is not None and found.visits > 8
        state.apply(seat, bot.choose(ILLUMINATED.view(state, seat), seat, dice))
        turns += 1
    assert reused > 10
    bot.begin()
    assert not bot.reused


def test_a_kept_tree_breaks_no_rule_where_something_is_hidden() -> None:
    """Bots with a memory play whole games of hidden hands: every choice is legal and each game ends."""
    for seed in range(3):
        assert abs(sum(play(HIDDEN, ["search:30"] * 3, seed)) - 1) < 1e-9


def test_thinking_ends_early_only_when_no_other_choice_can_lead() -> None:
    view = ILLUMINATED.view(_almost_won(), 0)
    bot = Search(ILLUMINATED, ILLUMINATED.content(), simulations=2000)
    chosen = bot.choose(view, 0, Seeded(1))
    assert chosen == most_visited(bot.think(view, 0, Seeded(1)))
    assert sum(reused.node.visits for reused in bot.reused.values()) < 2000


@pytest.mark.parametrize(("text", "simulations"), [("", NO_LIMIT), ("500", 500), ("1", 1)])
def test_budgets(text: str, simulations: int) -> None:
    assert read_budget(text)[0] == simulations


def test_a_budget_has_a_limit() -> None:
    assert read_budget(str(MAX_SIMULATIONS)) == (MAX_SIMULATIONS, NO_TIME_LIMIT)
    assert read_budget(f"{MAX_SECONDS}s") == (NO_LIMIT, MAX_SECONDS)
    for text in (str(MAX_SIMULATIONS + 1), f"{MAX_SECONDS + 1}s", "1000000000s", "1e9s", "9" * 30):
        with pytest.raises(UnknownLevel, match="at most 100000 simulations or 60 seconds a decision, not"):
            make(f"search:{text}", ILLUMINATED, ILLUMINATED.content())


@pytest.mark.parametrize(
    ("level", "simulations", "seconds"),
    [
        ("search:1000000000s", NO_LIMIT, 3.0),
        ("beacon:1000000000s", NO_LIMIT, 3.0),
        ("search:999999999", MAX_SIMULATIONS, 3.0),
        ("search:100", 100, 3.0),
        ("beacon", NO_LIMIT, 0.5),
    ],
)
def test_a_level_of_an_earlier_version_is_cut_down(level: str, simulations: int, seconds: float) -> None:
    bot = make(level, ILLUMINATED, ILLUMINATED.content(), seconds=3.0)
    assert isinstance(bot, Search)
    assert (bot.simulations, bot.seconds) == (simulations, seconds)


@pytest.mark.parametrize("level", ["search:100", "search:1000000000s", "soft:0.1", "beacon:9s", "god", ""])
def test_only_names_are_named_levels(level: str) -> None:
    for name in (*LEVEL_NAMES, "oracle", "random", "greedy", "search"):
        check_named(name, ILLUMINATED)
    with pytest.raises(UnknownLevel, match="there are: spark, candle, lantern, bonfire, beacon, oracle, "):
        check_named(level, ILLUMINATED)
    with pytest.raises(UnknownLevel, match="there is no level 'oracle' here"):
        check_named("oracle", find("dunkelrunde"))


def test_a_tree_has_only_so_many_nodes() -> None:
    state = ILLUMINATED.setup(2, {"entities": 5, "first": "A", "turn_limit": 100}, ILLUMINATED.content())
    bot = Search(ILLUMINATED, ILLUMINATED.content(), simulations=3000)
    bot.max_nodes = 500
    made = PROCESS.nodes_created
    tree = bot.think(ILLUMINATED.view(state, 0), 0, Seeded(1))
    assert 500 <= PROCESS.nodes_created - made < 1000
    assert tree.visits < 3000
    action = bot.choose(ILLUMINATED.view(state, 0), 0, Seeded(1))
    assert state.why_not(0, action) is None
    assert 0 < bot.reused[0].size < 1000


@pytest.mark.parametrize(
    "level",
    [
        "",
        "god",
        "random:5",
        "search:x",
        "search:-1",
        "search:0s",
        "search:nan",
        "soft:",
        "soft:-1",
        "soft:0.1:x",
        "beacon:x",
        "spark:1:2",
    ],
)
def test_an_unknown_level_is_refused(level: str) -> None:
    with pytest.raises(UnknownLevel):
        make(level, ILLUMINATED, ILLUMINATED.content())


@pytest.mark.parametrize("game", found().values(), ids=lambda game: game.spec.id)
def test_every_game_has_five_named_levels_that_differ(game: AnyGame) -> None:
    plain = [recipe(name, game) for name in LEVEL_NAMES]
    assert len(set(plain)) == len(LEVEL_NAMES)
    assert offered(game, game.spec.most)[: len(LEVEL_NAMES)] == list(LEVEL_NAMES)
    for name in LEVEL_NAMES:
        make(name, game, game.content())


def test_a_time_goes_to_levels_that_think_as_long_as_they_may() -> None:
    assert recipe("beacon:1s", ILLUMINATED) == "search:1s"
    assert recipe("spark:1s", ILLUMINATED) == recipe("spark", ILLUMINATED)
    assert recipe("search:5", ILLUMINATED) == "search:5"


def test_in_worlds_that_differ_chance_may_owe_other_numbers_at_the_same_place() -> None:
    node = Node(-1)
    few, many = chance_child(node, 2, (3,)), chance_child(node, 5, (6,))
    assert chance_child(node, 2, (6,)) is few and chance_child(node, 5, (6,)) is many
    assert not node.children, "decisions that other worlds have here stay apart"
