name = The Sixth Game
tagline = Gather light roll by roll, and keep it before a gust comes.

## Settings

setting-goal = Goal
setting-goal-help = How much light wins the game.

## Actions

action-roll = Roll
action-keep = Keep the glow

consequence-gust = A 1 blows { $glow } out.

## Events

event-rolled = { $seat } rolls a { $pip }: the glow is { $glow }.
event-gust = { $seat } rolls a 1. { $lost ->
        [0] The wind finds nothing to blow out.
       *[other] A gust blows { $lost } out.
    }
event-kept = { $seat } keeps { $glow } and has { $store }.
event-turn = { $seat }'s turn.
event-won = { $seat } has gathered { $store } and wins!

## Refusals

refusal-nothing-glows = Nothing glows yet: roll first.

## How it ended

reason-goal = The goal was reached.

## The table

table-light = { $light } of { $goal }
table-glow = (+{ $glow } glowing)
