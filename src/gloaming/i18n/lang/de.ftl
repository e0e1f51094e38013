## Überall
skip-to-table = Direkt zum Tisch
language = Sprache
preferences = Einstellungen
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
less-motion = Weniger Bewegung
pace = Tempo am Tisch
pace-calm = Ruhig
pace-brisk = Zügig
pace-instant = Sofort
letter-keys = Buchstabentasten am Tisch
close = Schließen
copy = Kopieren
copied = Kopiert
error-unexpected = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
to-gallery = Zu den Spielen

not-found-title = Hier liegt nichts
not-found-text = Diese Adresse führt zu keinem Tisch und zu keinem Spiel.
not-offered-title = Das gibt es hier nicht
not-offered-text = Dieser Gastgeber bietet diese Seite nicht an.

## Die Galerie
gallery-title = Spiele
gallery-heading = Spiele zwischen Licht und Schatten
gallery-lead = Spiel allein gegen einen Bot, mit anderen an einem Bildschirm oder online. Die Würfel werden vor dem ersten Wurf versiegelt, und hinterher kann sie jeder nachprüfen.
players-fixed = { $players ->
    [1] 1 Person
   *[other] { $players } Personen
}
players = { $fewest }–{ $most } Personen
best-players = am besten mit { $players } Personen
minutes = { $least }–{ $most } Minuten
ages = ab { $age } Jahren
play = Spielen
rules = Regeln
rules-of = Regeln: { $game }
continue-heading = Weiterspielen
finished-heading = Beendet
steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
remove-match = Tisch von { $names } abräumen

## Eine neue Partie
create-match-title = Neuer Tisch: { $game }
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
level-spark = Funke
level-spark-help = Der erste Abend mit diesem Spiel: Knappes geht oft daneben.
level-candle = Kerze
level-candle-help = Hat schon ein paarmal gespielt und irrt sich seltener.
level-lantern = Laterne
level-lantern-help = Spielt solide und übersieht selten, was gerade gut ist.
level-bonfire = Lagerfeuer
level-bonfire-help = Erfahren und kaum zu überraschen.
level-beacon = Leuchtfeuer
level-beacon-help = Das Stärkste, was es hier gibt. Nimmt sich die Zeit, die es braucht.
level-rated = { $level } · { NUMBER($rating, useGrouping: 0) }
level-rated-help = Wertung { NUMBER($rating, useGrouping: 0) } aus Partien der Stufen gegeneinander; Funke hat 1000.
level-scored = { $level } · ⌀ { $score }
level-scored-help = Erreicht im Mittel { $score } Punkte.
level-random = zufällig
level-random-help = Nimmt irgendetwas Erlaubtes. Gut für einen ersten Blick.
level-greedy = gierig
level-greedy-help = Nimmt, was jetzt am besten ist, und schaut nicht weiter.
level-search = bedächtig
level-search-help = Spielt viele Fortsetzungen durch, bevor er sich entscheidet.
level-oracle = Orakel
level-oracle-help = Kennt den Wert jeder Stellung und spielt vollkommen.
name-1 = Funke
name-2 = Motte
name-3 = Eule
name-4 = Farn
name-5 = Amsel
name-6 = Kiesel
settings = Spielweise
create-match-submit = Tisch decken

