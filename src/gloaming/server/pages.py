"""The browser client: its built files, and its one page for every other address."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from gloaming.core.trouble import Trouble

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # names of built files carry their digest


class NotBuilt(Trouble):
    """The browser client has not been built."""


def check_built() -> None:
    if not (STATIC / "index.html").is_file():
        raise NotBuilt("the browser client is not built; ./run does it, or: cd web && npm run build")


@get(["/", "/{path:path}"], media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
def page(path: FromPath[str] = "") -> Response[bytes]:
    """A built file, or the client's page: what that shows is decided by the address in the browser."""
    if path.startswith("/api/"):
        raise NotFoundException(f"there is nothing at {path[:80]}")
    file = (STATIC / path.lstrip("/")).resolve()
    if file.is_file() and file.is_relative_to(STATIC.resolve()):
        keep = FOR_EVER if path.startswith("/assets/") else "no-cache"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})
    if path.startswith("/assets/"):
        raise NotFoundException(f"there is nothing at {path[:80]}")
    return Response((STATIC / "index.html").read_bytes(), headers={"cache-control": "no-cache"})


ROUTES: list[BaseRouteHandler] = [page]
