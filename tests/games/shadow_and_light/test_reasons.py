"""Every reason that the rules can give is given somewhere."""

from __future__ import annotations

import re

import pytest
from games.shadow_and_light.positions import positions
from games.shadow_and_light.scenario import GAME, Scenario, encounter_at
from paths import SOURCE

RULES = SOURCE / "games" / "shadow_and_light" / "rules"
KEYS = {
    key for file in RULES.rglob("*.py") for key in re.findall(r'"(refusal-[a-z-]+)"', file.read_text("utf-8"))
}


def moving(**rest: int) -> Scenario:
    return Scenario("1,1", **rest).play("throw").throw(1, 3, 5, 1, 3, 5).play("lay all")  # type: ignore[arg-type]


def fourth_step() -> Scenario:
    scenario = moving(food=0)
    scenario.state.steps = 3
    return scenario


def all_hunted() -> Scenario:
    scenario = Scenario(things=("yew-bow",)).play("throw").throw(3, 3, 1, 4, 5, 6)
    scenario.state.quarry = len(scenario.state.lookup.adventure.hunting)
    return scenario


def second_die() -> Scenario:
    scenario = encounter_at("hedgehog").throw(1, 2, 3, 4, 5, 6)
    scenario.state.placed = 1
    return scenario


def visited() -> Scenario:
    scenario = Scenario("books", xp=8)
    scenario.state.visited = True
    return scenario


# Reasons that random play seldom meets.
RARE = [
    (fourth_step, "step w1", "refusal-fourth-die"),
    (all_hunted, "hunt w3", "refusal-no-quarry"),
    (second_die, "drop w1", "refusal-only-place"),
    (visited, "learn", "refusal-another-visit"),
    (lambda: Scenario("books", xp=7), "learn", "refusal-experience"),
    (lambda: Scenario("books", food=10), "trade gold", "refusal-bar-full"),
    (lambda: Scenario(food=3).play("end"), "mend", "refusal-hearts-whole"),
    (lambda: Scenario(food=3, hearts=9).play("end"), "mend", "refusal-health-first"),
    (lambda: Scenario(food=1).play("end"), "eat", "refusal-no-meal"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "text", "key"), RARE, ids=[key for _, _, key in RARE])
def test_a_rare_reason_is_given(make: object, text: str, key: str) -> None:
    assert callable(make)
    scenario = make()
    assert isinstance(scenario, Scenario)
    assert scenario.why_not(text) == key


def test_every_reason_of_the_rules_is_met() -> None:
    asked = [*GAME.catalogue(GAME.content()), *GAME.like("reach", {"field": 0})]
    met = {key for _, _, key in RARE}
    for state in positions()[::2]:
        met |= {refusal.key for action in asked if (refusal := state.why_not(0, action)) is not None}
    assert len(KEYS) > 50
    assert sorted(KEYS - met) == []
