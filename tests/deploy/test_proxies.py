"""The proxies: sockets and the true address get through, what is for the machine does not."""

from __future__ import annotations

import re

import pytest
from deploy.readers import text, unit, value

from gloaming.server.ops import health, metrics

INSIDE = [path for handler in (*health.ROUTES, *metrics.ROUTES) for path in handler.paths]


def test_there_is_something_to_close() -> None:
    assert sorted(INSIDE) == ["/healthz", "/metrics", "/readyz"]


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_leads_to_where_the_unit_listens(name: str) -> None:
    listens = value(unit("gloaming.service"), "Service", "ExecStart")
    found = re.search(r"--host (\S+) --port (\S+)", listens)
    assert found is not None
    assert f"{found[1]}:{found[2]}" in text(name)


@pytest.mark.parametrize("path", INSIDE)
def test_what_is_for_this_machine_is_closed(path: str) -> None:
    assert re.search(rf"location = {path}\s+{{ return 404; }}", text("nginx.conf"))
    assert re.search(rf"@inside path .*{path}\b", text("Caddyfile"))
    assert "respond @inside 404" in text("Caddyfile")


@pytest.mark.parametrize(
    "line",
    [
        "proxy_http_version 1.1;",
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $gloaming_connection;",
        "access_log off;",
    ],
)
def test_nginx_passes_on_what_the_server_needs(line: str) -> None:
    assert text("nginx.conf").count(line) == 1


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_brackets_close(name: str) -> None:
    plain = re.sub(r"#.*", "", text(name))
    assert plain.count("{") == plain.count("}") > 0


def test_proxies_leave_compression_to_the_server() -> None:
    assert text("nginx.conf").count("gzip off;") == 1
    assert not re.search(r"^\s*encode\b", text("Caddyfile"), re.MULTILINE)


def test_seat_links_are_in_no_log() -> None:
    assert "access_log off;" in text("nginx.conf")
    assert not re.search(r"^\s*log\b", text("Caddyfile"), re.MULTILINE)
