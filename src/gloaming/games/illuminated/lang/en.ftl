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

refusal-no-such-entity = There is no such Entity at this table.
refusal-not-your-entity = Only one of your own Entities can do that.
refusal-own-in-shadow = Your Entity must stand in the Light for that.
refusal-same-entity = The Target must be another Entity.
refusal-target-in-shadow = Only a Target in the Light can be pulled down.

## What an action costs and leads to

price-actions = { $amount ->
        [one] one action
       *[other] { $amount } actions
    }
consequence-win = If it succeeds, { $entity } is the Illuminated and { $seat } wins.
consequence-target = If it succeeds, { $entity } goes to { $value } in the { $zone ->
        [light] Light
       *[shadow] Shadow
    }.
consequence-pull = If it succeeds, { $entity } falls { $least } to { $most } steps, at the lowest to { $value } in the { $zone ->
        [light] Light
       *[shadow] Shadow
    }.
consequence-success = If it succeeds, { $entity } falls to { $value } in the Shadow.
consequence-failure = If it fails, { $entity } falls to { $value } in the { $zone ->
        [light] Light
       *[shadow] Shadow
    }.
consequence-always = In any case { $entity } falls to { $value } in the { $zone ->
        [light] Light
       *[shadow] Shadow
    }.
consequence-unused = { $actions ->
        [one] One action stays unused.
       *[other] { $actions } actions stay unused.
    }

## How it ended

reason-illuminated = An Entity reached value 6 in the Light.
reason-locked = Every Entity stands in the Shadow with value 6, where nothing can move any more.
reason-turn-limit = The turn limit was reached.

## The table

table-board = The table under the lamp
table-entities = Entities
table-hand = What you can do
table-verbs = Actions
table-light = Light
table-shadow = Shadow
table-at-light = Light { $value }
table-at-shadow = Shadow { $value }
table-pile = { $names } of { $owner }, { $place }
table-shadow-total = Shadow { $total }
table-shadow-total-control = Shadow { $total }, controls the Shadow
table-actions-left = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
table-control-none = Nobody controls the Shadow: every roll counts in full.
table-control = { $seat } controls the Shadow: everyone else’s rolls at Targets in the Light count one less.
table-raise = Raise
table-raise-help = Roll above an Entity’s value to raise it by one.
table-lower = Lower
table-lower-help = Roll above an Entity’s value to lower it by one.
table-sacrifice = Sacrifice
table-sacrifice-help = Throw one of your Entities in the Light into the Shadow to lower another by the whole difference.
table-help = Help
table-help-help = One of your Entities in the Light adds its value to raise another, and is lowered for it.
table-end = End turn
table-end-help = Leave the rest of your turn.
table-tries-raise = Raise { $target }
table-tries-lower = Lower { $target }
table-tries-sacrifice = Sacrifice { $own } against { $target }
table-tries-help = { $own } helps { $target }
table-prompt-start = Choose an action, or an Entity first.
table-prompt-verb = What shall happen with { $entity }?
table-prompt-raise-target = Which Entity shall rise?
table-prompt-lower-target = Which Entity shall sink?
table-prompt-sacrifice-own = Which of yours do you sacrifice?
table-prompt-sacrifice-target = Against which Entity in the Light?
table-prompt-help-own = Which of yours helps?
table-prompt-help-target = Whom does it help to rise?
table-note-sacrifice-own = give it up
table-note-sacrifice-target = strike it
table-note-help-own = it helps
table-note-help-target = for it
table-odds = { $faces } in { $of }
table-odds-short = { $faces } in { $of }
table-least = { $least } or more succeeds
table-always = cannot fail
table-never = cannot succeed
table-beats = { $total } beats { $needed }
table-fails = { $total } does not beat { $needed }
table-roll = Roll the die
table-controls = Letters choose an action, arrow keys move between Entities, Enter takes, Escape goes back.
