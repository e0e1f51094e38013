"""What was sent, answered and seen in one match, compared with what the server stored."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gloaming.core.discovery import find
from gloaming.core.record.format import RecordError
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.core.state import SEAT_LETTERS

ACK, REFUSED = "ack", "refused"
Entry = Mapping[str, Any]


@dataclass
class Decision:
    """A decision as sent, and its answer, if any."""

    key: str
    seat: int
    step: int
    action: str
    answer: str | None = None

    @property
    def line(self) -> dict[str, object]:
        """How it must be in the log."""
        return {"step": self.step + 1, "seat": SEAT_LETTERS[self.seat], "do": self.action}


@dataclass
class Ledger:
    """One match as seen by its clients."""

    match: str
    decisions: dict[str, Decision] = field(default_factory=dict)
    steps: dict[int, Entry] = field(default_factory=dict)  # as it was seen first
    faults: list[str] = field(default_factory=list)

    def saw(self, entry: Entry) -> None:
        """Note a step that somebody was shown; everybody must always be shown the same."""
        known = self.steps.setdefault(entry["step"], entry)
        if known != entry:
            self.fault(f"step {entry['step']} was told as {_short(known)} and as {_short(entry)}")

    def answered(self, key: str, answer: str) -> None:
        decision = self.decisions[key]
        if decision.answer not in (None, answer):
            self.fault(f"{key} was {decision.answer}, then {answer}")
        decision.answer = answer

    def fault(self, what: str) -> None:
        self.faults.append(f"match {self.match}: {what}")

    def count(self, answer: str | None) -> int:
        return sum(decision.answer == answer for decision in self.decisions.values())

    # --- afterwards --------------------------------------------------------------------------------------

    def compare(self, rows: Sequence[tuple[int, str, str | None]], record: str) -> None:
        """Compare with the log in the database (number, line, key) and the record from the server."""
        if [number for number, _, _ in rows] != list(range(len(rows))):
            self.fault("the log has gaps")
        if record.splitlines() != [line for _, line, _ in rows]:
            self.fault("the record that is given out is not the log")
        lines = [(json.loads(line), key) for _, line, key in rows]
        self._compare_keys(lines)
        self._compare_steps([line for line, _ in lines if "step" in line])
        self._replay(record)

    def _compare_keys(self, lines: Sequence[tuple[dict[str, Any], str | None]]) -> None:
        stored = Counter(key for _, key in lines if key is not None)
        for key, times in stored.items():
            if times > 1:
                self.fault(f"{key} was done {times} times")
            if key not in self.decisions:
                self.fault(f"nobody has sent {key}")
        for key, decision in self.decisions.items():
            if decision.answer == ACK and key not in stored:
                self.fault(f"{key} was acknowledged and is lost")
            if decision.answer == REFUSED and key in stored:
                self.fault(f"{key} was refused and done all the same")
        bots = {seat["seat"] for seat in lines[0][0]["seats"] if "bot" in seat}
        for line, key_sent in lines:
            if "lost" in line:
                bots.add(line["lost"])  # from now on a bot decides for this seat
            if "do" in line and line["seat"] not in bots:
                self._compare_decision(line, self.decisions.get(key_sent or ""))

    def _compare_decision(self, line: Mapping[str, Any], decision: Decision | None) -> None:
        if decision is None:
            self.fault(f"step {line['step']} was done without anybody's wish")
        elif decision.line != {name: line[name] for name in ("step", "seat", "do")}:
            self.fault(f"{decision.key} was sent as {decision.line} and done as {line}")

    def _compare_steps(self, steps: Sequence[dict[str, Any]]) -> None:
        """Everything seen is in the log, and everything in the log was seen."""
        seen = {number: _seen_step(entry) for number, entry in self.steps.items()}
        stored = {step["step"]: _stored_step(step) for step in steps}
        for number in sorted(seen.keys() | stored.keys()):
            if seen.get(number) != stored.get(number):
                self.fault(f"step {number} was seen as {seen.get(number)} and kept as {stored.get(number)}")

    def _replay(self, text: str) -> None:
        try:
            record = read(text)
        except RecordError as error:
            self.fault(f"the record cannot be read: {error}")
            return
        game = find(record.header.game)
        fault = verify(game, record, game.content())
        if fault is not None:
            self.fault(f"the record does not verify: {fault}")


def _seen_step(entry: Entry) -> tuple[object, ...]:
    seat = SEAT_LETTERS[entry["seat"]] if entry["seat"] is not None else None
    return (seat, entry["action"], entry["face"], entry["faces"])


def _stored_step(step: Mapping[str, Any]) -> tuple[object, ...]:
    return (step.get("seat"), step.get("do"), step.get("face"), step.get("of"))


def _short(entry: Entry) -> str:
    return json.dumps({name: entry[name] for name in ("seat", "action", "face")})
