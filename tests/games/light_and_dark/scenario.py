"""Builds positions of Light & Dark for tests; actions are given in notation."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.discovery import find
from gloaming.core.settings import complete
from gloaming.core.state import SEAT_LETTERS, Event, Refusal, Seats
from gloaming.games.light_and_dark.actions import EVENLY
from gloaming.games.light_and_dark.constants import ANGLE, DARK, DEAL, EFFECTS, LIGHT, PHASES, PLACE, STRENGTH
from gloaming.games.light_and_dark.content.types import LightAndDarkContent
from gloaming.games.light_and_dark.notation import parse_action
from gloaming.games.light_and_dark.rules.position import Position
from gloaming.physics.discs import METRE, millimetres

GAME = find("light_and_dark")
_pack = GAME.content()
assert isinstance(_pack, LightAndDarkContent)
KIT = _pack.kit
SURE = 512  # the face with almost no error


def setup(seats: int = 2, **chosen: int | str) -> Position:
    state = GAME.setup(seats, complete(GAME.spec.settings, chosen, seats), GAME.content())
    assert isinstance(state, Position)
    return state


class Scene:
    """A position written as `1 300 100, 7 300 400 light`: disc, x and y in millimetres, optional faction.

    Other discs lie in a column at the left edge. A's team is Light and sits at y = 0. Cards of the teams are
    written as `A ward, B chain`.
    """

    def __init__(self, drawn: str = "", held: str = "", seats: int = 2, **chosen: int | str) -> None:
        self.events: list[Event] = []
        self.heard: list[tuple[Event, Seats | None]] = []
        self.state = setup(seats, **{"light": "A", **chosen})
        dealt = [EFFECTS.index(part.split()[1]) for part in filter(None, held.split(", "))]
        teams = [SEAT_LETTERS.index(part.split()[0]) for part in filter(None, held.split(", "))]
        if self.state.phase == DEAL:
            self.state.phase = PLACE
        for effect, team in zip(dealt, teams, strict=True):
            self.state.deck.remove(effect)
            self.state.hands[team] = sorted([*self.state.hands[team], effect])
        for seat in (0, 1):
            self.state.apply(seat, EVENLY, self._tell)
        for disc in range(len(self.state.xs)):
            self.state.put(disc, millimetres(25), millimetres(100 + 60 * disc))
        for part in filter(None, drawn.split(", ")):
            number, x, y, *side = part.split()
            self.state.put(int(number) - 1, millimetres(int(x)), millimetres(int(y)))
            if side:
                self.state.sides[int(number) - 1] = LIGHT if side[0] == "light" else DARK
        self.state.offered = None

    def _tell(self, event: Event, seats: Seats | None) -> None:
        self.events.append(event)
        self.heard.append((event, seats))

    def play(self, *texts: str, seat: str | None = None) -> Scene:
        """Apply actions in notation, by default of the deciding seat, without an error of the hand."""
        for text in texts:
            assert self.why_not(text, seat) is None, (text, self.why_not(text, seat))
            self.state.apply(self._seat(seat), action(text), self._tell)
            while self.state.phase in (ANGLE, STRENGTH):
                self.state.settle(SURE, self._tell)
        return self

    def chance(self, *faces: int) -> Scene:
        for face in faces:
            self.state.settle(face, self._tell)
        return self

    def _seat(self, letter: str | None) -> int:
        return self.state.deciders()[0] if letter is None else SEAT_LETTERS.index(letter)

    def refusal(self, text: str, seat: str | None = None) -> Refusal | None:
        return self.state.why_not(self._seat(seat), action(text))

    def why_not(self, text: str, seat: str | None = None) -> str | None:
        refusal = self.refusal(text, seat)
        return refusal.key if refusal is not None else None

    def side(self, disc: int) -> str:
        return "light" if self.state.sides[disc - 1] == LIGHT else "dark"

    def light(self) -> set[int]:
        """The numbers of the discs that show Light."""
        return {disc + 1 for disc, side in enumerate(self.state.sides) if side == LIGHT}

    def at(self, disc: int) -> tuple[float, float]:
        """The place of a disc in millimetres."""
        return (
            round(self.state.xs[disc - 1] * 1000 / METRE, 2),
            round(self.state.ys[disc - 1] * 1000 / METRE, 2),
        )

    def lies(self, disc: int) -> bool:
        return self.state.on_table[disc - 1]

    def events_of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def offers(self) -> list[str]:
        """The listed choices of the deciding seat, in notation."""
        return [GAME.format_action(offer) for offer in self.state.choices(self.state.deciders()[0]).listed]

    @property
    def decider(self) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in self.state.deciders())

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def winners(self) -> str | None:
        outcome = self.state.outcome()
        if outcome is None:
            return None
        return "".join(SEAT_LETTERS[seat] for seat in outcome.winners)


def action(text: str) -> Action:
    meant = parse_action(text)
    assert meant is not None, text
    return meant
