"""What the weave could look like: the solver's answer for somebody who asks while weaving."""

from __future__ import annotations

from gloaming.core.game import Phrase
from gloaming.games.betwixt_and_between.arranging import arrange, reason
from gloaming.games.betwixt_and_between.events import Suggested
from gloaming.games.betwixt_and_between.model import KINDS
from gloaming.games.betwixt_and_between.pieces import Pieces
from gloaming.games.betwixt_and_between.weaving import spells_of


def suggest(state: Pieces, seat: int) -> Suggested:
    """The seat's best weave with its own gems: spells that are prepared are kept, those in hand wanted."""
    bound, hand = state.bound[seat], state.spells[seat]
    weave = list(state.weaves[seat])
    found = arrange(owned(state, seat), spells_of(state, hand), spells_of(state, bound), weave)
    standing = [bound[n] for n in range(len(bound)) if found.keep[n]]
    standing += [hand[n] for n in range(len(hand)) if found.wanted[n]]
    return Suggested(seat, tuple(found.weave), tuple(standing))


def why_it_cannot_stand(state: Pieces, seat: int, spell: int) -> Phrase | None:
    """Why no weave of the seat's gems upholds this spell beside those that are prepared; None if one does."""
    return reason(owned(state, seat), state.kit.spells[spell], spells_of(state, state.bound[seat]))


def owned(state: Pieces, seat: int) -> list[int]:
    """The seat's gems of each element, in the weave and beside it."""
    weave = state.weaves[seat]
    return [state.beside[seat * KINDS + element] + weave.count(element + 1) for element in range(KINDS)]
