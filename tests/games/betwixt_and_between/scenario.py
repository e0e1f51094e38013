"""Builds positions for tests and plays them by notation with fixed chance results."""

from __future__ import annotations

from typing import TypeVar

from gloaming.core.actions import Action
from gloaming.core.discovery import find
from gloaming.core.settings import complete
from gloaming.core.state import SEAT_LETTERS, Event, Refusal, Seats
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.actions import CATALOGUE, SPACE
from gloaming.games.betwixt_and_between.constants import WAY_LETTERS
from gloaming.games.betwixt_and_between.content.lookup import CardContent
from gloaming.games.betwixt_and_between.content.types import Absorb, Exploration, Kit, Layout, Spell
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.rules.setup import begin, new_position
from gloaming.games.betwixt_and_between.settings import options_from
from gloaming.games.betwixt_and_between.state import insert

E = TypeVar("E", bound=Event)

GAME = find("betwixt_and_between")
SHORT = "waef"
SIDES = ("waef", "w...", "f.e.", "....")
TWINS = 2  # cards of each design
PATTERNS = {"w": "www......", "a": "aaa......", "e": "eee......", "f": "fff......", "corner": "wa.e....."}
REACHES: list[tuple[int, ...]] = [(0, 1)] * 12 + [(0, 2)] * 8 + [(0, 1, 2)] * 10 + [(0, 1, 2, 3)] * 6


def _exploration(action: int, sides: str, twin: int) -> Exploration:
    """Make a card whose bonus depends on its sides: fire, a spell or an absorb card."""
    north, east, south, west = (SHORT.find(side) for side in sides)
    element, amount = (2, 2) if c.CARD_ACTIONS[action] == "gem" else (c.NOTHING, 2 if action > 9 else 0)
    bonus = 1 if sides == "w..." else 2 if sides == "f.e." else 0
    gem = 3 if bonus == 0 else c.NOTHING
    id = f"{c.CARD_ACTIONS[action]}-{SIDES.index(sides)}-{twin}"
    return Exploration(id, (north, east, south, west), action, element, amount, bonus, gem)


def _spell(kind: int, name: str) -> Spell:
    pattern = tuple(SHORT.find(gem) for gem in PATTERNS[name])
    element = SHORT.index(name) if kind == 0 and name in SHORT else 0 if kind == 0 else c.NOTHING
    return Spell(f"{c.SPELL_KINDS[kind]}-{name}", kind, element, pattern, 10 if kind == 1 else 5)


KIT = Kit(
    [_exploration(action, sides, n) for action in range(1, 12) for sides in SIDES for n in range(TWINS)],
    [_spell(kind, name) for kind in range(len(c.SPELL_KINDS)) for name in PATTERNS],
    [Absorb(f"reach-{n}", reach) for n, reach in enumerate(REACHES)],
    [Layout(f"layout-{n}", 24, n, tuple(range(28, 38))) for n in range(4)],
)
"""Cards for tests, independent of the balance of the real ones."""

CONTENT = CardContent({}, KIT)


def setup(seats: int = 2, **chosen: int | str) -> Position:
    state = new_position(seats, options_from(complete(GAME.spec.settings, chosen, seats)), CONTENT)
    begin(state)
    return state


def card(action: str, sides: str = "waef", twin: int = 0) -> int:
    """Return an exploration card by its action and its symbols from north on."""
    return ((c.CARD_ACTIONS.index(action) - 1) * len(SIDES) + SIDES.index(sides)) * TWINS + twin


def spell(kind: str, pattern: str = "w") -> int:
    """Return a spell by its kind and pattern: three of an element in a row, or a corner of three elements."""
    return c.SPELL_KINDS.index(kind) * len(PATTERNS) + list(PATTERNS).index(pattern)


def absorb_card(*ways: int) -> int:
    """Return an absorb card with these ways."""
    return REACHES.index(ways)


def space(name: str) -> int:
    return next(n for n, written in SPACE.written.items() if written == name)


def action(text: str) -> Action:
    meant = CATALOGUE.read(text)
    assert meant is not None, text
    return meant


