name = Light & Dark
tagline = Schnipp deine Druiden: Was sie treffen, wechselt zu dir. Hol dir alle Druiden oder alle Fackeln.

## Einstellungen

setting-light = Wer ist Licht
setting-light-help = Licht schnippt zuerst. Der Buchstabe eines Platzes gibt das Licht seinem Team.
setting-light-random = Wird ausgelost
setting-best_of = Partien
setting-best_of-help = Eine Partie oder ein Wettkampf: Nach jeder Partie werden die Seiten getauscht, und wer zuerst die Mehrheit der Punkte hat, gewinnt.
setting-best_of-1 = Eine Partie
setting-best_of-3 = Zwei Siege aus drei Partien
setting-best_of-5 = Drei Siege aus fünf Partien
setting-cards = Machtkarten
setting-cards-help = Wie viele Karten jedes Team verdeckt bekommt. Nichts für die erste Partie.
setting-terrain = Hindernisse
setting-terrain-help = Wie viele Becher, Stifte, Bücher und Schachteln vor dem ersten Schnipser auf einen größeren Tisch kommen.
setting-druids = Druiden
setting-druids-help = Sechs sind ein Spiel; für mehr braucht es ein zweites und einen größeren Tisch.
setting-druids-4 = Vier
setting-druids-6 = Sechs
setting-druids-8 = Acht
setting-druids-10 = Zehn
setting-druids-12 = Zwölf
setting-torches = Fackeln
setting-torches-help = Fünf sind ein Spiel; bei ungerader Zahl ist eine mehr gelöscht.
setting-formation = Anordnung der Fackeln
setting-formation-help = Wie die Fackeln am Anfang in der Mitte liegen.
setting-formation-row = Eine Reihe
setting-formation-cross = Ein Kreuz
setting-formation-ring = Ein Ring
setting-hand = Die Hand
setting-hand-help = Wie sehr jeder Schnipser in Richtung und Stärke danebengeht, bei Menschen wie bei Bots.
setting-hand-steady = Ruhig: 1° und 6 %
setting-hand-natural = Natürlich: 2° und 10 %
setting-hand-shaky = Zittrig: 3,5° und 15 %
setting-line = Die Ziellinie
setting-line-help = Wie weit vor der Scheibe das Ziel auf dem Bildschirm gezeichnet wird. Je länger, desto leichter.
setting-line-none = Keine: nur nach Augenmaß
setting-line-short = Kurz
setting-line-long = Lang
setting-seated = Sitzen bleiben
setting-seated-help = Für ein schwereres Spiel: nur Schnipser bis 75° neben geradeaus, vom eigenen Ende aus gesehen.
setting-seated-no = Um den Tisch gehen
setting-seated-yes = Sitzen bleiben
setting-turn_limit = Höchstzahl der Schnipser
setting-turn_limit-help = Nach so vielen Schnipsern insgesamt ist eine Partie unentschieden; 0 heißt ohne Grenze.

## Aktionen

action-flick = Scheibe { $disc } mit { $angle }° und { $strength } mm/s schnippen
action-place = { $count } Druiden aufstellen
action-evenly = Die Druiden in gleichen Abständen aufstellen
action-obstruct = Hindernis { $obstacle } auf { $x }, { $y } stellen, um { $turn }° gedreht
action-return = Druide { $disc } auf { $x }, { $y } zurücklegen
action-pass = Keine Karte spielen
action-second-wind = Zweiter Atem: noch einmal schnippen
action-chain = Kette: Was deine Treffer treffen, dreht sich auch
action-ward = Schutz: Scheibe { $disc } bleibt, wie sie ist
action-stride = Schritt: Druide { $disc } nach { $x }, { $y } rücken
action-torchbearer = Fackelträger: eine Fackel schnippen
action-anchor = Anker: Nichts verschiebt Druide { $disc }
action-beacon = Leuchtfeuer: Fackel { $disc } umdrehen
action-steady-hand = Ruhige Hand: ohne Fehler schnippen

## Abschnitte des Verlaufs

section-place = Partie { $game }: die Druiden aufstellen
section-terrain = Partie { $game }: die Hindernisse aufstellen

## Ereignisse

