"""Positions of random adventures, with new and with experienced characters, some of them near death."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.shadow_and_light.scenario import GAME

from gloaming.core.chance import Seeded
from gloaming.core.settings import complete
from gloaming.games.shadow_and_light.character import FIRST_VERSION, Character
from gloaming.games.shadow_and_light.constants import GUARD, PLACING, SPOILS
from gloaming.games.shadow_and_light.rules.encounters.guild import Learn
from gloaming.games.shadow_and_light.rules.encounters.manipulation import Spin
from gloaming.games.shadow_and_light.rules.encounters.teacher import Knock
from gloaming.games.shadow_and_light.rules.position import Position

ADVENTURES = 24
DECISIONS = 250


def hero(number: int) -> str:
    """A code: an experienced character with full bars or near death; talent and guild vary."""
    bars = [10, 10, 10, 10] if number % 3 else [2, 2, 1, 2]
    character = Character(
        bars,
        12,
        number % 4,
        number // 4 % 4,
        [4, 6, 8, 10],
        [0] * 4,
        2,
        [0, 3, 6, 7, 8, 9],
        [1, 0, 1, 0],
        [1] * 6,
    )
    return character.code(FIRST_VERSION)


def adventure(number: int) -> Iterator[Position]:
    settings = {
        "sheet": hero(number) if number % 4 else "new",
        "placing": "more" if number % 5 == 0 else "one",
        "hearts": "maximum" if number % 2 else "both",
        "provisions": (0, 2, 10)[number % 3],
    }
    dice = Seeded(number)
    state = GAME.setup(1, complete(GAME.spec.settings, settings, 1), GAME.content())
    assert isinstance(state, Position)
    if number % 4 == 3:  # beside a guild or a teacher
        goals = [field for field in range(state.lookup.size) if state.lookup.is_market(field)]
        state.at = goals[dice.below(len(goals))]
    state.manipulations = [number % 2, 1, 1, 1]
    state.summons[number % 12] = 1
    decisions = 0
    while state.outcome() is None and decisions < DECISIONS:
        if state.faces():
            state.settle(dice.below(state.faces()))
            continue
        decisions += 1
        yield state
        listed = state.choices(0).listed
        eager = [action for action in listed if isinstance(action, (Learn, Knock))]
        careful = [action for action in listed[:-1] if not isinstance(action, Spin)]
        wanted = eager or careful or listed
        if dice.below(200) == 0:
            wanted = listed
        state.apply(0, wanted[dice.below(len(wanted))])


@cache
def positions() -> list[Position]:
    """Every position of an attempt, and some of the others."""
    return [
        state.clone()
        for number in range(ADVENTURES)
        for at, state in enumerate(adventure(number))
        if at % 5 == 0 or state.phase in (GUARD, SPOILS) or (state.phase == PLACING and at % 2)
    ]
