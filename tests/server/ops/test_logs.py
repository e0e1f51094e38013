"""Logs: JSON lines without secrets."""

from __future__ import annotations

import io
import json
import logging
import secrets
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, WebSocket, get, websocket
from litestar.params import FromPath
from litestar.testing import TestClient

from gloaming import config
from gloaming.server.ops import logs
from gloaming.server.ops.redact import HIDDEN, is_secret, redact

LOGGERS = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restore the logging configuration, which belongs to the whole process."""
    monkeypatch.delenv(config.LOG, raising=False)
    found = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in found]
    yield
    logging.captureWarnings(False)
    for logger, handlers, level, propagate in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate


@pytest.fixture
def out() -> io.StringIO:
    stream = io.StringIO()
    logs.configure_logging(stream)
    return stream


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_an_event_is_one_line_of_json(out: io.StringIO) -> None:
    logging.getLogger("gloaming.test").warning("two\nlines by %s", "Ada", extra={"match": "m1", "step": 3})
    (line,) = lines(out)
    assert (line["level"], line["logger"], line["message"]) == (
        "warning",
        "gloaming.test",
        "two\nlines by Ada",
    )
    assert (line["match"], line["step"]) == ("m1", 3)
    assert line["time"].endswith("+00:00")


def test_an_error_comes_with_its_story_but_without_secrets(out: io.StringIO) -> None:
    token = secrets.token_urlsafe(32)
    try:
        raise ConnectionError(f"cannot reach postgresql://me:hunter2@host/db with token={token}")
    except ConnectionError:
        logging.getLogger("gloaming.test").exception("failed")
    (line,) = lines(out)
    assert "ConnectionError" in line["error"] and "test_logs.py" in line["error"]
    assert "hunter2" not in line["error"] and token not in line["error"]


def test_a_person_at_a_terminal_reads_words() -> None:
    out = Terminal()
    logs.configure_logging(out)
    logging.getLogger("gloaming.test").info("quiet")
    logging.getLogger("gloaming.test").warning("password=hunter2 was %s", "wrong")
    assert out.getvalue().endswith(f"warning: password={HIDDEN} was wrong\n")
    assert "quiet" not in out.getvalue()


def test_the_level_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(config.LOG, "error")
    out = io.StringIO()
    logs.configure_logging(out)
    logging.getLogger("gloaming.test").warning("quiet")
    logging.getLogger("gloaming.test").error("loud")
    assert [line["message"] for line in lines(out)] == ["loud"]
    monkeypatch.setenv(config.LOG, "shout")
    with pytest.raises(logs.UnknownLogLevel, match="debug, info, warning, error"):
        logs.configure_logging(out)


def test_what_libraries_log_comes_out_in_the_same_form(out: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("from uvicorn")
    logging.getLogger("uvicorn.access").warning("GET /?token=x")
    logging.getLogger("alembic.runtime.migration").info("Context impl")
    assert [line["logger"] for line in lines(out)] == ["uvicorn.error"]


# --- secrets -------------------------------------------------------------------------------------------

SECRET = "Tr0ub4dor-and_3"


@pytest.mark.parametrize(
    "text",
    [
        "postgresql+psycopg://gloaming:{}@host:5432/name",
        "redis://:{}@host",
        "Cookie: gloaming_session={}; theme=dark",
        "set-cookie: gloaming_session={}; HttpOnly",
        "(b'cookie', b'gloaming_session={}')",
        "[(b'host', b'h'), (b'authorization', b'Bearer {}')]",
        "Authorization: Bearer {}",
        "GET /api/matches/m1/socket?seat=1&token={}&line=3",
        "https://example.org/match/m1/seat/0/{}",
        "/match/m1?invite={}",
        "https://example.org/seat/m1/0/{}",
        "/table/m1?invite={}",
        '{{"login": "ada", "password": "{}"}}',
        '{{"password": "with \\" quote {}"}}',
        "{{'secret': '{}', 'made': 1}}",
        "MailWish(password='{}')",
        "PASSWORD={}",
        "metrics_token: {}",
        "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ${}",
    ],
)
def test_no_secret_is_left_in_a_text(text: str) -> None:
    shown = redact(text.format(SECRET))
    assert SECRET not in shown
    assert HIDDEN in shown


@given(st.binary(min_size=32, max_size=32))
def test_a_dice_secret_is_hidden_wherever_it_stands(secret: bytes) -> None:
    assert secret.hex() not in redact(f"the table {secret.hex()} was opened")


@pytest.mark.parametrize(
    "text",
    [
        "the link to the broker redis://127.0.0.1:6379/0 is back",
        "there is no table 'qW3e_rt-9'",
        "/api/matches/qW3e_rt-9/socket",
        'File "test_a_house_that_cannot_take_a_hint_does_not_break_the_link.py", line 12',
        "2026-11-16T02:00:00.000+00:00 postgresql://host/name",
    ],
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert redact(text) == text


def test_fields_with_a_secret_name_are_hidden(out: io.StringIO) -> None:
    logging.getLogger("gloaming.test").warning(
        "seated", extra={"seat_token": 12345, "cookie": ["a"], "seat": 2}
    )
    (line,) = lines(out)
    assert (line["seat_token"], line["cookie"], line["seat"]) == (HIDDEN, HIDDEN, 2)
    assert is_secret("p256dh") and not is_secret("author")


# --- requests ------------------------------------------------------------------------------------------


@get("/there/{what:str}", sync_to_thread=False)
def there(what: FromPath[str]) -> str:
    return what


@get("/broken", sync_to_thread=False)
def broken() -> None:
    raise RuntimeError("token=abc")


@get("/healthz", sync_to_thread=False)
def healthy() -> str:
    return "ok"


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.close(code=4403)


@websocket("/waiting")
async def waiting(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.receive()


@pytest.fixture
def client() -> Iterator[TestClient[Any]]:
    app = Litestar([there, broken, healthy, socket, waiting], logging_config=None)
    logged = logs.RequestLog(app)

    async def from_afar(scope: Any, receive: Any, send: Any) -> None:
        await logged(scope | {"client": ("192.0.2.7", 1)}, receive, send)

    with TestClient(from_afar) as client:
        yield client


def test_a_request_is_logged_without_its_query(client: TestClient[Any], out: io.StringIO) -> None:
    client.get("/there/now?token=hunter2", headers={"cookie": "gloaming_session=hunter2"})
    client.get("/match/m1/seat/0/hunter2")
    client.get("/seat/m1/0/hunter2")
    client.get("/nowhere")
    client.get("/healthz")
    logged = [line for line in lines(out) if line["logger"] == "gloaming.requests"]
    assert [(line["method"], line["path"], line["status"]) for line in logged] == [
        ("GET", "/there/now", 200),
        ("GET", f"/match/m1/seat/{HIDDEN}", 404),
        ("GET", f"/seat/{HIDDEN}", 404),
        ("GET", "/nowhere", 404),
    ]
    assert {line["client"] for line in logged} == {"192.0.2.7"}
    assert all(0 <= line["seconds"] < 60 for line in logged)
    assert "hunter2" not in out.getvalue()


def test_a_failure_is_logged_as_one(client: TestClient[Any], out: io.StringIO) -> None:
    assert client.get("/broken").status_code == 500
    assert [line["status"] for line in lines(out) if line["message"] == "request"] == [500]
    assert "abc" not in out.getvalue()


def test_a_socket_is_logged_with_its_closing_code(client: TestClient[Any], out: io.StringIO) -> None:
    with client.websocket_connect("/socket?token=hunter2"):
        pass
    with client.websocket_connect("/waiting"):
        pass
    logged: dict[str, int] = {}
    deadline = time.monotonic() + 30
    while len(logged) < 2 and time.monotonic() < deadline:  # the server finishes a little later
        time.sleep(0.01)
        logged = {line["path"]: line["status"] for line in lines(out) if line["message"] == "socket"}
    assert logged["/socket"] == 4403
    assert logged["/waiting"] in (1000, 1005)
    assert "hunter2" not in out.getvalue()
