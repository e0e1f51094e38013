"""How many points a seat may expect: what it has, what its spells still lack, and what it can reach."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between import model as m
from gloaming.games.betwixt_and_between.absorbing import facing_ways
from gloaming.games.betwixt_and_between.acting import may_perform
from gloaming.games.betwixt_and_between.counting import A_RITE
from gloaming.games.betwixt_and_between.ground import AROUND, ASLANT
from gloaming.games.betwixt_and_between.model import CELLS, KINDS, NOTHING, ROUNDS, SPACES
from gloaming.games.betwixt_and_between.pieces import (
    ADVENTURE,
    DRAFT,
    DROP,
    FACE_DOWN,
    LEARNING,
    OFFERING,
    OVER,
    PUT,
    SPELL,
    STEPS,
    Pieces,
)
from gloaming.games.betwixt_and_between.planning import Plan, Planner, gems_of
from gloaming.games.betwixt_and_between.solver import HALF
from gloaming.games.betwixt_and_between.tables import turned
from gloaming.games.betwixt_and_between.weave import Fits, bits

# Guessed from what things come to in points; the weights of gems follow from what they complete.
CLOSE: Final[list[float]] = [0.97, 0.66, 0.42, 0.26, 0.15, 0.08, 0.05, 0.03]  # a pattern that lacks so many
NEXT_BEST: Final = 0.75  # how much each further unfinished pattern counts: they compete for the same gems
OFFERED: Final[list[list[float]]] = [  # a rite, by the turns left in the round and the gems that are missing
    [1.0, 0.0, 0.0, 0.0, 0.0],
    [0.97, 0.65, 0.3, 0.1, 0.0],
    [0.96, 0.78, 0.52, 0.28, 0.12],
    [0.95, 0.82, 0.64, 0.44, 0.26],
    [0.95, 0.85, 0.7, 0.54, 0.38],
]
AGAIN: Final = 0.8  # of a second offering in the same round
BROKEN: Final = 2.0  # a gem of an offering that a spell stands on
SPARE: Final = 0.7  # a gem beside the weave
WOVEN: Final = 0.6  # a gem in it
ROUND: Final = 0.5  # a gem, for each round to come
A_SPELL: Final = 6.0  # a spell not yet known, if there was time without end
HALF_WAY: Final = 3.0  # turns with which half of such spells come to something
A_CHOICE: Final = 1.2  # points more if it can be chosen
A_WISH: Final = 0.5  # a gem, for each of two such spells
A_CARD: Final = 4.2  # an exploration card not yet known
A_REACH: Final = 2.2  # an absorb card not yet known
DIRECTION: Final = 0.55  # of an absorb card in hand: there are more to come, and gems are better than cards
TURNS: Final = 4  # in a round
USABLE: Final = 1.0  # absorb cards in a turn; what is beyond that is worth little
TURN: Final[list[float]] = [4.2, 4.2, 3.8, 3.0]  # what a turn brings, before more is known, by the round
LATER: Final = 0.5  # how much of what can be reached now will still be there next turn
APART: Final = 0.5  # what can be reached on different spaces only, against what is on one
SURE: Final = 0.95  # what can be reached now, against what is taken
PLACED: Final = 0.3  # a symbol of a card in hand, against a gem

NO_CARDS: Final[list[int]] = []

# What an action or an activated spell comes to, where it is not gems.
DEEDS: Final[list[float]] = [0.0, 0.6, 0.4, 0.6, 1.0, 0.8, 0.4, 0.2, 0.0, 0.0, 0.0, 2.2]
CRAFTS: Final[list[float]] = [3.6, 0.0, 0.5, 1.2, 0.3, 0.8, 0.9, 0.5, 2.4, 3.0, 1.6]


@final
class Prospect:
    """One seat's expectation; weights say what a gem of each element would add."""

    def __init__(self, state: Pieces, seat: int, planner: Planner) -> None:
        self.state = state
        self.seat = seat
        self.planner = planner
        self.active = state.turn == seat and state.phase == ADVENTURE and not state.waiting
        self.here: float = float(turns_in_round(state, seat))  # turns left in this round
        if self.active and state.explored:
            self.here += 0.5  # of this one something is left
        self.turns: float = self.here + float(TURNS * (ROUNDS - max(1, state.round)))
        self.known = state.eyes == NOTHING or state.eyes == seat  # else the hands are anybody's guess
        self.weights: list[float] = [0.0] * KINDS
        self.points: float = 0.0
        self.gems = gems_of(state, seat)
        self.plan: Plan | None = planner.glance(state, seat, self.gems) if self.known else None

    def expect(self) -> float:
        """All of it."""
        self.points = self._owned() + self._patterns() + self._rite()
        self.points += self._cards()
        if self.state.phase != OVER and self.state.mystics[self.seat] != NOTHING:
            self.points += self._reach()
        return self.points

    # --- what is there ------------------------------------------------------------------------------------

    def _owned(self) -> float:
        """Tokens, spells that stand or could and what they still can do, gems, absorb cards."""
        state, seat = self.state, self.seat
        points = float(A_RITE * state.rites[seat])
        plan = self.plan
        bound = state.bound[seat]
        for spell in plan.stands if plan is not None else bound:
            worth = float(state.kit.spells[spell].points) + self._craft(spell)
            points += worth if spell in bound else CLOSE[0] * worth
        gem = self._gem()
        for element in range(i64(KINDS)):
            self.weights[element] = gem
            points += float(self.gems[element]) * gem
            if plan is not None:
                points -= float(self.gems[element] - plan.left[element]) * (SPARE - WOVEN)
        if not self.known:
            return points + A_REACH * min(float(len(state.absorbs[seat])), self.turns) * 0.5
        usable = USABLE * self.turns
        for card in state.absorbs[seat]:
            points += self._hold(card) * min(1.0, max(0.1, usable))
            usable -= 1.0
        return points

    def _gem(self) -> float:
        """What any gem is worth by itself: a point at the end, and more to do with it until then."""
        return SPARE + float(ROUNDS - max(1, self.state.round)) * ROUND

    def _hold(self, absorb: int) -> float:
        """What an absorb card is worth in hand."""
        return DIRECTION * float(bits(self.state.tables.reaches[absorb]))

    def _craft(self, spell: int) -> float:
        """What a spell still can do, now and in the rounds to come."""
        state = self.state
        kind: i64 = state.tables.kinds[spell]
        later = float(ROUNDS - state.round)
        if kind == m.ELEMENTAL:
            return 0.0 if state.left[spell] else CRAFTS[kind]
        if kind == m.DIAGONAL or kind == m.FAMILIAR:
            return CRAFTS[kind] * (0.3 + 0.4 * later if state.left[spell] else 1.0)
        return CRAFTS[kind] * (0.7 * later + (0.0 if state.left[spell] else 0.9))

    # --- spells in hand -----------------------------------------------------------------------------------

    def _patterns(self) -> float:
        """Spells in hand by what their patterns lack beside what lies in the weave already."""
        state, seat = self.state, self.seat
        points = 0.0
        if not self.known:
            wanted = min(float(len(state.spells[seat])), 2.0) * A_WISH
            for element in range(KINDS):
                self.weights[element] += wanted
            return self.unseen() * float(len(state.spells[seat]))
        if state.phase == LEARNING:
            picked = state.picked[seat]
            return self.pattern(picked) if picked != NOTHING else self.unseen()
        standing = self._planned().stands
        worths = [self.pattern(spell) for spell in state.spells[seat] if spell not in standing]
        worths.sort()
        share = 1.0
        for n in range(len(worths)):
            points += share * worths[len(worths) - 1 - n]
            share *= NEXT_BEST
        return points

    def pattern(self, spell: int) -> float:
        """What a spell in hand is worth, by how likely it comes to stand."""
        state = self.state
        lacks = self._lacks(state.tables.fits[spell])
        missing = lacks & 15
        worth = float(state.kit.spells[spell].points) + self._craft(spell)
        chance = self._chance(missing)
        if missing:
            more = (self._chance(missing - 1) - chance) * worth * NEXT_BEST
            for element in range(i64(KINDS)):
                if lacks >> (4 + 4 * element) & 15:
                    self.weights[element] += more
        return chance * worth

    def unseen(self) -> float:
        """What a spell is worth before it is known."""
        return A_SPELL * self.turns / (self.turns + HALF_WAY)

    def _planned(self) -> Plan:
        """The seat's weave; for others it is only thought of where their own choices are."""
        if self.plan is None:
            self.plan = self.planner.glance(self.state, self.seat, self.gems)
        return self.plan

    def _chance(self, missing: i64) -> float:
        """How likely a pattern is completed that lacks so many gems."""
        if missing == 0:
            return CLOSE[0]
        return CLOSE[min(missing, len(CLOSE) - 1)] * self.turns / (self.turns + float(missing) * 0.7)

    def _lacks(self, fits: Fits) -> i64:
        """The fewest gems that a place lacks beside the planned weave: how many, then of each element."""
        plan = self._planned()
        low: i64 = plan.low
        high: i64 = plan.high
        lying: i64 = (low | low >> CELLS | high | high >> CELLS) & HALF
        lying |= lying << CELLS
        water: i64 = plan.left[0]
        wind: i64 = plan.left[1]
        earth: i64 = plan.left[2]
        fire: i64 = plan.left[3]
        least: i64 = 9
        best: i64 = 0
        for place in range(len(fits.low)):
            more_low: i64 = fits.low[place] & ~low
            more_high: i64 = fits.high[place] & ~high
            if (more_low | more_high) & lying:
                continue
            a: i64 = bits(more_low & HALF) - water
            b: i64 = bits(more_low >> CELLS) - wind
            c: i64 = bits(more_high & HALF) - earth
            d: i64 = bits(more_high >> CELLS) - fire
            if a < 0:
                a = 0
            if b < 0:
                b = 0
            if c < 0:
                c = 0
            if d < 0:
                d = 0
            if a + b + c + d < least:
                least = a + b + c + d
                best = least | a << 4 | b << 8 | c << 12 | d << 16
                if least == 0:
                    break
        return best if least < 9 else 7

    # --- the rite -----------------------------------------------------------------------------------------

    def _rite(self) -> float:
        """What this round's rite may bring, by the gems that are missing for one offering and for two."""
        state = self.state
        if not state.rite or state.phase > OFFERING:
            return 0.0
        if state.phase == OFFERING and has_offered(state, self.seat):
            return 0.0
        unknown = 4 - len(state.rite)
        return self._offering(1, unknown) + AGAIN * self._offering(2, 2 * unknown)

    def _offering(self, times: i64, unknown: i64) -> float:
        state = self.state
        missing: i64 = unknown
        lacking: i64 = 0
        one: i64 = 1  # mypyc shifts it as a number of 32 bits: never by more than 30 at once
        gain = float(A_RITE) - 4.0 * self._gem()
        for element in range(i64(KINDS)):
            asked: i64 = 0
            for called in state.rite:
                if called == element:
                    asked += 1
            short: i64 = asked * times - self.gems[element]
            if short > 0:
                missing += short
                lacking |= one << element
            else:
                short = 0
            if self.plan is not None:
                woven: i64 = min(asked, asked * times - self.plan.left[element]) - short
                if woven > 0:
                    gain -= BROKEN * float(woven)
        chances = OFFERED[min(len(OFFERED) - 1, int(self.here + 0.5))]
        if missing >= len(chances) or gain <= 0.0:
            return 0.0
        worth = chances[missing]
        if missing:
            more = (chances[missing - 1] - worth) * gain
            if times > 1:
                more *= AGAIN
            for element in range(i64(KINDS)):
                if lacking >> element & 1:
                    self.weights[element] += more
        return worth * gain

    # --- exploration cards in hand --------------------------------------------------------------------------

    def _cards(self) -> float:
        state, seat = self.state, self.seat
        points = 0.0
        if not self.known:
            points += A_CARD * float(len(state.hands[seat]))
        else:
            for card in state.hands[seat]:
                points += self.card(card)
            if state.phase == DRAFT and state.picked[seat] != NOTHING:
                points += self.card(state.picked[seat])
        if state.turn == seat:
            for due in state.todo:
                if due == SPELL:
                    points += self.unseen() + A_CHOICE
                elif due == PUT:
                    points += self._land(int(state.placing))
                elif due == DROP:
                    points -= A_CARD
                elif due > PUT:
                    points += 0.7
        return points

    def card(self, card: int) -> float:
        """What a card in hand is worth: its bonus, and some of what it will bring on the board."""
        tables = self.state.tables
        points = self._land(card)
        bonus = tables.kit.explorations[card].bonus
        if bonus == m.BONUS_GEM:
            points += self.weights[tables.kit.explorations[card].bonus_element] * SURE
        elif bonus == m.BONUS_SPELL:
            points += self.unseen() * SURE
        else:
            points += A_REACH * SURE
        return points

    def _land(self, card: int) -> float:
        tables = self.state.tables
        points = 0.3 * self.deed(card)
        for side in range(4):
            element: i64 = tables.symbols[card * 4 + side]
            if element >= 0:
                points += PLACED * self.weights[element]
        return points

    def deed(self, card: int) -> float:
        """What the card's action is worth."""
        tables = self.state.tables
        action: i64 = tables.actions[card]
        if action == m.GIVES_GEMS:
            gift = tables.kit.explorations[card]
            return self.weights[gift.action_element] * float(gift.action_amount)
        return self.unseen() if action == m.GIVES_SPELLS else DEEDS[action]

    # --- what can be reached ------------------------------------------------------------------------------

    def _reach(self) -> float:
        """The best gem for the token, the best space for absorb cards, the best action, and turns to come.

        The turn in progress counts by what can be reached in it, a later one mostly by what turns are worth:
        so a seat neither gains nor loses much by its turn's beginning or end alone.
        """
        state, seat = self.state, self.seat
        steps: i64 = state.steps if self.active else STEPS
        near = self.near(state.mystics[seat], steps)
        token = 0.0
        card = 0.0
        deed = 0.0
        joint = 0.0  # on one space
        turn = TURN[state.round]
        spare = not self.active or not state.absorbed
        for space in near:
            ways: i64 = facing_ways(state, space)
            best = 0.0
            drawn = 0.0
            done = 0.0
            if ways:
                for way in range(i64(4)):
                    if spare and ways >> way & 1:
                        best = max(best, self.weights[state.facing(space, way)])
                for absorb in state.absorbs[seat] if self.known else NO_CARDS:
                    drawn = max(drawn, self.drawn(absorb, space, ways, best))
            there: i64 = state.cards[space]
            if space != state.mystics[seat]:
                if there >= 0 and not (self.active and int(there) in state.used):
                    done = self.deed(int(there))
            elif self.active and may_perform(state, seat):
                done = self.deed(int(there))
            token = max(token, best)
            card = max(card, drawn)
            deed = max(deed, done)
            joint = max(joint, best + drawn + done)
        reach = joint + APART * (token + card + deed - joint)
        if self.active:
            after = self.turns - (0.5 if state.explored else 1.0)
            return SURE * reach + turn * after
        if self.turns <= 0.0:
            return 0.0
        return LATER * (reach - turn) + turn * self.turns

    def drawn(self, absorb: int, space: i64, ways: i64, best: float) -> float:
        """What an absorb card would bring here beyond what it is worth in hand, the token's gem left out."""
        state = self.state
        reach = state.tables.reaches[absorb]
        most = 0.0
        for turn in range(state.tables.periods[absorb]):
            taken: i64 = turned(reach, turn) & ways
            sum = 0.0
            for way in range(i64(4)):
                if taken >> way & 1:
                    sum += self.weights[state.facing(space, way)]
            most = max(most, sum)
        return (
            most
            - best * 0.5
            - self._hold(absorb) * (1.0 if self.turns > len(state.absorbs[self.seat]) else 0.1)
        )

    def goals(self) -> tuple[list[int], bool]:
        """Spaces worth going to in this turn, and whether the absorb token can still be used."""
        state, seat = self.state, self.seat
        here = state.mystics[seat]
        at = [NOTHING, NOTHING, NOTHING]  # for the token, for an absorb card, for an action
        best = [0.0, 0.0, 0.0]
        for space in self.near(here, state.steps):  # here first: only a better space is worth a step
            ways: i64 = facing_ways(state, space)
            worth = [0.0, 0.0, 0.0]
            for way in range(i64(4)):
                if ways >> way & 1 and not state.absorbed:
                    worth[0] = max(worth[0], self.weights[state.facing(space, way)])
            if ways:
                for absorb in state.absorbs[seat]:
                    worth[1] = max(worth[1], self.drawn(absorb, space, ways, worth[0]))
            there: i64 = state.cards[space]
            if space != here and there >= 0 and int(there) not in state.used:
                worth[2] = self.deed(int(there))
            for n in range(3):
                if worth[n] > best[n] + 1e-9:
                    best[n] = worth[n]
                    at[n] = space
        return [space for space in at if space != NOTHING and space != here], best[0] > 0.0

    def near(self, start: int, steps: i64) -> list[int]:
        """The spaces that the mystic can come to from here with so many steps, this one first."""
        state = self.state
        found = [start]
        seen = [False] * SPACES
        seen[start] = True
        at = 0
        while steps > 0:
            end = len(found)
            while at < end:
                here = found[at]
                at += 1
                for space in AROUND[here]:
                    if not seen[space] and state.cards[space] != FACE_DOWN and not state.is_barred(space):
                        seen[space] = True
                        found.append(space)
                if state.aslant[self.seat]:
                    for space in ASLANT[here]:
                        if not seen[space] and state.cards[space] != FACE_DOWN and not state.is_barred(space):
                            seen[space] = True
                            found.append(space)
            steps -= 1
        return found


def turns_in_round(state: Pieces, seat: int) -> int:
    """How many turns the seat still has in this round; before its hand is full, all of them."""
    if state.phase < ADVENTURE:
        return TURNS
    if state.phase > OFFERING and state.round < ROUNDS:
        return 0
    dropping = state.turn == seat and DROP in state.todo
    return len(state.hands[seat]) - int(dropping)


def has_offered(state: Pieces, seat: int) -> bool:
    """Whether the seat's time to offer is over."""
    return (seat - state.first) % state.seats < (state.turn - state.first) % state.seats
