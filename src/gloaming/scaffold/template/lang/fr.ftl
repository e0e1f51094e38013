name = The Sixth Game
tagline = Recueillez la lumière lancer après lancer, et gardez-la avant la rafale.

## Settings

setting-goal = But
setting-goal-help = La quantité de lumière qui gagne la partie.

## Actions

action-roll = Lancer le dé
action-keep = Garder la lueur

## Events

event-rolled = { $seat } obtient un { $pip } : la lueur est de { $glow }.
event-gust = { $seat } obtient un 1. { $lost ->
        [0] Le vent ne trouve rien à souffler.
       *[other] Une rafale souffle { $lost }.
    }
event-kept = { $seat } garde { $glow } et possède { $store }.
event-turn = Tour de { $seat }.
event-won = { $seat } a recueilli { $store } et gagne !

## Refusals

refusal-not-your-turn = Ce n’est pas votre tour.
refusal-unknown-action = Cette action n’existe pas dans ce jeu.
refusal-nothing-glows = Rien ne luit encore : lancez d’abord le dé.

## How it ended

reason-goal = Le but est atteint.

## The table

table-light = { $light } sur { $goal }
table-glow = (+{ $glow } de lueur)
