"""The terms of a match keep the keys under which the first version stored them."""

import json

from gloaming.protocol import Terms
from gloaming.server.storage.terms import decode_terms, encode_terms


def test_a_row_of_an_older_version_still_decodes() -> None:
    assert decode_terms("{}") == Terms()
    older = '{"pace":"days","clock":"move","seconds":60,"increment":0,"runout":"loss","delay":5,"hints":true}'
    expected = Terms("days", "move", 60, 0, on_timeout="loss", delay=5, advice=True)
    assert decode_terms(older) == expected and type(decode_terms(older)) is Terms


def test_what_is_stored_keeps_its_keys() -> None:
    stored = json.loads(encode_terms(Terms(on_timeout="bot", advice=False)))
    assert (stored["runout"], stored["hints"]) == ("bot", False)
    assert not {"onTimeout", "on_timeout", "advice"} & set(stored)
