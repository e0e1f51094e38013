"""What a seat sees of Betwixt & Between: all but the others' hands and packs, and what nobody has drawn."""

from __future__ import annotations

from gloaming.games.betwixt_and_between.actions import KINDS, NOTHING, SPACES
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.rules.outcome import score
from gloaming.games.betwixt_and_between.rules.spells import is_whole
from gloaming.games.betwixt_and_between.seeing_merged import (
    BetwixtAndBetweenView,
    CardView,
    DeckView,
    DummyView,
    PassedView,
    Phase,
    PlayerView,
    SpellView,
    TurnView,
)
from gloaming.games.betwixt_and_between.settings import GOALS
from gloaming.games.betwixt_and_between.state import BLANK, FACE_DOWN, LEARNING, OWED, SETUP, Pieces


def view(state: Pieces, seat: int | None) -> BetwixtAndBetweenView:
    learning = is_learning(state)
    return {
        "seat": seat,
        "phase": phase_name(int(state.phase)),
        "owed": [OWED[due] for due in state.todo],
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "waiting": state.waiting,
        "pick": int(state.pick),
        "size": state.size,
        "covered": [space for space in range(SPACES) if state.covered[space]],
        "obstacles": [space for space in range(SPACES) if state.obstacles[space]],
        "board": [card_view(state, space) for space in range(SPACES)],
        "face_down": [space for space in range(SPACES) if state.cards[space] == FACE_DOWN],
        "buried": [len(state.buried) - state.buried.count(BLANK), state.buried.count(BLANK)],
        "dummies": state.dummies[:],
        "players": [player_view(state, each) for each in range(state.seats)],
        "supply": state.supply[:],
        "face_up": state.face_up[:],
        "rite": state.rite[:],
        "leftovers": [cards[:] for cards in state.leftovers],
        "offerings": int(state.offerings),
        "clearings": int(state.clearings),
        "hand": state.hands[seat][:] if seat is not None else [],
        "spells": state.spells[seat][:] if seat is not None else [],
        "absorbs": state.absorbs[seat][:] if seat is not None else [],
        "pack": state.packs[seat][:] if seat is not None else [],
        "picked": state.picked[seat] if seat is not None else NOTHING,
        "passed": passed_view(state, seat),
        "cards": deck_view(state.explorations, state.hands, [] if learning else state.packs),
        "spell_deck": deck_view(state.spell_pile, hidden_spells(state), state.packs if learning else []),
        "absorb_deck": deck_view(state.absorb_pile, state.absorbs, []),
        "gone": state.gone[:],
        "now": turn_view(state),
        "dummy": dummy_view(state),
        "scenario": state.terms.scenario,
        "layout": int(state.layout),
        "goal": GOALS[state.terms.scenario],
        "tunnel_bar": state.terms.tunnel_bar,
        "familiar_under": state.terms.under,
    }


def phase_name(phase: int) -> Phase:
    names: list[Phase] = [
        "setup", "learn", "draft", "rite", "adventure", "offering", "clearing", "last", "over",
    ]  # fmt: skip
    return names[phase]


def is_learning(state: Pieces) -> bool:
    """Whether the packs are of spells."""
    return state.phase in (SETUP, LEARNING)


def card_view(state: Pieces, space: int) -> CardView | None:
    card = state.cards[space]
    if card < 0:
        return None
    return {
        "card": card,
        "turn": state.turned[space],
        "gems": [int(state.gem_towards(space, way)) for way in range(4)],
        "tokens": [seat for seat in range(state.seats) if state.tokens[card] >> seat & 1],
    }


def player_view(state: Pieces, seat: int) -> PlayerView:
    return {
        "mystic": state.mystics[seat],
        "familiar": state.familiars[seat],
        "diagonal": state.aslant[seat],
        "gems": state.beside[seat * KINDS : seat * KINDS + KINDS],
        "weave": state.weaves[seat][:],
        "spells": [spell_view(state, seat, spell) for spell in state.bound[seat]],
        "rites": state.rites[seat],
        "score": score(state, seat),
        "weaving": bool(state.weavers >> seat & 1),
        "changes": state.changes[seat],
        "ready": state.picked[seat] != NOTHING,
        "cards": len(state.hands[seat]),
        "hand": len(state.spells[seat]),
        "shown": state.shown[seat][:],
        "absorbs": len(state.absorbs[seat]),
        "pack": len(state.packs[seat]),
    }


def spell_view(state: Pieces, seat: int, spell: int) -> SpellView:
    stands = is_whole(state.weaves[seat], state.tables.fits[spell])
    return {"spell": spell, "left": state.left[spell], "stands": stands}


def hidden_spells(state: Pieces) -> list[list[int]]:
    """The spells in each hand that only their owner has seen."""
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


def passed_view(state: Pieces, seat: int | None) -> list[PassedView]:
    if seat is None:
        return []
    return [{"cards": e.cards[:], "seats": e.seats[:], "pack": e.pack} for e in state.memory[seat]]


def turn_view(state: Pieces) -> TurnView:
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


def dummy_view(state: Pieces) -> DummyView:
    return {
        "dummy": int(state.dummy),
        "element": int(state.element),
        "nearest": state.nearest[:],
        "ways": state.ways[:],
    }
