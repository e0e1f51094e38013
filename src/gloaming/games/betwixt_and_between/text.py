"""Catalogue keys and arguments of actions and events. An argument with a leading @ is a key itself."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.codec import kind
from gloaming.core.state import Event, Phrase
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between import events as e
from gloaming.games.betwixt_and_between import solo_events as solo
from gloaming.games.betwixt_and_between.constants import CELLS, ELEMENTS, NOTHING, WAYS
from gloaming.games.betwixt_and_between.content.types import Kit
from gloaming.games.betwixt_and_between.notation import cell_name, space_name

Args = dict[str, int | str]
NOT_LOGGED = (
    e.Suggested,
    solo.Laidout,
    e.Supplied,
    e.Picked,
    e.Passed,
    e.Drawn,
    e.Laid,
    e.Lifted,
    e.Ended,
    e.Finished,
    e.Offering,
)


def exploration_name(kit: Kit, card: int) -> str:
    return f"@card-{kit.explorations[card].id}"


def spell_name(kit: Kit, spell: int) -> str:
    return f"@card-{kit.spells[spell].id}"


def absorb_name(kit: Kit, card: int) -> str:
    return f"@card-{kit.absorbs[card].id}"


# --- actions -------------------------------------------------------------------------------------------


def describe_action(action: Action, kit: Kit) -> Phrase:
    return Phrase(f"action-{kind(action)}{variant(action)}", action_args(action, kit))


def variant(action: Action) -> str:
    """Return the suffix of the key for actions of one class with two texts."""
    if isinstance(action, m.Absorb) and action.familiar:
        return "-familiar"
    if isinstance(action, m.Exchange) and action.source < CELLS:
        return "-weave"
    return ""


def action_args(action: Action, kit: Kit) -> Args:
    if isinstance(action, (m.Keep, m.Explore, m.Discard)):
        return {"card": exploration_name(kit, action.card)}
    if isinstance(action, (m.Learn, m.Activate, m.Prepare)):
        return {"spell": spell_name(kit, action.spell)}
    if isinstance(action, (m.Step, m.Travel, m.Scout, m.Choose, m.Reveal)):
        return {"space": space_name(action.space)}
    if isinstance(action, m.Place):
        return {"space": space_name(action.space), "way": WAYS[action.turn]}
    if isinstance(action, m.Remove):
        return {"space": space_name(action.space), "way": WAYS[action.way]}
    if isinstance(action, (m.Absorb, m.Lead)):
        return {"way": WAYS[action.way]}
    if isinstance(action, m.Use):
        return {"card": absorb_name(kit, action.absorb), "way": WAYS[action.turn]}
    if isinstance(action, m.Lay):
        return {"cell": cell_name(action.cell), "element": ELEMENTS[action.element]}
    if isinstance(action, (m.Lift, m.Give)):
        return {"cell": cell_name(action.cell)}
    if isinstance(action, m.Exchange):
        source = action.source
        gem = cell_name(source) if source < CELLS else ELEMENTS[source - CELLS]
        return {"gem": gem, "element": ELEMENTS[action.element]}
    if isinstance(action, m.Call):
        return {"element": ELEMENTS[action.element]}
    return {"number": action.slot + 1} if isinstance(action, m.Take) else {}


# --- events --------------------------------------------------------------------------------------------


def describe_event(event: Event, kit: Kit) -> Phrase | None:
    if isinstance(event, NOT_LOGGED):
        return None
    seat = getattr(event, "seat", NOTHING)
    seats = {"seat": int(seat)} if seat != NOTHING else {}
    if isinstance(event, (e.Began, e.Round)):
        seats = {"seat": event.first}
    key, args = event_text(event, kit)
    return Phrase(f"event-{key}", args, seats)


def event_text(event: Event, kit: Kit) -> tuple[str, Args]:
    """Return the key of an event and its arguments."""
    if isinstance(event, (e.Explored, e.Unplaced, e.Discarded)):
        return kind(event), {"card": exploration_name(kit, event.card)}
    if isinstance(event, e.Placed):
        key = "placed" if event.replaced == NOTHING else "replaced"
        return key, {"card": exploration_name(kit, event.card), "space": space_name(event.space)}
    if isinstance(event, e.Moved):
        return "tunnelled" if event.tunnel else "moved", {"space": space_name(event.goal)}
    if isinstance(event, (e.Destroyed, e.Cleared)):
        return kind(event), {"card": exploration_name(kit, event.card), "space": space_name(event.space)}
    if isinstance(event, e.Performed):
        return "performed", {"card": exploration_name(kit, event.card), "action": event.action}
    if isinstance(event, e.Reshaped):
        key = "turned" if event.source == event.goal else "reshaped"
        return key, {"card": exploration_name(kit, event.card), "space": space_name(event.goal)}
    if isinstance(event, (e.Took, e.Prepared, e.Activated)):
        return kind(event), {"spell": spell_name(kit, event.spell)}
    if isinstance(event, (e.Faded, e.Learned, e.Renewed, e.Leftover)):
        return count_text(event)
    if isinstance(event, e.Absorbed):
        return absorbed_text(event, kit)
    if isinstance(event, (solo.DummyDrew, solo.DummyMoved, solo.DummyTook, solo.Revealed, solo.Stationed)):
        return solo_text(event, kit)
    if isinstance(event, e.Drew):
        return drew_text(event, kit)
    return kind(event), event_args(event)


def count_text(event: Event) -> tuple[str, Args]:
    if isinstance(event, e.Faded):
        return "faded", {"count": len(event.spells)}
    if isinstance(event, e.Learned):
        return "learned", {"count": len(event.discarded)}
    if isinstance(event, e.Renewed):
        return "renewed", {"count": len(event.spells)}
    assert isinstance(event, e.Leftover)
    return "leftover", {"count": sum(len(cards) for cards in event.cards)}


def event_args(event: Event) -> Args:
    if isinstance(event, e.Round):
        return {"round": event.round}
    if isinstance(event, e.Shuffled):
        return {"deck": event.deck}
    if isinstance(event, e.Called):
        return {"element": event.element, "drawn": "yes" if event.seat == NOTHING else "no"}
    if isinstance(event, e.Gained):
        return {"element": event.element, "amount": event.amount}
    if isinstance(event, e.Replenished):
        return {"space": space_name(event.space), "count": len(event.gems)}
    if isinstance(event, e.Exchanged):
        return {"old": event.old, "new": event.new}
    if isinstance(event, (e.Summoned, solo.Barred)):
        return {"space": space_name(event.space)}
    if isinstance(event, e.Scouted):
        return {"space": space_name(event.goal)}
    if isinstance(event, e.Offered):
        return {"tokens": event.tokens}
    if isinstance(event, e.Counted):
        parts: Args = {"rites": event.rites, "spells": event.spells, "gems": event.gems}
        return {**parts, "total": event.total, "rank": event.rank}
    return {}


def absorbed_text(event: e.Absorbed, kit: Kit) -> tuple[str, Args]:
    if event.absorb != NOTHING:
        return "used", {"card": absorb_name(kit, event.absorb), "count": len(event.gems)}
    element = ELEMENTS[event.gems[0][2]]
    return "absorbed-familiar" if event.familiar else "absorbed", {"element": element}


def drew_text(event: e.Drew, kit: Kit) -> tuple[str, Args]:
    if event.deck == "exploration":
        return "drew", {"card": exploration_name(kit, event.card)}
    named = spell_name(kit, event.card) if event.deck == "spell" else absorb_name(kit, event.card)
    return "drew", {"card": named}


def solo_text(event: Event, kit: Kit) -> tuple[str, Args]:
    if isinstance(event, solo.Stationed):
        return "stationed", {"dummy": event.dummy + 1, "space": space_name(event.space)}
    if isinstance(event, solo.Revealed):
        if event.card == NOTHING:
            return "revealed-blank", {"space": space_name(event.space)}
        key = "revealed-lost" if event.lost else "revealed"
        return key, {"card": exploration_name(kit, event.card), "space": space_name(event.space)}
    if isinstance(event, solo.DummyDrew):
        if not event.nearest:
            return "dummy-drew-none", {"dummy": event.dummy + 1, "element": event.element}
        where: Args = {"space": space_name(event.nearest[0]), "distance": event.distance}
        return "dummy-drew", {"dummy": event.dummy + 1, "element": event.element, **where}
    if isinstance(event, solo.DummyTook):
        place: Args = {"space": space_name(event.space), "element": event.element}
        return "dummy-took", {"dummy": event.dummy + 1, **place}
    assert isinstance(event, solo.DummyMoved)
    return dummy_moved_text(event, kit)


def dummy_moved_text(event: solo.DummyMoved, kit: Kit) -> tuple[str, Args]:
    args: Args = {"dummy": event.dummy + 1, "space": space_name(event.goal)}
    if event.goal == event.source:
        return "dummy-stayed", args
    turned: Args = {"turned": "yes" if event.turned else "no"}
    if event.discarded >= 0:
        return "dummy-discarded", {**args, **turned, "card": exploration_name(kit, event.discarded)}
    return "dummy-moved", {**args, **turned, "hidden": "yes" if event.discarded != NOTHING else "no"}
