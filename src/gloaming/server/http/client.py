"""Serves the built browser client: its files, and its one page for every other path."""

from __future__ import annotations

import mimetypes
import re
import string
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from litestar import Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from gloaming.core.errors import GloamingError
from gloaming.server.http.compression import EncodedBody, encoded_body

STATIC = Path(__file__).parent.parent / "static"
IMMUTABLE = "public, max-age=31536000, immutable"  # names of built files contain their digest
FILE_PATH = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){1,4}")  # no "..", no hidden files
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # files that the build writes beside each file, smallest first

# Addresses of earlier versions: in mails, invitations and notifications.
MOVED = (
    (re.compile(rb"/table/([^/]+)/?"), rb"/match/\1"),
    (re.compile(rb"/seat/([^/]+)/([^/]+)/([^/]+)/?"), rb"/match/\1/seat/\2/\3"),
)


class ClientNotBuilt(GloamingError):
    """The browser client has not been built."""


def check_built() -> None:
    if not (STATIC / "index.html").is_file():
        raise ClientNotBuilt("the browser client is not built; ./run does it, or: cd web && npm run build")


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    status_code=200,
    sync_to_thread=False,
    include_in_schema=False,
)
def page(request: Request[object, object, State], path: FromPath[str] = "") -> Response[bytes]:
    """A built file, or the client's page, which shows what belongs to the path."""
    moved = new_address(request.scope["raw_path"], request.scope["query_string"])
    if moved is not None:
        return Redirect(moved, status_code=308, headers={"cache-control": "no-cache"})
    found = built_file(path)
    if found is None and path.startswith(("/api/", "/assets/")):
        raise NotFoundException(f"there is nothing at {path[:80]}")
    file = found or STATIC / "index.html"
    keep = IMMUTABLE if path.startswith("/assets/") else "no-cache"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    status, headers, body = _read(file, file.stat().st_mtime_ns).response(request.headers)
    return Response(body, status_code=status, media_type=kind, headers={"cache-control": keep, **headers})


@get("/api/words/{path:path}", sync_to_thread=False, include_in_schema=False)
def old_texts(path: FromPath[str]) -> Redirect:
    """Texts for a service worker of an earlier version."""
    return Redirect("/api/texts" + quote(path), status_code=308)


def new_address(raw_path: bytes, query: bytes) -> str | None:
    """Where an address of an earlier version is now, with its query; None if it has not moved."""
    for pattern, replacement in MOVED:
        if match := pattern.fullmatch(raw_path.partition(b"?")[0]):
            address = match.expand(replacement) + (b"?" + query if query else b"")
            return quote(address, safe=string.punctuation)
    return None


def built_file(path: str) -> Path | None:
    """The built file at this path; compressed variants cannot be requested directly."""
    file = STATIC / path.lstrip("/")
    if not FILE_PATH.fullmatch(path) or file.suffix in COMPRESSED.values() or not file.is_file():
        return None
    return file


@lru_cache(maxsize=256)
def _read(file: Path, changed: int) -> EncodedBody:
    """A file with its compressed variants, read again when it changes."""
    beside = {name: file.with_name(file.name + ending) for name, ending in COMPRESSED.items()}
    packed = {name: form.read_bytes() for name, form in beside.items() if form.is_file()}
    return encoded_body(file.read_bytes(), **packed)


ROUTES: list[BaseRouteHandler] = [page, old_texts]
