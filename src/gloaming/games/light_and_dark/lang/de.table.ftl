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
table-why-outside = Sie muss ganz im Startbereich liegen.
table-why-overlap = Scheiben liegen nie aufeinander oder auf einem Hindernis.
table-why-stride-outside = Der Druide muss ganz auf dem Tisch liegen.
table-why-stride-overlap = Ein Druide liegt nie auf einer Scheibe oder einem Hindernis.
table-why-stride-far = Das ist zu weit für einen Schritt.
table-why-stride-way = Auf dem geraden Weg dorthin liegt etwas.
table-why-obstruct-outside = Es muss ganz zwischen den beiden Startbereichen stehen.
table-why-obstruct-overlap = Es stünde auf etwas anderem.
table-hint = Mit Tasten: Druiden mit Tab und Eingabe wählen, Pfeiltasten drehen und verstärken (mit Umschalt fein), Eingabe schnippt, Esc bricht ab.
table-hint-place = Ziehen oder mit den Pfeiltasten rücken (mit Umschalt millimeterweise).
table-hint-obstacle = Ziehen oder mit den Pfeiltasten rücken (mit Umschalt millimeterweise); R dreht.
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
