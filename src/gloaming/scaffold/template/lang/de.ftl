name = The Sixth Game
tagline = Sammle Wurf für Wurf Licht, und behalte es, bevor eine Bö kommt.

## Settings

setting-goal = Ziel
setting-goal-help = Wie viel Licht das Spiel gewinnt.

## Actions

action-roll = Würfeln
action-keep = Den Schein behalten

## Events

event-rolled = { $seat } würfelt eine { $pip }: Der Schein beträgt { $glow }.
event-gust = { $seat } würfelt eine 1. { $lost ->
        [0] Der Wind findet nichts, was er ausblasen könnte.
       *[other] Eine Bö bläst { $lost } aus.
    }
event-kept = { $seat } behält { $glow } und hat { $store }.
event-turn = { $seat } ist am Zug.
event-won = { $seat } hat { $store } gesammelt und gewinnt!

## Refusals

refusal-not-your-turn = Du bist nicht am Zug.
refusal-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
refusal-nothing-glows = Noch scheint nichts: Würfle zuerst.

## How it ended

reason-goal = Das Ziel ist erreicht.

## The table

table-light = { $light } von { $goal }
table-glow = (+{ $glow } Schein)
