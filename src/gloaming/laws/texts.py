"""The law of texts: everything that a game can say has a text in every language."""

from __future__ import annotations

from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.state import Phrase
from gloaming.i18n.catalogue import LANGUAGES, catalogue, game_text
from gloaming.laws.fluent_keys import messages
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
        assert game.terminal.render(game.view(state, 0), names, game.content(), t).strip()


def listed_actions_have_texts(game: AnyGame, seats: int) -> None:
    """Every listed action has a text in every language that uses exactly its arguments."""
    content = game.content()
    described = [game.describe_action(action, content) for action in game.catalogue(content)]
    arguments = {phrase.key: {*phrase.args, *phrase.seats} for phrase in described}
    for language in LANGUAGES:
        known = messages(game_text(game, language))
        for key, wanted in arguments.items():
            assert key in known, f"{language}: {key} has no text"
            assert known[key] == wanted, f"{language}: {key} uses {set(known[key])}, not {wanted}"


def _phrases(game: AnyGame, seats: int) -> list[Phrase]:
    found: dict[str, Phrase] = {}
    events: EventList = []
    dice = Seeded(11)
    content = game.content()
    for state in sample(game, seats):
        section = state.section()
        found |= {section.key: section} if section is not None else {}
        for seat in state.deciders():
            for action in actions_of(state.choices(seat), dice):
                described = game.describe_action(action, content)
                found[described.key] = described
        step(state, dice, lambda event, knowers: events.append((event, knowers)))
    reported = [game.describe_event(event, content) for event, _ in events]
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
