name = DunkelRunde
tagline = Führe ein Mädchen und einen Jungen durch die Nacht, an vier Geistern vorbei, zur Linde, die den Fluch bricht.

## Settings

setting-first = Wer beginnt
setting-first-help = Wer den ersten Zug hat; am echten Tisch ist es das jüngste Kind.
setting-first-random = Wird ausgelost

## Actions

action-move-child = { $child ->
        [girl] Mädchen
       *[boy] Junge
    } von { $letter } auf Feld { $tile }
action-move-group = Die Gruppe auf Feld { $tile } auf Feld { $goal }
action-move-ghost = Geist { $ghost } auf Feld { $tile }

## Events

event-began = { $seat } beginnt.
event-rolled = { $seat } würfelt { $six } für ein Kind und { $eight } für einen Geist.
event-rolled-double = { $seat } würfelt einen Pasch: { $six } für eine Gruppe, und kein Geist bewegt sich.
event-expired = Keine Gruppe kann ziehen: Der Pasch von { $seat } verfällt.
event-walked-child = { $child ->
        [girl] Das Mädchen
       *[boy] Der Junge
    } von { $seat } geht { $place ->
        [bridge] zur Brücke
        [forest] durch den Wald
        [river_bank] ans Flussufer
        [hut] zur Hütte der Hexe
        [hills] über die Hügel
        [tower] zum Turm des Zauberers
        [heights] über die Nebelhöhen
        [gate] zum Burgtor
        [castle] auf dem Burgweg weiter
        [linden] zur Linde
        [deer_crossing] auf dem Wildwechsel weiter
        [grassy_trail] auf dem Grasweg weiter
        [bridle_path] auf dem Reitweg weiter
       *[other] { $steps ->
            [one] ein Feld weit
           *[other] { $steps } Felder weit
        }
    }.
event-walked-group = Eine Gruppe von { $count } Kindern geht { $place ->
        [bridge] zur Brücke
        [forest] durch den Wald
        [river_bank] ans Flussufer
        [hut] zur Hütte der Hexe
        [hills] über die Hügel
        [tower] zum Turm des Zauberers
        [heights] über die Nebelhöhen
        [gate] zum Burgtor
        [castle] auf dem Burgweg weiter
        [linden] zur Linde
        [deer_crossing] auf dem Wildwechsel weiter
        [grassy_trail] auf dem Grasweg weiter
        [bridle_path] auf dem Reitweg weiter
       *[other] { $steps ->
            [one] ein Feld weit
           *[other] { $steps } Felder weit
        }
    }.
event-walked-ghost = Geist { $ghost } schwebt { $place ->
        [bridge] zur Brücke
        [dead_tree] zum toten Baum
        [forest] durch den Wald
        [river_bank] ans Flussufer
        [ruin] zur alten Ruine
        [graveyard] zum Friedhof
        [hills] über die Hügel
        [inn] zum verlassenen Wirtshaus
        [heights] über die Nebelhöhen
        [gate] zum Burgtor
        [castle] über den Burgweg
       *[other] { $steps ->
            [one] ein Feld weit
           *[other] { $steps } Felder weit
        }
    }.
event-crossed = { $count } Kinder { $place ->
        [gate] gehen zusammen durch das Burgtor
       *[other] setzen zusammen über den Fluss
    }.
event-helped = Die Hexe holt { $child ->
        [girl] das Mädchen
       *[boy] den Jungen
    } von { $seat } über den Fluss.
event-frightened = { $child ->
        [girl] Das Mädchen
       *[boy] Der Junge
    } von { $seat } erschrickt und läuft zurück { $place ->
        [hut] zur Hütte der Hexe
        [tower] zum Turm des Zauberers
       *[village] ins Dorf
    }.
event-broken-alone = Ein Mädchen und ein Junge sind an der Linde. Der Fluch ist gebrochen, und { $seat } hat allein gewonnen!
event-broken = Ein Mädchen und ein Junge sind an der Linde. Der Fluch ist gebrochen, und { $count } Personen haben gemeinsam gewonnen!

## Refusals

