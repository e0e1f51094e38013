"""Routes of a match's record."""

from __future__ import annotations

from server.browser_client import AGAINST_BOT, Visit


def test_the_table_is_drawn_for_a_seat_and_for_nobody_else(visit: Visit) -> None:
    id = visit.open(AGAINST_BOT, game="embers")
    visit.begin(id, 0)
    with visit.sit(id, 0) as ada:
        hand = " ".join(str(card) for card in ada.observation["view"]["hand"])
    address = f"/api/matches/{id}/terminal/en"
    assert visit.client.get(f"{address}?seat=0").text.endswith(hand)
    assert not visit.client.get(address).text.rstrip().endswith(hand)
    assert visit.client.get(f"{address}?seat=1").text == visit.client.get(address).text
    assert visit.client.get(f"/api/matches/{id}/terminal/xx").status_code == 404
    before = visit.client.get(f"{address}?seat=0&step=0").text
    assert before.startswith("Ada: 0 (0)") and not before.rstrip().endswith(hand)
