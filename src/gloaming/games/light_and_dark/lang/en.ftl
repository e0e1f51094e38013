name = Light & Dark
tagline = Flick your druids: whatever they hit comes over to your side. Win all the druids, or all the torches.

## Settings

setting-light = Who is Light
setting-light-help = Light flicks first. A seat’s letter gives Light to its team.
setting-light-random = Drawn at random
setting-best_of = Games
setting-best_of-help = One game, or a contest: factions are swapped after each game, and the first with most of the points wins.
setting-best_of-1 = One game
setting-best_of-3 = Best of three
setting-best_of-5 = Best of five
setting-cards = Power cards
setting-cards-help = How many cards each team is dealt, face down. Not for the first game.
setting-terrain = Obstacles
setting-terrain-help = How many cups, pencils, books and boxes are put on a larger table before the first flick.
setting-druids = Druids
setting-druids-help = Six make one set; more need a second set and a larger table.
setting-druids-4 = Four
setting-druids-6 = Six
setting-druids-8 = Eight
setting-druids-10 = Ten
setting-druids-12 = Twelve
setting-torches = Torches
setting-torches-help = Five make one set; of an odd number one more is unlit.
setting-formation = Formation of the torches
setting-formation-help = How the torches lie in the centre at the start.
setting-formation-row = A row
setting-formation-cross = A cross
setting-formation-ring = A ring
setting-hand = The hand
setting-hand-help = How much every flick errs in direction and strength, for people and bots alike.
setting-hand-steady = Steady: 1° and 6 %
setting-hand-natural = Natural: 2° and 10 %
setting-hand-shaky = Shaky: 3.5° and 15 %
setting-line = The aiming line
setting-line-help = How far ahead of a disc its aim is drawn on the screen. The longer, the easier.
setting-line-none = None: by eye alone
setting-line-short = Short
setting-line-long = Long
setting-seated = Stay seated
setting-seated-help = For a harder game: only flicks within 75° of straight ahead from your own end.
setting-seated-no = Walk around the table
setting-seated-yes = Stay seated
setting-turn_limit = Limit of flicks
setting-turn_limit-help = After so many flicks in all a game is undecided; 0 means no limit.

## Actions

action-flick = Flick disc { $disc } at { $angle }° with { $strength } mm/s
action-place = Place { $count } druids
action-evenly = Place your druids evenly spaced
action-obstruct = Put obstacle { $obstacle } at { $x }, { $y }, turned by { $turn }°
action-return = Put druid { $disc } back at { $x }, { $y }
action-pass = Play no card
action-second-wind = Second Wind: flick again
action-chain = Chain: what your hits hit flips too
action-ward = Ward: disc { $disc } stays as it is
action-stride = Stride: move druid { $disc } to { $x }, { $y }
action-torchbearer = Torchbearer: flick a torch
action-anchor = Anchor: nothing pushes druid { $disc }
action-beacon = Beacon: flip torch { $disc }
action-steady-hand = Steady Hand: flick without error

## Sections of the log

section-place = Game { $game }: placing the druids
section-terrain = Game { $game }: placing the obstacles

## Events

event-sides = { $game ->
    [1] { $seat } is Light and begins.
   *[other] Game { $game }: now { $seat } is Light and begins.
}
event-dealt = You are dealt a card: { $card ->
    [second-wind] Second Wind
    [chain] Chain
    [ward] Ward
    [stride] Stride
    [torchbearer] Torchbearer
    [anchor] Anchor
    [beacon] Beacon
   *[steady-hand] Steady Hand
}.
event-ready = { $seat } has placed the druids.
event-deployed = All druids are shown.
event-obstructed = { $seat } puts down { $kind ->
    [cup] a cup
    [pencil] a pencil
    [book] a book
   *[box] the game box
}.
event-turn = { $seat }’s turn for { $faction ->
    [light] Light
   *[dark] Dark
}.
event-flicked = { $seat } flicks disc { $disc } and { $touched ->
    [0] touches nothing
    [one] touches one disc
   *[other] touches { $touched } discs
}{ $left ->
    [0] .
    [one] ; one disc leaves the table.
   *[other] ; { $left } discs leave the table.
}
event-flipped = { $druids ->
    [0] { $torches ->
        [one] One torch
       *[other] { $torches } torches
    }
    [one] { $torches ->
        [0] One druid
        [one] One druid and one torch
       *[other] One druid and { $torches } torches
    }
   *[other] { $torches ->
        [0] { $druids } druids
        [one] { $druids } druids and one torch
       *[other] { $druids } druids and { $torches } torches
    }
} flipped to { $faction ->
    [light] Light
   *[dark] Dark
}.
event-returned = { $seat } puts druid { $disc } back.
event-returned-by-rule = Disc { $disc } comes back to the nearest free place.
event-declined = { $seat } plays no card.
event-second-wind = { $seat } plays Second Wind and flicks again.
event-chain = { $seat } plays Chain: discs hit by hit discs flip too.
event-ward = { $seat } plays Ward: disc { $disc } stays as it is.
event-stride = { $seat } plays Stride and moves druid { $disc }.
event-torchbearer = { $seat } plays Torchbearer and flicks a torch.
event-anchor = { $seat } plays Anchor: nothing pushes druid { $disc } for now.
event-beacon = { $seat } plays Beacon on torch { $disc }.
event-steady-hand = { $seat } plays Steady Hand: this flick does not err.
event-won-torches = All torches are { $faction ->
    [light] lit: Light wins
   *[dark] unlit: Dark wins
} the game ({ $ours } : { $theirs }).
event-won-druids = All druids follow { $faction ->
    [light] Light: Light wins
   *[dark] Dark: Dark wins
} the game ({ $ours } : { $theirs }).
event-undecided = After { $flicks } flicks the game is undecided.

