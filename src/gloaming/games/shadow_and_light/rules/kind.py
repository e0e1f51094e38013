"""What the kinds of action share: common refusals, and a look ahead."""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import COLOURS
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def after(state: ShadowAndLightState, action: Action, emit: Emit = SILENT) -> ShadowAndLightState:
    """The position after the legal action."""
    copy = state.clone()
    assert isinstance(copy, ShadowAndLightState)
    copy.apply(0, action, emit)
    return copy


DEADLY: Final = Phrase("consequence-deadly")


def of_each_die(key: str) -> list[Refusal]:
    """The refusals that name a die, by its kind."""
    return [
        Refusal(key, {"colour": COLOURS[c.colour_of(die)], "number": c.number_of(die)})
        for die in range(c.KINDS)
    ]


NOT_NOW: Final = Refusal("refusal-not-now")
NO_FOOD: Final = Refusal("refusal-no-food")
NO_GOLD: Final = Refusal("refusal-no-gold")
TALENT_USED: Final = Refusal("refusal-talent-used")
NO_TALENT: Final = Refusal("refusal-no-talent")
CROSSED_OUT: Final = Refusal("refusal-crossed-out")
HEALTHY: Final = Refusal("refusal-healthy")
NOT_IN_HAND: Final = of_each_die("refusal-not-in-hand")
NEEDS_XP: Final = {
    xp: Refusal("refusal-experience", {"xp": xp}) for xp in (c.GREEN_XP, c.CHANGE_XP, c.RECALL_XP)
}
