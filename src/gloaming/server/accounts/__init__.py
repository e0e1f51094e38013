"""People: guests and accounts, their sessions, ratings, and how they are told that it is their turn.

An application gives `ROUTES` a `Desk` as `app.state.desk`, and answers `Declined` with `decline`.
"""

from gloaming.server.accounts.service import AccountConfig, AccountService
from gloaming.server.errors import STATUSES, RequestRefused, refuse
from gloaming.server.http import accounts as coming
from gloaming.server.http import people as others

ROUTES = [*coming.ROUTES, *others.ROUTES]

__all__ = ["ROUTES", "STATUSES", "AccountConfig", "AccountService", "RequestRefused", "refuse"]
