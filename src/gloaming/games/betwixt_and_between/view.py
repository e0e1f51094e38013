"""What a seat sees: everything but the hands and packs of others and the cards that nobody has drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from gloaming.core.state import View
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.rules.adventure.placement import placement_spaces
from gloaming.games.betwixt_and_between.rules.outcome import goals, score
from gloaming.games.betwixt_and_between.rules.phase import why_no_turn
from gloaming.games.betwixt_and_between.rules.spells import broken_spells, spells_of, why_not_prepared
from gloaming.games.betwixt_and_between.state import BetwixtState, is_learning
from gloaming.games.betwixt_and_between.weave.patterns import assigned, nearest_place, place_on


class CardView(TypedDict):
    """An exploration card that lies face up."""

    card: int
    turn: int  # quarters clockwise
    gems: list[int]  # towards north, east, south and west: the gem's element, or -1
    tokens: list[int]  # seats that have used its Destroy this round


class SpellView(TypedDict):
    """A spell beside a weave, in the order in which they were prepared."""

    spell: int
    left: bool  # activated
    stands: bool  # its pattern stands now, with those of the others


class PatternView(TypedDict):
    """Where an own spell stands in the weave, or comes nearest to it."""

    spell: int
    stands: bool  # it is upheld, or could be prepared
    cells: list[int]
    gems: list[int]  # the element that each of the cells must hold
    have: int  # how many of them do


class PlayerView(TypedDict):
    """What everybody knows about a player."""

    mystic: int  # its space, or -1 before the start
    familiar: int  # its space, or -1
    diagonal: bool  # may step diagonally
    gems: list[int]  # beside the weave, of each element
    weave: list[int]  # 25 cells: 0 empty, else 1 + the element
    spells: list[SpellView]
    rites: int  # tokens on the rite
    score: int  # points if the game ended now
    weaving: bool  # spellbinding
    changes: int  # left in this spellbinding
    ready: bool  # has chosen a card to keep
    cards: int  # exploration cards in hand
    hand: int  # spells in hand
    shown: list[int]  # spells in hand that everybody has seen
    absorbs: int  # absorb cards in hand
    pack: int  # cards in its draft pack


class DeckView(TypedDict):
    """A deck; its draw pile has no order."""

    left: int
    discards: list[int]
    shuffles: list[int]  # by card: the reshuffle that last put it into the draw pile
    held: list[list[int]]  # by seat: the shuffles of its cards that nobody else has seen, sorted
    packed: list[list[int]]  # by seat: the shuffles of the cards in its draft pack


class PassedView(TypedDict):
    """What the seat knows about a pack that it passed on.

    Each of the seats took one of the cards (two if listed twice). The others are still in the pack; `pack` is
    its number, or -1 if it is not passed on any more.
    """

    cards: list[int]
    seats: list[int]
    pack: int


class TurnView(TypedDict):
    """The turn in progress."""

    explored: bool
    steps: int  # left
    absorbed: bool
    scouted: bool
    began: int  # the space where the turn began
    entered: int  # the card that the mystic moved onto and stands on, or -1
    used: list[int]  # cards whose action was used this turn
    placing: int  # the card to be placed, reshaped or turned up, or -1
    source: int  # the space of the card that is reshaped or turned up, or -1
    acting: int  # the card whose action is being used, or -1
    owing: list[int]  # elements still to be taken out of the weave for an offering, the next one last
    given: list[int]  # cells already emptied for it


class DummyView(TypedDict):
    """The dummy whose turn it is."""

    dummy: int  # or -1
    element: int  # of its gem, or -1
    nearest: list[int]  # the nearest spaces with such a symbol
    ways: list[int]  # it may go


class GoalView(TypedDict):
    """What a scenario counts, how much of it there is and how much is needed."""

    key: str  # points, elements or obstacles
    have: int
    need: int


class BetwixtAndBetweenView(View):
    """What a seat sees. A space is row * 7 + column on every board; a card is its index in the content."""

    phase: c.Phase
    owed: list[str]  # pending steps, the next one last; if empty, the phase says what to do
    round: int  # 1 to 3; 0 during setup
    first: int  # first player
    turn: int  # the seat that plays, offers or clears, or -1
    waiting: bool  # the turn has not begun because the seat is still spellbinding
    pick: int  # number of picks made in the draft
    size: int  # 5, 6 or 7
    covered: list[int]  # spaces that do not belong to this board
    obstacles: list[int]  # spaces with an obstacle (scenario 3)
    board: list[CardView | None]
    face_down: list[int]  # spaces with a face-down card
    buried: list[int]  # number of cards and of blanks from which face-down cards are drawn
    dummies: list[int]  # spaces, or -1 before they are chosen
    players: list[PlayerView]
    supply: list[int]  # gems of each element
    face_up: list[int]  # four spells, or -1
    rite: list[int]  # elements, up to four
    leftovers: list[list[int]]  # cards that lie open for the rite, by seat
    offerings: int  # made in this round
    clearings: int  # cards that the seat still has to clear from the board
    hand: list[int]  # own exploration cards
    spells: list[int]  # own spells in hand
    patterns: list[PatternView]  # of own spells, first those beside the weave
    places: list[list[int]]  # by own exploration card: where it could be placed if it were explored now
    absorbs: list[int]  # own absorb cards
    pack: list[int]  # own draft pack: exploration cards, or spells while learning
    picked: int  # the card that the seat has chosen to keep, or -1
    passed: list[PassedView]
    cards: DeckView
    spell_deck: DeckView
    absorb_deck: DeckView
    gone: list[int]  # spells not used in the campaign
    now: TurnView
    dummy: DummyView
    scenario: int  # 0: none
    layout: int  # index of the solo layout, or -1
    goals: list[GoalView]  # of the scenario
    tunnel_bar: bool  # no absorbing while on a tunnel
    familiar_under: bool  # the familiar reveals the card under it, not those beside it


def view(state: BetwixtState, seat: int | None) -> BetwixtAndBetweenView:
    seen = spectator_view(state)
    return seen if seat is None else own_view(state, seat, seen)


def views(state: BetwixtState, seats: Iterable[int | None]) -> list[BetwixtAndBetweenView]:
    seen = spectator_view(state)
    return [seen if seat is None else own_view(state, seat, seen.copy()) for seat in seats]


def own_view(state: BetwixtState, seat: int, seen: BetwixtAndBetweenView) -> BetwixtAndBetweenView:
    """Add what the seat alone knows to what everybody sees."""
    seen["seat"] = seat
    seen["hand"] = state.hands[seat][:]
    seen["spells"] = state.spells[seat][:]
    seen["patterns"] = pattern_views(state, seat)
    seen["places"] = places_view(state, seat)
    seen["absorbs"] = state.absorbs[seat][:]
    seen["pack"] = state.packs[seat][:]
    seen["picked"] = state.picked[seat]
    seen["passed"] = [{"cards": e.cards[:], "seats": e.seats[:], "pack": e.pack} for e in state.memory[seat]]
    return seen


def spectator_view(state: BetwixtState) -> BetwixtAndBetweenView:
    learning = is_learning(state)
    return {
        "seat": None,
        "phase": c.PHASES[state.phase],
        "owed": [c.PENDING[due] for due in state.pending],
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "waiting": state.waiting,
        "pick": int(state.pick),
        "size": state.size,
        "covered": [space for space in range(c.SPACES) if state.covered[space]],
        "obstacles": [space for space in range(c.SPACES) if state.obstacles[space]],
        "board": [card_view(state, space) for space in range(c.SPACES)],
        "face_down": [space for space in range(c.SPACES) if state.cards[space] == c.FACE_DOWN],
        "buried": [len(state.buried) - state.buried.count(c.BLANK), state.buried.count(c.BLANK)],
        "dummies": state.dummies[:],
        "players": [player_view(state, each) for each in range(state.seats)],
        "supply": state.supply[:],
        "face_up": state.face_up[:],
        "rite": state.rite[:],
        "leftovers": [cards[:] for cards in state.leftovers],
        "offerings": int(state.offerings),
        "clearings": int(state.clearings),
        "hand": [],
        "spells": [],
        "patterns": [],
        "places": [],
        "absorbs": [],
        "pack": [],
        "picked": c.NOTHING,
        "passed": [],
        "cards": deck_view(state.explorations, state.hands, [] if learning else state.packs),
        "spell_deck": deck_view(state.spell_pile, hidden_spells(state), state.packs if learning else []),
        "absorb_deck": deck_view(state.absorb_pile, state.absorbs, []),
        "gone": state.gone[:],
        "now": turn_view(state),
        "dummy": dummy_view(state),
        "scenario": state.options.scenario,
        "layout": int(state.layout),
        "goals": goal_views(state),
        "tunnel_bar": state.options.tunnel_bar,
        "familiar_under": state.options.familiar_under,
    }


def card_view(state: BetwixtState, space: int) -> CardView | None:
    card = state.cards[space]
    if card < 0:
        return None
    return {
        "card": card,
        "turn": state.turned[space],
        "gems": [int(state.gem_towards(space, way)) for way in range(4)],
        "tokens": [seat for seat in range(state.seats) if state.tokens[card] >> seat & 1],
    }


def player_view(state: BetwixtState, seat: int) -> PlayerView:
    return {
        "mystic": state.mystics[seat],
        "familiar": state.familiars[seat],
        "diagonal": state.diagonal[seat],
        "gems": state.beside[seat * c.ELEMENT_COUNT : seat * c.ELEMENT_COUNT + c.ELEMENT_COUNT],
        "weave": state.weaves[seat][:],
        "spells": spell_views(state, seat),
        "rites": state.rites[seat],
        "score": score(state, seat),
        "weaving": bool(state.spellbinding >> seat & 1),
        "changes": state.changes[seat],
        "ready": state.picked[seat] != c.NOTHING,
        "cards": len(state.hands[seat]),
        "hand": len(state.spells[seat]),
        "shown": state.shown[seat][:],
        "absorbs": len(state.absorbs[seat]),
        "pack": len(state.packs[seat]),
    }


def spell_views(state: BetwixtState, seat: int) -> list[SpellView]:
    bound = state.prepared[seat]
    broken = broken_spells(state, seat, state.weaves[seat])
    return [{"spell": n, "left": state.activated[n], "stands": n not in broken} for n in bound]


def pattern_views(state: BetwixtState, seat: int) -> list[PatternView]:
    weave, bound = state.weaves[seat], state.prepared[seat]
    found: list[PatternView] = []
    upheld = assigned(weave, spells_of(state, bound))
    for number, spell in enumerate([*bound, *state.spells[seat]]):
        places = state.lookup.placements[spell]
        if number < len(bound) and upheld[number] != 0:
            stands, at, have = True, place_on(weave, places, upheld[number]), places.size
        else:
            stands = number >= len(bound) and why_not_prepared(state, seat, spell) is None
            at, have = nearest_place(weave, places)
        gems = [gem - 1 for gem in places.holds[at]]
        found.append(
            {"spell": spell, "stands": stands, "cells": places.cells[at][:], "gems": gems, "have": have}
        )
    return found


def goal_views(state: BetwixtState) -> list[GoalView]:
    asked = goals(state, score(state, 0)) if state.options.scenario else []
    return [{"key": key, "have": have, "need": need} for key, have, need in asked]


def places_view(state: BetwixtState, seat: int) -> list[list[int]]:
    if state.explored or why_no_turn(state, seat) is not None:
        return [[] for _ in state.hands[seat]]
    return [placement_spaces(state, card) for card in state.hands[seat]]


def hidden_spells(state: BetwixtState) -> list[list[int]]:
    """Return the spells in each hand that only their owner has seen."""
    return [
        [spell for spell in state.spells[seat] if spell not in state.shown[seat]]
        for seat in range(state.seats)
    ]


def deck_view(pile: Pile, held: list[list[int]], packs: list[list[int]]) -> DeckView:
    return {
        "left": len(pile.pool),
        "discards": pile.discards[:],
        "shuffles": pile.shuffles[:],
        "held": [sorted(pile.shuffles[card] for card in cards) for cards in held],
        "packed": [sorted(pile.shuffles[card] for card in cards) for cards in packs],
    }


def turn_view(state: BetwixtState) -> TurnView:
    return {
        "explored": state.explored,
        "steps": int(state.steps),
        "absorbed": state.absorbed,
        "scouted": state.scouted,
        "began": int(state.began),
        "entered": int(state.entered),
        "used": state.used[:],
        "placing": int(state.placing),
        "source": int(state.source),
        "acting": int(state.acting),
        "owing": state.owing[:],
        "given": state.given[:],
    }


def dummy_view(state: BetwixtState) -> DummyView:
    return {
        "dummy": int(state.dummy),
        "element": int(state.element),
        "nearest": state.nearest[:],
        "ways": state.ways[:],
    }
