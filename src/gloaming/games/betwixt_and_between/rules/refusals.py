"""Reasons why an action is illegal."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import distance
from gloaming.games.betwixt_and_between.rules.adventure.absorb import facing_ways
from gloaming.games.betwixt_and_between.rules.adventure.card_effects import ACTION_TARGETS, has_target
from gloaming.games.betwixt_and_between.rules.adventure.placement import RESHAPE_DISTANCE, free_spaces
from gloaming.games.betwixt_and_between.rules.spells import pattern_stands
from gloaming.games.betwixt_and_between.state import BetwixtState


def why_not(state: BetwixtState, seat: int, action: Action) -> Refusal:
    """Return the reason why a seat that may decide cannot take this action, which must be illegal."""
    if isinstance(action, (m.Lay, m.Lift, m.Prepare, m.Done)):
        return why_no_weaving(state, seat, action)
    if state.turn == seat and state.pending:
        due = state.pending[-1]
        if isinstance(action, m.Place) and due in (c.PLACE_CARD, c.PLACE_RESHAPED, c.TURN_REVEALED):
            return why_no_place(state, due, action)
        return Refusal(f"refusal-owed-{c.PENDING[due]}")
    if state.phase != c.ADVENTURE:
        if isinstance(action, m.Offer) and state.turn == seat:
            return Refusal("refusal-cannot-pay")
        return Refusal(f"refusal-phase-{c.PHASES[state.phase]}")
    if state.turn != seat:
        return Refusal("refusal-spellbinding")
    if state.waiting:
        return Refusal("refusal-waiting")
    return why_not_in_turn(state, seat, action)


def why_not_in_turn(state: BetwixtState, seat: int, action: Action) -> Refusal:
    if isinstance(action, m.Step):
        return why_no_step(state, seat, action.space)
    if isinstance(action, m.Explore):
        return Refusal("refusal-explored" if state.explored else "refusal-not-in-hand")
    if isinstance(action, m.Perform):
        return why_no_performing(state, seat)
    if isinstance(action, (m.Absorb, m.Use)):
        return why_no_absorbing(state, seat, action)
    if isinstance(action, m.Activate):
        return why_no_activation(state, seat, action.spell)
    if isinstance(action, m.Scout):
        return why_no_scouting(state, seat, action.space)
    if isinstance(action, m.Reveal):
        hidden = state.cards[action.space] == c.FACE_DOWN
        return Refusal("refusal-not-adjacent" if hidden else "refusal-not-face-down")
    if isinstance(action, m.End):
        return Refusal("refusal-must-explore")
    return Refusal("refusal-nothing-asked")


def why_no_absorbing(state: BetwixtState, seat: int, action: m.Absorb | m.Use) -> Refusal:
    if isinstance(action, m.Absorb):
        if state.absorbed:
            return Refusal("refusal-absorbed")
        if action.familiar and state.familiars[seat] == c.NOTHING:
            return Refusal("refusal-no-familiar")
        return Refusal("refusal-nothing-faces")
    if action.absorb not in state.absorbs[seat]:
        return Refusal("refusal-not-in-hand")
    same = (
        facing_ways(state, state.mystics[seat]) and action.turn >= state.lookup.distinct_turns[action.absorb]
    )
    return Refusal("refusal-same-turn" if same else "refusal-nothing-faces")


def why_no_scouting(state: BetwixtState, seat: int, space: int) -> Refusal:
    if state.familiars[seat] == c.NOTHING:
        return Refusal("refusal-no-familiar")
    return Refusal("refusal-scouted") if state.scouted else why_not_entered(state, space)


def why_no_step(state: BetwixtState, seat: int, space: int) -> Refusal:
    if state.steps == 0:
        return Refusal("refusal-no-steps")
    return why_not_entered(state, space)


def why_not_entered(state: BetwixtState, space: int) -> Refusal:
    if state.covered[space]:
        return Refusal("refusal-off-board")
    if state.obstacles[space]:
        return Refusal("refusal-obstacle")
    if state.action_at(space) == c.STOP:
        return Refusal("refusal-stop")
    return Refusal("refusal-face-down" if state.cards[space] == c.FACE_DOWN else "refusal-not-adjacent")


def why_no_performing(state: BetwixtState, seat: int) -> Refusal:
    here = state.mystics[seat]
    card = state.cards[here]
    if card < 0:
        return Refusal("refusal-no-card-here")
    action = state.lookup.actions[card]
    if here == state.began:
        return Refusal("refusal-began-here")
    if card in state.used:
        return Refusal("refusal-used")
    if state.entered != card:
        return Refusal("refusal-not-moved-onto")
    if state.shares_space(seat):
        return Refusal("refusal-blocked")
    if state.tokens[card] >> seat & 1:
        return Refusal("refusal-destroyed-already")
    step = ACTION_TARGETS.get(action)
    nothing = step is not None and not has_target(state, seat, step)
    return Refusal("refusal-nothing-to-aim-at" if nothing else "refusal-no-action")


def why_no_activation(state: BetwixtState, seat: int, spell: int) -> Refusal:
    if spell not in state.prepared[seat]:
        return Refusal("refusal-not-prepared")
    if state.activated[spell]:
        return Refusal("refusal-activated")
    kind = state.lookup.spell_kinds[spell]
    if kind == c.POINT_SPELL:
        return Refusal("refusal-no-effect")
    if kind in (c.DIAGONAL_SPELL, c.FAMILIAR_SPELL):
        return Refusal("refusal-second-copy")
    return Refusal("refusal-nothing-to-aim-at")


def why_no_place(state: BetwixtState, due: int, action: m.Place) -> Refusal:
    space, source, card = action.space, int(state.source), int(state.placing)
    if state.covered[space]:
        return Refusal("refusal-off-board")
    if due == c.TURN_REVEALED:
        return Refusal("refusal-align-here", {"space": m.SPACE.written[source]})
    if due == c.PLACE_RESHAPED:
        if space == source:
            return Refusal("refusal-unchanged")
        if distance(space, source) > RESHAPE_DISTANCE:
            return Refusal("refusal-too-far")
    lies = state.cards[space]
    if lies == c.FACE_DOWN or (lies >= 0 and (due != c.PLACE_CARD or free_spaces(state, card, c.NOTHING))):
        return Refusal("refusal-taken")
    return Refusal("refusal-on-mystic" if space in state.figures() else "refusal-encloses")


def why_no_weaving(state: BetwixtState, seat: int, action: Action) -> Refusal:
    if not state.spellbinding >> seat & 1:
        return Refusal("refusal-not-weaving")
    if state.turn == seat and state.pending:
        return Refusal(f"refusal-owed-{c.PENDING[state.pending[-1]]}")
    if isinstance(action, m.Prepare):
        return why_no_preparing(state, seat, action.spell)
    if state.changes[seat] == 0:
        return Refusal("refusal-no-changes")
    if isinstance(action, m.Lay):
        if state.beside[seat * c.ELEMENT_COUNT + action.element] == 0:
            return Refusal("refusal-no-gem", {"element": c.ELEMENTS[action.element]})
        return Refusal("refusal-same-gem")
    return Refusal("refusal-empty-cell")


def why_no_preparing(state: BetwixtState, seat: int, spell: int) -> Refusal:
    if spell not in state.spells[seat]:
        return Refusal("refusal-not-in-hand")
    whole = pattern_stands(state.weaves[seat], state.lookup.placements[spell])
    return Refusal("refusal-same-gems" if whole else "refusal-pattern")