class Scene:
    """A's first turn in the first round, on an empty board with empty hands.

    In solo no card lies face down and the dummy stands on its own space.
    """

    def __init__(self, seats: int = 2, **chosen: int | str) -> None:
        self.events: list[Event] = []
        self.heard: list[tuple[Event, Seats | None]] = []
        usual = {"layout": "1"} if seats == 1 else {"first": "A"}
        self.state = state = setup(seats, **{**usual, **chosen})
        state.pending = []
        state.packs = [[] for _ in range(seats)]
        state.cards = [c.NOTHING if each == c.FACE_DOWN else each for each in state.cards]
        for slot in range(4):
            state.face_up[slot] = state.spell_pile.pool.pop(0)
        state.phase = c.ADVENTURE
        state.round = 1
        state.rite = [0, 1, 2, 3]
        self.turn("A")

    def turn(self, letter: str) -> Scene:
        """Begin this seat's turn."""
        state = self.state
        state.turn = SEAT_LETTERS.index(letter)
        state.reset_turn()
        state.steps = c.STEPS_PER_TURN
        state.began = state.mystics[state.turn]
        return self.fresh()

    def fresh(self) -> Scene:
        self.state.forget_offers()
        return self

    # --- laying things out -----------------------------------------------------------------------------

    def lay(self, where: str, number: int, top: str = "n", bare: bool = False) -> Scene:
        """Put a card on the board, with its gems unless `bare`."""
        state, at = self.state, space(where)
        state.explorations.pool.remove(number)
        state.cards[at] = number
        state.turned[at] = WAY_LETTERS.index(top)
        if not bare:
            state.fill(at)
        return self.fresh()

    def stand(self, letter: str, where: str) -> Scene:
        """Put a mystic on a space; if it is its turn, the turn began there."""
        seat = SEAT_LETTERS.index(letter)
        self.state.mystics[seat] = space(where)
        if self.state.turn == seat:
            self.state.began = space(where)
        return self.fresh()

    def hold(self, letter: str, *cards: int) -> Scene:
        for number in cards:
            self.state.explorations.pool.remove(number)
            insert(self.state.hands[SEAT_LETTERS.index(letter)], number)
        return self.fresh()

    def learn(self, letter: str, *spells: int) -> Scene:
        for spell in spells:
            self._find_spell(spell)
            insert(self.state.spells[SEAT_LETTERS.index(letter)], spell)
        return self.fresh()

    def bind(self, letter: str, *spells: int) -> Scene:
        """Prepare spells, whatever is in the weave."""
        for spell in spells:
            self._find_spell(spell)
            self.state.prepared[SEAT_LETTERS.index(letter)].append(spell)
        return self.fresh()

    def _find_spell(self, spell: int) -> None:
        state = self.state
        if spell in state.face_up:
            state.face_up[state.face_up.index(spell)] = state.spell_pile.pool.pop(0)
        else:
            state.spell_pile.pool.remove(spell)

    def carry(self, letter: str, *absorbs: int) -> Scene:
        for number in absorbs:
            self.state.absorb_pile.pool.remove(number)
            insert(self.state.absorbs[SEAT_LETTERS.index(letter)], number)
        return self.fresh()

    def own(self, letter: str, gems: str) -> Scene:
        """Put gems beside a weave, as `wwaef`."""
        for gem in gems:
            self.state.gain(SEAT_LETTERS.index(letter), SHORT.index(gem), 1)
        return self.fresh()

    def weave(self, letter: str, *rows: str) -> Scene:
        """Put gems into a weave, row by row from the top."""
        seat = SEAT_LETTERS.index(letter)
        for row, gems in enumerate(rows):
            for column, gem in enumerate(gems):
                if gem != ".":
                    self.state.supply[SHORT.index(gem)] -= 1
                    self.state.weaves[seat][row * 5 + column] = SHORT.index(gem) + 1
        return self.fresh()

    # --- playing ---------------------------------------------------------------------------------------

    def _tell(self, event: Event, seats: Seats | None) -> None:
        self.events.append(event)
        self.heard.append((event, seats))

    def play(self, *texts: str, seat: str | None = None) -> Scene:
        """Take actions in notation, by the active seat unless another is given."""
        for text in texts:
            assert self.why_not(text, seat) is None, (text, self.why_not(text, seat), self.offers(seat))
            self.state.apply(self._seat(seat), action(text), self._tell)
        return self

    def chance(self, *faces: int) -> Scene:
        for face in faces:
            assert 0 <= face < self.state.faces(), (face, self.state.faces())
            self.state.settle(face, self._tell)
        return self

    def settle(self) -> Scene:
        """Settle all pending chance with the first face."""
        while self.state.faces():
            self.state.settle(0, self._tell)
        return self

    def _seat(self, letter: str | None) -> int:
        return self.state.deciders()[-1] if letter is None else SEAT_LETTERS.index(letter)

    def refusal(self, text: str, seat: str | None = None) -> Refusal | None:
        return self.state.why_not(self._seat(seat), action(text))

    def why_not(self, text: str, seat: str | None = None) -> str | None:
        refusal = self.refusal(text, seat)
        return refusal.key.removeprefix("refusal-") if refusal is not None else None

    def offers(self, seat: str | None = None, verb: str = "") -> list[str]:
        listed = self.state.choices(self._seat(seat)).listed
        return [text for text in map(GAME.format_action, listed) if text.startswith(verb)]

    # --- looking ---------------------------------------------------------------------------------------

    def events_of(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def gems(self, letter: str) -> str:
        """Return the gems beside a weave, as `wwaef`."""
        at = SEAT_LETTERS.index(letter) * c.ELEMENT_COUNT
        return "".join(SHORT[n] * self.state.beside[at + n] for n in range(c.ELEMENT_COUNT))

    def on(self, where: str) -> str:
        """Return the gems on a card, from north on."""
        found = [int(self.state.gem_towards(space(where), way)) for way in range(4)]
        return "".join("." if gem == c.NOTHING else SHORT[gem] for gem in found)

    def at(self, letter: str) -> str:
        return SPACE.written[self.state.mystics[SEAT_LETTERS.index(letter)]]

    @property
    def phase(self) -> str:
        return c.PHASES[self.state.phase]

    @property
    def deciders(self) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in self.state.deciders())
