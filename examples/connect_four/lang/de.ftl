name = Vier gewinnt
tagline = Wirf Steine ins Gitter und bring als Erste oder Erster vier in eine Reihe.

## Aktionen

action-drop = Einen Stein in Spalte { $column } werfen

## Ereignisse

event-dropped = { $seat } wirft einen Stein in Spalte { $column }.
event-won = { $seat } hat vier in einer Reihe!
event-drawn = Das Gitter ist voll, und niemand hat vier in einer Reihe.

## Ablehnungen

refusal-column-full = Diese Spalte ist voll.

## Wie es endete

reason-four = Vier Steine stehen in einer Reihe.
reason-full = Das Gitter ist voll.
