"""Undo over a socket."""

from __future__ import annotations

from typing import Any

import pytest
from server.browser_client import PEOPLE, Visit

from gloaming.core.discovery import find


def test_undo_takes_the_last_decision_back_for_everyone(visit: Visit) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as ada, visit.sit(id) as onlooker:
        ada.do("end")
        assert ada.expect("update")["observation"]["canUndo"] is True
        onlooker.expect("update")
        ada.send(type="undo", seat=0)
        assert ada.expect("snapshot")["observation"]["deciders"] == [0]
        assert onlooker.expect("snapshot")["log"] == []
        ada.do("raise A1")
        ada.expect("update")
        assert ada.expect("update")["observation"]["canUndo"] is False


def test_what_is_sent_takes_one_imagined_position_and_undo_asks_a_worker(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    imagined, imagine = [], type(find("embers")).imagine

    def counted(*arguments: Any) -> Any:
        imagined.append(1)
        return imagine(*arguments)

    monkeypatch.setattr(type(find("embers")), "imagine", counted)
    id = visit.open(PEOPLE, game="embers")
    visit.begin(id, 0, 1)
    match = visit.client.app.state.registry.rooms[id].match
    with visit.sit(id, 0) as page:
        for seat, action in ((0, "stake 3"), (1, "stake 4"), (0, ""), (1, "")):
            imagined.clear()
            page.do(action or match.game.format_action(match.offers(seat).listed[0]), seat)
            page.until("ack")
            assert len(imagined) <= 1, "for what the seat may know of its offers"
        assert page.observation["canUndo"] is True, "nobody has looked closer yet"
        imagined.clear()
        page.send(type="undo", seat=0)
        assert page.refusal() == "refusal-undo-reveal", "the cards lie open now"
        assert imagined == []


def test_a_step_that_came_while_a_worker_looked_closer_is_not_taken_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = visit.open(PEOPLE, first="A")
    visit.begin(id, 0, 1)
    room = visit.client.app.state.registry.rooms[id]
    with visit.sit(id, 0) as ada:
        ada.do("end")
        ada.expect("update")

        async def slowly(*_: object) -> bool:
            action = room.match.game.parse_action("end")
            await room.commit(lambda host, at: host.change(lambda: host.match.submit(1, action), at))
            return False

        monkeypatch.setattr(room.context.thinker, "reveals", slowly)
        ada.send(type="undo", seat=0)
        assert ada.expect("update")["entry"]["seat"] == 1
        assert ada.refusal() == "refusal-step-passed"
        assert room.match.step == 2
