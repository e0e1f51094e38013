name = The Illuminated
tagline = Raise one of your dice into the brightest light, and mind who rules the dark.

## Settings

setting-entities = Entities
setting-entities-help = How many dice each player has.
setting-first = First player
setting-first-help = Who takes the first turn, which has one action only.
setting-first-random = Drawn at random
setting-turn_limit = Turn limit
setting-turn_limit-help = After so many turns of each player the game ends undecided; 0 for no limit.

## Actions

action-raise = Raise { $target }
action-lower = Lower { $target }
action-sacrifice = Sacrifice { $own } to pull { $target } down
action-help = { $own } helps { $target } up
action-end = End the turn

## Events

event-began = { $seat } begins.
event-tried-raise = { $seat } tries to raise { $target }.
event-tried-lower = { $seat } tries to lower { $target }.
event-tried-sacrifice = { $seat } offers { $own } to pull { $target } down.
event-tried-help = { $seat } lets { $own } help { $target }.
event-rolled-success = A { $pip }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $penalty ->
        [0] { "" }
       *[other] { " " }− { $penalty } for the Shadow
    }: { $total } beats { $needed }.
event-rolled-failure = A { $pip }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $penalty ->
        [0] { "" }
       *[other] { " " }− { $penalty } for the Shadow
    }: { $total } does not beat { $needed }.
event-moved = { $entity } now stands in the { $zone ->
        [light] Light
       *[shadow] Shadow
    } with { $value }.
event-controlled = { $seat } controls the Shadow.
event-uncontrolled = Nobody controls the Shadow.
event-turn = { $seat }'s turn: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
event-won = { $entity } is the Illuminated: { $seat } wins!
event-undecided = The game ends undecided.

## Refusals

refusal-not-your-turn = It is not your turn.
refusal-unknown-action = That is not an action of this game.
refusal-no-such-entity = There is no such Entity at this table.
refusal-not-your-entity = Only one of your own Entities can do that.
refusal-own-in-shadow = Your Entity must stand in the Light for that.
refusal-same-entity = The Target must be another Entity.
refusal-target-in-shadow = Only a Target in the Light can be pulled down.

## How it ended

reason-illuminated = An Entity reached value 6 in the Light.
reason-locked = Every Entity stands in the Shadow with value 6, where nothing can move any more.
reason-turn-limit = The turn limit was reached.

## The table

table-shadow-total = Shadow { $total }
