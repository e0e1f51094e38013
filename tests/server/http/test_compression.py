"""Compression, ETags, and responses that are never compressed."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.browser_client import OFTEN
from server.live_server import PATIENCE, Guest, Live, serving

from gloaming.server.app import AppConfig
from gloaming.server.http import client as pages
from gloaming.server.http.compression import MIN_SIZE, choose_encoding, etag_matches
from gloaming.server.workers.bot_pool import BotPool

SCRIPT = b"light, " * 1000
ALL = "gzip, deflate, br, zstd"
SAME = [
    "/api/games",
    "/api/texts/de",
    "/api/texts/en/illuminated",
    "/api/content/dunkelrunde",
    "/api/rules/illuminated/fr",
]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client with compressed files as the web build writes them; brotli is faked."""
    static = tmp_path_factory.mktemp("site")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html><title>Gloaming</title>")
    script = static / "assets" / "a.js"
    script.write_bytes(SCRIPT)
    script.with_name("a.js.br").write_bytes(b"brotli")
    script.with_name("a.js.gz").write_bytes(gzip.compress(SCRIPT))
    return static


@pytest.fixture(scope="module")
def live(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "warm", lambda _: None)
        patch.setattr(pages, "STATIC", built)
        with serving(
            AppConfig(tmp_path_factory.mktemp("data") / "g.db", bot_workers=1, limits=OFTEN)
        ) as running:
            yield running


def ask(live: Live, path: str, method: str = "GET", **headers: str) -> tuple[httpx.Response, bytes]:
    """The response and its body before decoding."""
    named = {"accept-encoding": "", **{name.replace("_", "-"): value for name, value in headers.items()}}
    address = f"http://{live.address}{path}"
    with httpx.stream(method, address, headers=named, timeout=PATIENCE) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("", None),
        ("identity", None),
        ("br;q=0, gzip;q=0.0", None),
        ("deflate, zstd", None),
        (ALL, "br"),
        ("GZIP", "gzip"),
        ("gzip;q=1.0, br; q=0", "gzip"),
        ("*", "br"),
    ],
)
def test_a_built_file_comes_in_the_best_form_that_is_accepted(
    live: Live, built: Path, accepted: str, encoding: str | None
) -> None:
    answer, body = ask(live, "/assets/a.js", accept_encoding=accepted)
    ending = {None: "", "br": ".br", "gzip": ".gz"}[encoding]
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == encoding
    assert body == (built / "assets" / f"a.js{ending}").read_bytes()
    assert int(answer.headers["content-length"]) == len(body)
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/assets/a.js", *SAME])
@pytest.mark.parametrize("accepted", ["", "gzip", ALL])
def test_who_has_an_answer_does_not_get_it_again(live: Live, path: str, accepted: str) -> None:
    first, body = ask(live, path, accept_encoding=accepted)
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again, nothing = ask(live, path, accept_encoding=accepted, if_none_match=known)
        assert (again.status_code, nothing) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    old, whole = ask(live, path, accept_encoding=accepted, if_none_match='"of-an-older-version"')
    assert (old.status_code, whole) == (200, body)


def test_forms_have_tags_of_their_own(live: Live) -> None:
    tags = {ask(live, "/assets/a.js", accept_encoding=form)[0].headers["etag"] for form in ("", "gzip", "br")}
    assert len(tags) == 3


def test_a_file_that_was_built_again_is_sent_again(live: Live, built: Path) -> None:
    first, _ = ask(live, "/")
    assert first.headers["cache-control"] == "no-cache"
    (built / "index.html").write_text("<!doctype html><title>Gloaming, newer</title>")
    answer, body = ask(live, "/", if_none_match=first.headers["etag"])
    assert answer.status_code == 200 and b"newer" in body


@pytest.mark.parametrize(
    ("path", "kind"), [("/", "text/html"), ("/mine", "text/html"), ("/assets/a.js", "javascript")]
)
def test_a_head_is_that_of_the_answer_and_has_no_body(live: Live, path: str, kind: str) -> None:
    whole, body = ask(live, path)
    head, nothing = ask(live, path, "HEAD")
    assert (head.status_code, nothing) == (200, b"")
    assert int(head.headers["content-length"]) == len(body)
    assert head.headers["etag"] == whole.headers["etag"]
    assert kind in head.headers["content-type"]


def test_who_asks_for_a_part_gets_the_whole(live: Live) -> None:
    answer, body = ask(live, "/assets/a.js", range="bytes=0-9")
    assert (answer.status_code, body) == (200, SCRIPT)


@pytest.mark.parametrize(
    "path", ["/assets/a.js.br", "/assets/a.js.gz", "/assets", "/assets/..", "/assets/.a"]
)
def test_compressed_forms_and_folders_have_no_address(live: Live, path: str) -> None:
    answer, body = ask(live, path)
    assert answer.status_code == 404 or b"<title>Gloaming" in body


@pytest.mark.parametrize("path", SAME)
def test_what_is_the_same_for_everybody_is_compressed(live: Live, path: str) -> None:
    plain, whole = ask(live, path)
    packed, body = ask(live, path, accept_encoding=ALL)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert gzip.decompress(body) == whole
    assert int(packed.headers["content-length"]) == len(body) < len(whole) / 2
    assert packed.headers["content-security-policy"]


def test_an_error_is_told_as_it_is(live: Live) -> None:
    answer, body = ask(live, "/api/texts/xx", accept_encoding=ALL)
    assert answer.status_code == 404 and b"there is no language" in body


def test_what_holds_a_secret_is_not_compressed(live: Live) -> None:
    ada = Guest(live, "A" * 20)
    match = ada.open(seats=6, game="illuminated", listed=False)["id"]
    for path in (
        "/api/me",
        "/api/matches",
        "/api/lobby",
        f"/api/matches/{match}",
        f"/api/matches/{match}/link",
    ):
        answer = ada.http.get(path, headers={"accept-encoding": ALL})
        assert answer.status_code == 200, answer.text
        assert "content-encoding" not in answer.headers, path


def test_a_record_is_compressed_on_its_way(live: Live) -> None:
    ada = Guest(live, "Ada")
    names = [f"the person at seat {letter}" for letter in "abcdef"]
    match = ada.post("/api/matches", game="illuminated", seats=[{"name": name} for name in names])["id"]
    ada.post(f"/api/matches/{match}/words", words={str(seat): "é" * 60 for seat in range(6)})
    path = f"/api/matches/{match}/record"
    plain = ada.http.get(path, headers={"accept-encoding": ""})
    packed = ada.http.get(path, headers={"accept-encoding": ALL})
    assert len(plain.content) > MIN_SIZE, plain.text
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == "private, no-cache"
    assert "attachment" in packed.headers["content-disposition"]
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < len(plain.content)


@pytest.mark.parametrize(
    ("accepted", "form"),
    [("gzip;q=0, *", "br"), ("*;q=0", "identity"), ("gzip ; q=0.001", "gzip"), (",;,", "identity")],
)
def test_odd_wishes_are_understood(accepted: str, form: str) -> None:
    assert choose_encoding(accepted, {"br": b"", "gzip": b"", "identity": b""}) == form


def test_a_tag_is_compared_whole() -> None:
    assert not etag_matches('"ab"', '"a"') and not etag_matches("", '"a"') and etag_matches(' W/"a" ', '"a"')
