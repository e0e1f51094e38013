"""Suggests a weave to a spellbinding seat, with reasons for spells that cannot stand."""

from __future__ import annotations

from gloaming.games.betwixt_and_between.ai.weave_plan import gems_of
from gloaming.games.betwixt_and_between.constants import LAST_SPELLBINDING
from gloaming.games.betwixt_and_between.events import Suggested
from gloaming.games.betwixt_and_between.rules.spells import spells_of
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.weave.arrangement import arrange, reason


def suggest(state: BetwixtState, seat: int) -> Suggested:
    """Keep prepared spells if possible; in the last spellbinding use as few gems as possible."""
    bound, hand = state.prepared[seat], state.spells[seat]
    keep, wanted = spells_of(state, bound), spells_of(state, hand)
    gems = gems_of(state, seat)
    found = arrange(gems, wanted, keep, state.weaves[seat], state.phase == LAST_SPELLBINDING)
    both = [*bound, *hand]
    stands = [*found.keep, *found.wanted]
    standing = [both[n] for n in range(len(both)) if stands[n]]
    left_out = [both[n] for n in range(len(both)) if not stands[n]]
    beside = spells_of(state, standing)
    reasons: list[str] = []
    elements: list[str] = []
    missing: list[int] = []
    for spell in left_out:
        said = reason(gems, state.kit.spells[spell], beside)
        assert said is not None  # else it would stand
        reasons.append(said.key)
        elements.append(str(said.args.get("element", "")))
        missing.append(int(said.args.get("missing", 0)))
    return Suggested(
        seat,
        tuple(found.weave),
        tuple(standing),
        tuple(left_out),
        tuple(reasons),
        tuple(elements),
        tuple(missing),
    )
