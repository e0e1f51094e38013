"""The rules of the end, the accounts and the score."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import GAME, PACK, Scenario, encounter_at

from gloaming.core.chance import Seeded
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.settings import complete
from gloaming.games.shadow_and_light.actions import END
from gloaming.games.shadow_and_light.events import Closing, Ended, Restored
from gloaming.games.shadow_and_light.rules.outcome import double_score
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.rules.setup import character_of


@pytest.mark.rule("BSL-80")
def test_the_player_may_end_the_adventure_at_any_decision() -> None:
    seen: set[int] = set()
    for seed in range(60):
        state = GAME.setup(1, complete(GAME.spec.settings, {}, 1), PACK)
        assert isinstance(state, Position)
        dice = Seeded(seed)
        while state.outcome() is None:
            faces = state.faces()
            if faces:
                state.settle(dice.below(faces))
                continue
            seen.add(int(state.phase))
            assert state.choices(0).listed[-1] is END
            state.apply(0, state.choices(0).sample(dice))
    assert len(seen) >= 8


@pytest.mark.rule("BSL-80")
def test_reaching_the_finish_offers_to_end_it() -> None:
    scenario = Scenario("4,-1").go("w1")
    assert scenario.at == "lighthouse" and scenario.phase == "finish"
    assert scenario.offers() == ["on", "end"]
    assert scenario.play("on").phase == "camp"
    scenario = Scenario("4,-1").go("w1").play("end")
    assert scenario.phase == "close" and scenario.events_of(Closing)
    scenario.play("end")
    assert scenario.phase == "over" and scenario.state.result is not None
    assert scenario.state.result.reason == "reason-ended"


@pytest.mark.rule("BSL-80")
def test_ending_in_the_middle_of_an_attempt_leaves_the_dice_behind() -> None:
    scenario = encounter_at("hare").throw(1, 2, 3, 4, 5, 6).play("end", "end")
    assert scenario.phase == "over" and scenario.dice("hand") == []


@pytest.mark.rule("BSL-81")
def test_closing_turns_potions_and_food_into_health() -> None:
    scenario = Scenario(potions=1, health=5, food=5, hearts=8).play("end")
    assert scenario.offers() == ["drink", "eat", "end"]
    scenario.play("drink", "eat", "eat")
    assert scenario.bars == (8, 1, 5) and scenario.state.potions == 0
    assert scenario.why_not("eat") == "refusal-no-meal"
    scenario.play("end")
    assert scenario.phase == "over"


@pytest.mark.rule("BSL-81")
def test_with_health_at_its_maximum_two_food_restore_a_heart() -> None:
    scenario = Scenario(health=8, hearts=8, food=4).play("end")
    assert scenario.offers() == ["mend", "end"] and scenario.why_not("eat") == "refusal-healthy"
    scenario.play("mend")
    assert scenario.state.hearts == 9 and scenario.events_of(Restored) == [Restored(True)]
    assert scenario.why_not("mend") == "refusal-health-first"
    scenario.play("eat")
    assert scenario.bars == (9, 0, 5)
    scenario = Scenario(health=10, food=4).play("end")
    assert scenario.why_not("mend") == "refusal-hearts-whole"
    assert Scenario(food=4).why_not("eat") == "refusal-at-the-end"


@pytest.mark.rule("BSL-81")
def test_after_death_there_is_no_closing() -> None:
    scenario = Scenario(potions=3, food=0, health=1, xp=3).play("throw").throw(1, 2, 3, 4, 5, 6)
    scenario.play("lay all", "wait health")
    assert scenario.phase == "over" and scenario.offers() == []
    assert scenario.state.potions == 3


@pytest.mark.rule("BSL-82")
def test_the_score_counts_what_was_won() -> None:
    scenario = Scenario(xp=9, potions=2, health=6, things=("sling", "tally-stick", "black-sabre"))
    state = scenario.state
    state.runes = 0b1011
    state.learned = [6, 8, 10, 0]
    state.taught = [1, 0, 0, 1]
    total = 3 * 9 + 2 + 4 + 6 + 4 * 2 + 3 + 2 + 3 + 6
    assert double_score(state) == 2 * total
    scenario.play("end", "end")
    assert state.result is not None and state.result.scores == (float(total),)
    assert scenario.events_of(Ended) == [Ended("reason-ended", 2 * total)]


@pytest.mark.rule("BSL-82")
def test_death_halves_the_score() -> None:
    scenario = (
        Scenario(xp=3, food=0, health=1).play("throw").throw(1, 2, 3, 4, 5, 6).play("lay all", "wait health")
    )
    assert scenario.state.result is not None and scenario.state.result.scores == (4.5,)


@pytest.mark.rule("BSL-82")
def test_a_finished_character_starts_the_next_adventure() -> None:
    scenario = Scenario(xp=9, health=6, food=0, gold=0, potions=1, things=("sling",)).play("end", "end")
    code = character_of(scenario.state).code()
    match = Match.new(GAME, [Player("Ada")], {"sheet": code}, PACK, secret="1" * 64)
    assert match.record.header.settings["sheet"] == code, "the record replays from its header"
    assert isinstance(match.state, Position)
    assert (match.state.xp, match.state.health, match.state.things) == (9, 6, scenario.state.things)
    assert (match.state.food, match.state.gold) == (5, 5), "there is something to eat and to pay with"
    assert Match.resume(GAME, match.save(), PACK).state.to_plain() == match.state.to_plain()


def test_undo_goes_back_to_the_last_throw() -> None:
    match = Match.new(GAME, [Player("Ada")], {}, secret="2" * 64)
    match.begin({0: "word"})
    match.draw_all_chance()
    first = GAME.view(match.state, 0)
    assert match.submit(0, match.offers(0).listed[0]) is None
    assert match.undo(0) is None and GAME.view(match.state, 0) == first
    assert match.submit(0, match.offers(0).listed[0]) is None
    match.draw_all_chance()
    refusal = match.undo(0)
    assert refusal is not None and refusal.key == "refusal-undo-chance"
