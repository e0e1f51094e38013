"""The comparison between what was acknowledged and what is kept finds every kind of loss."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from paths import FINISHED_RECORD
from tools.soak.ledger import ACK, REFUSED, Decision, Ledger

Rows = list[tuple[int, str, str | None]]


def ledger_and_rows() -> tuple[Ledger, Rows]:
    """A finished match without anything taken back, as a ledger that fits and as the log."""
    lines = FINISHED_RECORD.read_text(encoding="utf-8").splitlines()
    back = next(n for n, line in enumerate(lines) if line.startswith('{"undo"'))
    del lines[back - 1 : back + 1]
    ledger, rows = Ledger("m"), Rows()
    for number, text in enumerate(lines):
        line, key = json.loads(text), None
        if "step" in line:
            seat = "AB".index(line["seat"]) if "seat" in line else None
            entry = {"step": line["step"], "seat": seat, "action": line.get("do"), "note": None}
            ledger.saw({**entry, "face": line.get("face"), "faces": line.get("of")})
        if line.get("seat") == "A" and "do" in line:
            key = f"key-{number}"
            ledger.decisions[key] = Decision(key, 0, line["step"] - 1, line["do"], ACK)
        rows.append((number, text, key))
    return ledger, rows


def compared(ledger: Ledger, rows: Rows) -> list[str]:
    ledger.compare(rows, "\n".join(text for _, text, _ in rows))
    return ledger.faults


def test_what_fits_has_no_fault() -> None:
    assert compared(*ledger_and_rows()) == []


def lose(ledger: Ledger, rows: Rows) -> None:
    ledger.decisions["lost"] = Decision("lost", 0, 1, "end", ACK)


def refuse(ledger: Ledger, rows: Rows) -> None:
    next(iter(ledger.decisions.values())).answer = REFUSED


def double(ledger: Ledger, rows: Rows) -> None:
    (first, second) = [n for n, (_, _, key) in enumerate(rows) if key is not None][:2]
    rows[second] = (second, rows[second][1], rows[first][2])


def invent(ledger: Ledger, rows: Rows) -> None:
    number = next(n for n, (_, _, key) in enumerate(rows) if key is not None)
    rows[number] = (number, rows[number][1], "invented")


def nameless(ledger: Ledger, rows: Rows) -> None:
    number = next(n for n, (_, _, key) in enumerate(rows) if key is not None)
    rows[number] = (number, rows[number][1], None)


def see_more(ledger: Ledger, rows: Rows) -> None:
    last = max(ledger.steps)
    ledger.saw({**ledger.steps[last], "step": last + 1})


def see_otherwise(ledger: Ledger, rows: Rows) -> None:
    ledger.saw({**ledger.steps[2], "action": "end"})


def leave_a_gap(ledger: Ledger, rows: Rows) -> None:
    rows[-1] = (rows[-1][0] + 1, *rows[-1][1:])


def other_dice(ledger: Ledger, rows: Rows) -> None:
    number = next(n for n, (_, text, _) in enumerate(rows) if '"of": 6' in text)
    line = json.loads(rows[number][1])
    line["face"] = (line["face"] + 1) % 6
    rows[number] = (number, json.dumps(line), None)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lose, "was acknowledged and is lost"),
        (refuse, "was refused and done all the same"),
        (double, "was done 2 times"),
        (invent, "nobody has sent invented"),
        (nameless, "was done without anybody's wish"),
        (see_more, "was seen as"),
        (see_otherwise, "was told as"),
        (leave_a_gap, "the log has gaps"),
        (other_dice, "does not verify"),
    ],
)
def test_every_kind_of_loss_is_found(change: Callable[[Ledger, Rows], None], said: str) -> None:
    ledger, rows = ledger_and_rows()
    change(ledger, rows)
    assert any(said in fault for fault in compared(ledger, rows)), ledger.faults


def test_a_record_that_is_not_the_log_is_found() -> None:
    ledger, rows = ledger_and_rows()
    ledger.compare(rows, "\n".join(text for _, text, _ in rows[:-1]))
    assert any("is not the log" in fault for fault in ledger.faults)