## The end

reason-torches = All torches show one faction.
reason-druids = All druids follow one faction.
reason-contest = The contest is won.
reason-undecided = Nobody has more points than the other.

## Refusals

refusal-phase-place = First place your druids.
refusal-phase-terrain = First the obstacles are put down.
refusal-phase-flick = Now flick, or play a card for the flick.
refusal-phase-ward = Now answer: a card, or none.
refusal-phase-return = First put the druid back that left the table.
refusal-phase-after = The flick is done: play a card, or none.
refusal-no-such-disc = There is no disc { $disc }.
refusal-torch = Disc { $disc } is a torch: only druids are flicked, unless you play Torchbearer.
refusal-torchbearer = With Torchbearer you flick one of your torches; disc { $disc } is a druid.
refusal-not-yours = Disc { $disc } is not yours.
refusal-angle = A direction is at least 0° and below 360°.
refusal-strength = A flick’s strength is from { $least } to { $most }.
refusal-seated = You stay seated: flick within { $most }° of straight ahead.
refusal-place-count = Name the places of all { $count } druids, x and y of each.
refusal-start-area = Disc { $disc } must lie wholly inside the start area.
refusal-overlap = Disc { $disc } would lie on something.
refusal-return-disc = Disc { $disc } is to be put back first.
refusal-no-obstacle = There is no obstacle { $obstacle } in this game.
refusal-obstacle-stands = Obstacle { $obstacle } stands already.
refusal-obstacle-turn = An obstacle’s turn is from 0 to { $most }.
refusal-obstacle-area = An obstacle must stand wholly inside the play area and outside the start areas.
refusal-obstacle-overlap = The obstacle would stand on something.
refusal-obstacle-blocks = There it would shut a disc or a start area off.
refusal-card = You do not hold { $card ->
    [second-wind] Second Wind
    [chain] Chain
    [ward] Ward
    [stride] Stride
    [torchbearer] Torchbearer
    [anchor] Anchor
    [beacon] Beacon
   *[steady-hand] Steady Hand
}.
refusal-card-time = It is not the time for { $card ->
    [second-wind] Second Wind
    [chain] Chain
    [ward] Ward
    [stride] Stride
    [torchbearer] Torchbearer
    [anchor] Anchor
    [beacon] Beacon
   *[steady-hand] Steady Hand
}.
refusal-card-second-wind = The last flick of the game is done.
refusal-card-chain = Chain is in play already.
refusal-card-ward = Ward protects a disc that would flip now.
refusal-card-torchbearer = You have no torch to flick.
refusal-card-anchor = Anchor holds one of your own druids.
refusal-card-beacon = Beacon flips an opposing torch close to the flicked disc.
refusal-card-steady-hand = Steady Hand is in play already.
refusal-stride-far = Stride moves a druid by { $reach } mm at most.
refusal-stride-way = Druid { $disc } cannot move straight there: something is in the way, or it would not lie wholly inside.

## What an action costs and leads to

price-card = { $amount ->
    [one] one card
   *[other] { $amount } cards
}
consequence-last-flick = This is the last flick of the game.
consequence-anchor = Disc { $disc } is no longer anchored then.
consequence-one-flick = It counts for this one flick only.
consequence-torch-only = You then have to flick a torch, not a druid.
consequence-no-cards = No card can be played before the second flick.
consequence-turn-ends = Your turn ends with it.
consequence-undecided = It was the last flick: the game ends undecided.
consequence-others-flip = { $count ->
    [0] No other disc flips.
    [one] One other disc flips.
   *[other] { $count } other discs flip.
}
consequence-victory = { $faction ->
    [light] Light
   *[dark] Dark
} wins the game with it.

