"""The laws that every game must keep.

A law is a function of a game and a number of seats that fails with an AssertionError if the game breaks it.
Laws need run-time dependencies only, so a game outside this repository can be checked too.
"""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.game import AnyGame
from gloaming.laws import actions, records, secrecy, states, texts

Law = Callable[[AnyGame, int], None]

LAWS: list[Law] = [
    states.one_thing_is_pending,
    states.random_play_ends,
    states.winners_come_first,
    states.scores_run_to_the_outcome,
    states.clones_are_independent,
    states.states_serialise,
    states.states_travel,
    secrecy.views_are_plain,
    actions.offered_is_legal,
    actions.the_rest_is_refused,
    actions.listed_is_what_no_reason_forbids,
    states.chance_covers_its_faces,
    records.records_replay,
    records.earlier_rules_have_a_release,
    states.nothing_is_lost,
    actions.choices_keep_their_order,
    actions.notation_reads_back,
    actions.listed_actions_are_numbered,
    secrecy.imagining_keeps_the_view,
    secrecy.imagining_knows_no_secret,
    secrecy.events_tell_no_more_than_views,
    secrecy.questions_stay_secret,
    secrecy.secret_choices_tell_nothing,
    texts.keys_have_texts,
    texts.listed_actions_have_texts,
]
