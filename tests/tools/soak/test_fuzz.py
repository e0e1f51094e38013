"""Nonsense over sockets and HTTP: no answer of 500 and more, no traceback, and memory does not grow."""

from __future__ import annotations

import asyncio
import json
from itertools import islice
from pathlib import Path

import pytest
from tools.soak.bad_frames import Nonsense
from tools.soak.http_fuzz import requests
from tools.soak.server_processes import Warm
from tools.soak.socket_fuzz import Plan, fuzz

from gloaming.server.options import ServerOptions


def order(folder: Path) -> ServerOptions:
    return ServerOptions(str(folder / "soak.db"), sockets=100_000, requests=100_000)


def test_nonsense_is_refused(tmp_path: Path) -> None:
    figures = asyncio.run(fuzz(Plan(order(tmp_path), tmp_path, 5_000)))
    assert int(figures["frames"]) >= 5_000
    assert int(figures["answered: refused"]) > 1_000


def test_made_up_requests_are_answered(tmp_path: Path) -> None:
    figures = asyncio.run(requests(order(tmp_path), tmp_path, 3, 1))
    assert int(figures["requests"]) > 60


def test_made_up_requests_are_answered_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    figures = asyncio.run(
        requests(ServerOptions(postgres_url, sockets=1000, requests=100_000), tmp_path, 3, 2)
    )
    assert int(figures["requests"]) > 60


@pytest.mark.slow
def test_100_000_frames_of_nonsense_are_refused(tmp_path: Path) -> None:
    figures = asyncio.run(fuzz(Plan(order(tmp_path), tmp_path, 100_000)))
    assert int(figures["frames"]) >= 100_000


@pytest.mark.slow
def test_many_made_up_requests_are_answered(tmp_path: Path) -> None:
    figures = asyncio.run(requests(order(tmp_path), tmp_path, 100, 1))
    assert int(figures["requests"]) > 2_000


def test_nonsense_is_of_every_kind() -> None:
    source = Nonsense(1)
    frames = list(islice(iter(source.frame, None), 2_000))
    assert any(isinstance(frame, bytes) for frame in frames)
    assert any(len(frame) > 16 * 1024 for frame in frames)
    assert len(set(frames)) < len(frames), "some are replayed"
    kinds = {kind for frame in frames if isinstance(frame, str) and (kind := _kind(frame)) is not None}
    assert {
        "submit",
        "submitRange",
        "undo",
        "answerUndo",
        "switchSeat",
        "chat",
        "standIn",
        "giveUp",
        "ping",
    } <= kinds


def _kind(frame: str) -> str | None:
    try:
        read = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    return str(read.get("type")) if isinstance(read, dict) else None


def test_what_the_server_says_of_its_own_mistakes_is_found(tmp_path: Path) -> None:
    fleet = Warm(order(tmp_path), tmp_path / "log")
    fleet.listening.close()
    (tmp_path / "log").write_text('{"level":"info","message":"well"}\n{"level":"error","message":"alas"}\n')
    assert len(fleet.faults()) == 1 and "alas" in fleet.faults()[0]
