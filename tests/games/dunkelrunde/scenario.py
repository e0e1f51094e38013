"""Positions of DunkelRunde for tests, given by the ids of tiles."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.discovery import find
from gloaming.core.state import SEAT_LETTERS, Event, Refusal, Seats
from gloaming.games.dunkelrunde.content.types import BoardContent
from gloaming.games.dunkelrunde.rules.setup import new_position
from gloaming.games.dunkelrunde.state import ROLL

GAME = find("dunkelrunde")
_pack = GAME.content()
assert isinstance(_pack, BoardContent)
BOARD = _pack.board
_tiles = _pack.plain["tiles"]
assert isinstance(_tiles, list)
IDS: list[str] = [str(tile["id"]) for tile in _tiles if isinstance(tile, dict)]


def tile(id: str) -> int:
    return IDS.index(id)


def child_of(name: str) -> int:
    """The child called `A girl` or `B boy`."""
    letter, what = name.split()
    return 2 * SEAT_LETTERS.index(letter) + (what == "boy")


class Scene:
    """A position such as `A girl forest2, ghost 1 bridge`; pieces that are not named stand on their start.

    With `dice` the player in turn has rolled (six, eight), otherwise the roll is pending.
    """

    def __init__(
        self, drawn: str = "", dice: tuple[int, int] | None = None, seats: int = 2, turn: str = "A"
    ) -> None:
        self.state = new_position(seats, GAME.content())
        for part in filter(None, drawn.split(", ")):
            who, number, id = part.split()
            if who == "ghost":
                self.state.ghosts[int(number) - 1] = tile(id)
            else:
                self.state.children[child_of(f"{who} {number}")] = tile(id)
        self.state.turn = SEAT_LETTERS.index(turn)
        self.state.phase = ROLL
        self.events: list[Event] = []
        if dice is not None:
            self.roll(*dice)

    def _tell(self, event: Event, seats: Seats | None) -> None:
        assert seats is None, "there are no secrets in this game"
        self.events.append(event)

    def roll(self, six: int, eight: int) -> Scene:
        assert self.state.faces() == 48
        self.state.settle((six - 1) * 8 + eight - 1, self._tell)
        return self

    def play(self, *texts: str) -> Scene:
        """Apply actions such as `A girl > forest3`."""
        for text in texts:
            assert self.why_not(text) is None, (text, self.why_not(text))
            self.state.apply(self.state.turn, action(text), self._tell)
        return self

    def refusal(self, text: str) -> Refusal | None:
        return self.state.why_not(self.state.turn, action(text))

    def why_not(self, text: str) -> str | None:
        refusal = self.refusal(text)
        return refusal.key if refusal is not None else None

    def goals(self, piece: str) -> set[str]:
        """The tiles where a child, `group forest2` or `ghost 1` may end."""
        listed = [named(offer) for offer in self.state.choices(self.state.turn).listed]
        return {text.split(" > ")[1] for text in listed if text.startswith(f"{piece} >")}

    def pieces(self) -> set[str]:
        """What may be moved."""
        listed = self.state.choices(self.state.turn).listed
        return {named(offer).split(" > ")[0] for offer in listed}

    def where(self, piece: str) -> str:
        """The tile of `A girl` or `ghost 1`."""
        who, number = piece.split()
        at = self.state.ghosts[int(number) - 1] if who == "ghost" else self.state.children[child_of(piece)]
        return IDS[at]

    def events_of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def turn(self) -> str:
        return SEAT_LETTERS[self.state.turn]

    @property
    def winners(self) -> str | None:
        """The letters of the winners, or None if the match is not over."""
        outcome = self.state.outcome()
        if outcome is None:
            return None
        return "".join(SEAT_LETTERS[seat] for seat in outcome.winners)


def action(text: str) -> Action:
    """The action in notation with tiles named instead of numbered."""
    words = [str(IDS.index(word)) if word in IDS else word for word in text.split()]
    meant = GAME.parse_action(" ".join(words))
    assert meant is not None, text
    return meant


def named(offer: Action) -> str:
    """The action in notation with tiles named."""
    words = offer.notation.split()
    words[3] = IDS[int(words[3])]
    if words[0] == "group":
        words[1] = IDS[int(words[1])]
    return " ".join(words)