event-sides = { $game ->
    [1] { $seat } ist Licht und beginnt.
   *[other] Partie { $game }: Jetzt ist { $seat } Licht und beginnt.
}
event-dealt = Du bekommst eine Karte: { $card ->
    [second-wind] Zweiter Atem
    [chain] Kette
    [ward] Schutz
    [stride] Schritt
    [torchbearer] Fackelträger
    [anchor] Anker
    [beacon] Leuchtfeuer
   *[steady-hand] Ruhige Hand
}.
event-ready = { $seat } hat die Druiden aufgestellt.
event-deployed = Alle Druiden werden aufgedeckt.
event-obstructed = { $seat } stellt { $kind ->
    [cup] einen Becher
    [pencil] einen Stift
    [book] ein Buch
   *[box] die Spielschachtel
} auf.
event-turn = { $seat } ist für { $faction ->
    [light] das Licht
   *[dark] das Dunkel
} am Zug.
event-flicked = { $seat } schnippt Scheibe { $disc } und { $touched ->
    [0] berührt nichts
    [one] berührt eine Scheibe
   *[other] berührt { $touched } Scheiben
}{ $left ->
    [0] .
    [one] ; eine Scheibe verlässt den Tisch.
   *[other] ; { $left } Scheiben verlassen den Tisch.
}
event-flipped = { $druids ->
    [0] { $torches ->
        [one] Eine Fackel wechselt
       *[other] { $torches } Fackeln wechseln
    }
    [one] { $torches ->
        [0] Ein Druide wechselt
        [one] Ein Druide und eine Fackel wechseln
       *[other] Ein Druide und { $torches } Fackeln wechseln
    }
   *[other] { $torches ->
        [0] { $druids } Druiden wechseln
        [one] { $druids } Druiden und eine Fackel wechseln
       *[other] { $druids } Druiden und { $torches } Fackeln wechseln
    }
} { $faction ->
    [light] zum Licht
   *[dark] zum Dunkel
}.
event-returned = { $seat } legt Druide { $disc } zurück.
event-returned-by-rule = Scheibe { $disc } kommt auf den nächsten freien Platz zurück.
event-declined = { $seat } spielt keine Karte.
event-second-wind = { $seat } spielt Zweiter Atem und schnippt noch einmal.
event-chain = { $seat } spielt Kette: Auch was getroffene Scheiben treffen, dreht sich.
event-ward = { $seat } spielt Schutz: Scheibe { $disc } bleibt, wie sie ist.
event-stride = { $seat } spielt Schritt und rückt Druide { $disc }.
event-torchbearer = { $seat } spielt Fackelträger und schnippt eine Fackel.
event-anchor = { $seat } spielt Anker: Vorerst verschiebt nichts Druide { $disc }.
event-beacon = { $seat } spielt Leuchtfeuer auf Fackel { $disc }.
event-steady-hand = { $seat } spielt Ruhige Hand: Dieser Schnipser geht nicht daneben.
event-won-torches = Alle Fackeln sind { $faction ->
    [light] entzündet: Das Licht gewinnt
   *[dark] gelöscht: Das Dunkel gewinnt
} die Partie ({ $ours } : { $theirs }).
event-won-druids = Alle Druiden folgen { $faction ->
    [light] dem Licht: Das Licht gewinnt
   *[dark] dem Dunkel: Das Dunkel gewinnt
} die Partie ({ $ours } : { $theirs }).
event-undecided = Nach { $flicks } Schnipsern endet die Partie unentschieden.

## Das Ende

reason-torches = Alle Fackeln zeigen dieselbe Seite.
reason-druids = Alle Druiden folgen derselben Seite.
reason-contest = Der Wettkampf ist gewonnen.
reason-undecided = Niemand hat mehr Punkte als die anderen.

## Ablehnungen

