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
table-ahead = { $tiles ->
    [0] at the linden
    [one] one tile before the linden
   *[other] { $tiles } tiles before the linden
}
table-why-roll = Cannot move with this roll.
table-why-group = This group cannot move with this roll.
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
table-prompt-goal-group = Where does the group go?
table-prompt-who = { $place }: who goes there?
table-rolls = { $name } rolls
table-double = A double: a group moves
table-expired = No group can move: the double expires
table-dice-lie = The dice show { $six } for a child and { $eight } for a ghost
table-dice-double = A double: { $six } for a group
table-hint = G girl, B boy, 1–4 ghosts. Arrow keys move between pieces and goals, Enter takes, Escape goes back.
