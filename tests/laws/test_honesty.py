"""Bots use only their view: every level, every game, with the fewest and the most seats."""

from __future__ import annotations

import gc
import json
import random
from typing import cast

import pytest
from games.illuminated.scenario import Scene
from laws.games_under_test import found
from laws.test_laws_catch import Smuggler
from toy_games.embers import GAME as EMBERS
from toy_games.embers.state import EmbersState

from gloaming.bots.advice import advise
from gloaming.bots.bot import Bot
from gloaming.bots.levels import ALL_NAMES, make
from gloaming.bots.search import Search
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.state import View
from gloaming.laws.honesty import Maker, cases, chosen, is_honest

HIDDEN: AnyGame = EMBERS  # type: ignore[assignment]
ILLUMINATED = find("illuminated")
SECRETIVE = [game for game in found().values() if game.spec.hidden_information]
SIMULATIONS = 12  # per decision


def level(name: str) -> Maker:
    """Bots of this level; those limited by time get a number of simulations."""

    def maker(game: AnyGame, content: Content) -> Bot:
        bot = make(name, game, content)
        if isinstance(bot, Search):
            bot.simulations, bot.seconds = SIMULATIONS, 1e9
        return bot

    return maker


def sizes(game: AnyGame) -> list[int]:
    return sorted({game.spec.fewest, game.spec.most})


@pytest.mark.parametrize("name", [name for name in ALL_NAMES if name != "oracle"])
@pytest.mark.parametrize("game", found().values(), ids=lambda game: game.spec.id)
def test_every_level_is_honest(game: AnyGame, name: str) -> None:
    for seats in sizes(game):
        is_honest(game, seats, level(name), most=4)


def test_the_oracle_is_honest() -> None:
    state = Scene("L4 S2 / L5 S1", turn="A").state
    states = [json.dumps(state.to_plain()) for _ in range(3)]
    assert len({chosen(ILLUMINATED, plain, 0, level("oracle")) for plain in states}) == 1


@pytest.mark.parametrize(
    "game", [game for game in found().values() if game.spec.hidden_information], ids=lambda g: g.spec.id
)
def test_hints_are_honest(game: AnyGame) -> None:
    """Advice and its figures depend only on the seat's view."""
    content = game.content()
    for case in cases(game, game.spec.fewest, most=3):
        advised = set()
        for world in case.worlds:
            view = game.view(game.from_plain(json.loads(world), content), case.seat)
            advised.add(repr(advise(game, content, view, case.seat, Seeded(3), simulations=SIMULATIONS)))
        assert len(advised) == 1


# --- dishonest bots are found ------------------------------------------------------------------------------


class Spy(Bot):
    """Searches the memory of its process for the true hands, and chooses by the others' cards."""

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        choices = self.game.imagine(view, dice, self.content).choices(seat)
        for thing in gc.get_objects():
            if isinstance(thing, EmbersState) and self.game.view(thing, seat) == view:
                others = [card for at, hand in enumerate(thing.hands) if at != seat for card in hand]
                return (
                    choices.listed[sum(others) % len(choices.listed)]
                    if choices.listed
                    else choices.sample(dice)
                )
        return choices.sample(dice)


class Moody(Bot):
    """Uses other dice than the given ones."""

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        return (
            self.game.imagine(view, dice, self.content).choices(seat).sample(Seeded(random.getrandbits(60)))
        )


@pytest.mark.parametrize("bot", [Spy, Moody])
def test_a_bot_that_peeks_is_caught(bot: type[Bot]) -> None:
    with pytest.raises(AssertionError, match="more than its view"):
        is_honest(HIDDEN, 3, bot, most=30)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_whose_imagination_is_the_truth_is_caught(name: str) -> None:
    with pytest.raises(AssertionError):
        is_honest(cast(AnyGame, Smuggler()), 3, level(name), most=30)


def test_the_spy_does_choose_by_what_is_hidden() -> None:
    answers = [
        {chosen(HIDDEN, world, case.seat, Spy) for world in case.worlds} for case in cases(HIDDEN, 3, 30)
    ]
    assert any(len(each) > 1 for each in answers)
