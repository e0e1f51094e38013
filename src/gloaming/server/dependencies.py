"""What routes and sockets take from the application: the registry of matches, and who asks."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.params import FromPath

from gloaming.server.accounts import sessions
from gloaming.server.accounts.person import Person
from gloaming.server.accounts.sessions import AnyConnection
from gloaming.server.matches.registry import MatchRegistry
from gloaming.server.storage.database import Database

MatchId = FromPath[str]
AppRequest = Request[object, object, State]


def registry_of(state: State) -> MatchRegistry:
    """The registry in the application's state."""
    registry: MatchRegistry = state.registry
    return registry


def database_of(state: State) -> Database:
    """The database in the application's state."""
    database: Database = state.database
    return database


async def current_person(connection: AnyConnection) -> Person | None:
    """The signed-in person, or None."""
    return await sessions.current_person(connection, database_of(connection.app.state))


async def require_person(request: AppRequest) -> Person:
    """The person who sends the request; refused without a session."""
    return await sessions.require_person(request, database_of(request.app.state))
