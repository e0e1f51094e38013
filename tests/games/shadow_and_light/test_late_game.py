"""The laws in late phases that random play seldom reaches, with experienced characters."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from games.shadow_and_light.scenario import GAME

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.codec import Plain, canonical, digest
from gloaming.core.settings import complete
from gloaming.core.state import Event, Phrase, View
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light.character import Character
from gloaming.games.shadow_and_light.constants import CHANCE, FINISH, PHASES
from gloaming.games.shadow_and_light.rules.encounters.guild import Learn
from gloaming.games.shadow_and_light.rules.encounters.manipulation import Again, Recolour, Spin
from gloaming.games.shadow_and_light.rules.encounters.placement import Drop, Place
from gloaming.games.shadow_and_light.rules.encounters.teacher import Knock
from gloaming.games.shadow_and_light.rules.outcome import End
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.i18n.catalogue import LANGUAGES, catalogue

GAMES = 32
PACK = GAME.content()


def veteran(number: int) -> Character:
    """An experienced character; talent and guild vary with the number."""
    return Character(
        [10, 10, 10, 10], 12, number % 4, number // 4 % 4, [4, 6, 8, 10], [0, 2, 0, 0], 3,
        [0, 3, 6, 7, 8, 9], [1, 0, 1, 0], [1] * 6,
    )  # fmt: skip


def chosen(state: Position, dice: Seeded) -> Action:
    """A random choice that prefers to learn and avoids spending hearts and ending."""
    listed = state.choices(0).listed
    for action in listed:
        if isinstance(action, (Learn, Knock)):
            return action
    careful = [action for action in listed if not isinstance(action, (Spin, End, Again, Recolour))]
    if any(isinstance(action, Place) for action in careful):
        careful = [action for action in careful if not isinstance(action, Drop)]
    if dice.below(20) == 0:
        careful = [action for action in listed if not isinstance(action, End)]
    return careful[dice.below(len(careful))]


def settings_of(number: int) -> dict[str, int | str]:
    varied: list[dict[str, int | str]] = [
        {},
        {"placing": "more"},
        {"hearts": "maximum"},
        {"danger_retry": "yes"},
    ]
    return {"sheet": veteran(number).code(), **varied[number % 4]}


@cache
def walk() -> list[tuple[Position, tuple[Event, ...]]]:
    """Positions of such games, each with the events of its last step."""
    found: list[tuple[Position, tuple[Event, ...]]] = []
    for number in range(GAMES):
        state = GAME.setup(1, complete(GAME.spec.settings, settings_of(number), 1), PACK)
        assert isinstance(state, Position)
        start = ("books", "strength", "hammer", "charisma", "village")[number % 5]
        state.at = [field.id for field in state.lookup.adventure.fields].index(start)
        dice = Seeded(number)
        for _ in range(300):
            events: list[Event] = []
            faces = state.faces()
            if faces:
                state.settle(dice.below(faces), lambda event, seats, events=events: events.append(event))  # type: ignore[misc]
            elif state.deciders():
                action = chosen(state, dice)
                state.apply(0, action, lambda event, seats, events=events: events.append(event))  # type: ignore[misc]
            else:
                break
            found.append((state.clone(), tuple(events)))
    return found


def positions(every: int = 1) -> Iterator[Position]:
    for number, (state, _) in enumerate(walk()):
        if number % every == 0:
            yield state.clone()


def test_the_walk_comes_to_every_phase() -> None:
    seen = {PHASES[state.phase] for state in positions()}
    created = {"bars", "assign", "talent", "pick-talent", "guild", "pick-guild"}
    assert set(PHASES) - seen <= created | {"finish", "close", "over"}


def test_positions_serialise_and_are_imagined_from_their_views() -> None:
    for state in positions(every=13):
        back = GAME.from_plain(json.loads(json.dumps(state.to_plain())), PACK)
        assert back.to_plain() == state.to_plain()
        view = GAME.view(state, 0)
        world = GAME.imagine(cast(View, json.loads(json.dumps(view))), Seeded(1), PACK)
        assert world.to_plain() == state.to_plain()
        assert GAME.view(world, 0) == view
        assert (world.faces(), world.deciders()) == (state.faces(), state.deciders())
        assert world.choices(0).listed == state.choices(0).listed


def test_every_action_is_offered_or_refused_with_a_reason() -> None:
    t = catalogue("en", GAME)
    every = a.CATALOGUE.all
    keys: set[str] = set()
    for state in positions(every=173):
        offered = set(state.choices(0).listed)
        assert len(offered) == len(state.choices(0).listed), "no choice twice"
        before = canonical(state.to_plain())
        for action in every:
            refusal = state.why_not(0, action)
            assert (refusal is None) == (action in offered), action.notation
            if refusal is not None:
                assert t.has(refusal.key), refusal.key
                assert "{" not in t.phrase(refusal, ["A"])
                keys.add(refusal.key)
        assert canonical(state.to_plain()) == before
    assert len(keys) > 25


def test_whatever_is_offered_can_be_done_and_changes_something() -> None:
    for state in positions(every=29):
        before = digest(state.to_plain())
        for action in state.choices(0).listed:
            after = state.clone()
            after.apply(0, action)
            assert digest(after.to_plain()) != before, action.notation
            assert (after.faces() > 0) + bool(after.deciders()) + (after.outcome() is not None) == 1
            assert 0 <= after.health <= after.hearts <= 10
            assert 0 <= after.food <= 10 and 0 <= after.gold <= 10
        assert digest(state.to_plain()) == before, "a clone is independent"


def test_everything_said_has_a_text_in_every_language() -> None:
    actions: set[Action] = set()
    phrases: dict[str, Phrase] = {}
    for state, events in walk():
        actions.update(state.choices(0).listed)
        for event in events:
            said = GAME.describe_event(event, GAME.content())
            if said is not None:
                phrases.setdefault(f"{said.key} {sorted(said.args.items())}", said)
    phrases |= {
        GAME.format_action(action): GAME.describe_action(action, GAME.content()) for action in actions
    }
    for language in LANGUAGES:
        t = catalogue(language, GAME)
        for phrase in phrases.values():
            assert t.has(phrase.key), (language, phrase.key)
            text = t.phrase(phrase, ["A"])
            assert "{" not in text and "??" not in text, (language, text)


def test_the_table_is_drawn_in_every_phase() -> None:
    drawn: set[int] = set()
    t = catalogue("de", GAME)
    for state in positions():
        if state.phase not in drawn:
            drawn.add(int(state.phase))
            text = GAME.terminal.render(GAME.view(state, 0), ["Ada"], GAME.content(), t)
            assert "@" in text and max(map(len, text.splitlines())) < 170
    assert len(drawn) > 15


def test_the_census_stays_the_same() -> None:
    for number in range(8):
        state = GAME.setup(1, complete(GAME.spec.settings, settings_of(number), 1), PACK)
        assert isinstance(state, Position)
        pieces, dice = GAME.inventory(state), Seeded(number)
        for _ in range(300):
            faces = state.faces()
            if faces:
                state.settle(dice.below(faces))
            elif state.deciders():
                state.apply(0, chosen(state, dice))
            assert GAME.inventory(state) == pieces


@pytest.mark.rule("BSL-26")
def test_an_adventure_ends_even_if_the_player_never_ends_it() -> None:
    """Provisions use up everything, whatever is traded."""
    for number in range(12):
        state = GAME.setup(1, complete(GAME.spec.settings, {"sheet": veteran(number).code()}, 1), PACK)
        assert isinstance(state, Position)
        dice = Seeded(number)
        steps = 0
        while state.outcome() is None:
            faces = state.faces()
            if faces:
                state.settle(dice.below(faces))
            else:
                listed = [each for each in state.choices(0).listed if not isinstance(each, (Spin, End))]
                state.apply(0, listed[dice.below(len(listed))])
            steps += 1
            assert steps <= GAME.spec.max_random_steps


def test_chance_and_decisions_never_meet() -> None:
    assert len(CHANCE) == len(PHASES) and not CHANCE[FINISH]
    for state in positions(every=7):
        assert (state.faces() > 0) == CHANCE[state.phase]
        plain: Plain = state.to_plain()
        assert plain
