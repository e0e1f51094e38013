"""Samples a full position that fits a view: the cards that the seat cannot know are dealt at random.

Unseen cards of the same shuffle are equally likely. A pack that was passed on is dealt to the seats that took
from it. The memory of other seats is left empty, since no rule depends on it.
"""

from __future__ import annotations

from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.rules.outcome import set_phase
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.rules.setup import new_position
from gloaming.games.betwixt_and_between.settings import Options
from gloaming.games.betwixt_and_between.state import insert, passed_cards
from gloaming.games.betwixt_and_between.view import BetwixtAndBetweenView, DeckView


def imagine(seen: BetwixtAndBetweenView, dice: Dice, content: Content) -> Position:
    first = seen["first"] if len(seen["players"]) > 1 else c.NOTHING
    options = Options(first, seen["tunnel_bar"], seen["layout"], seen["scenario"], seen["familiar_under"])
    state = new_position(len(seen["players"]), options, content)
    if seen["seat"] is not None:
        state.viewer = seen["seat"]
    restore_board(state, seen)
    restore_players(state, seen)
    restore_turn(state, seen)
    deal_cards(state, seen, dice)
    deal_spells(state, seen, dice)
    deal_absorbs(state, seen, dice)
    deal_picks(state, seen, dice)
    set_phase(state, c.PHASES.index(seen["phase"]))
    return state


# --- known from the view -------------------------------------------------------------------------------


def restore_board(state: Position, seen: BetwixtAndBetweenView) -> None:
    for space in range(c.SPACES):
        lying = seen["board"][space]
        if lying is None:
            continue
        state.cards[space] = lying["card"]
        state.turned[space] = lying["turn"]
        for way in range(4):
            if lying["gems"][way] != c.NOTHING:
                state.gems[space] |= 1 << ((way - lying["turn"]) % 4)
        state.tokens[lying["card"]] = sum(1 << seat for seat in lying["tokens"])
    for space in seen["face_down"]:
        state.cards[space] = c.FACE_DOWN
    for space in seen["obstacles"]:
        state.obstacles[space] = 1
    state.dummies = list(seen["dummies"])
    state.supply = list(seen["supply"])
    state.face_up = list(seen["face_up"])
    state.rite = list(seen["rite"])
    state.leftovers = [list(cards) for cards in seen["leftovers"]]


def restore_players(state: Position, seen: BetwixtAndBetweenView) -> None:
    for seat, player in enumerate(seen["players"]):
        state.mystics[seat] = player["mystic"]
        state.familiars[seat] = player["familiar"]
        state.diagonal[seat] = player["diagonal"]
        state.beside[seat * c.ELEMENT_COUNT : seat * c.ELEMENT_COUNT + c.ELEMENT_COUNT] = player["gems"]
        state.weaves[seat] = list(player["weave"])
        state.prepared[seat] = [each["spell"] for each in player["spells"]]
        for each in player["spells"]:
            state.activated[each["spell"]] = each["left"]
        state.rites[seat] = player["rites"]
        state.spellbinding |= int(player["weaving"]) << seat
        state.changes[seat] = player["changes"]
        state.shown[seat] = list(player["shown"])


def restore_turn(state: Position, seen: BetwixtAndBetweenView) -> None:
    now, dummy = seen["now"], seen["dummy"]
    state.pending = [c.PENDING.index(due) for due in seen["owed"]]
    state.round = seen["round"]
    state.first = seen["first"]
    state.turn = seen["turn"]
    state.waiting = seen["waiting"]
    state.pick = seen["pick"]
    state.offerings = seen["offerings"]
    state.clearings = seen["clearings"]
    state.layout = seen["layout"]
    state.explored = now["explored"]
    state.steps = now["steps"]
    state.absorbed = now["absorbed"]
    state.scouted = now["scouted"]
    state.began = now["began"]
    state.entered = now["entered"]
    state.used = list(now["used"])
    state.placing = now["placing"]
    state.source = now["source"]
    state.acting = now["acting"]
    state.owing = list(now["owing"])
    state.given = list(now["given"])
    state.dummy = dummy["dummy"]
    state.element = dummy["element"]
    state.nearest = list(dummy["nearest"])
    state.ways = list(dummy["ways"])


# --- dealt at random -----------------------------------------------------------------------------------


def restore_pile(pile: Pile, deck: DeckView, known: set[int]) -> dict[int, list[int]]:
    """Restore the open part of a deck; return the unknown cards by shuffle."""
    pile.discards = list(deck["discards"])
    pile.shuffles = list(deck["shuffles"])
    pile.shuffle = max(deck["shuffles"])
    unknown: dict[int, list[int]] = {}
    open = known | set(pile.discards)
    for card, shuffle in enumerate(pile.shuffles):
        if card not in open:
            unknown.setdefault(shuffle, []).append(card)
    return unknown


