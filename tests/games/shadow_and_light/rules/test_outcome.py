"""Between Shadow and Light, rule by rule: the end, the accounts and the score."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import GAME, PACK, Scene, meeting

from gloaming.core.chance import Seeded
from gloaming.core.match import Table
from gloaming.core.record.format import Player
from gloaming.core.settings import complete
from gloaming.games.shadow_and_light.actions import END
from gloaming.games.shadow_and_light.events import Closing, Ended, Restored
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
            state.apply(0, state.choices(0).pick(dice))
    assert len(seen) >= 8


@pytest.mark.rule("BSL-80")
def test_reaching_the_finish_offers_to_end_it() -> None:
    scene = Scene("4,-1").go("w1")
    assert scene.at == "lighthouse" and scene.phase == "finish"
    assert scene.offers() == ["on", "end"]
    assert scene.play("on").phase == "camp"
    scene = Scene("4,-1").go("w1").play("end")
    assert scene.phase == "close" and scene.told(Closing)
    scene.play("end")
    assert scene.phase == "over" and scene.state.result is not None
    assert scene.state.result.reason == "reason-ended"


@pytest.mark.rule("BSL-80")
def test_ending_in_the_middle_of_an_attempt_leaves_the_dice_behind() -> None:
    scene = meeting("hare").throw(1, 2, 3, 4, 5, 6).play("end", "end")
    assert scene.phase == "over" and scene.dice("hand") == []


@pytest.mark.rule("BSL-81")
def test_closing_turns_potions_and_food_into_health() -> None:
    scene = Scene(potions=1, health=5, food=5, hearts=8).play("end")
    assert scene.offers() == ["drink", "eat", "end"]
    scene.play("drink", "eat", "eat")
    assert scene.bars == (8, 1, 5) and scene.state.potions == 0
    assert scene.why_not("eat") == "refusal-no-meal"
    scene.play("end")
    assert scene.phase == "over"


@pytest.mark.rule("BSL-81")
def test_with_health_at_its_maximum_two_food_restore_a_heart() -> None:
    scene = Scene(health=8, hearts=8, food=4).play("end")
    assert scene.offers() == ["mend", "end"] and scene.why_not("eat") == "refusal-healthy"
    scene.play("mend")
    assert scene.state.hearts == 9 and scene.told(Restored) == [Restored(True)]
    assert scene.why_not("mend") == "refusal-health-first"
    scene.play("eat")
    assert scene.bars == (9, 0, 5)
    scene = Scene(health=10, food=4).play("end")
    assert scene.why_not("mend") == "refusal-hearts-whole"
    assert Scene(food=4).why_not("eat") == "refusal-at-the-end"


@pytest.mark.rule("BSL-81")
def test_after_death_there_is_no_closing() -> None:
    scene = Scene(potions=3, food=0, health=1, xp=3).play("throw").throw(1, 2, 3, 4, 5, 6)
    scene.play("lay all", "wait health")
    assert scene.phase == "over" and scene.offers() == []
    assert scene.state.potions == 3


@pytest.mark.rule("BSL-82")
def test_the_score_counts_what_was_won() -> None:
    scene = Scene(xp=9, potions=2, health=6, things=("sling", "tally-stick", "black-sabre"))
    state = scene.state
    state.runes = 0b1011
    state.learned = [6, 8, 10, 0]
    state.taught = [1, 0, 0, 1]
    total = 3 * 9 + 2 + 4 + 6 + 4 * 2 + 3 + 2 + 3 + 6
    assert state.points() == 2 * total
    scene.play("end", "end")
    assert state.result is not None and state.result.scores == (float(total),)
    assert scene.told(Ended) == [Ended("reason-ended", 2 * total)]


@pytest.mark.rule("BSL-82")
def test_death_halves_the_score() -> None:
    scene = Scene(xp=3, food=0, health=1).play("throw").throw(1, 2, 3, 4, 5, 6).play("lay all", "wait health")
    assert scene.state.result is not None and scene.state.result.scores == (4.5,)


@pytest.mark.rule("BSL-82")
def test_a_finished_character_starts_the_next_adventure() -> None:
    scene = Scene(xp=9, health=6, food=0, gold=0, potions=1, things=("sling",)).play("end", "end")
    code = character_of(scene.state).code()
    table = Table.open(GAME, [Player("Ada")], {"sheet": code}, PACK, secret="1" * 64)
    assert table.record.header.settings["sheet"] == code, "the record replays from its header"
    assert isinstance(table.state, Position)
    assert (table.state.xp, table.state.health, table.state.things) == (9, 6, scene.state.things)
    assert (table.state.food, table.state.gold) == (5, 5), "there is something to eat and to pay with"
    assert Table.resume(GAME, table.save(), PACK).state.pack() == table.state.pack()


def test_undo_goes_back_to_the_last_throw() -> None:
    table = Table.open(GAME, [Player("Ada")], {}, secret="2" * 64)
    table.speak({0: "word"})
    table.run_chance()
    first = GAME.view(table.state, 0)
    assert table.submit(0, table.offers(0).listed[0]) is None
    assert table.undo(0) is None and GAME.view(table.state, 0) == first
    assert table.submit(0, table.offers(0).listed[0]) is None
    table.run_chance()
    refusal = table.undo(0)
    assert refusal is not None and refusal.key == "refusal-undo-chance"