## Das Siegel und die Würfelwörter
commitment-title = Die Würfel sind versiegelt
commitment-lead = Aller Zufall dieser Partie ruht schon in einem Geheimnis, das niemand mehr ändern kann. Gib ein eigenes Wort dazu, dann geht es los.
commitment = Das Siegel
commitment-why = Warum kann ich diesen Würfeln trauen?
commitment-because-1 = Der Tisch hat ein Geheimnis gezogen und zeigt hier dessen Fingerabdruck. Ein anderes Geheimnis hätte einen anderen Fingerabdruck; es lässt sich also nicht mehr austauschen.
commitment-because-2 = Dein Wort wird in jeden Wurf gemischt. Der Tisch kannte es nicht, als er das Geheimnis zog; er konnte sich also kein passendes aussuchen.
commitment-because-3 = Nach der Partie wird das Geheimnis gezeigt. Dann kann jeder alle Würfe nachrechnen und sehen, dass keiner verändert wurde.
dice-words-own = Dein Wort
dice-words-only-bots = An diesem Tisch spielen nur Bots
dice-words-of = Wort von { $name }
dice-words-of-bots = Die Wörter der Bots sind schon versiegelt: { $words }
dice-words-suggestions = Ahorn Amsel Anker Apfel Bach Bernstein Birke Brise Brombeere Brücke Buche Dach Distel Dohle Dorf Düne Eibe Eiche Elster Erle Esche Espe Fackel Falke Farn Feder Feige Feld Fenster Fichte Flieder Flöte Fluss Garten Gerste Ginster Glas Glocke Granit Hafen Hafer Hagel Hasel Heide Herbst Himbeere Holunder Honig Hügel Igel Ingwer Kamille Kastanie Kerze Kiefer Kiesel Kirsche Klee Koralle Kranich Kreide Kresse Krug Kupfer Lampe Laterne Lavendel Lerche Linde Mantel Marmor Minze Mohn Mond Moos Muschel Nebel Nelke Nuss Olive Otter Papier Pappel Pfeffer Quarz Quitte Rabe Regen Reiher Rosmarin Safran Salbei Samt Sand Schiefer Schilf Schnee Schwalbe Segel Silber Sommer Spatz Stein Sturm Tanne Thymian Tulpe Ulme Veilchen Wacholder Weide Wiese Winter Wolle
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
connection-connecting = Auf dem Weg zum Tisch …
connection-lost = Die Verbindung ist unterbrochen. Nichts ist verloren; neuer Versuch …
connection-gone = Dieser Tisch wurde abgeräumt.
back = Zurück
undo = Zurücknehmen
skip-ahead = Vorspulen
log = Was geschah
log-start = Der Anfang
log-turn = { $player } ist dran
log-line = Schritt { $step }: { $text }
log-past = So stand es nach Schritt { $step }.
log-present = Zurück in die Gegenwart
fork-at-step = Von hier anders weiterspielen (Schritt { $step })
download-record = Mitschrift laden
result-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-nobody = Niemand hat gewonnen
result-alone = { $name }: { $score } Punkte
result-alone-won = { $name } hat gewonnen: { $score } Punkte
play-again = Noch einmal
verify-title = Die Würfel nachprüfen
verify-text = Dies ist das Geheimnis, das vor dem ersten Wurf versiegelt wurde. Lade die Mitschrift und lass jeden Wurf nachrechnen:
pass-device-title = { $name } ist dran
pass-device-text = Gib den Bildschirm weiter. Es ist nichts zu sehen, bis die richtige Person da ist.
pass-device-done = Ich bin { $name }

## Was nicht geht
refusal-unreachable = Der Tisch ist nicht erreichbar. Bitte gleich noch einmal versuchen.
refusal-request = Das ging nicht: { $reason }
refusal-message = Der Tisch hat das nicht verstanden: { $reason }
refusal-not-your-seat = Dieser Platz wird nicht von diesem Bildschirm aus gespielt.
refusal-not-your-decision = Dieser Platz hat gerade nichts zu entscheiden.
refusal-step-passed = Die Partie ist inzwischen weiter. Bitte noch einmal hinsehen.
refusal-unknown-action = Das steht hier nicht zur Wahl.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-over = Die Partie ist zu Ende.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-chance = Wenn der Zufall gesprochen hat, lässt sich nichts mehr zurücknehmen.
refusal-undo-reveal = Seither wurde etwas aufgedeckt; das lässt sich nicht mehr zurücknehmen.
refusal-undo-consent = Damit müssten die anderen einverstanden sein.
refusal-advice-secret = Niemand darf wissen, dass du gefragt bist; deshalb gibt es jetzt keine Tipps.
refusal-no-seat-for-you = An diesem Tisch ist kein Platz für dich.
refusal-invitation = Dieser Tisch verlangt eine Einladung: Öffne den Link, den du bekommen hast.
refusal-declined = Deine Anfrage nach einem Platz wurde abgelehnt.
refusal-no-request = Diese Person bittet nicht mehr um einen Platz.
refusal-full = An diesem Tisch sind alle Plätze besetzt.
refusal-requests-many = Hier bitten schon zu viele um einen Platz.
refusal-seat-taken = Diesen Platz hat gerade jemand eingenommen.
refusal-no-such-seat = An diesem Platz gibt es nichts zu tun.
refusal-begun = Das Spiel hat schon begonnen.
refusal-not-owner = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-over = Das geht erst, wenn das Spiel vorbei ist.
refusal-stand-in = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
refusal-undo-terms = An diesem Tisch wird nichts zurückgenommen.
refusal-nobody-asked = Niemand möchte etwas zurücknehmen.
refusal-still-here = Wer dort sitzt, ist noch da.
refusal-already-so = Das ist schon so.
refusal-say-nothing = In dieser Nachricht steht nichts.
refusal-secrets = Diese Partie hat Geheimnisse; man sieht sie, wenn sie vorbei ist.
refusal-watch = An diesem Tisch sind keine Zuschauer zugelassen.
refusal-gone = Diesen Tisch gibt es nicht mehr.
refusal-oracle-seats = Das Orakel spielt nur an Tischen für zwei.
refusal-oracle-table = Dem Orakel fehlt für dieses Spiel noch die Wertetabelle. Dieser Befehl erstellt sie: { $command }
note-lost-gave-up = { $player } gibt auf.
note-lost-time = { $player } hat keine Zeit mehr.
note-stand-in = Ein Bot ({ $level ->
        [spark] Funke
        [candle] Kerze
        [lantern] Laterne
        [bonfire] Lagerfeuer
        [beacon] Leuchtfeuer
        [random] zufällig
        [greedy] gierig
        [search] bedächtig
        [oracle] Orakel
       *[other] { $level }
    }) spielt für { $player }.
