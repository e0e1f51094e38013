"""Price, odds and consequences of an action are those that it really has."""

from __future__ import annotations

from collections import Counter

from games.shadow_and_light.positions import positions
from games.shadow_and_light.scenario import Scenario, encounter_at

from gloaming.core.actions import Action
from gloaming.core.state import Event, Seats
from gloaming.games.shadow_and_light.actions import PLACE
from gloaming.games.shadow_and_light.constants import COMPASS, OVER, USED
from gloaming.games.shadow_and_light.events import Attempted, Hunted, Manipulated, Provisions
from gloaming.games.shadow_and_light.rules.encounters.manipulation import Again
from gloaming.games.shadow_and_light.rules.hunt import Hunt
from gloaming.games.shadow_and_light.rules.movement import Step
from gloaming.games.shadow_and_light.rules.position import Position


def held(state: Position) -> dict[str, int]:
    """What prices are paid with."""
    return {
        "gold": int(state.gold),
        "food": int(state.food),
        "health": int(state.health),
        "hearts": int(state.hearts),
        "potions": int(state.potions),
        "manipulation": sum(state.manipulations),
        "talent": int(not state.talent_used),
        "object": len(state.things),
        "experience": -sum(helps.bit_count() for helps in state.helps),
        "line": sum(state.summons),
        "artifact": -state.artifacts.count(USED),
    }


def applied(state: Position, action: Action) -> tuple[Position, list[Event]]:
    then = state.clone()
    events: list[Event] = []

    def listen(event: Event, seats: Seats | None) -> None:
        events.append(event)

    then.apply(0, action, listen)
    return then, events


def test_a_price_is_what_is_lost() -> None:
    paid: Counter[str] = Counter()
    for state in positions():
        before = held(state)
        for action in state.choices(0).listed:
            then, events = applied(state, action)
            after = held(then)
            lost = {name: before[name] - after[name] for name in before if before[name] > after[name]}
            for event in events:
                if isinstance(event, Provisions):
                    lost[event.bar] -= 1
            price = dict(action.price(state, 0))
            assert {name: amount for name, amount in lost.items() if amount} == price, action.notation
            paid.update(price)
    assert set(paid) == set(held(positions()[0]))


def test_consequences_are_what_happens() -> None:
    met: Counter[str] = Counter()
    for state in positions():
        for action in state.choices(0).listed:
            then, events = applied(state, action)
            keys = {phrase.key: phrase.args for phrase in action.consequences(state, 0)}
            deadly = then.phase == OVER and action.notation != "end"
            assert ("consequence-deadly" in keys) == deadly, action.notation
            if not deadly:
                cleared = keys.get("consequence-compass", {}).get("count", 0)
                used = state.count_in(COMPASS) - then.count_in(COMPASS) - isinstance(action, Step)
                moved = then.movements > state.movements
                assert cleared == (used if moved else 0), action.notation
                ate = {event.bar for event in events if isinstance(event, Provisions)}
                assert {f"consequence-provisions-{bar}" for bar in ate} <= set(keys), action.notation
                assert ("consequence-heart" in keys) == (then.hearts < state.hearts)
            failed = any(isinstance(event, Attempted) and not event.success for event in events)
            assert ("consequence-fails" in keys) == failed, action.notation
            assert ("consequence-help" in keys) == (then.helps != state.helps), action.notation
            met.update(keys.keys())
    assert set(met) >= {
        f"consequence-{name}"
        for name in ("compass", "deadly", "ends", "fails", "giver", "heart", "help", "nothing", "out")
    }


def test_what_the_guard_and_the_last_movement_take_is_told() -> None:
    guarded = Scenario("strength", xp=8, guild="cross").play("knock").die(1, 4).throw(1, 1, 3, 4, 5, 6)
    assert guarded.state.guard == 1 and guarded.consequences("on") == ["consequence-guard"]
    hungry = (
        Scenario("1,1", setting_provisions=1, food=0).play("throw").throw(1, 3, 5, 1, 3, 5).play("lay all")
    )
    assert hungry.consequences("wait health")[-1] == "consequence-provisions-health"
    hungry.state.health = 2
    assert hungry.consequences("wait health") == ["consequence-deadly"]


def test_the_odds_are_the_faces_that_succeed() -> None:
    asked = 0
    for state in positions():
        for action in state.choices(0).listed:
            odds = action.odds(state, 0)
            if odds is None:
                continue
            asked += 1
            assert isinstance(action, (Hunt, Again))
            thrown, _ = applied(state, action)
            counts = [successes(thrown, face) for face in range(thrown.faces())]
            assert odds == (sum(count for count, _ in counts), sum(of for _, of in counts)), action.notation
    assert asked > 100


def successes(state: Position, face: int) -> tuple[int, int]:
    """How many throws succeed after this face, and how many there are."""
    then = state.clone()
    events: list[Event] = []

    def listen(event: Event, seats: Seats | None) -> None:
        events.append(event)

    then.settle(face, listen)
    [event] = events[-1:]
    if isinstance(event, Hunted):
        return int(event.success), 1
    if isinstance(event, Manipulated):
        return int(any(place.why_not(then, 0) is None for place in PLACE[event.after])), 1
    counts = [successes(then, second) for second in range(then.faces())]
    return sum(count for count, _ in counts), sum(of for _, of in counts)


def test_a_heart_costs_health_only_where_it_must() -> None:
    for hearts, health, price in (("both", 5, 1), ("maximum", 5, 0), ("maximum", 10, 1)):
        scenario = encounter_at("hedgehog", health=health, setting_hearts=hearts).throw(5, 6, 6, 3, 1, 1)
        assert scenario.price("spin w5 1") == ({"hearts": 1, "health": 1} if price else {"hearts": 1})
