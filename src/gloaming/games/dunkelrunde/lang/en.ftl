name = DunkelRunde
tagline = Lead a girl and a boy through the night, past four ghosts, to the linden that breaks the curse.

## Settings

setting-first = First player
setting-first-help = Who has the first turn; at a real table it is the youngest.
setting-first-random = Drawn at random

## Actions

action-move-child = { $letter }’s { $child ->
        [girl] girl
       *[boy] boy
    } to tile { $tile }
action-move-group = The group on tile { $tile } to tile { $goal }
action-move-ghost = Ghost { $ghost } to tile { $tile }

## Events

event-began = { $seat } begins.
event-rolled = { $seat } rolls { $six } for a child and { $eight } for a ghost.
event-rolled-double = { $seat } rolls a double: { $six } for a group, and no ghost moves.
event-expired = There is no group that can move: { $seat }’s double expires.
event-walked-child = { $seat }’s { $child ->
        [girl] girl
       *[boy] boy
    } walks { $place ->
        [bridge] to the bridge
        [forest] through the forest
        [river_bank] to the river bank
        [hut] to the witch’s hut
        [hills] over the hills
        [tower] to the wizard’s tower
        [heights] over the foggy heights
        [gate] to the castle gate
        [castle] along the castle path
        [linden] to the linden
        [deer_crossing] along the deer crossing
        [grassy_trail] along the grassy trail
        [bridle_path] along the bridle path
       *[other] { $steps ->
            [one] one tile
           *[other] { $steps } tiles
        }
    }.
event-walked-group = A group of { $count } walks { $place ->
        [bridge] to the bridge
        [forest] through the forest
        [river_bank] to the river bank
        [hut] to the witch’s hut
        [hills] over the hills
        [tower] to the wizard’s tower
        [heights] over the foggy heights
        [gate] to the castle gate
        [castle] along the castle path
        [linden] to the linden
        [deer_crossing] along the deer crossing
        [grassy_trail] along the grassy trail
        [bridle_path] along the bridle path
       *[other] { $steps ->
            [one] one tile
           *[other] { $steps } tiles
        }
    }.
event-walked-ghost = Ghost { $ghost } glides { $place ->
        [bridge] to the bridge
        [dead_tree] to the dead tree
        [forest] through the forest
        [river_bank] to the river bank
        [ruin] to the old ruin
        [graveyard] to the graveyard
        [hills] over the hills
        [inn] to the deserted inn
        [heights] over the foggy heights
        [gate] to the castle gate
        [castle] along the castle path
       *[other] { $steps ->
            [one] one tile
           *[other] { $steps } tiles
        }
    }.
event-crossed = { $count } children together { $place ->
        [gate] pass the castle gate
       *[other] cross the river
    }.
event-helped = The witch fetches { $seat }’s { $child ->
        [girl] girl
       *[boy] boy
    } over the river.
event-frightened = { $seat }’s { $child ->
        [girl] girl
       *[boy] boy
    } is frightened and runs back { $place ->
        [hut] to the witch’s hut
        [tower] to the wizard’s tower
       *[village] to the village
    }.
event-broken-alone = A girl and a boy are at the linden. The curse is broken, and { $seat } has won alone!
event-broken = A girl and a boy are at the linden. The curse is broken, and { $count } players have won together!

## Refusals

refusal-no-such-child = There is no such child at this table.
refusal-no-such-tile = There is no such tile on this board.
refusal-not-your-child = This is not your child; only a double moves other players’ children.
refusal-double-child = You rolled a double: a whole group moves, not a single child.
refusal-double-ghost = You rolled a double: no ghost moves.
refusal-no-double = A group moves only after a double.
refusal-child-moved = You have moved a child already; now it is a ghost’s turn.
refusal-ghost-moved = You have moved a ghost already; now it is a child’s turn.
refusal-at-linden = Whoever is at the linden stays there.
refusal-child-waits = This child waits for another one; nobody gets past here alone.
refusal-group-held = A ghost stands with this group: nobody dares to leave it alone. Move the ghost first.
refusal-slow-start = From here children get on only with a 1, 2 or 3.
refusal-slow-tile = That tile can be entered only with a 1, 2 or 3.
refusal-must-step = At least one step must be made.
refusal-forward-only = Children walk forward only, and no way leads there from here.
refusal-too-far = That is further than { $pips ->
        [one] one step
       *[other] { $pips } steps
    }.