note-back = { $player } ist wieder da.
reason-given-up = Alle anderen haben aufgegeben.
reason-time = Die Zeit ist abgelaufen.
reason-rules-changed = Die Regeln des Spiels haben sich geändert, während die Partie lief.
rules-changed = Die Regeln dieses Spiels haben sich geändert, während die Partie lief; sie endete deshalb ohne Ergebnis. { $release } spielt ihre Regeln, Version { $version }.
rules-older = Diese Partie folgt der Regelversion { $version }; { $release } spielt sie.
rules-other = Diese Partie folgt Regeln oder Inhalten, die hier nicht gespielt werden.
log-chance = Zufall: { $number } von { $faces }
log-notation = { $text }

## People
notify-turn = Du bist dran.
notify-turn-subject = { $game }: Du bist dran
notify-turn-mail = Du bist dran, an einem Tisch von { $game }: { $link }
notify-rules-changed = Die Regeln haben sich geändert: deine Partie endete ohne Ergebnis.
notify-rules-changed-subject = { $game }: Die Regeln haben sich geändert
notify-rules-changed-mail = Die Regeln von { $game } haben sich geändert. Deine Partie endete deshalb ohne Ergebnis und wird nicht gewertet: { $link }
refusal-not-signed-in = Nenne zuerst deinen Namen oder melde dich an.
refusal-sign-in = Diese Kennung und dieses Passwort gehören nicht zusammen.
refusal-password = Das ist nicht dein Passwort.
refusal-too-many = Das war zu oft. Bitte versuche es in { $seconds } Sekunden noch einmal.
refusal-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
refusal-login-form = Eine Kennung hat 3 bis 40 Buchstaben, Ziffern oder . _ - + @, ohne Leerzeichen.
refusal-login-taken = Diese Kennung ist schon vergeben.
refusal-account-there = Du hast schon ein Konto.
refusal-passkey = Dieser Passkey beweist nicht, wer du bist.
refusal-passkey-unknown = Dieser Passkey ist hier nicht bekannt.
refusal-passkey-late = Das hat zu lange gedauert oder wurde schon beantwortet. Bitte fang noch einmal an.
refusal-passkey-last = Nur dieser Passkey führt zu dir zurück: Richte erst ein Konto mit Passwort ein, oder füge einen weiteren Passkey hinzu.
refusal-passkey-there = Dieser Passkey ist schon hinzugefügt.
refusal-passkey-many = Mehr als { $most } Passkeys gehen nicht.
refusal-passkey-host = Passkeys brauchen eine Seite mit einem Namen, zum Beispiel localhost; eine bloße Zahl als Adresse genügt nicht.
refusal-mail-form = Das ist keine Mailadresse.
refusal-push-form = Der Ort für Nachrichten, den dein Browser nennt, lässt sich nicht verwenden.
refusal-push-many = Es können höchstens { $most } Browser benachrichtigt werden. Schalte die Nachrichten einmal aus, um die alten zu vergessen.
refusal-no-person = Unter dieser Kennung gibt es niemanden.
refusal-no-daily = In diesem Spiel gibt es kein Spiel des Tages.
refusal-no-day = An diesem Tag gibt es kein Spiel, oder er ist noch nicht da.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-mute-self = Du kannst dich nicht selbst stummschalten.
refusal-report-empty = Bitte schreib, was geschehen ist.