refusal-phase-place = Stell zuerst deine Druiden auf.
refusal-phase-terrain = Zuerst kommen die Hindernisse auf den Tisch.
refusal-phase-flick = Jetzt wird geschnippt oder eine Karte für den Schnipser gespielt.
refusal-phase-ward = Jetzt die Antwort: eine Karte oder keine.
refusal-phase-return = Leg zuerst den Druiden zurück, der den Tisch verlassen hat.
refusal-phase-after = Der Schnipser ist vorbei: eine Karte oder keine.
refusal-no-such-disc = Es gibt keine Scheibe { $disc }.
refusal-torch = Scheibe { $disc } ist eine Fackel: Geschnippt werden nur Druiden, außer mit Fackelträger.
refusal-torchbearer = Mit Fackelträger schnippst du eine deiner Fackeln; Scheibe { $disc } ist ein Druide.
refusal-not-yours = Scheibe { $disc } gehört dir nicht.
refusal-angle = Eine Richtung liegt zwischen 0° und unter 360°.
refusal-strength = Die Stärke eines Schnipsers liegt zwischen { $least } und { $most }.
refusal-seated = Du bleibst sitzen: höchstens { $most }° neben geradeaus.
refusal-place-count = Nenne die Plätze aller { $count } Druiden, x und y von jedem.
refusal-start-area = Scheibe { $disc } muss ganz im Startbereich liegen.
refusal-overlap = Scheibe { $disc } läge auf etwas anderem.
refusal-return-disc = Zuerst wird Scheibe { $disc } zurückgelegt.
refusal-no-obstacle = Ein Hindernis { $obstacle } gibt es in diesem Spiel nicht.
refusal-obstacle-stands = Hindernis { $obstacle } steht schon.
refusal-obstacle-turn = Die Drehung eines Hindernisses geht von 0 bis { $most }.
refusal-obstacle-area = Ein Hindernis muss ganz auf der Spielfläche und außerhalb der Startbereiche stehen.
refusal-obstacle-overlap = Das Hindernis stünde auf etwas anderem.
refusal-obstacle-blocks = Dort schlösse es eine Scheibe oder einen Startbereich ab.
refusal-card = Du hast diese Karte nicht: { $card ->
    [second-wind] Zweiter Atem
    [chain] Kette
    [ward] Schutz
    [stride] Schritt
    [torchbearer] Fackelträger
    [anchor] Anker
    [beacon] Leuchtfeuer
   *[steady-hand] Ruhige Hand
}.
refusal-card-time = Für diese Karte ist jetzt nicht die Zeit: { $card ->
    [second-wind] Zweiter Atem
    [chain] Kette
    [ward] Schutz
    [stride] Schritt
    [torchbearer] Fackelträger
    [anchor] Anker
    [beacon] Leuchtfeuer
   *[steady-hand] Ruhige Hand
}.
refusal-card-second-wind = Der letzte Schnipser der Partie ist getan.
refusal-card-chain = Kette ist schon im Spiel.
refusal-card-ward = Schutz gilt für eine Scheibe, die sich jetzt umdrehen würde.
refusal-card-torchbearer = Du hast keine Fackel zum Schnippen.
refusal-card-anchor = Anker hält einen deiner eigenen Druiden fest.
refusal-card-beacon = Leuchtfeuer dreht eine gegnerische Fackel nahe der geschnippten Scheibe um.
refusal-card-steady-hand = Ruhige Hand ist schon im Spiel.
refusal-stride-far = Schritt rückt einen Druiden um höchstens { $reach } mm.
refusal-stride-way = Druide { $disc } kommt nicht geradewegs dorthin: Etwas ist im Weg, oder er läge nicht ganz auf der Fläche.

## Was eine Aktion kostet und nach sich zieht

price-card = { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
}
consequence-last-flick = Das ist der letzte Schnipser der Partie.
consequence-anchor = Scheibe { $disc } ist dann nicht mehr verankert.
consequence-one-flick = Sie gilt nur für diesen einen Schnipser.
consequence-torch-only = Du musst dann eine Fackel schnippen, keinen Druiden.
consequence-no-cards = Vor dem zweiten Schnipser kann keine Karte gespielt werden.
consequence-turn-ends = Damit endet dein Zug.
consequence-undecided = Das war der letzte Schnipser: Die Partie endet unentschieden.
consequence-others-flip = { $count ->
    [0] Sonst dreht sich keine Scheibe um.
    [one] Eine andere Scheibe dreht sich um.
   *[other] { $count } andere Scheiben drehen sich um.
}
consequence-victory = { $faction ->
    [light] Das Licht
   *[dark] Das Dunkel
} gewinnt damit die Partie.

## Der Tisch

faction-light = Licht
faction-dark = Dunkel
card-second-wind = Zweiter Atem
card-chain = Kette
card-ward = Schutz
card-stride = Schritt
card-torchbearer = Fackelträger
card-anchor = Anker
card-beacon = Leuchtfeuer
card-steady-hand = Ruhige Hand
table-legend = L lichter Druide, D dunkler Druide, * brennende Fackel, o gelöschte Fackel, # Hindernis. A sitzt unten, B oben; 0° ist oben, 90° rechts.
table-cards = Deine Karten: { $cards }
table-in-play = Im Spiel: { $cards }
table-aims = Zum Schnippen Scheibe, Winkel und Stärke eingeben, etwa „2 15 { $mark }“ ({ $slowest }–{ $fastest } mm/s, ohne Daumen bis { $mark }). Ziele jeder Scheibe mit Winkel und Abstand in mm:

## Der Tisch im Browser