refusal-blue = No child dares to stay at a haunted place. Stop before it or go past it.
refusal-ghost-there = A ghost is there. A child alone must stop before it or go past it.
refusal-ghost-at-red = A ghost bars the way there, and a child alone does not get past it.
refusal-stop-at-red = A child alone must stop at the red tile and wait for company.
refusal-crosses-at-once = Somebody waits there, so you go across together: choose the tile beyond.
refusal-stop-beyond-red = The group goes across together and stops on the tile beyond.
refusal-no-group = A group is two or more children on one tile.
refusal-group-goes-far = A group must go as far as it can.
refusal-ghost-area = That is outside this ghost’s area: it cannot get past a shelter.
refusal-ghost-hidden-path = Ghosts do not find the hidden paths.
refusal-ghost-distance = The ghost must go exactly { $pips ->
        [one] one step
       *[other] { $pips } steps
    }, turning round only in front of a shelter.

## What a move leads to

consequence-frightened = { $seat }’s { $child ->
        [girl] girl
       *[boy] boy
    } runs back { $place ->
        [hut] to the witch’s hut
        [tower] to the wizard’s tower
       *[village] to the village
    }.
consequence-waits = { $seat }’s { $child ->
        [girl] girl
       *[boy] boy
    } waits { $place ->
        [gate] at the castle gate
       *[other] at the river
    } until another child comes.
consequence-taken-along = { $seat }’s { $child ->
        [girl] girl
       *[boy] boy
    }, waiting { $place ->
        [gate] at the castle gate
       *[other] at the river
    }, comes along.
consequence-helped = The witch takes { $seat }’s { $child ->
        [girl] girl
       *[boy] boy
    } over the river.
consequence-broken-alone = The curse is broken: { $seat } wins alone.
consequence-broken = The curse is broken: { $count } players win together.

## How it ended

reason-pair = One player’s girl and boy are both at the linden.
reason-pairs = Girls and boys of several players reached the linden together.
reason-together = A girl and a boy of different players are at the linden.

## Places

place-village = Village
place-bridge = Bridge
place-dead-tree = Dead tree
place-forest = Forest
place-river-bank = River bank
place-hut = Witch’s hut
place-ruin = Old ruin
place-graveyard = Graveyard
place-hills = Hills
place-tower = Wizard’s tower
place-inn = Deserted inn
place-heights = Foggy heights
place-gate = Castle gate
place-castle = Castle path
place-linden = Linden
place-deer-crossing = Deer crossing
place-grassy-trail = Grassy trail
place-bridle-path = Bridle path

## The table

table-dice = Dice: { $six } for children, { $eight } for ghosts
table-key-pieces = Ag Ab: A’s girl and boy; *1: ghost 1
table-key-tiles = y shelter, b haunted, r wait for company, g hidden path and n castle path (1 to 3 only)
table-colour-grey = { "" }
table-colour-yellow = y
table-colour-blue = b
table-colour-red = r
table-colour-green = g
table-colour-brown = n
table-board = The round board at night
table-hand = What you can do
table-pieces = Children, groups and ghosts
table-goals = Where the chosen piece can go
table-road = Road
table-girl = { $owner }’s girl, { $place }
table-boy = { $owner }’s boy, { $place }
table-ghost = Ghost { $ghost }, { $place }
table-group = Group of { $count }, { $place }
table-group-note = { $count } · { $place }
table-short-girl = { $owner }’s girl
table-short-boy = { $owner }’s boy
table-short-ghost = Ghost { $ghost }
table-goal = { $place }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
table-forward = Forward
table-backward = Backward
table-ahead = { $tiles ->
    [0] at the linden
    [one] one tile before the linden
   *[other] { $tiles } tiles before the linden
}
table-tile-grey = Everyone may walk and rest here.
table-tile-yellow = A shelter: no ghost comes here.
table-tile-blue = Haunted: children go past, never stop here.
table-tile-red = Alone a child waits here; two or more cross at once.
table-tile-green = A hidden path, safe from ghosts; only with a 1, 2 or 3.
table-tile-brown = The castle path: children only with a 1, 2 or 3; ghosts freely.
table-prompt-both = Move a child (up to { $six }) or a ghost (exactly { $eight }).
table-prompt-child = Now move a child: up to { $six }.
table-prompt-ghost = Now move a ghost: exactly { $eight }.
table-prompt-group = A double! Which group moves { $six }?
table-prompt-goal-child = Where to?
table-prompt-goal-ghost = Which way does the ghost glide?
table-prompt-goal-group = A double! Where do they all go with { $six }?
table-prompt-who = { $place }: who goes there?
table-rolls = { $name } rolls
table-double = A double: a group moves
table-expired = No group can move: the double expires
table-dice-lie = The dice show { $six } for a child and { $eight } for a ghost
table-dice-double = A double: { $six } for a group
table-controls = G girl, B boy, 1–4 ghosts. Arrow keys move between pieces and goals, Enter takes, Escape goes back.
table-controls-double = Number keys choose a group. Arrow keys move between groups and goals, Enter takes, Escape goes back.
table-legend = What the tiles mean
table-legend-group = Two or more on one tile are a group and fear no ghost.
table-legend-ghost = A ghost that ends its move with a child alone sends it back to the last shelter.