## Rund um die Seiten
navigation = Orte
lobby = Foyer
my-matches = Meine Tische
turns-count = { $count ->
    [one] du bist an einem Tisch dran
   *[other] du bist an { $count } Tischen dran
}
me = Du
you = du
save = Speichern
share = Teilen
or = oder
cancel = Lieber nicht
ranking = Rangliste
profile = Profil
to-lobby = Ins Foyer
to-match = Zum Tisch
guest-name = { $first } { $second }
guest-first-words = Bedächtiger Bunter Emsiger Flinker Freundlicher Früher Geduldiger Goldener Heiterer Kleiner Kluger Leiser Lustiger Munterer Mutiger Neugieriger Ruhiger Sanfter Schlauer Silberner Sonniger Stiller Tapferer Vergnügter Verschlafener Wacher Wandernder Weiser
guest-second-words = Biber Dachs Dompfaff Eisvogel Falke Fink Frosch Fuchs Grashüpfer Habicht Hase Hirsch Igel Käfer Kauz Kiebitz Kranich Luchs Marder Maulwurf Molch Otter Rabe Reiher Specht Sperling Star Zeisig

## Wo und unter welchen Bedingungen
play-where = Wo wird gespielt?
play-where-screen = An diesem Bildschirm
play-where-screen-help = Allein gegen Bots oder gemeinsam vor einem Gerät.
play-where-online = Online
play-where-online-help = Alle an ihrem eigenen Gerät. Freunde kommen über einen Link.
seat-open = Offen
seat-open-help = Wer kommt, darf sich hier hinsetzen.
seat-you-help = Hier spielst du.
seat-none-for-you = Lass einen Platz für dich frei.
seat-free = frei
listing = Wer darf kommen?
listing-invited = Auf Einladung
listing-invited-help = Nur wer deinen Link hat, findet diesen Tisch.
listing-listed = Alle
listing-listed-help = Der Tisch steht im Foyer. Der Link gilt ebenso.
terms-title = Bedingungen
terms-preset = Wie schnell?
preset-calm = Gemütlich
preset-calm-help = An einem Stück, ohne Uhr.
preset-steady = Flott
preset-steady-help = 10 Minuten für jeden und 10 Sekunden je Entscheidung dazu.
preset-quick = Schnell
preset-quick-help = 30 Sekunden für jede Entscheidung.
preset-days = Tag für Tag
preset-days-help = Bis zu 3 Tage je Entscheidung. Du wirst benachrichtigt, wenn du dran bist.
terms-details = Alle Einzelheiten
terms-pace = Tempo
terms-pace-live = an einem Stück
terms-pace-days = über Tage
terms-clock = Uhr
clock-kind-none = keine
clock-kind-move = je Entscheidung
clock-kind-bank = für die ganze Partie
terms-seconds-move = Zeit je Entscheidung
terms-seconds-bank = Zeit für jeden
terms-increment = Zugabe je Entscheidung
terms-runout = Wenn die Zeit abläuft
on-timeout-skip = ein Bot entscheidet dieses eine Mal
on-timeout-bot = ein Bot spielt weiter
on-timeout-loss = die Partie ist verloren
terms-undo = Entscheidungen dürfen zurückgenommen werden
terms-watch = Andere dürfen zusehen
terms-delay-field = Zuschauer sehen es später um
terms-clock-none = ohne Uhr
terms-clock-move =
    { $time } { $timeUnit ->
        [days] { $time ->
            [one] Tag
           *[other] Tage
        }
        [hours] { $time ->
            [one] Stunde
           *[other] Stunden
        }
        [minutes] min
       *[seconds] s
    } je Entscheidung
terms-clock-bank =
    { $time } { $timeUnit ->
        [days] { $time ->
            [one] Tag
           *[other] Tage
        }
        [hours] { $time ->
            [one] Stunde
           *[other] Stunden
        }
        [minutes] min
       *[seconds] s
    } für jeden, dazu { $more } { $moreUnit ->
        [days] { $more ->
            [one] Tag
           *[other] Tage
        }
        [hours] { $more ->
            [one] Stunde
           *[other] Stunden
        }
        [minutes] min
       *[seconds] s
    } je Entscheidung