table-board = Der Tisch von oben
table-hand = Was du tun kannst
table-druid = Druide { $number }, { $faction ->
    [light] hell
   *[dark] dunkel
}{ $whose ->
    [own] , deiner
    [theirs] , gegnerisch
   *[none] { "" }
}; { $across } cm von links, { $near } cm von deinem Rand
table-torch = Fackel { $number }, { $faction ->
    [light] brennt
   *[dark] erloschen
}{ $whose ->
    [own] , deine
    [theirs] , gegnerisch
   *[none] { "" }
}; { $across } cm von links, { $near } cm von deinem Rand
table-tally-druid = { $own } von { $all } Druiden { $faction ->
    [light] hell
   *[dark] dunkel
}
table-tally-torch = { $own } von { $all } Fackeln { $faction ->
    [light] brennen
   *[dark] erloschen
}
table-cards-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-points = { $points } von { $goal } Punkten
table-own-cards = Deine Machtkarten
table-card-now = Jetzt spielbar
table-costs = Kostet { $cost }.
table-card-second-wind = Schnippe noch einmal.
table-card-chain = Auch was deine Getroffenen treffen, wechselt die Seite.
table-card-ward = Eine deiner Scheiben bleibt, wie sie ist.
table-card-stride = Rücke einen Druiden ein Stück von Hand.
table-card-torchbearer = Schnippe eine deiner Fackeln statt eines Druiden.
table-card-anchor = Nichts verschiebt einen Druiden bis zu deinem nächsten Zug.
table-card-beacon = Drehe eine Fackel nahe der geschnippten Scheibe um.
table-card-steady-hand = Kein Zittern, und die Linie zeigt den ganzen Weg.
table-when-second-wind = Nach deinem Schnipser
table-when-chain = Vor deinem Schnipser
table-when-ward = Wenn ein Schnipser deine Scheiben drehen würde
table-when-stride = Vor deinem Schnipser
table-when-torchbearer = Vor deinem Schnipser
table-when-anchor = Nach deinem Schnipser
table-when-beacon = Nach deinem Schnipser, wenn eine Fackel nahe liegt
table-when-steady-hand = Vor deinem Schnipser
table-direction = Richtung
table-degrees = { $side ->
    [ahead] geradeaus
    [left] { $degrees }° nach links
   *[right] { $degrees }° nach rechts
}
table-strength = Stärke
table-weak = { NUMBER($metres, minimumFractionDigits: 2) } m/s, ohne Daumen
table-strong = { NUMBER($metres, minimumFractionDigits: 2) } m/s, mit Daumen
table-flick = Schnippen
table-play = { $card } spielen
table-evenly = Gleichmäßig
table-no-ward = Umdrehen lassen
table-no-card = Keine Karte
table-confirm-place = So aufstellen
table-confirm-return = Hierhin zurück
table-confirm-stride = Schritt spielen
table-confirm-obstruct = Hierhin stellen
table-obstacles = Hindernisse, die noch fehlen
table-cup = Tasse
table-pencil = Bleistift
table-book = Buch
table-box = Schachtel
table-turn-left = Links drehen
table-turn-right = Rechts drehen
table-prompt-flick = Schnippe einen Druiden: zurückziehen und loslassen.
table-prompt-again = Zweiter Atem: Schnippe noch einmal.
table-prompt-torch = Schnippe eine deiner Fackeln.
table-prompt-aim = Ziele und lass los.
table-prompt-place = Stelle deine { $count } Druiden in deinen Startbereich.
table-prompt-return = Lege den Druiden zurück, der den Tisch verlassen hat.
table-prompt-stride = Rücke einen deiner Druiden um bis zu { $reach } mm.
table-prompt-obstruct = Stelle ein Hindernis auf den Tisch.
table-prompt-ward = { $count ->
    [one] Eine deiner Scheiben soll umgedreht werden. Spielst du eine Karte?
   *[other] { $count } deiner Scheiben sollen umgedreht werden. Spielst du eine Karte?
}
table-prompt-after = Dein Schnipser ist vorbei. Spielst du eine Karte?
table-prompt-card = { $card } spielen?
table-prompt-target = { $card }: Wähle eine Scheibe.
table-controls = Mit Tasten: Druiden mit Tab und Eingabe wählen, Pfeiltasten drehen und verstärken (mit Umschalt fein), Eingabe schnippt, Esc bricht ab.
table-controls-place = Ziehen oder mit den Pfeiltasten rücken (mit Umschalt millimeterweise).
table-controls-obstacle = Ziehen oder mit den Pfeiltasten rücken (mit Umschalt millimeterweise); R dreht.
table-replay = Den letzten Schnipser langsam noch einmal ansehen
table-slow = Zeitlupe
table-plays = { $name } spielt
table-game = Spiel { $game }
table-wins-druids = Alle Druiden folgen { $faction ->
    [light] dem Licht
   *[dark] dem Dunkel
}
table-wins-torches = Alle Fackeln { $faction ->
    [light] brennen
   *[dark] sind erloschen
}
table-undecided = Das Spiel bleibt unentschieden