refusal-no-such-child = Dieses Kind gibt es an diesem Tisch nicht.
refusal-no-such-tile = Dieses Feld gibt es auf diesem Brett nicht.
refusal-not-your-child = Das ist nicht dein Kind; fremde Kinder bewegt nur ein Pasch.
refusal-double-child = Du hast einen Pasch: Es zieht eine ganze Gruppe, kein einzelnes Kind.
refusal-double-ghost = Du hast einen Pasch: Kein Geist bewegt sich.
refusal-no-double = Eine Gruppe zieht nur nach einem Pasch.
refusal-child-moved = Du hast schon ein Kind gezogen; jetzt ist ein Geist dran.
refusal-ghost-moved = Du hast schon einen Geist gezogen; jetzt ist ein Kind dran.
refusal-at-linden = Wer an der Linde ist, bleibt dort.
refusal-child-waits = Dieses Kind wartet auf ein anderes; allein kommt hier niemand weiter.
refusal-group-held = Bei dieser Gruppe steht ein Geist: Niemand traut sich allein fort. Bewege erst den Geist.
refusal-slow-start = Von hier kommen Kinder nur mit einer 1, 2 oder 3 weiter.
refusal-slow-tile = Dieses Feld lässt sich nur mit einer 1, 2 oder 3 betreten.
refusal-must-step = Mindestens ein Schritt muss sein.
refusal-forward-only = Kinder gehen nur vorwärts, und von hier führt kein Weg dorthin.
refusal-too-far = Das ist weiter als { $pips ->
        [one] ein Schritt
       *[other] { $pips } Schritte
    }.
refusal-blue = An einem Spukort traut sich kein Kind zu bleiben. Halte davor an oder geh vorbei.
refusal-ghost-there = Dort ist ein Geist. Ein Kind allein muss davor anhalten oder an ihm vorbeigehen.
refusal-ghost-at-red = Ein Geist versperrt dort den Weg, und allein kommt ein Kind nicht an ihm vorbei.
refusal-stop-at-red = Ein Kind allein muss auf dem roten Feld anhalten und auf Gesellschaft warten.
refusal-crosses-at-once = Dort wartet jemand, also geht ihr gleich zusammen hinüber: Wähle das Feld dahinter.
refusal-stop-beyond-red = Die Gruppe geht zusammen hinüber und hält auf dem Feld dahinter.
refusal-no-group = Eine Gruppe sind zwei oder mehr Kinder auf einem Feld.
refusal-group-goes-far = Eine Gruppe muss so weit gehen, wie sie kann.
refusal-ghost-area = Das liegt außerhalb des Gebiets dieses Geistes: An einem Unterschlupf kommt er nicht vorbei.
refusal-ghost-hidden-path = Die verborgenen Pfade finden Geister nicht.
refusal-ghost-distance = Der Geist muss genau { $pips ->
        [one] einen Schritt
       *[other] { $pips } Schritte
    } gehen und darf nur vor einem Unterschlupf umkehren.

## What a move leads to

consequence-frightened = { $child ->
        [girl] Das Mädchen
       *[boy] Der Junge
    } von { $seat } läuft zurück { $place ->
        [hut] zur Hütte der Hexe
        [tower] zum Turm des Zauberers
       *[village] ins Dorf
    }.
consequence-waits = { $child ->
        [girl] Das Mädchen
       *[boy] Der Junge
    } von { $seat } wartet { $place ->
        [gate] am Burgtor
       *[other] am Fluss
    }, bis ein anderes Kind kommt.
consequence-taken-along = { $child ->
        [girl] Das Mädchen
       *[boy] Der Junge
    } von { $seat }, { $child ->
        [girl] das
       *[boy] der
    } { $place ->
        [gate] am Burgtor
       *[other] am Fluss
    } wartet, kommt mit.
consequence-helped = Die Hexe holt { $child ->
        [girl] das Mädchen
       *[boy] den Jungen
    } von { $seat } über den Fluss.
consequence-broken-alone = Der Fluch ist gebrochen: { $seat } gewinnt allein.
consequence-broken = Der Fluch ist gebrochen: { $count } Personen gewinnen gemeinsam.

## How it ended

reason-pair = Mädchen und Junge derselben Person sind beide an der Linde.
reason-pairs = Mädchen und Jungen mehrerer Personen sind zusammen an der Linde angekommen.
reason-together = Ein Mädchen und ein Junge verschiedener Personen sind an der Linde.

