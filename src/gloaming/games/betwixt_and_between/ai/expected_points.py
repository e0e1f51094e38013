"""Expected points of a seat: what it owns, what its spells are missing, and what it can reach."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import DIAGONALS, NEIGHBOURS
from gloaming.games.betwixt_and_between.content.lookup import turn_ways
from gloaming.games.betwixt_and_between.rules.adventure.absorb import facing_ways
from gloaming.games.betwixt_and_between.rules.adventure.card_effects import why_no_action
from gloaming.games.betwixt_and_between.rules.outcome import POINTS_PER_RITE
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.weave.patterns import Placements, bit_count
from gloaming.games.betwixt_and_between.weave.solver import HALF

# Estimated values in points; the weights of gems follow from what they complete.
# Chances by the number of missing gems.
PATTERN_CHANCE: Final[list[float]] = [0.97, 0.62, 0.38, 0.22, 0.13, 0.08, 0.05, 0.03]
OFFERING_CHANCE: Final[list[float]] = [0.9, 0.6, 0.36, 0.2, 0.1]
SECOND_OFFERING: Final = 0.6  # factor for a second offering in a round
LOOSE_GEM: Final = 0.7  # a gem beside the weave
WOVEN_GEM: Final = 0.6  # a gem in the weave
GEM_PER_ROUND: Final = 0.5  # added to a gem for each later round
UNKNOWN_SPELL: Final = 2.2  # a spell that is not known
UNKNOWN_SPELL_GEM: Final = 0.5  # added to a gem for each of two such spells
UNKNOWN_CARD: Final = 4.2  # an exploration card that is not known
UNKNOWN_ABSORB: Final = 2.2  # an absorb card that is not known
ABSORB_WAY: Final = 0.55  # each way of an absorb card in hand
ABSORBS_PER_TURN: Final = 1.0  # more cards are worth little
TURN_VALUE: Final = 3.8  # a later turn
NEXT_TURN: Final = 0.5  # factor for what will still be reachable next turn
THIS_TURN: Final = 0.95  # factor for what can be reached in this turn
HAND_SYMBOL: Final = 0.3  # factor for a symbol of a card in hand, compared with a gem

NO_CARDS: Final[list[int]] = []

# Values of card actions (without gems) and of spell kinds, by number.
ACTION_VALUES: Final[list[float]] = [0.0, 0.6, 0.4, 0.6, 1.0, 0.8, 0.4, 0.2, 0.0, 0.0, 2.2, 2.2]
SPELL_VALUES: Final[list[float]] = [3.6, 0.0, 0.5, 1.2, 0.3, 0.8, 0.9, 0.5, 2.4, 2.2, 1.6]


@final
class ExpectedPoints:
    """The expected points of a seat; `weights` is the value of another gem of each element."""

    def __init__(self, state: BetwixtState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.active = state.turn == seat and state.phase == c.ADVENTURE and not state.waiting
        self.turns: float = float(len(state.hands[seat]) + 4 * (c.ROUNDS - state.round))
        if self.active and state.explored:
            self.turns += 0.5  # the rest of this turn
        self.known = state.viewer == c.NOTHING or state.viewer == seat  # else the hand is a guess
        self.weights: list[float] = [0.0] * c.ELEMENT_COUNT
        self.points: float = 0.0

    def total(self) -> float:
        """Return the expected points, and set the weights."""
        self.points = self._owned() + self._patterns() + self._rite()
        self.points += self._cards()
        if self.state.phase != c.OVER and self.state.mystics[self.seat] != c.NOTHING:
            self.points += self._reach()
        return self.points

    # --- what the seat owns -------------------------------------------------------------------------------

    def _owned(self) -> float:
        """Value tokens, prepared spells and their effects, gems and absorb cards."""
        state, seat = self.state, self.seat
        points = float(POINTS_PER_RITE * state.rites[seat])
        later = float(c.ROUNDS - state.round)
        for spell in state.prepared[seat]:
            points += float(state.kit.spells[spell].points) + self._spell_value(spell)
        gem = later * GEM_PER_ROUND
        for element in range(i64(c.ELEMENT_COUNT)):
            self.weights[element] = LOOSE_GEM + gem
            points += float(state.beside[seat * c.ELEMENT_COUNT + element]) * (LOOSE_GEM + gem)
        for cell in range(c.CELLS):
            if state.weaves[seat][cell]:
                points += WOVEN_GEM + gem
        if not self.known:
            return points + UNKNOWN_ABSORB * min(float(len(state.absorbs[seat])), self.turns) * 0.5
        usable = ABSORBS_PER_TURN * self.turns
        for card in state.absorbs[seat]:
            points += self._absorb_value(card) * min(1.0, max(0.1, usable))
            usable -= 1.0
        return points

    def _absorb_value(self, absorb: int) -> float:
        """Return the value of an absorb card in hand."""
        return ABSORB_WAY * float(bit_count(self.state.lookup.reaches[absorb]))

    def _spell_value(self, spell: int) -> float:
        """Return the value of a spell's effect, in this round and later ones."""
        state = self.state
        kind: i64 = state.lookup.spell_kinds[spell]
        later = float(c.ROUNDS - state.round)
        if kind == c.ELEMENTAL_SPELL:
            return 0.0 if state.activated[spell] else SPELL_VALUES[kind]
        if kind == c.DIAGONAL_SPELL or kind == c.FAMILIAR_SPELL:
            return SPELL_VALUES[kind] * (0.3 + 0.4 * later if state.activated[spell] else 1.0)
        return SPELL_VALUES[kind] * (0.7 * later + (0.0 if state.activated[spell] else 0.9))

    # --- spells in hand -----------------------------------------------------------------------------------

    def _patterns(self) -> float:
        """Value spells in hand by the gems that their patterns are missing."""
        state, seat = self.state, self.seat
        points = 0.0
        if not self.known:
            wanted = min(float(len(state.spells[seat])), 2.0) * UNKNOWN_SPELL_GEM
            for element in range(c.ELEMENT_COUNT):
                self.weights[element] += wanted
            return UNKNOWN_SPELL * float(len(state.spells[seat]))
        if state.phase == c.LEARNING:
            picked = state.picked[seat]
            return self._pattern(picked) if picked != c.NOTHING else UNKNOWN_SPELL
        for spell in state.spells[seat]:
            points += self._pattern(spell)
        return points

    def _pattern(self, spell: int) -> float:
        state = self.state
        lacks = self._missing_gems(state.lookup.placements[spell])
        missing = lacks & 15
        worth = float(state.kit.spells[spell].points) + self._spell_value(spell)
        chance = self._completion_chance(missing)
        if missing:
            more = (self._completion_chance(missing - 1) - chance) * worth
            for element in range(i64(c.ELEMENT_COUNT)):
                if lacks >> (4 + 4 * element) & 15:
                    self.weights[element] += more
        return chance * worth

    def _completion_chance(self, missing: i64) -> float:
        """Return the chance that a pattern with so many missing gems is completed."""
        if missing == 0:
            return PATTERN_CHANCE[0]
        return (
            PATTERN_CHANCE[min(missing, len(PATTERN_CHANCE) - 1)]
            * self.turns
            / (self.turns + float(missing) * 0.7)
        )

    def _missing_gems(self, placements: Placements) -> i64:
        """Return the fewest missing gems of any placement: their number, then by element, in 4 bits each."""
        low: i64 = 0
        high: i64 = 0
        one: i64 = 1  # mypyc shifts it as a 32-bit number: by at most 30 at once
        weave = self.state.weaves[self.seat]
        for cell in range(i64(c.CELLS)):
            gem: i64 = weave[cell]
            if gem == 1 or gem == 2:
                low |= (one << cell) << ((gem - 1) * c.CELLS)
            elif gem:
                high |= (one << cell) << ((gem - 3) * c.CELLS)
        lying: i64 = (low | low >> c.CELLS | high | high >> c.CELLS) & HALF
        lying |= lying << c.CELLS
        at = self.seat * c.ELEMENT_COUNT
        beside = self.state.beside
        water: i64 = beside[at]
        wind: i64 = beside[at + 1]
        earth: i64 = beside[at + 2]
        fire: i64 = beside[at + 3]
        least: i64 = 9
        best: i64 = 0
        for place in range(len(placements.low)):
            more_low: i64 = placements.low[place] & ~low
            more_high: i64 = placements.high[place] & ~high
            if (more_low | more_high) & lying:
                continue
            no_water: i64 = bit_count(more_low & HALF) - water
            no_wind: i64 = bit_count(more_low >> c.CELLS) - wind
            no_earth: i64 = bit_count(more_high & HALF) - earth
            no_fire: i64 = bit_count(more_high >> c.CELLS) - fire
            if no_water < 0:
                no_water = 0
            if no_wind < 0:
                no_wind = 0
            if no_earth < 0:
                no_earth = 0
            if no_fire < 0:
                no_fire = 0
            missing: i64 = no_water + no_wind + no_earth + no_fire
            if missing < least:
                least = missing
                best = least | no_water << 4 | no_wind << 8 | no_earth << 12 | no_fire << 16
                if least == 0:
                    break
        return best if least < 9 else 7

    # --- the rite -----------------------------------------------------------------------------------------

    def _rite(self) -> float:
        """Value this round's rite by the gems that are missing for one offering and for two."""
        state = self.state
        if not state.rite or state.phase > c.OFFERING:
            return 0.0
        if state.phase == c.OFFERING and state.turn != self.seat:
            return 0.0
        unknown = 4 - len(state.rite)
        return self._offering(1, unknown) + SECOND_OFFERING * self._offering(2, 2 * unknown)

    def _offering(self, times: i64, unknown: i64) -> float:
        state = self.state
        missing: i64 = unknown
        lacking: i64 = 0
        one: i64 = 1  # mypyc shifts it as a 32-bit number: by at most 30 at once
        for element in range(i64(c.ELEMENT_COUNT)):
            asked: i64 = 0
            for called in state.rite:
                if called == element:
                    asked += 1
            short: i64 = asked * times - state.gems_of(self.seat, element)
            if short > 0:
                missing += short
                lacking |= one << element
        last = len(OFFERING_CHANCE) - 1
        gain = float(POINTS_PER_RITE) - 4.0
        worth = OFFERING_CHANCE[min(missing, last)] if missing <= last else 0.0
        if missing and missing <= last:
            more = (OFFERING_CHANCE[missing - 1] - worth) * gain
            if times > 1:
                more *= SECOND_OFFERING
            for element in range(i64(c.ELEMENT_COUNT)):
                if lacking >> element & 1:
                    self.weights[element] += more
        return worth * gain

    # --- exploration cards in hand --------------------------------------------------------------------------

    def _cards(self) -> float:
        state, seat = self.state, self.seat
        points = 0.0
        if not self.known:
            points += UNKNOWN_CARD * float(len(state.hands[seat]))
        else:
            for card in state.hands[seat]:
                points += self.card_value(card)
            if state.phase == c.DRAFT and state.picked[seat] != c.NOTHING:
                points += self.card_value(state.picked[seat])
        if state.turn == seat:
            for due in state.pending:
                if due == c.CHOOSE_SPELL:
                    points += UNKNOWN_SPELL + 0.3
                elif due == c.PLACE_CARD:
                    points += self._placed_value(int(state.placing))
                elif due > c.PLACE_CARD:
                    points += 0.7
        return points

    def card_value(self, card: int) -> float:
        """Return the value of a card in hand: its bonus, and part of its value on the board."""
        tables = self.state.lookup
        points = self._placed_value(card)
        bonus = tables.kit.explorations[card].bonus
        if bonus == c.BONUS_GEM:
            points += self.weights[tables.kit.explorations[card].bonus_element] * THIS_TURN
        elif bonus == c.BONUS_SPELL:
            points += UNKNOWN_SPELL * THIS_TURN
        else:
            points += UNKNOWN_ABSORB * THIS_TURN
        return points

    def _placed_value(self, card: int) -> float:
        tables = self.state.lookup
        points = 0.3 * self.action_value(card)
        for side in range(4):
            element: i64 = tables.symbols[card * 4 + side]
            if element >= 0:
                points += HAND_SYMBOL * self.weights[element]
        return points

    def action_value(self, card: int) -> float:
        """Return the value of the card's action."""
        tables = self.state.lookup
        action: i64 = tables.actions[card]
        if action == c.GAIN_GEMS:
            gift = tables.kit.explorations[card]
            return self.weights[gift.action_element] * float(gift.action_amount)
        return ACTION_VALUES[action]

    # --- what can be reached ------------------------------------------------------------------------------

    def _reach(self) -> float:
        """Value what the mystic can reach (a gem, absorb cards, an action) and the turns to come.

        The turn in progress counts by what can be reached in it, later ones mostly by a fixed value, so that
        the begin or end of a turn alone changes the value little.
        """
        state, seat = self.state, self.seat
        steps: i64 = state.steps if self.active else c.STEPS_PER_TURN
        near = self.reachable(state.mystics[seat], steps)
        token = 0.0
        card = 0.0
        deed = 0.0
        spare = not self.active or not state.absorbed
        for space in near:
            ways: i64 = facing_ways(state, space)
            if ways:
                best = 0.0
                for way in range(i64(4)):
                    if ways >> way & 1:
                        best = max(best, self.weights[state.facing_gem(space, way)])
                if spare:
                    token = max(token, best)
                for absorb in state.absorbs[seat] if self.known else NO_CARDS:
                    card = max(card, self.absorb_gain(absorb, space, ways, best if spare else 0.0))
            if space != state.mystics[seat]:
                there: i64 = state.cards[space]
                if there >= 0 and not (self.active and int(there) in state.used):
                    deed = max(deed, self.action_value(int(there)))
        if self.active:
            if why_no_action(state, seat) is None:
                deed = max(deed, self.action_value(state.cards[state.mystics[seat]]))
            after = self.turns - (0.5 if state.explored else 1.0)
            return THIS_TURN * (token + card + deed) + TURN_VALUE * after
        if self.turns <= 0.0:
            return 0.0
        return NEXT_TURN * (token + card + deed - TURN_VALUE) + TURN_VALUE * self.turns

    def absorb_gain(self, absorb: int, space: i64, ways: i64, best: float) -> float:
        """Return the gain of using an absorb card here over keeping it, without the token's gem."""
        state = self.state
        reach = state.lookup.reaches[absorb]
        most = 0.0
        for turn in range(state.lookup.distinct_turns[absorb]):
            taken: i64 = turn_ways(reach, turn) & ways
            sum = 0.0
            for way in range(i64(4)):
                if taken >> way & 1:
                    sum += self.weights[state.facing_gem(space, way)]
            most = max(most, sum)
        return (
            most
            - best * 0.5
            - self._absorb_value(absorb) * (1.0 if self.turns > len(state.absorbs[self.seat]) else 0.1)
        )

    def goals(self) -> tuple[list[int], bool]:
        """Return spaces worth going to in this turn, and whether the absorb token can still be used."""
        state, seat = self.state, self.seat
        here = state.mystics[seat]
        at = [c.NOTHING, c.NOTHING, c.NOTHING]  # for the token, for an absorb card, for an action
        best = [0.0, 0.0, 0.0]
        for space in self.reachable(
            here, state.steps
        ):  # here comes first: only a better space is worth a step
            ways: i64 = facing_ways(state, space)
            worth = [0.0, 0.0, 0.0]
            for way in range(i64(4)):
                if ways >> way & 1 and not state.absorbed:
                    worth[0] = max(worth[0], self.weights[state.facing_gem(space, way)])
            if ways:
                for absorb in state.absorbs[seat]:
                    worth[1] = max(worth[1], self.absorb_gain(absorb, space, ways, worth[0]))
            there: i64 = state.cards[space]
            if space != here and there >= 0 and int(there) not in state.used:
                worth[2] = self.action_value(int(there))
            for n in range(3):
                if worth[n] > best[n] + 1e-9:
                    best[n] = worth[n]
                    at[n] = space
        return [space for space in at if space != c.NOTHING and space != here], best[0] > 0.0

    def reachable(self, start: int, steps: i64) -> list[int]:
        """Return the spaces that the mystic can reach from here in so many steps, this one first."""
        state = self.state
        found = [start]
        seen = [False] * c.SPACES
        seen[start] = True
        at = 0
        while steps > 0:
            end = len(found)
            while at < end:
                here = found[at]
                at += 1
                for space in NEIGHBOURS[here]:
                    if not seen[space] and state.cards[space] != c.FACE_DOWN and not state.is_barred(space):
                        seen[space] = True
                        found.append(space)
                if state.diagonal[self.seat]:
                    for space in DIAGONALS[here]:
                        if (
                            not seen[space]
                            and state.cards[space] != c.FACE_DOWN
                            and not state.is_barred(space)
                        ):
                            seen[space] = True
                            found.append(space)
            steps -= 1
        return found