terms-runout-skip = danach entscheidet einmal ein Bot
terms-runout-bot = danach spielt ein Bot weiter
terms-runout-loss = danach ist die Partie verloren
terms-unwatched = ohne Zuschauer
terms-delay = Zuschauer sehen es { $delay } s später
terms-no-undo = nichts wird zurückgenommen
unit-of = Einheit: { $label }
unit-seconds = Sekunden
unit-minutes = Minuten
unit-hours = Stunden
unit-days = Tage

## Der Warteraum
waiting-seats = Um den Tisch
waiting-lead = Es geht von selbst los, sobald alle Plätze besetzt und alle bereit sind.
waiting-welcome = Hier ist ein Platz für dich. Setz dich!
waiting-watch = Die Partie hat noch nicht begonnen. Sobald sie beginnt, siehst du sie hier.
waiting-invitation = An diesen Tisch kommt man mit Einladung. Öffne den Link, den du bekommen hast, oder bitte um einen Platz.
waiting-asked = Deine Anfrage ist abgeschickt. Sobald sie angenommen wird, hast du einen Platz; du siehst es hier.
waiting-declined = Deine Anfrage nach einem Platz wurde abgelehnt.
waiting-unwatched = Alle Plätze sind besetzt, und an diesem Tisch sind keine Zuschauer zugelassen.
ask-for-seat = Um einen Platz bitten
requests-title = { $count ->
    [one] { $count } Person bittet um einen Platz
   *[other] { $count } Personen bitten um einen Platz
}
requests-full = Es ist kein Platz frei. Mach zuerst den Platz eines Bots frei.
request-accept = Annehmen
request-accept-person = { $name } einen Platz geben
request-decline = Ablehnen
request-decline-person = Anfrage von { $name } ablehnen
sit-here = Hier sitzen
sit-down = Hinsetzen
leave-seat = Aufstehen
seat-ready = bereit
seat-not-ready = noch nicht bereit
remove = Entfernen
remove-person = { $name } vom Tisch weisen
remove-text = An diesem Platz spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
ready-why = Es wird in die Würfel gemischt, damit niemand bestimmen konnte, wie sie fallen.
i-am-ready = Ich bin bereit
you-are-ready = Du bist bereit.
not-ready-yet = Moment noch
waits-for-people = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waits-for = Gewartet wird auf { $names }.
waits-for-you = Die anderen sind bereit.
invite-title = Einladen
invite-private = Wer diesen Link hat, darf sich an deinen Tisch setzen.
invite-listed = Der Tisch steht im Foyer; mit diesem Link kommen Freunde direkt hierher.
invite-link = Einladung
invite-text = Komm, wir spielen { $game }

## Die Leute am Tisch
people = Leute
presence-here = da
presence-away = weg
presence-bot = Bot
seat-forfeited = ausgeschieden
seat-stand-in = Ein Bot ({ $level }) spielt für diesen Platz
you-watch = Du siehst zu
bot-for-me = Einen Bot für mich spielen lassen
bot-for = Einen Bot für { $name } rufen
take-seat-back = Meinen Platz wieder einnehmen
give-up = Aufgeben
give-up-title = Die Partie aufgeben?
give-up-text = Sie zählt als verloren, und du kannst nicht an deinen Platz zurück.
other-device = Auf einem anderen Gerät spielen
other-device-text = Dieser Link ist der private Schlüssel zu deinem Platz. Wer ihn hat, spielt für dich; behalte ihn für dich.
clock-days = { $days } T { $hours } Std
clock-hours = { $hours } Std { $minutes } min
clock-of = noch { $time }
clock-left = Du hast noch { $seconds } Sekunden.
undo-ask = Um Rücknahme bitten
undo-asked = Du hast um Rücknahme gebeten. Warten auf die anderen …
undo-question = { $name } möchte die letzte Entscheidung zurücknehmen.
undo-yes = Einverstanden
undo-no = Nein
chat = Gespräch
chat-unread = { $count ->
    [one] Gespräch, eine neue Zeile
   *[other] Gespräch, { $count } neue Zeilen
}
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-seated = Hier reden nur die, die am Tisch sitzen.
chat-muted = { $count ->
    [one] Eine Person ist stummgeschaltet.
   *[other] { $count } Personen sind stummgeschaltet.
}
chat-muted-change = Ändern
about-person = Mehr zu { $name }
mute = { $name } stummschalten
unmute = { $name } wieder hören
complaint-person = { $name } melden
complaint-text = Was ist geschehen?
complaint-send = Meldung senden
complaint-sent = Danke. Wer diesen Server betreut, wird es sehen.
rematch = Revanche
rematch-join = Zur Revanche
download-bug-report = Stimmt etwas nicht? Datei für die Fehlersuche laden
connection-stranger = Deine Sitzung ist zu Ende. Bitte lade die Seite neu.
connection-barred = Hier darf nicht zugesehen werden, oder dieser Link gilt nicht.
connection-closed = Die Verbindung ist geschlossen.

