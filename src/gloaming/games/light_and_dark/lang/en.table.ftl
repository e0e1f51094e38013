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
table-why-outside = It must lie wholly inside the start area.
table-why-overlap = Discs never lie on each other or on an obstacle.
table-why-stride-outside = A stride ends wholly on the table.
table-why-stride-overlap = A druid never lies on a disc or an obstacle.
table-why-stride-far = That is too far for a stride.
table-why-stride-way = Something is in the straight way there.
table-why-obstruct-outside = It must stand wholly between the two start areas.
table-why-obstruct-overlap = It would stand on something.
table-hint = By keys: choose a druid with Tab and Enter, arrow keys turn and strengthen (Shift: finely), Enter flicks, Escape stops.
table-hint-place = Drag, or use the arrow keys (Shift: by millimetres).
table-hint-obstacle = Drag it, or use the arrow keys (Shift: by millimetres) and R to turn it.
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
