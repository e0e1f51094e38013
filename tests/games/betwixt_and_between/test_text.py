"""Every action and event has a text in every language."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import GAME

from gloaming.core.state import Event
from gloaming.games.betwixt_and_between import events as e
from gloaming.games.betwixt_and_between import solo_events as solo
from gloaming.games.betwixt_and_between.actions import CATALOGUE
from gloaming.i18n.catalogue import LANGUAGES, catalogue

NAMES = ["Ada", "Bo"]
GEM = ((16, 0, 3),)
EVENTS: list[Event] = [
    e.Began(0, (0, 32)), solo.Stationed(1, 16), e.Round(2, 1), e.Shuffled("spell"),
    e.Drew(0, "exploration", 0),
    e.Drew(0, "spell", 0), e.Drew(0, "absorb", 0), e.Learned((3, 4)), e.Leftover(((1,), (2,))),
    e.Called(0, "fire", 1), e.Called(-1, "wind", 4), e.Turn(1), e.Faded(0, (1, 2)), e.Explored(0, 5),
    e.Gained(0, "earth", 1), e.Gained(0, "earth", 2), e.Took(0, 2, 7), e.Placed(0, 5, 16, 1, GEM, -1),
    e.Placed(0, 5, 16, 1, GEM, 8), e.Unplaced(0, 5), e.Moved(0, 0, 1, False), e.Moved(0, 0, 40, True),
    solo.Barred(9), e.Performed(0, 16, 5, "tunnel"), e.Activated(1, 8, "point"),
    e.Absorbed(0, GEM, False, -1, 0), e.Absorbed(0, GEM, True, -1, 0), e.Absorbed(0, GEM * 2, False, 3, 1),
    e.Reshaped(0, 5, 16, 17, 2),
    e.Reshaped(0, 5, 16, 16, 2), e.Replenished(0, 16, GEM), e.Exchanged(0, -1, "fire", "water"),
    e.Destroyed(0, 16, 5), e.Discarded(0, 5), e.Summoned(0, 16), e.Scouted(0, 16, 17), e.Dismissed(0),
    e.Prepared(0, 8), e.Offered(0, (), 2), e.Declined(1), e.Renewed((1, 2, 3, 4)), e.Cleared(0, 16, 5),
    e.Counted(0, 30, 35, 3, 68, -1), e.Counted(0, 30, 35, 3, 68, 3), solo.Revealed(16, 5, False),
    solo.Revealed(16, -1, False), solo.Revealed(16, 64, True), solo.DummyDrew(0, "fire", (16,), 2, (0, 1)),
    solo.DummyDrew(0, "fire", (), 0, (0, 1)), solo.DummyMoved(0, 16, 17, 1, False, -1),
    solo.DummyMoved(0, 16, 15, 1, True, -2), solo.DummyMoved(0, 16, 17, 1, True, 5),
    solo.DummyMoved(0, 16, 16, 1, True, -1), solo.DummyTook(0, 16, 0, "water"),
]  # fmt: skip
SILENT: list[Event] = [
    solo.Laidout(0, (1,), (2,)), e.Supplied(0, 1), e.Picked(0), e.Passed(1), e.Drawn(0, "spell"), e.Ended(0),
    e.Laid(0, 1, "fire", None), e.Lifted(0, 1, "fire"), e.Finished(0), e.Offering(0),
    e.Suggested(0, (0,) * 25, (), (), (), (), ()),
]  # fmt: skip


def test_these_are_all_events() -> None:
    defined = [*vars(e).values(), *vars(solo).values()]
    kinds = {cls for cls in defined if isinstance(cls, type) and issubclass(cls, Event)} - {Event}
    assert {type(event) for event in [*EVENTS, *SILENT]} == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_or_for_the_eye_only(language: str) -> None:
    t = catalogue(language, GAME)
    for event in EVENTS:
        phrase = GAME.describe_event(event, GAME.content())
        assert phrase is not None and t.has(phrase.key), event
        text = t.phrase(phrase, NAMES)
        assert not {"{", "@", "_"} & set(text) and "card-" not in text, text
    assert all(GAME.describe_event(event, GAME.content()) is None for event in SILENT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_said(language: str) -> None:
    t = catalogue(language, GAME)
    for action in CATALOGUE.all:
        phrase = GAME.describe_action(action, GAME.content())
        assert t.has(phrase.key), phrase
        text = t.phrase(phrase, NAMES)
        assert not {"{", "@", "_"} & set(text) and "card-" not in text, text


def test_a_card_is_called_by_its_name_in_the_readers_language() -> None:
    explored = GAME.describe_event(e.Explored(0, 2), GAME.content())
    assert explored is not None
    said = {language: catalogue(language, GAME).phrase(explored, NAMES) for language in LANGUAGES}
    assert len(set(said.values())) == 3 and all(text.startswith("Ada") for text in said.values())
