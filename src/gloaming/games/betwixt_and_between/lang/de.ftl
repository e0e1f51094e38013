name = Betwixt & Between
tagline = Leg das Land der Feen Karte um Karte, zieh Magie daraus und web die Steine zu Zaubern.

## Einstellungen

setting-first = Startspieler
setting-first-help = Wer die erste Runde beginnt; nach jeder Runde ist links davon jemand anders zuerst dran.
setting-first-random = Wird ausgelost
setting-tunnel_bar = Absorbieren auf einem Tunnel
setting-tunnel_bar-help = Die französische Anleitung verbietet das Absorbieren, solange der Mystiker auf einem Tunnel steht.
setting-tunnel_bar-no = Erlaubt
setting-tunnel_bar-yes = Verboten
setting-layout = Aufbau im Solospiel
setting-layout-help = Wo du, der Statist und die verdeckten Karten beginnen.
setting-layout-random = Wird ausgelost
setting-layout-1 = Die Lichtung
setting-layout-2 = Der Fluss
setting-layout-3 = Der Ring
setting-layout-4 = Die Kreuzung
setting-scenario = Kampagne
setting-scenario-help = Vier Soloszenarien mit je einem eigenen Ziel. Wer eines gewinnt, geht zum nächsten.
setting-scenario-none = Kein Szenario: Spiel um einen Rang
setting-scenario-1 = 1 · Über die Schwelle: 45 Punkte
setting-scenario-2 = 2 · Der Ruf: 55 Punkte und fünf Steine von jedem Element
setting-scenario-3 = 3 · Kein Weg zurück: 65 Punkte und zehn Hindernisse
setting-scenario-4 = 4 · Die letzte Probe: zwei Statisten, 75 Punkte
setting-scenario-won = gewonnen
setting-scenario-next = als Nächstes
setting-familiar_turns = Der Vertraute deckt auf
setting-familiar_turns-help = Welche verdeckten Karten der Vertraute im dritten und vierten Szenario aufdeckt.
setting-familiar_turns-beside = Karten neben ihm
setting-familiar_turns-under = Die Karte, auf der er steht

## Aktionen

