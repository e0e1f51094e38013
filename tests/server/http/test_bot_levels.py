"""Which levels of bots a match may have."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import Response
from server.browser_client import PEOPLE, Visit


@pytest.mark.parametrize(
    ("seats", "entities", "key"), [(2, 5, "refusal-oracle-table"), (3, 2, "refusal-oracle-seats")]
)
def test_the_oracle_says_what_it_lacks(
    visit: Visit, seats: int, entities: int, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path))
    wish = {
        "game": "illuminated", "settings": {"entities": entities},
        "seats": [{"name": "Ada"}, {"name": "Bot", "level": "oracle"}, {"name": "Bo"}][:seats],
    }  # fmt: skip
    answer = visit.client.post("/api/matches", json=wish)
    assert answer.status_code == 400
    assert answer.json()["phrase"]["key"] == key


def test_the_oracle_plays_at_a_table_for_two(visit: Visit) -> None:
    id = visit.open([{"name": "Bot", "level": "oracle"}, {"name": "Ada"}], entities=2, first="A")
    visit.begin(id, 1)
    with visit.sit(id, 1) as seat:
        while seat.observation["deciders"] != [1]:
            seat.expect("update")


NUMBERED = ["search:1000000000s", "search:100", "soft:0.1", "beacon:60s"]


def _refused(answer: Response, status: int = 400) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["detail"])


@pytest.mark.parametrize("level", NUMBERED)
def test_a_level_with_a_number_is_refused_at_every_door(visit: Visit, level: str) -> None:
    said = f"there is no level {level!r} here; there are: spark, candle, lantern"
    wish = {"game": "illuminated", "seats": [{"name": "Ada"}, {"name": "Bot", "level": level}]}
    assert said in _refused(visit.client.post("/api/matches", json=wish))
    online = {"game": "illuminated", "seats": [{}, {}], "online": True}
    waiting = visit.client.post("/api/matches", json=online).json()["id"]
    assert said in _refused(visit.client.post(f"/api/matches/{waiting}/seats/1", json={"level": level}))
    id = visit.open(PEOPLE)
    visit.begin(id, 0, 1)
    with visit.sit(id, 0) as seat:
        seat.send(type="standIn", seat=1, level=level)
        refused = seat.expect("refused")["phrase"]
        assert refused["key"] == "refusal-request" and said in refused["args"]["reason"]


def test_a_table_of_an_earlier_version_plays_on_but_its_bots_are_not_seated_again(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr("gloaming.server.matches.waiting_room.check_bots", lambda *_: None)
        bot: dict[str, object] = {"name": "Moth", "level": "search:10"}
        id = visit.open([{"name": "Ada"}, bot], first="B", entities=1, turn_limit=1)
    visit.begin(id, 0)
    with visit.sit(id, 0) as seat:
        while seat.observation["outcome"] is None:
            if seat.observation["deciders"] == [0]:
                seat.do("end")
            seat.receive()
    for way, wish in (("fork", {"step": 1}), ("rematch", {})):
        answer = visit.client.post(f"/api/matches/{id}/{way}", json=wish)
        assert "there is no level 'search:10' here" in _refused(answer)
    assert visit.client.get(f"/api/matches/{id}/record").status_code == 200
