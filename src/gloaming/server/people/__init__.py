"""People: guests and accounts, their sessions, ratings, and how they are told that it is their turn.

An application gives `ROUTES` a `Desk` as `app.state.desk`, and answers `Declined` with `decline`.
"""

from gloaming.server.people import coming, others
from gloaming.server.people.declined import STATUSES, Declined, decline
from gloaming.server.people.desk import Desk, Settings

ROUTES = [*coming.ROUTES, *others.ROUTES]

__all__ = ["ROUTES", "STATUSES", "Declined", "Desk", "Settings", "decline"]
