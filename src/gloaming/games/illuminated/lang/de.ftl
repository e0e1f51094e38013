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

refusal-no-such-entity = Dieses Wesen gibt es an diesem Tisch nicht.
refusal-not-your-entity = Das kann nur eines deiner eigenen Wesen.
refusal-own-in-shadow = Dein Wesen muss dafür im Licht stehen.
refusal-same-entity = Das Ziel muss ein anderes Wesen sein.
refusal-target-in-shadow = Nur ein Ziel im Licht lässt sich hinabziehen.

## What an action costs and leads to

price-actions = { $amount ->
        [one] eine Aktion
       *[other] { $amount } Aktionen
    }
consequence-win = Gelingt es, ist { $entity } erleuchtet, und { $seat } gewinnt.
consequence-target = Gelingt es, kommt { $entity } auf { $value } im { $zone ->
        [light] Licht
       *[shadow] Schatten
    }.
consequence-pull = Gelingt es, fällt { $entity } um { $least } bis { $most } Stufen, schlimmstenfalls auf { $value } im { $zone ->
        [light] Licht
       *[shadow] Schatten
    }.
consequence-success = Gelingt es, fällt { $entity } auf { $value } im Schatten.
consequence-failure = Misslingt es, fällt { $entity } auf { $value } im { $zone ->
        [light] Licht
       *[shadow] Schatten
    }.
consequence-always = In jedem Fall fällt { $entity } auf { $value } im { $zone ->
        [light] Licht
       *[shadow] Schatten
    }.
consequence-unused = { $actions ->
        [one] Eine Aktion bleibt ungenutzt.
       *[other] { $actions } Aktionen bleiben ungenutzt.
    }

## How it ended

reason-illuminated = Ein Wesen hat im Licht den Wert 6 erreicht.
reason-locked = Alle Wesen stehen mit dem Wert 6 im Schatten, wo sich nichts mehr bewegen kann.
reason-turn-limit = Die Zuggrenze ist erreicht.

## The table

table-board = Der Tisch unter der Lampe
table-entities = Wesen
table-hand = Was du tun kannst
table-verbs = Aktionen
table-light = Licht
table-shadow = Schatten
table-at-light = Licht { $value }
table-at-shadow = Schatten { $value }
table-pile = { $names } von { $owner }, { $place }
table-shadow-total = Schatten { $total }
table-shadow-total-control = Schatten { $total }, beherrscht den Schatten
table-actions-left = { $actions ->
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}
table-control-none = Niemand beherrscht den Schatten: Jeder Wurf zählt ganz.
table-control = { $seat } beherrscht den Schatten: Würfe aller anderen auf Ziele im Licht zählen eins weniger.
table-raise = Heben
table-raise-help = Wirf mehr als den Wert eines Wesens, um es um eins zu heben.
table-lower = Senken
table-lower-help = Wirf mehr als den Wert eines Wesens, um es um eins zu senken.
table-sacrifice = Opfern
table-sacrifice-help = Gib ein eigenes Wesen im Licht dem Schatten preis, um ein anderes um den ganzen Unterschied zu senken.
table-help = Helfen
table-help-help = Ein eigenes Wesen im Licht gibt seinen Wert dazu, um ein anderes zu heben, und wird dafür gesenkt.
table-end = Zug enden
table-end-help = Verzichte auf den Rest deines Zuges.
table-tries-raise = { $target } heben
table-tries-lower = { $target } senken
table-tries-sacrifice = { $own } opfern gegen { $target }
table-tries-help = { $own } hilft { $target }
table-prompt-start = Wähle eine Aktion oder zuerst ein Wesen.
table-prompt-verb = Was soll mit { $entity } geschehen?
table-prompt-raise-target = Welches Wesen soll steigen?
table-prompt-lower-target = Welches Wesen soll sinken?
table-prompt-sacrifice-own = Welches deiner Wesen opferst du?
table-prompt-sacrifice-target = Gegen welches Wesen im Licht?
table-prompt-help-own = Welches deiner Wesen hilft?
table-prompt-help-target = Wem hilft es hinauf?
table-note-sacrifice-own = gib es hin
table-note-sacrifice-target = gegen es
table-note-help-own = es hilft
table-note-help-target = hilf ihm
table-odds = { $faces } von { $of }
table-odds-short = { $faces } von { $of }
table-least = ab { $least } gelingt es
table-always = gelingt sicher
table-never = kann nicht gelingen
table-beats = { $total } übertrifft { $needed }
table-fails = { $total } übertrifft { $needed } nicht
table-roll = Würfeln
table-controls = Buchstaben wählen eine Aktion, Pfeiltasten wandern zwischen den Wesen, Eingabe nimmt, Escape geht zurück.