## Das Foyer und meine Partien
lobby-lead = Setz dich an einen offenen Tisch oder sieh eine Weile zu.
lobby-open = Offene Tische
lobby-running = Laufende Partien
lobby-empty = Es ist still hier
lobby-empty-text = Zünde als Erste oder Erster ein Licht an: Eröffne einen Tisch, und der nächste Gast findet dich.
create-match-of = Tisch eröffnen: { $game }
quick-join = Schnell ins Spiel
quick-join-text = Irgendein freier Platz; gibt es keinen, dann ein neuer Tisch, der auf jemanden wartet.
view-open-match = Hineinsehen
watch = Zusehen
my-matches-turn = Du bist dran
my-matches-waiting = Noch nicht begonnen
my-matches-running = Laufend
my-matches-finished = Beendet
my-matches-empty = Du sitzt noch an keinem Tisch.

## Wiedergabe
replay = Noch einmal ansehen
replay-of = Wiedergabe: { $game }
replay-later = Diese Partie ist noch nicht zu Ende. Danach ist sie hier noch einmal zu sehen.
replay-place = Schritt { $step } von { $steps }
replay-step = Schritt
section-previous = Voriger Abschnitt
section-next = Nächster Abschnitt
step-previous = Einen Schritt zurück
step-next = Einen Schritt weiter
replay-play = Abspielen
pause = Anhalten
speed = Tempo
seen-by = Gesehen von
spectator = einem Zuschauer
fork-from-here = Von hier anders weiterspielen
go-to-step = Zu Schritt { $step }
verify-help = Dein Browser rechnet Siegel und Würfe anhand der Mitschrift nach.
verify-now = Würfel nachrechnen
verify-insecure = Diese Seite wurde nicht sicher geladen, deshalb rechnet der Browser hier nicht. Lade die Mitschrift und prüfe sie mit „gloaming verify“.
verify-in-replay = Oder lass es deinen Browser tun, bei der Wiedergabe
verify-right = Die Würfel stimmen
verify-wrong = Etwas stimmt nicht
verify-passed-commitment = Das Geheimnis passt zum Siegel.
verify-passed-dice-words =
    Die Wörter von { $seats } Plätzen sind eingemischt{ $bots ->
        [0] .
       *[other] , die der Bots wie versiegelt.
    }
verify-passed-throws = { $throws ->
    [one] Ein Wurf folgt aus Geheimnis und Wörtern.
   *[other] { $throws } Würfe folgen aus Geheimnis und Wörtern.
}
verify-noted-same = Es ist das Siegel, das dieser Browser sah, als du dein Wort gabst.
verify-noted-other = Es ist nicht das Siegel, das dieser Browser sah, als du dein Wort gabst!
verify-failed-at = Schritt { $step }: { $text }
verify-failed-no-record = Das ist keine Mitschrift einer Partie.
verify-failed-unfinished = Die Mitschrift ist nicht zu Ende, das Geheimnis also noch nicht gezeigt.
verify-failed-day = Das Geheimnis des { $day } wird verraten, wenn der Tag vorbei ist.
verify-failed-commitment = Das Geheimnis passt nicht zum Siegel.
verify-failed-dice-words = Es gibt nicht für jeden Platz ein Wort.
verify-failed-bot-word = Das Wort von { $name } ist nicht das versiegelte.
verify-failed-order = Die Schritte sind nicht in ihrer Reihenfolge.
verify-failed-die = So einen Würfel gibt es nicht.
verify-failed-face = Die Würfel zeigten Seite { $thrown } von { $of }, die Mitschrift nennt { $written }.
verify-failed-undo = Ein Ergebnis des Zufalls wurde zurückgenommen.

