"""Moths: a small game that keeps secret who is asked. One seat holds a lamp and is asked in every round."""

from __future__ import annotations

from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import View

from .state import CATALOGUE, LOG, NOT_YET, OVER, ROUND, MothsState, inventory, new_state


class MothsView(View):
    seats: int
    phase: str
    number: int
    way: int
    holder: int
    lit: int
    hits: int
    flown: list[int]


class Moths(Game[MothsState, MothsView]):
    def __init__(self) -> None:
        self.spec = Spec(
            id="moths",
            rules_version=1,
            fewest=2,
            most=4,
            minutes=((1, 2),) * 3,
            hidden_information=True,
            secret_questions=True,
            max_random_steps=100,
        )
        self.state_type = MothsState
        self.listed = CATALOGUE
        self.log = LOG

    def setup(self, seats: int, settings: Settings, content: Content) -> MothsState:
        return new_state(seats, content)

    def view(self, state: MothsState, seat: int | None) -> MothsView:
        knows = state.phase == OVER or (seat is not None and seat == state.holder)
        return {
            "seat": seat,
            "seats": state.seats,
            "phase": state.phase,
            "number": state.number,
            "way": state.way,
            "holder": state.holder if knows else NOT_YET,
            "lit": state.lit if knows else NOT_YET,
            "hits": state.hits if knows else 0,
            "flown": state.flown[:],
        }

    def imagine(self, view: MothsView, dice: Dice, content: Content) -> MothsState:
        state = new_state(view["seats"], content)
        state.phase, state.number, state.way = view["phase"], view["number"], view["way"]
        state.flown = view["flown"][:]
        state.holder, state.lit, state.hits = view["holder"], view["lit"], view["hits"]
        if state.phase == ROUND and state.holder == NOT_YET:
            others = [seat for seat in range(state.seats) if seat != view["seat"]]
            state.holder = others[dice.below(len(others))]
            state.hits = dice.below(state.number + 1)
            if state.way == NOT_YET:
                state.lit = dice.below(3) - 1
        return state

    def inventory(self, state: MothsState) -> list[str]:
        return list(inventory(state))


GAME = Moths()
