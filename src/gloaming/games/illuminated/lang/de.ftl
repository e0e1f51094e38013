name = The Illuminated
tagline = Hebe einen deiner Würfel ins hellste Licht, und achte darauf, wer das Dunkel beherrscht.

## Settings

setting-entities = Wesen
setting-entities-help = Wie viele Würfel jede Person hat.
setting-first = Wer beginnt
setting-first-help = Wer den ersten Zug hat; er besteht aus nur einer Aktion.
setting-first-random = Wird ausgelost
setting-turn_limit = Zuggrenze
setting-turn_limit-help = Nach so vielen Zügen jeder Person endet die Partie unentschieden; 0 bedeutet ohne Grenze.

## Actions

action-raise = { $target } heben
action-lower = { $target } senken
action-sacrifice = { $own } opfern, um { $target } hinabzuziehen
action-help = { $own } hilft { $target } hinauf
action-end = Zug beenden

## Events

event-began = { $seat } beginnt.
event-tried-raise = { $seat } versucht, { $target } zu heben.
event-tried-lower = { $seat } versucht, { $target } zu senken.
event-tried-sacrifice = { $seat } bietet { $own } als Opfer, um { $target } hinabzuziehen.
event-tried-help = { $seat } lässt { $own } dem Wesen { $target } helfen.
event-rolled-success = Eine { $pip }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $penalty ->
        [0] { "" }
       *[other] { " " }− { $penalty } für den Schatten
    }: { $total } übertrifft { $needed }.
event-rolled-failure = Eine { $pip }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $penalty ->
        [0] { "" }
       *[other] { " " }− { $penalty } für den Schatten
    }: { $total } übertrifft { $needed } nicht.
event-moved = { $entity } steht jetzt im { $zone ->
        [light] Licht
       *[shadow] Schatten
    } mit dem Wert { $value }.
event-controlled = { $seat } beherrscht den Schatten.
event-uncontrolled = Niemand beherrscht den Schatten.
event-turn = { $seat } ist am Zug: { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }.
event-won = { $entity } ist erleuchtet: { $seat } gewinnt!
event-undecided = Die Partie endet unentschieden.

## Refusals

refusal-not-your-turn = Du bist nicht am Zug.
refusal-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
refusal-no-such-entity = Dieses Wesen gibt es an diesem Tisch nicht.
refusal-not-your-entity = Das kann nur eines deiner eigenen Wesen.
refusal-own-in-shadow = Dein Wesen muss dafür im Licht stehen.
refusal-same-entity = Das Ziel muss ein anderes Wesen sein.
refusal-target-in-shadow = Nur ein Ziel im Licht lässt sich hinabziehen.

## How it ended

reason-illuminated = Ein Wesen hat im Licht den Wert 6 erreicht.
reason-locked = Alle Wesen stehen mit dem Wert 6 im Schatten, wo sich nichts mehr bewegen kann.
reason-turn-limit = Die Zuggrenze ist erreicht.

## The table

table-shadow-total = Schatten { $total }
