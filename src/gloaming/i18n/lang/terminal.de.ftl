## Platz nehmen
terminal-commitment = Die Würfel sind versiegelt. Mit euren Wörtern legt dies jeden Wurf fest:
terminal-dice-word = { $name }, dein Wort für die Würfel (Enter: ein zufälliges):
terminal-dice-word-random = Dein Wort: { $word }
terminal-dice-word-long = Ein Wort hat höchstens { $most } Zeichen.
terminal-dice-word-help =
    Dein Wort geht in jeden Wurf dieser Partie ein, so kann niemand die Würfe vorher gekannt haben. Jedes Wort ist recht.
    Enter         ein zufälliges Wort
    rules         die Regeln des Spiels
    quit          gehen
    Weitere Befehle gibt es, sobald die Partie begonnen hat.
terminal-dice-word-first = { $command } gibt es, sobald die Partie begonnen hat. Sie beginnt mit deinem Wort; Enter nimmt ein zufälliges.
terminal-pass-device = { $letter } { $name } ist am Zug. Drück Enter, sobald sonst niemand hinsieht.
terminal-cover = Drück Enter, um den Tisch zu verdecken.

## Eine Entscheidung
terminal-usage = ? zeigt, was möglich ist, mit den Chancen; help sagt, was sonst geht.
terminal-example = etwa { $action }
terminal-help =
    Gib eine Aktion ein, gern abgekürzt (r a3), oder ihre Nummer in einer Liste.
    ? [WÖRTER]    was möglich ist, mit Chancen; nur, was zu den Wörtern passt
    odds [AKTION] die Chancen einer Aktion; allein: dessen, was du gerade versuchst
    hint          was ein starker Spieler täte; die Aufzeichnung hält fest, dass gefragt wurde
    undo          die letzte Entscheidung zurücknehmen
    table         den Tisch noch einmal zeigen
    sheet         dein Charakterbogen, wo das Spiel einen hat
    log           was bisher geschah
    rules         die Regeln des Spiels
    save [DATEI]  eine Kopie sichern (gesichert wird ohnehin alles)
    quit          gehen und ein andermal weiterspielen
terminal-no-sheet = Dieses Spiel hat keinen Bogen neben dem Tisch.
terminal-which = Welche davon?
terminal-none = Nichts Mögliches passt zu „{ $text }“.
terminal-no-number = Eine Nummer { $number } steht nicht da. Gib eine Aktion ein, etwa { $action }, oder ? für eine Liste mit Nummern.
terminal-unknown = „{ $text }“ ist nicht zu verstehen. Versuch es mit ? oder help.
terminal-hopeless = Das kann nicht gelingen. Trotzdem versuchen? [j/N]
terminal-undone = Zurückgenommen.
terminal-decided = { $name } hat entschieden.
terminal-chance = Der Zufall entscheidet.

## Gehen
terminal-saved = Gesichert: { $file }
terminal-continue = Die Partie ist gesichert. Weiter geht es mit:
terminal-nothing-lost = Es hatte noch nichts begonnen; also ist nichts zu sichern.

## Das Ende
terminal-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
terminal-and = { $names } und { $last }
terminal-nobody = Niemand hat gewonnen.
terminal-alone = { $name }: { $score } Punkte.
terminal-alone-won = { $name } hat gewonnen: { $score } Punkte.
terminal-record = Die Mitschrift ist geschrieben. Jeden Wurf nachprüfen:
terminal-campaign = { $count } von { $all } Kapiteln der Kampagne sind gewonnen. Das nächste:
terminal-campaign-done = Alle { $count } Kapitel der Kampagne sind gewonnen.

## Andere Befehle
terminal-no-games = Es wurde kein Spiel gefunden.
terminal-default = Vorgabe: { $value }.
terminal-keys = Enter oder n: vor · b: zurück · 0: Anfang · $: Ende · q: Schluss
