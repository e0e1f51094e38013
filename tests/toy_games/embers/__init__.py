"""Embers: a small game with hidden hands, secret simultaneous choices and a range of actions."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import Phrase, View
from gloaming.core.terminal import Terminal, Translate

from .state import CARDS, CATALOGUE, HAND, LOG, EmbersState, Stake, inventory, new_state


class EmbersView(View):
    phase: str
    hand: list[int]
    counts: list[int]
    laid: list[bool]
    own_laid: int
    stakes: list[int]
    won: list[int]
    played: list[int]


class EmbersTerminal(Terminal[EmbersView]):
    def render(self, view: EmbersView, names: Sequence[str], content: Content, t: Translate) -> str:
        rows = [f"{name}: {view['won'][seat]} ({view['counts'][seat]})" for seat, name in enumerate(names)]
        return "\n".join([*rows, " ".join(str(card) for card in view["hand"])])


class Embers(Game[EmbersState, EmbersView]):
    def __init__(self) -> None:
        self.spec = Spec(
            id="embers",
            rules_version=1,
            fewest=2,
            most=4,
            minutes=((1, 2), (1, 2), (1, 2)),
            hidden_information=True,
            max_random_steps=2_000,
        )
        self.state_type = EmbersState
        self.listed = CATALOGUE
        self.log = LOG
        self.terminal = EmbersTerminal()

    def setup(self, seats: int, settings: Settings, content: Content) -> EmbersState:
        return new_state(seats, content)

    def view(self, state: EmbersState, seat: int | None) -> EmbersView:
        return {
            "seat": seat,
            "phase": state.phase,
            "hand": sorted(state.hands[seat]) if seat is not None else [],
            "counts": [len(hand) for hand in state.hands],
            "laid": [card >= 0 for card in state.laid],
            "own_laid": state.laid[seat] if seat is not None else -1,
            "stakes": state.stakes[:],
            "won": state.won[:],
            "played": state.played[:],
        }

    def imagine(self, view: EmbersView, dice: Dice, content: Content) -> EmbersState:
        state = new_state(len(view["counts"]), content)
        state.phase = view["phase"]
        state.stakes, state.won, state.played = view["stakes"][:], view["won"][:], view["played"][:]
        unknown = [card for card in range(CARDS) if card not in view["hand"] and card not in view["played"]]
        for seat, count in enumerate(view["counts"]):
            mine = seat == view["seat"]
            hand = view["hand"] if mine else [unknown.pop(dice.below(len(unknown))) for _ in range(count)]
            state.hands[seat] = list(hand)
            if view["laid"][seat]:
                state.laid[seat] = view["own_laid"] if mine else hand[dice.below(len(hand))]
        state.pool = unknown
        return state

    def format_action(self, action: Action) -> str:
        return f"stake {action.amount}" if isinstance(action, Stake) else super().format_action(action)

    def parse_action(self, text: str) -> Action | None:
        match text.split():
            case ["stake", amount] if amount.isdecimal():
                return Stake(int(amount))
        return super().parse_action(text)

    def describe_action(self, action: Action, content: Content) -> Phrase:
        if isinstance(action, Stake):
            return Phrase("action-stake", {"amount": action.amount})
        return super().describe_action(action, content)

    def inventory(self, state: EmbersState) -> list[str]:
        return [str(card) for card in inventory(state)]


GAME = Embers()
__all__ = ["GAME", "HAND"]