## The table

faction-light = Light
faction-dark = Dark
card-second-wind = Second Wind
card-chain = Chain
card-ward = Ward
card-stride = Stride
card-torchbearer = Torchbearer
card-anchor = Anchor
card-beacon = Beacon
card-steady-hand = Steady Hand
table-legend = L light druid, D dark druid, * lit torch, o unlit torch, # obstacle. A sits below, B above; 0° is up, 90° right.
table-cards = Your cards: { $cards }
table-in-play = In play: { $cards }
table-aims = To flick type disc, angle and strength, as in “2 15 { $mark }” ({ $slowest }–{ $fastest } mm/s, without the thumb up to { $mark }). Goals of each disc with angle and distance in mm:

## The table in the browser

table-board = The table, seen from above
table-hand = What you can do
table-druid = Druid { $number }, { $faction ->
    [light] light
   *[dark] dark
}{ $whose ->
    [own] , yours
    [theirs] , theirs
   *[none] { "" }
}; { $across } cm from the left, { $near } cm from your end
table-torch = Torch { $number }, { $faction ->
    [light] lit
   *[dark] unlit
}{ $whose ->
    [own] , yours
    [theirs] , theirs
   *[none] { "" }
}; { $across } cm from the left, { $near } cm from your end
table-tally-druid = { $own } of { $all } druids { $faction ->
    [light] light
   *[dark] dark
}
table-tally-torch = { $own } of { $all } torches { $faction ->
    [light] lit
   *[dark] unlit
}
table-cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-points = { $points } of { $goal } points
table-own-cards = Your power cards
table-card-now = Can be played now
table-costs = Costs { $cost }.
table-card-second-wind = Flick once more.
table-card-chain = Discs hit by discs you hit flip too.
table-card-ward = One of your discs does not flip.
table-card-stride = Move one druid a little way by hand.
table-card-torchbearer = Flick one of your torches instead of a druid.
table-card-anchor = Nothing pushes one druid until your next turn.
table-card-beacon = Flip one torch close to the flicked disc.
table-card-steady-hand = No error, and the line shows the whole way.
table-when-second-wind = After your flick
table-when-chain = Before your flick
table-when-ward = When a flick would turn your discs
table-when-stride = Before your flick
table-when-torchbearer = Before your flick
table-when-anchor = After your flick
table-when-beacon = After your flick, if a torch is near
table-when-steady-hand = Before your flick
table-direction = Direction
table-degrees = { $side ->
    [ahead] straight ahead
    [left] { $degrees }° to the left
   *[right] { $degrees }° to the right
}
table-strength = Strength
table-weak = { NUMBER($metres, minimumFractionDigits: 2) } m/s, without the thumb
table-strong = { NUMBER($metres, minimumFractionDigits: 2) } m/s, with the thumb
table-flick = Flick
table-play = Play { $card }
table-evenly = Evenly spaced
table-no-ward = Let them flip
table-no-card = Play no card
table-confirm-place = Place them here
table-confirm-return = Put it back here
table-confirm-stride = Play Stride
table-confirm-obstruct = Put it here
table-obstacles = Obstacles still to be put down
table-cup = Cup
table-pencil = Pencil
table-book = Book
table-box = Box
table-turn-left = Turn left
table-turn-right = Turn right
table-prompt-flick = Flick a druid: pull it back and let go.
table-prompt-again = Second Wind: flick once more.
table-prompt-torch = Flick one of your torches.
table-prompt-aim = Aim, and let it go.
table-prompt-place = Place your { $count } druids in your start area.
table-prompt-return = Put the druid back that left the table.
table-prompt-stride = Move one of your druids up to { $reach } mm.
table-prompt-obstruct = Put an obstacle on the table.
table-prompt-ward = { $count ->
    [one] One of your discs is about to flip. Do you play a card?
   *[other] { $count } of your discs are about to flip. Do you play a card?
}
table-prompt-after = Your flick is done. Do you play a card?
table-prompt-card = Play { $card }?
table-prompt-target = { $card }: choose a disc.
table-controls = By keys: choose a druid with Tab and Enter, arrow keys turn and strengthen (Shift: finely), Enter flicks, Escape stops.
table-controls-place = Drag, or use the arrow keys (Shift: by millimetres).
table-controls-obstacle = Drag it, or use the arrow keys (Shift: by millimetres) and R to turn it.
table-replay = Watch the last flick again, slowly
table-slow = Slow motion
table-plays = { $name } plays
table-game = Game { $game }
table-wins-druids = All druids follow { $faction ->
    [light] Light
   *[dark] Dark
}
table-wins-torches = All torches are { $faction ->
    [light] lit
   *[dark] unlit
}
table-undecided = The game is undecided
