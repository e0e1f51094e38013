"""The chance of the current attempt: exact, or estimated by playouts with an interval."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import GAME

from gloaming.bots.success_chance import SuccessChange, direction, percent, phrase_of, success_change
from gloaming.core.chance import Seeded
from gloaming.core.evaluation import Probability
from gloaming.core.settings import complete
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import DROP, PLACE, THROW, THROW_AGAIN
from gloaming.games.shadow_and_light.ai.encounter_tables import EncounterTables
from gloaming.games.shadow_and_light.ai.evaluation import ShadowAndLightEvaluation
from gloaming.games.shadow_and_light.ai.success_chance import (
    MAX_POSITIONS,
    AttemptTree,
    chance_without_help,
    estimate_by_playouts,
    exact,
    success_chance,
    success_chance_after,
)
from gloaming.games.shadow_and_light.content.lookup import lookup_of
from gloaming.games.shadow_and_light.content.types import ANIMAL, GUILD, TEACHER
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.rules.setup import new_position
from gloaming.games.shadow_and_light.settings import options_from
from gloaming.i18n.catalogue import LANGUAGES, catalogue

PACK = GAME.content()
LOOKUP = lookup_of(PACK)
TABLES = EncounterTables(LOOKUP)
EVALUATION = ShadowAndLightEvaluation()
OWL = [animal.id for animal in LOOKUP.adventure.animals].index("owl")


def start() -> Position:
    return new_position(options_from(complete(GAME.spec.settings, {}, 1)), PACK)


def at(kind: int, what: int = 0) -> Position:
    """Before the first throw at an encounter or guild, or at a guard, without any help."""
    state = start()
    state.talent, state.guild = 0, 0
    state.talent_used = True
    state.gold = 0
    state.at = next(
        n for n in range(state.lookup.size) if state.lookup.kinds[n] == kind and state.lookup.whats[n] == what
    )
    state.attempt = 1
    state.phase = c.THROWING
    return state


def thrown(state: Position, *dice: int) -> Position:
    """These kinds in hand, all other dice dropped."""
    left = list(dice)
    for die in range(6):
        mine = next((kind for kind in left if kind // 6 == die // 3), None)
        if mine is None:
            state.where[die] = c.DROPPED
            state.number[die] = 1
        else:
            left.remove(mine)
            state.where[die] = c.HAND
            state.number[die] = mine % 6 + 1
    assert not left
    state.phase = c.PLACING
    return state


def cover(state: Position, fields: dict[int, int]) -> None:
    """Move dropped dice to these fields, with these kinds."""
    for field, kind in fields.items():
        die = next(d for d in range(6) if state.where[d] == c.DROPPED)
        state.where[die] = c.PLACED
        state.spot[die] = field
        state.tint[die], state.number[die] = kind // 6, kind % 6 + 1
        state.on[field] = kind


def fitting(state: Position, field: int) -> int:
    """A kind allowed on the field."""
    mask = state.lookup.masks[state.lookup.encounter(state.at)][field]
    return next(kind for kind in range(c.KINDS) if mask >> kind & 1)


def two_fields_left(gold: int = 0) -> Position:
    """At the owl, with two fields left and two dice in hand."""
    state = thrown(at(ANIMAL, OWL), 0, c.kind_of(1, 1))
    fields = range(len(state.lookup.masks[state.lookup.encounter(state.at)]))
    cover(state, {field: fitting(state, field) for field in fields if field not in (0, 3)})
    state.gold = gold
    return state


def test_without_help_the_tree_says_what_the_tables_say() -> None:
    state = two_fields_left()
    tables = chance_without_help(TABLES, state)
    found = success_chance(TABLES, state, Seeded(1))
    assert found == exact(tables)
    state.gold = 0
    state.manipulations[1] = 0
    state.helps[0] = 0
    state.food = 0
    assert AttemptTree(state, 10**6).value(state) == pytest.approx(tables), "every throw and every choice"


def test_gold_raises_the_chance_and_the_tree_is_still_exact() -> None:
    poor = success_chance(TABLES, two_fields_left(), Seeded(1))
    rich = success_chance(TABLES, two_fields_left(2), Seeded(1), budget=10**6)
    assert poor is not None and rich is not None
    assert rich.exact and rich.value > poor.value


def test_where_the_tree_is_too_large_an_interval_is_played_out() -> None:
    state = at(ANIMAL, 0)
    state.gold = 3
    found = success_chance(TABLES, state, Seeded(7), MAX_POSITIONS)
    assert found is not None and not found.exact
    assert found.low < found.value < found.high
    bare = chance_without_help(TABLES, state)
    assert found.high > bare, "three gold do not make it worse"


def test_an_interval_covers_the_exact_chance() -> None:
    state = at(ANIMAL, 0)
    state.food = 0
    exact = success_chance(TABLES, state, Seeded(1))
    played = estimate_by_playouts(TABLES, state, Seeded(5), 300)
    assert exact is not None and exact.exact
    assert played.low - 0.02 <= exact.value <= played.high + 0.02


def test_a_guild_and_a_guard_have_their_chances() -> None:
    guild = at(GUILD, 2)
    guild.xp = 8
    assert 0.8 < chance_without_help(TABLES, guild) < 1.0
    guard = at(TEACHER, 2)
    guard.xp, guard.guard, guard.attempt, guard.phase = 8, 2, 0, c.GUARD_THROWN
    assert chance_without_help(TABLES, guard) == pytest.approx(1 - (1 - (5 / 6) ** 6) ** 2)
    guard.gold = 1
    paid = (5 / 6) ** 6 + (5 / 6) ** 5
    found = success_chance(TABLES, guard, Seeded(1))
    assert found is not None and found.exact and found.value == pytest.approx(1 - (1 - paid) ** 2)
    guard.phase = c.GUARD
    assert chance_without_help(TABLES, guard) == pytest.approx((5 / 6) ** 6), "this throw is lost"
    for die in range(6):
        guard.where[die], guard.number[die] = c.HAND, die + 1
    assert success_chance(TABLES, guard, Seeded(1)) == exact(1.0), "one 1, and a gold for it"


def test_outside_an_attempt_there_is_no_chance_to_tell() -> None:
    state = start()
    state.phase = c.CAMP
    assert success_chance(TABLES, state, Seeded(1)) is None


def test_the_chance_after_an_action() -> None:
    state = two_fields_left(1)
    owl = state.lookup.encounter(state.at)
    hit = next(
        kind for kind in (0, c.kind_of(1, 1)) if any(state.lookup.masks[owl][f] >> kind & 1 for f in (0, 3))
    )
    field = next(f for f in (0, 3) if state.lookup.masks[owl][f] >> hit & 1)
    placed = success_chance_after(TABLES, state, PLACE[hit][field], Seeded(1))
    dropped = success_chance_after(TABLES, state, DROP[hit], Seeded(1))
    again = success_chance_after(TABLES, state, THROW_AGAIN[0][c.kind_of(1, 1)], Seeded(1))
    assert placed is not None and dropped is not None and again is not None
    assert dropped == exact(0.0), "one die for two fields"
    assert placed.value > 0.1 and again.exact


def test_a_hint_says_what_an_action_does_to_the_chance() -> None:
    state = two_fields_left(1)
    action = EVALUATION.proposals(state, 0)[0]
    found = success_change(GAME, PACK, GAME.view(state, 0), 0, action, Seeded(3))
    assert found is not None
    for language in LANGUAGES:
        said = catalogue(language, GAME).phrase(phrase_of(found), [])
        assert percent(found.after) in said and "{" not in said
    camp = start()
    camp.talent, camp.guild, camp.phase = 0, 0, c.CAMP
    assert success_change(GAME, PACK, GAME.view(camp, 0), 0, THROW, Seeded(3)) is None


def test_a_played_out_chance_has_changed_only_if_it_left_its_interval() -> None:
    rough = Probability(0.5, 0.43, 0.57, False)
    assert direction(SuccessChange(rough, Probability(0.55, 0.48, 0.62, False))) == "keeps"
    assert direction(SuccessChange(rough, exact(0.6))) == "raises"
    assert direction(SuccessChange(exact(0.5), exact(0.45))) == "lowers"
    assert direction(SuccessChange(exact(0.5), exact(0.503))) == "keeps"


def test_percentages() -> None:
    assert percent(exact(0.257)) == "26 %"
    assert percent(Probability(0.5, 0.43, 0.57, False)) == "50 % (43–57)"