## Places

place-village = Dorf
place-bridge = Brücke
place-dead-tree = Toter Baum
place-forest = Wald
place-river-bank = Flussufer
place-hut = Hütte der Hexe
place-ruin = Alte Ruine
place-graveyard = Friedhof
place-hills = Hügel
place-tower = Turm des Zauberers
place-inn = Verlassenes Wirtshaus
place-heights = Nebelhöhen
place-gate = Burgtor
place-castle = Burgweg
place-linden = Linde
place-deer-crossing = Wildwechsel
place-grassy-trail = Grasweg
place-bridle-path = Reitweg

## The table

table-dice = Würfel: { $six } für Kinder, { $eight } für Geister
table-key-pieces = Ag Ab: Mädchen und Junge von A; *1: Geist 1
table-key-tiles = g Unterschlupf, b Spukort, r auf Gesellschaft warten, w verborgener Pfad und n Burgweg (nur 1 bis 3)
table-colour-grey = { "" }
table-colour-yellow = g
table-colour-blue = b
table-colour-red = r
table-colour-green = w
table-colour-brown = n
table-board = Das runde Brett bei Nacht
table-hand = Was du tun kannst
table-pieces = Kinder, Gruppen und Geister
table-goals = Wohin die gewählte Figur gehen kann
table-road = Weg
table-girl = Mädchen von { $owner }, { $place }
table-boy = Junge von { $owner }, { $place }
table-ghost = Geist { $ghost }, { $place }
table-group = Gruppe von { $count }, { $place }
table-group-note = { $count } · { $place }
table-short-girl = Mädchen von { $owner }
table-short-boy = Junge von { $owner }
table-short-ghost = Geist { $ghost }
table-goal = { $place }, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
table-forward = Vorwärts
table-backward = Zurück
table-ahead = { $tiles ->
    [0] an der Linde
    [one] ein Feld vor der Linde
   *[other] { $tiles } Felder vor der Linde
}
table-tile-grey = Hier darf jeder gehen und rasten.
table-tile-yellow = Ein Unterschlupf: Hierher kommt kein Geist.
table-tile-blue = Hier spukt es: Kinder gehen vorbei und bleiben nie stehen.
table-tile-red = Allein wartet ein Kind hier; zu zweit oder mehr geht es sofort hinüber.
table-tile-green = Ein verborgener Pfad, sicher vor Geistern; nur mit 1, 2 oder 3.
table-tile-brown = Der Burgweg: Kinder nur mit 1, 2 oder 3, Geister frei.
table-prompt-both = Zieh ein Kind (bis zu { $six }) oder einen Geist (genau { $eight }).
table-prompt-child = Zieh nun ein Kind: bis zu { $six }.
table-prompt-ghost = Zieh nun einen Geist: genau { $eight }.
table-prompt-group = Ein Pasch! Welche Gruppe geht { $six }?
table-prompt-goal-child = Wohin?
table-prompt-goal-ghost = In welche Richtung schwebt der Geist?
table-prompt-goal-group = Ein Pasch! Wohin gehen alle mit { $six }?
table-prompt-who = { $place }: Wer geht dorthin?
table-rolls = { $name } würfelt
table-double = Ein Pasch: Eine Gruppe zieht
table-expired = Keine Gruppe kann ziehen: Der Pasch verfällt
table-dice-lie = Die Würfel zeigen { $six } für ein Kind und { $eight } für einen Geist
table-dice-double = Ein Pasch: { $six } für eine Gruppe
table-controls = G Mädchen, B Junge, 1–4 Geister. Pfeiltasten wechseln zwischen Figuren und Zielen, Enter nimmt, Escape geht zurück.
table-controls-double = Zifferntasten wählen eine Gruppe. Pfeiltasten wechseln zwischen Gruppen und Zielen, Enter nimmt, Escape geht zurück.
table-legend = Was die Felder bedeuten
table-legend-group = Zwei oder mehr auf einem Feld sind eine Gruppe und fürchten keinen Geist.
table-legend-ghost = Endet ein Geist bei einem Kind, das allein ist, läuft es zum letzten Unterschlupf zurück.
