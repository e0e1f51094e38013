## Überall
skip = Direkt zum Tisch
language = Sprache
preferences = Einstellungen
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
motion-less = Weniger Bewegung
pace-brisk = Zügig spielen
letters = Buchstabentasten am Tisch
close = Schließen
copy = Kopieren
copied = Kopiert
trouble = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
to-gallery = Zu den Spielen

nowhere-title = Hier liegt nichts
nowhere-text = Diese Adresse führt zu keinem Tisch und zu keinem Spiel.

## Die Galerie
gallery-title = Spiele
gallery-heading = Spiele zwischen Licht und Schatten
gallery-lead = Spiel allein gegen einen Bot oder mit anderen an einem Bildschirm. Die Würfel werden vor dem ersten Wurf versiegelt, und hinterher kann sie jeder nachprüfen.
players = { $fewest }–{ $most } Personen
minutes = { $least }–{ $most } Minuten
play = Spielen
rules = Regeln
rules-of = Regeln: { $game }
continue-heading = Weiterspielen
finished-heading = Beendet
steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
clear-table = Tisch von { $names } abräumen

## Ein neuer Tisch
new-title = Neuer Tisch: { $game }
unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.
seats = Wer spielt
seat-count = Anzahl der Plätze
seat-name = Name an Platz { $letter }
seat-player = Wer an Platz { $letter } spielt
seat-nameless = Jeder Platz braucht einen Namen.
seat-same-name = Zwei Plätze haben denselben Namen.
person = Mensch
person-help = Spielt an diesem Bildschirm.
bot = Bot: { $level }
level-random = zufällig
level-random-help = Nimmt irgendetwas Erlaubtes. Gut für einen ersten Blick.
level-greedy = gierig
level-greedy-help = Nimmt, was jetzt am besten ist, und schaut nicht weiter.
level-search = bedächtig
level-search-help = Spielt viele Fortsetzungen durch, bevor er sich entscheidet. Der Stärkste.
name-1 = Funke
name-2 = Motte
name-3 = Eule
name-4 = Farn
name-5 = Amsel
name-6 = Kiesel
settings = Spielweise
lay-table = Tisch decken

## Das Siegel
seal-title = Die Würfel sind versiegelt
seal-lead = Aller Zufall dieser Partie ruht schon in einem Geheimnis, das niemand mehr ändern kann. Gib ein eigenes Wort dazu, dann geht es los.
seal-commitment = Das Siegel
seal-why = Warum kann ich diesen Würfeln trauen?
seal-because-1 = Der Tisch hat ein Geheimnis gezogen und zeigt hier dessen Fingerabdruck. Ein anderes Geheimnis hätte einen anderen Fingerabdruck; es lässt sich also nicht mehr austauschen.
seal-because-2 = Dein Wort wird in jeden Wurf gemischt. Der Tisch kannte es nicht, als er das Geheimnis zog; er konnte sich also kein passendes aussuchen.
seal-because-3 = Nach der Partie wird das Geheimnis gezeigt. Dann kann jeder alle Würfe nachrechnen und sehen, dass keiner verändert wurde.
seal-your-words = Dein Wort
seal-no-words = An diesem Tisch spielen nur Bots
seal-word-of = Wort von { $name }
seal-bots = Die Wörter der Bots sind schon versiegelt: { $words }
seal-words = Ahorn Amsel Anker Apfel Bach Bernstein Birke Brise Brombeere Brücke Buche Dach Distel Dohle Dorf Düne Eibe Eiche Elster Erle Esche Espe Fackel Falke Farn Feder Feige Feld Fenster Fichte Flieder Flöte Fluss Garten Gerste Ginster Glas Glocke Granit Hafen Hafer Hagel Hasel Heide Herbst Himbeere Holunder Honig Hügel Igel Ingwer Kamille Kastanie Kerze Kiefer Kiesel Kirsche Klee Koralle Kranich Kreide Kresse Krug Kupfer Lampe Laterne Lavendel Lerche Linde Mantel Marmor Minze Mohn Mond Moos Muschel Nebel Nelke Nuss Olive Otter Papier Pappel Pfeffer Quarz Quitte Rabe Regen Reiher Rosmarin Safran Salbei Samt Sand Schiefer Schilf Schnee Schwalbe Segel Silber Sommer Spatz Stein Sturm Tanne Thymian Tulpe Ulme Veilchen Wacholder Weide Wiese Winter Wolle
begin = Los geht’s

## Am Tisch
board = Der Tisch
choices = Möglichkeiten
odds = { $faces } von { $of }
your-turn = Du bist dran
turn-of = { $name } ist dran
thinking = { $name } überlegt …
chance = Der Würfel entscheidet
game-over = Die Partie ist zu Ende
link-connecting = Auf dem Weg zum Tisch …
link-lost = Die Verbindung ist unterbrochen. Nichts ist verloren; neuer Versuch …
link-gone = Dieser Tisch wurde abgeräumt.
back = Zurück
undo = Zurücknehmen
skip-ahead = Vorspulen
log = Was geschah
log-start = Der Anfang
fork-here = Von hier anders weiterspielen (Schritt { $step })
download-record = Mitschrift laden
result-won = { $name } gewinnt
result-shared = Niemand gewinnt allein
play-again = Noch einmal
verify-title = Die Würfel nachprüfen
verify-text = Dies ist das Geheimnis, das vor dem ersten Wurf versiegelt wurde. Lade die Mitschrift und lass jeden Wurf nachrechnen:
curtain-title = { $name } ist dran
curtain-text = Gib den Bildschirm weiter. Es ist nichts zu sehen, bis die richtige Person da ist.
curtain-lift = Ich bin { $name }

## Was nicht geht
refusal-unreachable = Der Tisch ist nicht erreichbar. Bitte gleich noch einmal versuchen.
refusal-request = Das ging nicht: { $reason }
refusal-message = Der Tisch hat das nicht verstanden: { $reason }
refusal-not-your-seat = Dieser Platz wird nicht von diesem Bildschirm aus gespielt.
refusal-not-your-decision = Dieser Platz hat gerade nichts zu entscheiden.
refusal-step-passed = Die Partie ist inzwischen weiter. Bitte noch einmal hinsehen.
refusal-unknown-action = Das steht hier nicht zur Wahl.
refusal-no-preview = Das ist vorher nicht zu sehen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-over = Die Partie ist zu Ende.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-chance = Wenn der Zufall gesprochen hat, lässt sich nichts mehr zurücknehmen.
refusal-undo-reveal = Seither wurde etwas aufgedeckt; das lässt sich nicht mehr zurücknehmen.
refusal-undo-consent = Damit müssten die anderen einverstanden sein.