def draw(unknown: dict[int, list[int]], shuffles: list[int], dice: Dice) -> list[int]:
    """Draw an unknown card of each of these shuffles; return them sorted."""
    drawn: list[int] = []
    for shuffle in shuffles:
        cards = unknown[shuffle]
        insert(drawn, cards.pop(dice.below(len(cards))))
    return drawn


def remaining(unknown: dict[int, list[int]]) -> list[int]:
    return sorted(card for cards in unknown.values() for card in cards)


def deal_cards(state: Position, seen: BetwixtAndBetweenView, dice: Dice) -> None:
    own, deck = seen["seat"], seen["cards"]
    drafting = seen["phase"] == c.PHASES[c.DRAFT]
    known = {*seen["hand"], *(seen["pack"] if drafting else [])}
    known |= {card for card in state.cards if card >= 0}
    known |= {card for cards in seen["leftovers"] for card in cards}
    known |= {card for entry in seen["passed"] for card in entry["cards"]}
    if seen["now"]["placing"] != c.NOTHING:
        known.add(seen["now"]["placing"])
    unknown = restore_pile(state.explorations, deck, known)
    if own is not None:
        state.memory[own] = [
            passed_cards(list(e["cards"]), list(e["seats"]), e["pack"]) for e in seen["passed"]
        ]
        state.hands[own] = list(seen["hand"])
        if drafting:
            state.packs[own] = list(seen["pack"])
    for entry in seen["passed"]:
        cards = shuffled(entry["cards"], dice)
        for taker in entry["seats"]:
            insert(state.hands[taker], cards.pop())
        if entry["pack"] != c.NOTHING:
            holder = (entry["pack"] + seen["pick"]) % state.seats
            state.packs[holder] = sorted(cards)
    for seat in range(state.seats):
        if seat != own:
            deal_missing(state.hands[seat], deck["held"][seat], deck["shuffles"], unknown, dice)
            if drafting:
                deal_missing(state.packs[seat], deck["packed"][seat], deck["shuffles"], unknown, dice)
    buried, blanks = seen["buried"]
    state.buried = [c.BLANK] * blanks + draw(unknown, [0] * buried, dice)
    state.explorations.pool = remaining(unknown)


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """Return the cards in random order."""
    left, order = list(cards), []
    while left:
        order.append(left.pop(dice.below(len(left))))
    return order


def deal_missing(
    cards: list[int], wanted: list[int], shuffles: list[int], unknown: dict[int, list[int]], dice: Dice
) -> None:
    """Add unknown cards until there is one of each of the `wanted` shuffles."""
    missing = list(wanted)
    for card in cards:
        missing.remove(shuffles[card])
    for card in draw(unknown, missing, dice):
        insert(cards, card)


def deal_spells(state: Position, seen: BetwixtAndBetweenView, dice: Dice) -> None:
    own, deck = seen["seat"], seen["spell_deck"]
    learning = seen["phase"] in ("setup", "learn")
    known = {*seen["spells"], *seen["gone"], *seen["face_up"], *(seen["pack"] if learning else [])}
    for seat in range(state.seats):
        known |= {*state.prepared[seat], *state.shown[seat]}
    unknown = restore_pile(state.spell_pile, deck, known)
    for seat in range(state.seats):
        if seat == own:
            state.spells[seat] = list(seen["spells"])
        else:
            drawn = draw(unknown, deck["held"][seat], dice)
            state.spells[seat] = sorted([*state.shown[seat], *drawn])
        if learning:
            mine = seat == own
            state.packs[seat] = list(seen["pack"]) if mine else draw(unknown, deck["packed"][seat], dice)
    state.spell_pile.pool = remaining(unknown)


def deal_absorbs(state: Position, seen: BetwixtAndBetweenView, dice: Dice) -> None:
    own, deck = seen["seat"], seen["absorb_deck"]
    unknown = restore_pile(state.absorb_pile, deck, set(seen["absorbs"]))
    for seat in range(state.seats):
        mine = seat == own
        state.absorbs[seat] = list(seen["absorbs"]) if mine else draw(unknown, deck["held"][seat], dice)
    state.absorb_pile.pool = remaining(unknown)


def deal_picks(state: Position, seen: BetwixtAndBetweenView, dice: Dice) -> None:
    """Choose at random what other seats keep."""
    for seat, player in enumerate(seen["players"]):
        if player["ready"]:
            mine, pack = seat == seen["seat"], state.packs[seat]
            state.picked[seat] = seen["picked"] if mine else pack[dice.below(len(pack))]


def hides(seen: BetwixtAndBetweenView) -> bool:
    """Whether there are cards on hands or on the board that the seat has not seen; decks do not count."""
    others = [seat for seat in range(len(seen["players"])) if seat != seen["seat"]]
    for deck in (seen["cards"], seen["spell_deck"], seen["absorb_deck"]):
        for seat in others:
            if deck["held"][seat] or (deck["packed"] and deck["packed"][seat]):
                return True
    return seen["buried"][0] > 0