## Ich und andere
my-name = Dein Name
another-name = Ein anderer Name
name-saved = So heißt du ab jetzt.
my-profile = Dein Profil
account = Konto
guest-help = Du bist Gast in diesem Browser. Ein Konto behält deine Partien und Wertungen, auch auf anderen Geräten.
account-create = Konto anlegen
account-create-help = Alles, was du bisher gespielt hast, bleibt deins.
account-created = Dein Konto ist da. Alles, was du spielst, bleibt erhalten.
sign-in = Anmelden
sign-in-help = Plätze, die du als Gast eingenommen hast, kommen mit.
signed-in = Willkommen zurück.
signed-in-as = Angemeldet als { $login }
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
signed-out = Du bist abgemeldet und nun ein neuer Gast.
login = Anmeldename
password = Passwort
password-change = Passwort ändern
password-old = Dein jetziges Passwort
password-new = Das neue Passwort
password-help = Auf allen anderen Geräten musst du dich neu anmelden.
password-changed = Das neue Passwort gilt.
passkey-of = Passkey vom { $day }
passkey-remove = Entfernen
passkey-remove-of = Passkey vom { $day } entfernen
passkey-removed = Der Passkey ist entfernt.
passkey-sign-in = Mit Passkey anmelden
passkey-add = Passkey hinzufügen
passkey-instead = Lieber Passkey als Passwort?
passkeys-count = { $count ->
    [0] Noch kein Passkey. Damit meldest du dich ohne Passwort an.
    [one] Ein Passkey
   *[other] { $count } Passkeys
}
notify-title = Wenn du dran bist
notify-help = Wenn du weg bist, kannst du erfahren, dass jemand auf dich wartet.
push-start = Auf diesem Gerät benachrichtigen
push-stop = Nicht mehr benachrichtigen
push-on = Du wirst auf diesem Gerät benachrichtigt.
push-refused = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen zu dieser Seite ändern.
push-unable = Dieser Browser kann nichts anzeigen, solange die Seite geschlossen ist.
mail = Mailadresse
mail-saved = Die Adresse ist gespeichert.
muted-people = Stummgeschaltete Leute
muted-nobody = Du hörst alle.
member-since = Hier seit { $day }
statistics = Zahlen
game = Spiel
rating = Wertung
rating-estimate = vermutet { $mu } ± { $sigma }
matches = Partien
won = Gewonnen
won-shared = { $count } gemeinsam
undecided = Unentschieden
steps-each = Schritte je Partie
past-matches = Frühere Partien
past-matches-none = Noch keine beendete Partie.
place-won = gewonnen
place-shared = gemeinsam gewonnen
place-undecided = unentschieden
place-alone = gespielt
place-number = Platz { $place }
ranking-of = Rangliste: { $game }
ranking-help = Die Wertung ist, was jemand nach den bisherigen Partien sicher wert ist; sie wächst mit der Gewissheit.
ranking-empty = Noch hat niemand eine gewertete Partie beendet. Mach den Anfang!
daily = Spiel des Tages
daily-of = Spiel des Tages: { $game }
daily-help = Heute werfen alle dieselben Würfel. Dein erster Durchgang zählt; du kannst ihn verlassen und wiederkommen, bis er zu Ende ist.
daily-past-help = An diesem Tag warfen alle dieselben Würfel.
daily-play = Das heutige Spiel spielen
daily-my-run = Zu meinem Durchgang
daily-results = Ergebnisse
daily-empty = Noch ist niemand fertig.
daily-dice = Die Würfel des Tages
daily-commitment-help = Der Server hat ein Geheimnis gezogen, aus dem jeder Wurf folgt; niemandes Wort ist beigemischt. Sein Siegel siehst du jetzt, das Geheimnis morgen: Dann kann jeder alle Würfe nachprüfen.
daily-secret-help = Der Tag ist vorbei. Jeder Wurf folgt aus diesem Geheimnis, und es passt zu dem Siegel, das den ganzen Tag zu sehen war: Öffne eine Aufzeichnung und lass die Würfel prüfen.
daily-commitment = Siegel
daily-secret = Geheimnis
daily-previous = Der Tag davor
daily-today = Heute
matches-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}

