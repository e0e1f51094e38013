"""Laws of actions: what is offered is legal, the rest is refused, and notation reads back."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.settings import complete
from gloaming.i18n.catalogue import catalogue
from gloaming.laws.random_play import (
    actions_of,
    digest,
    offers,
    sample,
)


def offered_is_legal(game: AnyGame, seats: int) -> None:
    """Every offered action is allowed, and no two ranges have the same kind."""
    dice = Seeded(5)
    for state in sample(game, seats):
        for seat in state.deciders():
            choices = state.choices(seat)
            kinds = [span.kind for span in choices.ranges]
            assert len(set(kinds)) == len(kinds), kinds
            for action in actions_of(choices, dice):
                assert state.why_not(seat, action) is None, game.format_action(action)


def the_rest_is_refused(game: AnyGame, seats: int) -> None:
    """Actions that are not offered now to this seat are refused, with a key that has a text."""
    dice = Seeded(6)
    everything: dict[str, Action] = {}
    for state in sample(game, seats):
        for seat in state.deciders():
            everything |= {
                game.format_action(action): action for action in actions_of(state.choices(seat), dice)
            }
    t = catalogue("en", game)
    refused = 0
    for state in sample(game, seats, seeds=1):
        before = digest(state)
        for seat in range(seats):
            choices = state.choices(seat)
            offered = {game.format_action(action) for action in choices.listed}
            for text, action in everything.items():
                refusal = state.why_not(seat, action)
                if choices.ranges and refusal is None:
                    continue
                assert (refusal is None) == (text in offered), (text, refusal)
                if refusal is not None:
                    refused += 1
                    assert t.has(refusal.key), refusal.key
        assert digest(state) == before, "asking must change nothing"
    assert refused > 0


def listed_is_what_no_reason_forbids(
    game: AnyGame, seats: int, seeds: int | None = 1, most: int = 12
) -> None:
    """Of the whole catalogue exactly the actions without a reason are listed, for every seat."""
    t = catalogue("en", game)
    for state in sample(game, seats, seeds=seeds, most=most):
        catalogued = game.catalogue(state.content)
        for seat in range(seats):
            listed = {action.index for action in state.choices(seat).listed}
            for action in catalogued:
                refusal = state.why_not(seat, action)
                assert (refusal is None) == (action.index in listed), (seat, action.notation, refusal)
                assert refusal is None or t.has(refusal.key), refusal


def listed_actions_are_numbered(game: AnyGame, seats: int) -> None:
    """An action's index is its place in the catalogue, and its notation is read as the same action."""
    for index, action in enumerate(game.catalogue(game.content())):
        assert action.index == index, action.notation
        assert game.parse_action(action.notation) is action, action.notation
    space = game.actions(seats, complete(game.spec.settings, {}, seats), game.content())
    for state in sample(game, seats, seeds=1):
        for seat in state.deciders():
            choices = state.choices(seat)
            listed = [action for action in choices.listed if action.index >= 0]
            if len(listed) == len(choices.listed):
                mask = choices.mask(space)
                assert [at for at in range(len(space)) if mask[at]] == sorted(
                    space.place[i.index] for i in listed
                )


def choices_keep_their_order(game: AnyGame, seats: int) -> None:
    """Equal states offer the same choices in the same order, none of them twice."""
    for state in sample(game, seats):
        for seat in range(seats):
            here = offers(game, state.choices(seat))
            assert offers(game, state.clone().choices(seat)) == here
            assert len({str(offer) for offer in here}) == len(here), "no choice twice"


def notation_reads_back(game: AnyGame, seats: int) -> None:
    """The notation of an action reads back as that action, and other text is not an action."""
    dice = Seeded(8)
    for state in sample(game, seats):
        for seat in state.deciders():
            for action in actions_of(state.choices(seat), dice):
                assert game.parse_action(game.format_action(action)) == action
    for nonsense in ("", " ", "no such thing", "0", "-1", "\x00", "😀", "end end end"):
        assert game.parse_action(nonsense) is None
