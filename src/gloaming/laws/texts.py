"""The law of texts: everything that a game can say has a text in every language."""

from __future__ import annotations

from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.state import Phrase
from gloaming.i18n.catalogue import LANGUAGES, catalogue
from gloaming.laws.random_play import (
    actions_of,
    first,
    positions,
    sample,
    step,
)
from gloaming.laws.secrecy import (
    EventList,
)


def keys_have_texts(game: AnyGame, seats: int) -> None:
    """Every phrase of random games has a text in every language, and no argument is missing."""
    names = [f"N{seat}" for seat in range(seats)]
    for language in LANGUAGES:
        t = catalogue(language, game)
        for phrase in _phrases(game, seats):
            assert t.has(phrase.key), f"{language}: {phrase.key}"
            assert "{" not in t.phrase(phrase, names), f"{language}: {phrase.key}"
        for key in _fixed_keys(game, seats):
            assert t.has(key), f"{language}: {key}"
        state = first(game, seats)
        assert game.render(game.view(state, 0), names, t).strip()


def _phrases(game: AnyGame, seats: int) -> list[Phrase]:
    found: dict[str, Phrase] = {}
    events: EventList = []
    dice = Seeded(11)
    for state in sample(game, seats):
        for seat in state.deciders():
            found |= {p.key: p for p in map(game.describe_action, actions_of(state.choices(seat), dice))}
        step(state, dice, lambda event, knowers: events.append((event, knowers)))
    reported = [game.describe_event(event) for event, _ in events]
    found |= {phrase.key: phrase for phrase in reported if phrase is not None}
    return list(found.values())


def _fixed_keys(game: AnyGame, seats: int) -> list[str]:
    keys = ["name", "tagline"]
    for setting in game.spec.settings:
        keys += [f"setting-{setting.key}", f"setting-{setting.key}-help"]
    for seed in range(3):
        for state in positions(game, seats, seed, every=1_000_000):
            outcome = state.outcome()
            keys += [outcome.reason] if outcome is not None else []
    return keys