action-learn = Den Zauber „{ $spell }“ behalten
action-keep = „{ $card }“ behalten
action-call = { $element ->
    [water] Wasser
    [wind] Wind
    [earth] Erde
   *[fire] Feuer
} in die Mitte des Rituals drehen
action-explore = Erkunden: { $card }
action-take = Den offenen Zauber { $number } nehmen
action-blind = Einen Zauber vom Stapel ziehen
action-place = Auf { $space } legen, oben nach { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
action-step = Nach { $space } gehen
action-travel = Durch den Tunnel nach { $space } gehen
action-scout = Den Vertrauten nach { $space } schicken
action-perform = Die Aktion der Karte nutzen
action-choose = { $space } wählen
action-exchange = { $gem ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
} gegen { $element ->
    [water] Wasser
    [wind] Wind
    [earth] Erde
   *[fire] Feuer
} tauschen
action-exchange-weave = Den Stein auf { $gem } im Gewebe gegen { $element ->
    [water] Wasser
    [wind] Wind
    [earth] Erde
   *[fire] Feuer
} tauschen
action-discard = „{ $card }“ abwerfen
action-absorb = Von { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} absorbieren
action-absorb-familiar = Der Vertraute absorbiert von { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
action-use = „{ $card }“ nutzen, oben nach { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
action-activate = „{ $spell }“ aktivieren
action-reveal = Die Karte auf { $space } aufdecken
action-end = Den Zug beenden
action-lay = { $element ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
} auf { $cell } legen
action-lift = Den Stein von { $cell } nehmen
action-prepare = „{ $spell }“ vorbereiten
action-done = Fertig mit Weben
action-offer = Dem Ritual die vier Steine opfern
action-give = Den Stein auf { $cell } geben
action-pass = Nichts mehr opfern
action-lead = Der Statist geht nach { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
action-remove = Der Stein auf { $space } nach { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} verlässt das Brett

## Abschnitte des Verlaufs

section-learn = Erste Zauber
section-draft = Runde { $round }: die Kartenwahl
section-rite = Runde { $round }: das Ritual
section-dummies = Die Statisten gehen
section-offering = Runde { $round }: das Opfer
section-clearing = Runde { $round }: das Aufräumen
section-last = Das letzte Weben

## Ereignisse

event-began = { $seat } beginnt.
event-stationed = Statist { $dummy } beginnt auf { $space }.
event-round = Runde { $round }; { $seat } ist zuerst dran.
event-shuffled = Die abgeworfenen Karten werden neu gemischt: { $deck ->
    [exploration] Erkundungskarten
    [spell] Zauber
   *[absorb] Absorberkarten
}.
event-drew = Du ziehst „{ $card }“.
event-learned = Alle haben einen Zauber behalten; { $count ->
    [one] einer wird
   *[other] { $count } werden
} abgeworfen.
event-leftover = Die Karten sind verteilt; { $count ->
    [one] eine bleibt
   *[other] { $count } bleiben
} übrig.
event-called = Das Ritual verlangt { $element ->
    [water] Wasser
    [wind] Wind
    [earth] Erde
   *[fire] Feuer
}{ $drawn ->
    [yes] , ausgelost
   *[no] { "" }
}.
event-turn = { $seat } ist am Zug.
event-faded = Bei { $seat } { $count ->
    [one] verblasst ein Zauber
   *[other] verblassen { $count } Zauber
}: Das Muster ist zerstört.
event-explored = { $seat } erkundet: { $card }.
event-gained = { $seat } bekommt { $element ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
}{ $amount ->
    [one] { "" }
   *[other] { " " }({ $amount }-mal)
}.
event-took = { $seat } nimmt den Zauber „{ $spell }“.
event-placed = „{ $card }“ kommt nach { $space }.
event-replaced = „{ $card }“ verdrängt die Karte auf { $space }.
event-unplaced = Für „{ $card }“ ist kein Platz: Die Karte wird abgeworfen.
event-moved = { $seat } geht nach { $space }.
event-tunnelled = { $seat } geht durch den Tunnel nach { $space }.
event-barred = Auf { $space } bleibt ein Hindernis zurück.
event-performed = { $seat } nutzt „{ $card }“: { $action ->
    [move] Bewegen
    [tunnel] Tunnel
    [reshape] Umformen
    [replenish] Auffüllen
    [exchange] Tauschen
    [explore] Erkunden
    [destroy] Zerstören
    [gem] Steine
    [spell] Zauber
   *[absorb] Absorberkarten
}.
event-activated = { $seat } aktiviert „{ $spell }“.
event-absorbed = { $seat } absorbiert { $element ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
}.
event-absorbed-familiar = Der Vertraute von { $seat } absorbiert { $element ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
}.
event-used = { $seat } nutzt „{ $card }“ und absorbiert { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
event-reshaped = { $seat } verschiebt „{ $card }“ nach { $space }.
event-turned = { $seat } dreht „{ $card }“ auf { $space }.
event-replenished = { $seat } füllt { $space } mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
} auf.
event-exchanged = { $seat } tauscht { $old ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
} gegen { $new ->
    [water] Wasser
    [wind] Wind
    [earth] Erde
   *[fire] Feuer
}.
event-destroyed = { $seat } zerstört „{ $card }“ auf { $space }.
event-discarded = { $seat } wirft „{ $card }“ ab.
event-summoned = Auf { $space } kommt ein Vertrauter zu { $seat }.
event-scouted = Der Vertraute von { $seat } geht nach { $space }.
event-dismissed = Der Vertraute von { $seat } verschwindet.
event-prepared = { $seat } bereitet „{ $spell }“ vor.
event-offered = { $seat } opfert dem Ritual und hat dort jetzt { $tokens ->
    [one] ein Plättchen
   *[other] { $tokens } Plättchen
}.
event-declined = { $seat } opfert nichts mehr.
event-renewed = Das Ritual ist vorbei. { $count ->
    [one] Ein offener Zauber wird
   *[other] { $count } offene Zauber werden
} ersetzt.
event-cleared = { $seat } wirft „{ $card }“ auf { $space } vom Brett ab.
event-counted = { $seat }: Rituale { $rites }, Zauber { $spells }, Steine { $gems }: { $total } Punkte{ $rank ->
    [0] , Rang: Stolperer am Tor
    [1] , Rang: Teeblattleser
    [2] , Rang: Heckenmystiker
    [3] , Rang: Freund der Feen
    [4] , Rang: Mondlichtweber
    [5] , Rang: Hüter der Schwelle
   *[other] { "" }
}.
event-revealed = Auf { $space } erscheint: { $card }.
event-revealed-blank = Auf { $space } war nichts.
event-revealed-lost = Auf { $space } lag „{ $card }“ und würde jemanden einschließen: Die Karte wird abgeworfen.
event-dummy-drew = Statist { $dummy } zieht { $element ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
}; das nächste { $element ->
    [water] Wassersymbol
    [wind] Windsymbol
    [earth] Erdsymbol
   *[fire] Feuersymbol
} liegt auf { $space }, { $distance ->
    [one] einen Schritt
   *[other] { $distance } Schritte
} entfernt.
event-dummy-drew-none = Statist { $dummy } zieht { $element ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
}, aber nirgends liegt ein { $element ->
    [water] Wassersymbol
    [wind] Windsymbol
    [earth] Erdsymbol
   *[fire] Feuersymbol
}: Du wählst den Weg.
event-dummy-moved = { $turned ->
    [yes] Vor einem Halt weicht
   *[no] Statist
} { $turned ->
    [yes] Statist { $dummy } nach { $space } zurück
   *[no] { $dummy } geht nach { $space }
}{ $hidden ->
    [yes] { " " }und wirft die verdeckte Karte dort ab
   *[no] { "" }
}.
event-dummy-discarded = { $turned ->
    [yes] Vor einem Halt weicht
   *[no] Statist
} { $turned ->
    [yes] Statist { $dummy } nach { $space } zurück
   *[no] { $dummy } geht nach { $space }
} und wirft „{ $card }“ ab.
event-dummy-stayed = Statist { $dummy } wird aufgehalten und bleibt auf { $space }.
event-dummy-took = Statist { $dummy } nimmt { $element ->
    [water] einen Wasserstein
    [wind] einen Windstein
    [earth] einen Erdstein
   *[fire] einen Feuerstein
} von { $space }.

## Warum nicht

refusal-spellbinding = Jemand anders ist am Zug: Du kannst gerade nur weben.
refusal-waiting = Beende zuerst das Weben; dann beginnt dein Zug.
refusal-nothing-asked = Danach ist gerade nicht gefragt.
refusal-phase-learn = Zuerst behält jeder einen von zwei Zaubern.
refusal-phase-draft = Jetzt behält jeder eine Karte.
refusal-phase-rite = Jetzt wird ein Element für das Ritual gewählt.
refusal-phase-offering = Jetzt wird dem Ritual geopfert.
refusal-phase-clearing = Jetzt wird eine Karte vom Brett abgeworfen.
refusal-phase-last = Es ist das letzte Weben; es gibt keine Züge mehr.
refusal-owed-spell = Nimm zuerst einen Zauber: einen offenen oder einen vom Stapel.
refusal-owed-place = Leg zuerst die Karte.
refusal-owed-travel = Wähl zuerst das Tunnelfeld, zu dem du gehst.
refusal-owed-reshape = Wähl zuerst die Karte, die du verschiebst oder drehst.
refusal-owed-reshape-to = Sag zuerst, wohin die Karte kommt und wie herum.
refusal-owed-replenish = Wähl zuerst die Karte, die aufgefüllt wird.
refusal-owed-exchange = Wähl zuerst, welcher Stein zu welchem Element wird.
refusal-owed-discard = Wirf zuerst eine Erkundungskarte ab.
refusal-owed-destroy = Wähl zuerst die Karte, die zerstört wird.
refusal-owed-align = Sag zuerst, wie herum die Karte liegt.
refusal-owed-station = Wähl zuerst, wo der Statist beginnt.
refusal-owed-give = Wähl zuerst, welcher Stein des Gewebes geopfert wird.
refusal-owed-lead = Wähl zuerst, wohin der Statist geht.
refusal-owed-remove = Wähl zuerst, welcher Stein das Brett verlässt.
refusal-explored = Du hast in diesem Zug schon erkundet.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-must-explore = Du musst erkunden, bevor dein Zug endet.
refusal-no-steps = Du hast keinen Schritt mehr übrig.
refusal-not-adjacent = Dieses Feld liegt nicht daneben.
refusal-off-board = Dieses Feld gehört nicht zum Brett.
refusal-obstacle = Ein Hindernis versperrt den Weg.
refusal-stop = Ein Halt versperrt den Weg.
refusal-face-down = Deck die Karte auf, bevor du sie betrittst.
refusal-no-card-here = Unter deinem Mystiker liegt keine Karte.
refusal-began-here = Hier hat dein Zug begonnen: Diese Aktion bekommst du nicht.
refusal-used = Die Aktion dieser Karte hast du in diesem Zug schon genutzt.
refusal-not-moved-onto = Nur eine Karte, auf die dein Mystiker gegangen ist, gibt ihre Aktion.
refusal-blocked = Hier steht ein anderer Mystiker und blockiert die Aktion.
refusal-destroyed-already = Mit dieser Karte hast du in dieser Runde schon zerstört.
refusal-nothing-to-aim-at = Es gibt nichts, worauf es wirken könnte.
refusal-absorbed = Dein Absorbieren hast du in diesem Zug schon genutzt.
refusal-no-familiar = Du hast keinen Vertrauten.
refusal-scouted = Dein Vertrauter ist in diesem Zug schon gegangen.
refusal-nothing-faces = Von dort ist dir kein Stein zugewandt.
refusal-same-turn = So gedreht bewirkt die Karte dasselbe.
refusal-not-prepared = Diesen Zauber hast du nicht vorbereitet.
refusal-activated = Dieser Zauber ist schon aktiviert.
refusal-no-effect = Dieser Zauber bringt nur Punkte.
refusal-second-copy = Das kannst du schon: Ein weiterer bringt nur Punkte.
refusal-not-face-down = Dort liegt keine verdeckte Karte.
refusal-align-here = Die Karte liegt auf { $space }; wähl nur, wie herum.
refusal-unchanged = Das würde nichts ändern.
refusal-too-far = Eine Karte wird höchstens zwei Felder weit verschoben.
refusal-taken = Dort liegt schon eine Karte.
refusal-on-mystic = Ein Halt darf nicht auf das Feld eines Mystikers.
refusal-encloses = Dieser Halt würde einen Mystiker einschließen.
refusal-not-weaving = Du webst nur zwischen deinen Zügen.
refusal-no-changes = Für dieses Mal ist das Gewebe oft genug geändert.
refusal-no-gem = Du hast { $element ->
    [water] keinen Wasserstein
    [wind] keinen Windstein
    [earth] keinen Erdstein
   *[fire] keinen Feuerstein
} neben deinem Gewebe.
refusal-same-gem = So ein Stein liegt dort schon.
refusal-empty-cell = Dort liegt kein Stein.
refusal-pattern = Das Muster des Zaubers steht nicht in deinem Gewebe.
refusal-same-gems = Auf genau diesen Steinen steht schon ein anderer deiner Zauber.
refusal-cannot-pay = Du hast nicht die vier Steine des Rituals.

## Was es kostet und was folgt

price-explore = das Erkunden dieses Zugs
price-step = { $amount ->
    [one] 1 Schritt
   *[other] { $amount } Schritte
}
price-absorb = das Absorbieren dieses Zugs
price-absorb-card = die Absorberkarte
price-change = { $amount ->
    [one] 1 Änderung
   *[other] { $amount } Änderungen
}
price-water = { $amount } Wasser
price-wind = { $amount } Wind
price-earth = { $amount } Erde
price-fire = { $amount } Feuer
consequence-breaks = „{ $spell }“ stünde dann nicht mehr.
consequence-fades = „{ $spell }“ steht nicht und wird abgeworfen.
consequence-not-prepared = „{ $spell }“ steht, ist aber nicht vorbereitet.
consequence-from-weave = { $count ->
    [one] Ein Stein kommt aus deinem Gewebe.
   *[other] { $count } Steine kommen aus deinem Gewebe.
}
consequence-could-offer = Du könntest noch opfern: 10 Punkte.
consequence-second-card = Ohne Opfer wirfst du zwei Karten vom Brett ab.
consequence-lost-card = { $gems ->
    [0] „{ $card }“ wird abgeworfen.
    [one] „{ $card }“ wird mit ihrem Stein abgeworfen.
   *[other] „{ $card }“ wird mit ihren { $gems } Steinen abgeworfen.
}
consequence-blocked = Dort steht schon jemand und blockiert die Aktion.
consequence-once-a-game = Nur einmal in der Partie.
consequence-steps-left = { $count ->
    [one] Du hast noch einen Schritt übrig.
   *[other] Du hast noch { $count } Schritte übrig.
}
consequence-absorb-left = Du könntest noch einen Stein absorbieren.
consequence-last-of-round = Es war dein letzter Zug in dieser Runde.
consequence-last-of-game = Es war dein letzter Zug in dieser Partie.

## Der Tisch

table-round = Runde { $round } · Ritual: { $rite }
table-player = { $score } Punkte · Rituale { $rites } · Karten { $cards } · Zauber { $spells } · Absorber { $absorbs } · Steine { $gems }
table-legend = Steine ~ Wasser % Wind ^ Erde * Feuer; leere Symbole w a e f. ### Halt, ??? verdeckt, x Hindernis. A Mystiker, a Vertrauter, 1 Statist. > am Zug, ~ webt.
table-face-up = Offene Zauber:
table-weave = Gewebe von { $letter } (> vorbereitet, < aktiviert, ! zerstört):
table-choose-from = Zur Auswahl:
table-hand = Deine Erkundungskarten:
table-spells = Deine Zauber:
table-absorbs = Deine Absorberkarten: { $cards }
table-placing = In der Hand: { $card }
pending-spell = Nimm einen Zauber: einen offenen oder einen vom Stapel.
pending-place = Leg die Karte.
pending-travel = Wähl das Tunnelfeld, zu dem du gehst.
pending-reshape = Wähl die Karte, die du verschiebst oder drehst.
pending-reshape-to = Sag, wohin die Karte kommt und wie herum.
pending-replenish = Wähl die Karte, die aufgefüllt wird.
pending-exchange = Wähl, welcher Stein zu welchem Element wird.
pending-discard = Wirf eine Erkundungskarte ab.
pending-destroy = Wähl die Karte, die zerstört wird.
pending-align = Sag, wie herum die Karte liegt.
pending-station = Wähl, wo der Statist beginnt.
pending-give = Wähl, welcher Stein des Gewebes geopfert wird.
pending-lead = Wähl, wohin der Statist geht.
pending-remove = Wähl, welcher Stein das Brett verlässt.
rank-0 = Stolperer am Tor
rank-1 = Teeblattleser
rank-2 = Heckenmystiker
rank-3 = Freund der Feen
rank-4 = Mondlichtweber
rank-5 = Hüter der Schwelle

## Das Ende

reason-points = die meisten Punkte
reason-magic = gleich viele Punkte; die meisten Steine
reason-shared = gleich viele Punkte und Steine: geteilter Sieg
reason-solo = gespielt um einen Rang
reason-scenario-won = das Szenario ist gewonnen
reason-scenario-failed = das Ziel des Szenarios ist verfehlt

## Cards: what they do

element-water = Wasser
element-wind = Wind
element-earth = Erde
element-fire = Feuer
element-gems = { $count ->
    [one] { $element ->
        [water] ein Wasserstein
        [wind] ein Windstein
        [earth] ein Erdstein
       *[fire] ein Feuerstein
    }
   *[other] { $element ->
        [water] { $count } Wassersteine
        [wind] { $count } Windsteine
        [earth] { $count } Erdsteine
       *[fire] { $count } Feuersteine
    }
}
card-action-move = Bewegen
card-action-move-about = Geh noch einen Schritt.
card-action-tunnel = Tunnel
card-action-tunnel-about = Geh zu einem anderen Tunnel. Alle Tunnel liegen nebeneinander, auch für Schritte.
card-action-reshape = Umformen
card-action-reshape-about = Dreh eine Karte oder verschieb sie um bis zu zwei Felder auf ein freies, oder beides. Ihre Steine kommen mit.
card-action-replenish = Auffüllen
card-action-replenish-about = Füll alle leeren Symbole einer Karte mit Steinen.
card-action-exchange = Tauschen
card-action-exchange-about = Einer deiner Steine wird zu einem beliebigen Element, im Gewebe oder daneben.
card-action-explore = Erkunden
card-action-explore-about = Zieh eine Erkundungskarte, dann wirf eine ab.
card-action-destroy = Zerstören
card-action-destroy-about = Entfern eine andere Karte mit ihren Steinen; mit jeder Karte einmal pro Runde.
card-action-stop = Halt
card-action-stop-about = Niemand kann dieses Feld betreten. Die Karte kommt nie auf das Feld eines Mystikers und schließt niemanden ein.
card-action-gem = Steine
card-action-gem-about = Nimm { $count ->
    [one] { $element ->
        [water] einen Wasserstein
        [wind] einen Windstein
        [earth] einen Erdstein
       *[fire] einen Feuerstein
    }
   *[other] { $element ->
        [water] { $count } Wassersteine
        [wind] { $count } Windsteine
        [earth] { $count } Erdsteine
       *[fire] { $count } Feuersteine
    }
}.
card-action-spell = Zauber
card-action-spell-about = { $count ->
    [one] Nimm einen offenen Zauber oder zieh einen.
   *[other] Nimm oder zieh { $count } Zauber.
}
card-action-absorb = Absorberkarten
card-action-absorb-about = { $count ->
    [one] Nimm eine Absorberkarte.
   *[other] Nimm { $count } Absorberkarten.
}
bonus-about-water = Entdeckung: ein Wasserstein
bonus-about-wind = Entdeckung: ein Windstein
bonus-about-earth = Entdeckung: ein Erdstein
bonus-about-fire = Entdeckung: ein Feuerstein
bonus-about-spell = Entdeckung: ein Zauber, offen oder gezogen
bonus-about-absorb = Entdeckung: eine Absorberkarte
spell-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
spell-kind-elemental = Elementarzauber
spell-kind-elemental-about = Einmal pro Partie: zwei { $element ->
    [water] Wassersteine
    [wind] Windsteine
    [earth] Erdsteine
   *[fire] Feuersteine
}.
spell-kind-point = Punktezauber
spell-kind-point-about = Keine Wirkung, dafür doppelt so viel wert.
spell-kind-movement = Bewegungszauber
spell-kind-movement-about = Einmal pro Runde: noch ein Schritt.
spell-kind-diagonal = Diagonalzauber
spell-kind-diagonal-about = Einmal aktiviert, darf dein Mystiker auch diagonal gehen, solange das Muster steht.
spell-kind-tunnel = Tunnelzauber
spell-kind-tunnel-about = Einmal pro Runde: Geh zu einem beliebigen Tunnel.
spell-kind-exchange = Tauschzauber
spell-kind-exchange-about = Einmal pro Runde: Einer deiner Steine wird zu einem beliebigen Element.
spell-kind-replenish = Füllzauber
spell-kind-replenish-about = Einmal pro Runde: Füll alle leeren Symbole einer Karte.
spell-kind-transformation = Verwandlungszauber
spell-kind-transformation-about = Einmal pro Runde: Dreh eine Karte oder verschieb sie um bis zu zwei Felder, oder beides.
spell-kind-absorb = Absorberzauber
spell-kind-absorb-about = Einmal pro Runde: Nimm eine Absorberkarte.
spell-kind-spell = Zauberzauber
spell-kind-spell-about = Einmal pro Runde: Nimm einen offenen Zauber oder zieh einen.
spell-kind-familiar = Vertrautenzauber
spell-kind-familiar-about = Einmal aktiviert, geht ein Vertrauter in jedem Zug ein Feld und darf an deiner Stelle absorbieren, solange das Muster steht.
reach-ne = Je ein Stein von zwei benachbarten Seiten
reach-ns = Je ein Stein von zwei gegenüberliegenden Seiten
reach-nes = Je ein Stein von drei Seiten
reach-nesw = Je ein Stein von allen vier Seiten
weave-too-few = Dafür { $missing ->
    [one] fehlt { $element ->
        [water] ein Wasserstein
        [wind] ein Windstein
        [earth] ein Erdstein
       *[fire] ein Feuerstein
    }
   *[other] fehlen { $missing } { $element ->
        [water] Wassersteine
        [wind] Windsteine
        [earth] Erdsteine
       *[fire] Feuersteine
    }
}.
weave-short = Neben deinen anderen Zaubern fehlt es an { $element ->
    [water] Wasser
    [wind] Wind
    [earth] Erde
   *[fire] Feuer
}.
weave-short-of-several = Neben deinen anderen Zaubern fehlt es an mehr als einem Element.
weave-no-room = Neben deinen anderen Zaubern ist im Gewebe kein Platz für dieses Muster.
weave-same = Ein anderer deiner Zauber hat dasselbe Muster, und zwei dürfen nicht auf genau denselben Steinen stehen.

## Exploration cards

card-merrow = Merrow
card-swan-maiden = Schwanenjungfrau
card-white-hart = Weißer Hirsch
card-puck = Puck
card-selkie = Selkie
card-wild-hunt = Wilde Jagd
card-moon-hare = Mondhase
card-night-coach = Nachtkutsche
card-kelpie = Kelpie
card-reed-boat = Binsenboot
card-stepping-stones = Trittsteine
card-pixie-pony = Koboldpony
card-old-well = Wunschbrunnen
card-moon-door = Mondtür
card-hollow-hill = Hohler Hügel
card-fox-earth = Fuchsbau
card-falls-cave = Höhle hinterm Wasserfall
card-silver-mirror = Silberspiegel
card-mole-king = Maulwurfskönig
card-dwarf-stair = Zwergentreppe
card-fairy-ring = Feenring
card-hollow-oak = Hohle Eiche
card-barrow = Hügelgrab
card-root-gate = Wurzeltor
card-bridge-troll = Brückentroll
card-weathercock = Wetterhahn
card-hill-giant = Hügelriese
card-boggart = Poltergeist
card-wandering-moor = Wanderndes Moor
card-mist-weaver = Nebelweberin
card-walking-wood = Wandernder Wald
card-hedge-maze = Heckenlabyrinth
card-spring-nymph = Quellnymphe
card-rain-singer = Regensängerin
card-dryad = Dryade
card-lamplighter = Laternenanzünder
card-dew-gatherer = Tausammlerin
card-bee-queen = Bienenkönigin
card-green-man = Grüner Mann
card-silver-orchard = Silberner Obstgarten
card-toad-banker = Krötenbankier
card-magpie = Elster
card-leprechaun = Leprechaun
card-tinker = Kesselflicker
card-changeling = Wechselbalg
card-goblin-market = Koboldmarkt
card-herb-woman = Kräuterfrau
card-crossroads = Kreuzweg
card-lost-piper = Verirrter Pfeifer
card-two-ravens = Zwei Raben
card-sphinx = Sphinx
card-lantern-bearer = Laternenträger
card-seer = Seherin
card-wise-owl = Weise Eule
card-map-seller = Kartenhändler
card-watchtower = Wachturm
card-lindworm = Lindwurm
card-storm-witch = Sturmhexe
card-basilisk = Basilisk
card-ember-hound = Gluthund
card-frost-king = Frostkönig
card-banshee = Banshee
card-hungry-bog = Hungriges Moor
card-redcap = Blutkappe
card-deep-tarn = Tiefer Bergsee
card-ice-palace = Eispalast
card-sleeping-giant = Schlafender Riese
card-faery-star = Feenstern
card-glass-mountain = Gläserner Berg
card-queens-gate = Tor der Königin
card-stone-circle = Steinkreis
card-briar-wall = Dornenhecke
card-undine = Undine
card-sylph = Sylphe
card-gnome = Gnom
card-salamander = Salamander
card-tide-pool = Gezeitentümpel
card-wind-harp = Windharfe
card-crystal-seam = Kristallader
card-fairy-forge = Feenschmiede
card-moon-spinner = Mondspinnerin
card-bard = Barde
card-rune-carver = Runenschnitzer
card-hedge-witch = Heckenhexe
card-mouse-scribe = Schreibmaus
card-stargazer = Sternguckerin
card-moss-library = Moosbibliothek
card-whispering-stone = Flüsterstein
card-siren = Sirene
card-thirsty-moth = Durstige Motte
card-lodestone = Magnetstein
card-will-o-the-wisp = Irrlicht
card-night-bloom = Nachtblüte
card-dream-catcher = Traumfängerin
card-spider-queen = Spinnenkönigin
card-glow-worms = Glühwürmchen

## Spells

card-wellspring = Quellwasser
card-fresh-gale = Frische Brise
card-rich-soil = Fette Erde
card-kindling = Zunder
card-rain-call = Regenruf
card-whistle-up = Windpfeifen
card-deep-dig = Tiefer Stollen
card-spark-song = Funkenlied
card-crown-of-tides = Krone der Gezeiten
card-crown-of-feathers = Krone der Federn
card-crown-of-roots = Krone der Wurzeln
card-crown-of-embers = Krone der Glut
card-seal-of-mist = Siegel des Nebels
card-seal-of-storm = Siegel des Sturms
card-seal-of-stone = Siegel des Steins
card-seal-of-flame = Siegel der Flamme
card-river-stride = Flussschritt
card-feather-foot = Federfuß
card-goats-leap = Ziegensprung
card-hot-heels = Heiße Sohlen
card-ebb-and-flow = Ebbe und Flut
card-tailwind = Rückenwind
card-sure-step = Sicherer Tritt
card-flying-sparks = Funkenflug
card-eels-way = Aalweg
card-crows-way = Krähenweg
card-hares-way = Hasenweg
card-lizards-way = Eidechsenweg
card-underground-river = Unterirdischer Fluss
card-chimney-draught = Kaminzug
card-worms-road = Wurmweg
card-hearth-door = Herdtür
card-mirror-pool = Spiegelteich
card-turning-breeze = Drehender Wind
card-fools-gold = Katzengold
card-melting-pot = Schmelztiegel
card-drop-for-drop = Tropfen um Tropfen
card-breath-for-breath = Hauch um Hauch
card-stone-for-stone = Stein um Stein
card-spark-for-spark = Funke um Funke
card-spring-rain = Frühlingsregen
card-second-wind = Neuer Atem
card-seed-time = Saatzeit
card-new-embers = Neue Glut
card-shape-of-water = Form des Wassers
card-shifting-dune = Wanderdüne
card-landslip = Erdrutsch
card-blown-glass = Geblasenes Glas
card-sponge = Schwamm
card-deep-breath = Tiefer Atemzug
card-thirsty-roots = Durstige Wurzeln
card-fire-eater = Feuerschlucker
card-whirlpool = Strudel
card-whirlwind = Wirbelwind
card-quicksand = Treibsand
card-moth-to-flame = Motte zum Licht
card-bottle-post = Flaschenpost
card-wind-whisper = Windgeflüster
card-buried-runes = Vergrabene Runen
card-smoke-signs = Rauchzeichen
card-call-the-otter = Ruf des Otters
card-call-the-falcon = Ruf des Falken
card-call-the-badger = Ruf des Dachses
card-call-the-fox = Ruf des Fuchses

## Absorb cards

card-cupped-hands = Hohle Hände
card-beckoning = Heranwinken
card-sleight-of-hand = Fingerfertigkeit
card-two-sips = Zwei Schlucke
card-pickpocket = Taschendieb
card-crooked-finger = Krummer Finger
card-quick-grab = Schneller Griff
card-gleaning = Nachlese
card-berry-picking = Beerenlese
card-corner-draught = Luftzug um die Ecke
card-crescent = Mondsichel
card-elbow-room = Ellenbogen
card-open-arms = Offene Arme
card-both-banks = Beide Ufer
card-scales = Waagschalen
card-tug-of-war = Tauziehen
card-dawn-and-dusk = Morgen und Abend
card-two-doors = Zwei Türen
card-yoke = Joch
card-back-and-forth = Hin und Her
card-trident = Dreizack
card-clover = Kleeblatt
card-three-wishes = Drei Wünsche
card-three-sisters = Drei Schwestern
card-crows-foot = Krähenfuß
card-triple-draught = Dreifacher Zug
card-three-bells = Drei Glocken
card-milking-stool = Melkschemel
card-delta = Flussdelta
card-fork-in-the-road = Weggabelung
card-four-winds = Vier Winde
card-compass-rose = Windrose
card-maelstrom = Mahlstrom
card-great-thirst = Großer Durst
card-harvest-home = Erntedank
card-spiders-web = Spinnennetz

## The table in a browser

table-board = Landschaft und Auslage
table-own-hand = Deine Karten, dein Gewebe und was du tun kannst
table-land = Die Landschaft
table-spaces = Felder
table-panes = Teile des Tisches
table-pane-land = Land
table-pane-weave = Gewebe
table-pane-table = Tisch
table-see-land = Landschaft ansehen
table-back-to-cards = Zurück zu den Karten
table-supply = Auslage
table-open-spells = Offene Zauber
table-gems-left = Steine im Vorrat
table-deck-spell = Zauberstapel: { $count }
table-deck-exploration = Erkundungsstapel: { $count }
table-deck-absorb = Absorberstapel: { $count }
table-rite = Das Ritual: { $elements }
table-rite-name = Ritual
table-rite-open = noch nicht bestimmt
table-rite-about = Wer beim Opfer diese vier Steine zurückgibt, hat dafür jedes Mal 10 Punkte am Ende.
table-round-of = Runde { $round } von 3
table-plate = { $name }: { $score } Punkte, Opfer: { $rites }. { $note }
table-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
table-holds = Auf der Hand: { $cards } Erkundungen, { $spells } Zauber, { $absorbs } Absorberkarten
table-first = Startperson
table-has-chosen = hat gewählt
table-chooses = wählt noch
table-weaves = webt
table-wait-for = Warten auf { $names }
table-draft = Behalte eine Karte ({ $pick } von 4); die übrigen gehen nach links weiter.
table-draft-alone = Behalte eine Karte ({ $pick } von 4); was übrig bleibt, wird abgeworfen.
table-learn = Behalte einen dieser beiden Zauber.
table-keep = Behalten
table-leftovers = Übrig für das Ritual
table-card = { $name }. Aktion: { $deed }. Symbole: { $sides }. { $bonus }
table-no-action = keine
table-side = { $way } { $element }
table-way-north = Norden
table-way-east = Osten
table-way-south = Süden
table-way-west = Westen
element-none = leer
table-spell = { $name }, { $kind }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Muster: { $pattern }
table-absorb-card = { $name }: { $reach }
table-stands = Das Muster steht
table-missing = { $count ->
    [one] ein Stein fehlt
   *[other] { $count } Steine fehlen
}
table-activated = aktiviert
table-activate = Aktivieren
table-prepare = Vorbereiten
table-take = Nehmen
table-prepared = Neben dem Gewebe
table-in-hand = Zauber auf der Hand
table-covered = gehört nicht zu diesem Brett
table-obstacle = Ein Hindernis
table-face-down = Verdeckte Karte
table-face-down-about = Eine von { $cards } Karten und { $blanks } leeren. Sie lässt sich vom Nachbarfeld aus aufdecken.
table-gems-at = Steine: { $gems }
table-no-gems = keine Steine
table-mystic-of = Mystiker von { $name }
table-familiar-of = Vertrauter von { $name }
table-dummy = Der Statist
table-dummy-number = Statist { $number }
table-lay-now = Karte hier ablegen
table-hold-here = Karte hierher halten
table-own-weave = Dein Gewebe
table-beside = Steine neben dem Gewebe
table-cell = { $cell }: { $gem }
table-empty = leer
table-pile = { $element }: { $count }
table-token-explore = { $count ->
    [0] Schon erkundet
   *[other] Du musst noch erkunden
}
table-token-move = { $count ->
    [one] Noch ein Schritt
   *[other] Noch { $count } Schritte
}
table-token-absorb = { $count ->
    [0] Schon absorbiert
   *[other] Du darfst noch einen Stein absorbieren
}
table-turn-left = Nach links drehen
table-turn-right = Nach rechts drehen
table-use = Absorbieren
table-explore-first = Karte spielen, danach legen
table-place-here = Hier ablegen
table-perform = Aktion nutzen: { $deed }
table-walk-familiar = Vertrauten bewegen
table-walk-mystic = Mystiker bewegen
table-end = Zug beenden
table-offer = Opfern
table-pass = Kein Opfer
table-blind = Vom Stapel ziehen
table-suggest = Vorschlag
table-suggest-none = Mit diesen Steinen kann noch keiner deiner Zauber stehen.
table-left-out = { $spell } kann nicht auch noch stehen: { $why }
table-campaign = Kampagne: { $count } von 4 Szenarien gewonnen
table-campaign-done = Alle vier Szenarien sind gewonnen.
table-costs = Kostet { $price }.
table-done = Gewebe ist fertig
table-prompt-learn = Behalte einen Zauber.
table-prompt-draft = Behalte eine Erkundungskarte.
table-prompt-rite = Wähl ein Element für das Ritual.
table-prompt-explore = Wähl eine Karte zum Erkunden, oder geh und absorbier zuerst.
table-prompt-turn = Geh, absorbier, zaubere, oder beende deinen Zug.
table-prompt-hold = { $card }: Wähl ein leuchtendes Feld; R oder das Mausrad dreht die Karte.
table-prompt-absorb = { $count ->
    [one] Dreh die Karte: Sie nimmt einen Stein.
   *[other] Dreh die Karte: Sie nimmt { $count } Steine.
}
table-prompt-scout = Wähl, wohin der Vertraute geht.
table-prompt-spell = Nimm einen offenen Zauber, oder zieh vom Stapel.
table-prompt-place = Leg die Karte { $card }.
table-prompt-align = Dreh die Karte { $card }, wie du magst.
table-prompt-travel = Wähl einen Tunnel.
table-prompt-reshape = Wähl eine Karte zum Verschieben oder Drehen.
table-prompt-reshape-to = { $card }: Wähl das neue Feld und dreh die Karte.
table-prompt-replenish = Wähl eine Karte zum Auffüllen.
table-prompt-exchange = Wähl einen deiner Steine.
table-prompt-exchange-to = Was soll daraus werden?
table-prompt-discard = Wirf eine Handkarte ab.
table-prompt-destroy = Wähl eine Karte, die verschwindet.
table-prompt-station = Wähl, wo der Statist beginnt.
table-prompt-give = Wähl einen Stein deines Gewebes für das Ritual.
table-prompt-lead = Wähl den Weg des Statisten.
table-prompt-remove = Wähl den Stein, der das Brett verlässt.
table-prompt-offering = Möchtest du opfern?
table-prompt-clearing = Wähl eine Karte, die die Landschaft verlässt.
table-prompt-weave = Web deine Steine, und bereite Zauber vor, deren Muster steht.
table-controls-weave = Zieh Steine mit der Maus, oder nimm die Pfeiltasten: 1 bis 4 legen Wasser, Wind, Erde, Feuer; Entf hebt auf.
table-changes = { $count ->
    [one] Noch ein Stein lässt sich legen oder aufheben.
   *[other] Noch { $count } Steine lassen sich legen oder aufheben.
}
table-count = Die Schlusswertung
table-count-rites = Rituale
table-count-spells = Zauber
table-count-gems = Steine
table-count-total = Summe
table-dummy-near = { $element } gezogen: nächstes Symbol auf { $spaces }, { $distance ->
    [one] einen Schritt entfernt
   *[other] { $distance } Schritte entfernt
}
table-dummy-none = { $element } gezogen: kein solches Symbol auf dem Brett, also wählst du den Weg
table-dummy-ways = Offene Wege: { $ways }
table-dummy-stays = Beide Wege sind versperrt: Er bleibt stehen
table-dummy-went = Ging nach { $way } auf { $space }
table-dummy-turned = Im { $way } liegt ein Halt: Er kehrte um nach { $space }
table-dummy-trod = Die Karte, die dort lag, ist abgeworfen
table-dummy-took = Ein Stein verließ das Brett: { $element } auf { $space }
table-scenario = Szenario { $scenario }
table-scenario-1 = Erreiche die Punkte. Vertraute und diagonale Zauber gibt es nicht.
table-scenario-2 = Erreiche die Punkte, und hab am Ende fünf Steine von jedem Element.
table-scenario-3 = Dein Vertrauter deckt Karten auf. Jedes Feld, das du betrittst, bekommt für immer ein Hindernis.
table-scenario-4 = Zwei Statisten. Du hast einen Vertrauten und darfst diagonal gehen.
table-scenario-next = Weiter zu Szenario { $scenario }
table-goal-points = { $have } von { $need } Punkten
table-goal-elements = { $have } von { $need } Elementen mit fünf Steinen
table-goal-obstacles = { $have } von { $need } Hindernissen