## Der Glücksbericht
luck-report = Glück und Können
luck-report-of = Glück und Können: { $game }
luck-chances = Die Zahlen sind Chancen zu gewinnen, allein oder gemeinsam.
luck-search-error = ± ist nur der Fehler der Suche, neunzehnmal von zwanzig.
luck-in-words = In diesem Spiel sind die Schätzungen zu grob für Prozente. Darum sagen Worte, wie es stand.
luck-solo = Allein gibt es keinen Sieg zu teilen: Die Zahlen sagen, wie gut das Spiel voraussichtlich endet, nach seinem eigenen Maß.
luck-total-start = Anfang
luck-total-luck = Glück
luck-total-own = Eigene Entscheidungen
luck-total-others = Entscheidungen der anderen
luck-total-rest = Rest
luck-total-result = Ergebnis
luck-total-adjusted = Ohne Glück
luck-turning-points = Wendepunkte
luck-no-turning-points = Kein einzelner Schritt hat diese Partie gewendet.
luck-costly-decisions = Teure Entscheidungen
luck-no-costly-decisions = Keine Entscheidung hat mit Sicherheit etwas gekostet.
luck-step-luck = Schritt { $step }: { $what } Glück: { $name } { $change } %.
luck-step-cost = Schritt { $step }, { $name }: { $what }. { $change } %. Besser: { $best }.
luck-step-lucky = Schritt { $step }: { $what } Glück für { $name }.
luck-step-unlucky = Schritt { $step }: { $what } Pech für { $name }.
luck-step-better = Schritt { $step }, { $name }: { $what }. Besser: { $best }.
luck-left = { $name } hat den Tisch verlassen und { $change } % aufgegeben.
luck-left-in-words = { $name } hat den Tisch verlassen.
luck-totals = Summen für jeden Spieler
luck-of-throws = Würfelglück
luck-no-totals = Wie viel vom Ergebnis Glück war und wie viel Können, ist in diesem Spiel noch nicht bekannt: Die Zahlen ließen zu viel unerklärt.
luck-verdict-very-lucky = sehr viel Glück
luck-verdict-lucky = Glück
luck-verdict-neither = weder Glück noch Pech
luck-verdict-unlucky = Pech
luck-verdict-very-unlucky = sehr viel Pech
luck-totals-help = Anfang, Glück, eigene und fremde Entscheidungen und der Rest ergeben zusammen das Ergebnis. Glück ist, was Würfe und Züge aus dem Stapel bewirkt haben; eine Entscheidung wird mit der besten verglichen, die der Spieler kennen konnte. Der Rest ist, was erst später ans Licht kam, und der Fehler der Suche. Ohne Glück kann ein Ergebnis unter 0 % oder über 100 % liegen.
luck-chart = Wie es für alle stand, Schritt für Schritt
luck-progress = Der Bericht entsteht: Schritt { $done } von { $steps }.

## Rat beim Spielen
advice-hint = Tipp
advice-odds = Aussichten
advice-thinking = Es wird nachgedacht …
advice-chance = Gewinnchance: im Schnitt { $before }, damit { $after }.
basis-perfect = Das ist genau, bei perfektem Spiel.
basis-level = Das gilt, wenn alle wie { $level } weiterspielen.
standing-behind = im Rückstand
standing-even = etwa gleichauf
standing-ahead = im Vorteil
standing-poor = schlecht
standing-fair = mittel
standing-good = gut
advice-stands-behind = { $name } ist im Rückstand
advice-stands-even = { $name } ist etwa gleichauf
advice-stands-ahead = { $name } ist im Vorteil
advice-exact = Das ist genau.
advice-take = So machen
advice-close = Den Tipp weglegen
advice-odds-chances = Gewinnchancen mit der besten Wahl: { $chances }.
advice-odds-in-words = Mit der besten Wahl: { $standings }.
advice-odds-choices = Was infrage kommt
note-asked-hint = { $player } hat um einen Tipp gebeten.
note-asked-odds = { $player } hat nach den Aussichten gefragt.
refusal-no-hints = An diesem Tisch darf niemand um Tipps bitten.
terms-hints = Man darf um Tipps bitten (die Partie zählt dann nicht für die Wertung)
terms-hinted = Tipps erlaubt, ohne Wertung
advice-allowed = Man darf um Tipps und Aussichten bitten
advice-best = Ein starker Spieler würde wählen: { $what }.
success-raises = Die Aussicht, dass dieser Versuch gelingt, steigt von { $before } auf { $after }.
success-lowers = Die Aussicht, dass dieser Versuch gelingt, sinkt von { $before } auf { $after }, aber was dafür bleibt, ist später mehr wert.
success-keeps = Die Aussicht, dass dieser Versuch gelingt, bleibt bei { $after }.
success-chance = Spielst du so gut wie möglich weiter, gelingt dieser Versuch mit { $chance }.
success-none = Gerade versuchst du nichts, also gibt es keine Aussichten zu nennen.
