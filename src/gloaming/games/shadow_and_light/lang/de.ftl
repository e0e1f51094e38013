name = Zwischen Schatten und Licht
tagline = Allein durch einen endlosen Abend, mit drei weißen und drei schwarzen Würfeln und dem, was du daraus machst.

## Einstellungen

setting-sheet = Figur
setting-sheet-help = Eine neue Figur oder der Code eines Charakterbogens aus einem früheren Abenteuer; ihre Leisten beginnen mindestens bei 5.
setting-sheet-new = Eine neue Figur
setting-provisions = Proviant
setting-provisions-help = Nach je so vielen Bewegungen isst du 1 Nahrung oder verlierst 1 Gesundheit; 0 heißt nie.
setting-danger_retry = Gefahren bleiben
setting-danger_retry-help = Ob ein Gefahrenfeld, das nicht gemeistert wurde, noch einmal versucht werden kann.
setting-danger_retry-no = Jede Gefahr einmal
setting-danger_retry-yes = Bis sie gemeistert ist
setting-placing = Würfel nach einem Wurf
setting-placing-help = Wie viele Würfel nach jedem Wurf einer Begegnung oder Gilde gelegt oder abgelegt werden.
setting-placing-one = Genau einer
setting-placing-more = Einer oder mehrere
setting-hearts = Preis eines Herzens
setting-hearts-help = Was es kostet, einen Würfel auf eine beliebige Seite zu drehen.
setting-hearts-both = 1 Gesundheit und ein Herz
setting-hearts-maximum = Nur ein Herz

## Aktionen

action-assign = { $health } zur Gesundheit, { $food } zur Nahrung, { $gold } zum Gold
action-talent = Talent: { $talent ->
        [witch] { talent-witch }
        [dancer] { talent-dancer }
        [hunter] { talent-hunter }
        [warrior] { talent-warrior }
       *[other] { $talent }
    }
action-guild = Gilde: { $guild ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $guild }
    }
action-throw = Für eine Bewegung würfeln
action-lift = Vom Kompass nehmen: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
action-lay = Auf den Kompass legen: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
action-lay-all = Alle Würfel auf den Kompass legen und losgehen
action-set-off = Losgehen; was nicht auf dem Kompass liegt, ist verloren
action-hunt = Jagen: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
action-hunt-triplet = Erst einen Drilling versuchen, dann jagen: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
action-step = Ein Schritt: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
action-stop = Hier anhalten
action-wait-food = Für 1 Nahrung hierbleiben
action-wait-health = Hierbleiben; 1 Gesundheit verlieren und den Kompass leeren
action-place = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } auf Feld { $field } legen
action-keep = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } legen
action-drop = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } ablegen
action-on = Weiter
action-again = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } neu werfen, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }
action-turn = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } auf die Gegenseite drehen, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }
action-change = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } um eins { $way ->
        [up] erhöhen
       *[down] senken
    }, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }
action-second = Einen zweiten Würfel legen, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }
action-recolour = Für 1 Gold und 1 Nahrung übernimmt die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } die Zahl der { $giver_colour ->
        [white] weißen
       *[black] schwarzen
    } { $giver_number }
action-spin = Für ein Herz die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } auf { $side } drehen
action-summon = die { $summoned_colour ->
        [white] weiße
       *[black] schwarze
    } { $summoned_number } rufen; ersetzt wird die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
action-summon-artifact = Das Artefakt ({ $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }) rufen; ersetzt wird die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
action-recall = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } zurückholen
action-retry = Zweiter Versuch für 1 Nahrung
action-decline = Kein zweiter Versuch
action-loot = Beute aus { $cell }
action-rune = Rune aus { $cell }
action-learn = Hier zu lernen versuchen
action-master = Aufgabe { $task }: ein W{ $sides }
action-knock = An die Tür des Lehrers klopfen
action-knock-twice = Klopfen und den Eigenschaftswürfel dank deines Talents zweimal werfen
action-bribe = Der Wache 1 Gold zahlen
action-drink = Einen Heiltrank trinken
action-trade-gold = 1 Gold gegen 1 Nahrung tauschen
action-trade-food = 1 Nahrung gegen 1 Gold tauschen
action-eat = 2 Nahrung für 1 Gesundheit essen
action-mend = 2 Nahrung essen, um ein Herz wiederherzustellen
action-end = Das Abenteuer beenden

## Abschnitte des Verlaufs

section-creation = Dein Charakter
section-movement = Bewegung { $movement }
section-field = Bewegung { $movement }: { $field }
section-close = Das Ende

## Ereignisse

event-bars-thrown = Für die Leisten geworfen: { $numbers }.
event-bars-set = Du brichst auf mit { $health } Gesundheit, { $food } Nahrung und { $gold } Gold.
event-talent = Talent ({ $number } geworfen): { $talent ->
        [witch] { talent-witch }
        [dancer] { talent-dancer }
        [hunter] { talent-hunter }
        [warrior] { talent-warrior }
       *[other] { $talent }
    }.
event-guild = Gilde ({ $number } geworfen): { $guild ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $guild }
    }.
event-thrown = Geworfen: { $colours ->
        [white] Weiß { $white }
        [black] Schwarz { $black }
       *[both] Weiß { $white }, Schwarz { $black }
    }.
event-lost = { $count ->
        [one] Ein Würfel findet keinen Platz auf dem Kompass.
       *[other] { $count } Würfel finden keinen Platz auf dem Kompass.
    }
event-stepped = Ein Schritt: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
event-stepped-paid = Ein Schritt: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }, und 1 Nahrung für den vierten Würfel.
event-stopped-cleared = Alle Würfel verlassen den Kompass.
event-waited-food = Du bleibst, wo du bist, und isst 1 Nahrung.
event-waited-health = Du bleibst, wo du bist; das kostet 1 Gesundheit, und der Kompass wird geleert.
event-provisions-food = Bewegung { $movement }: Du isst 1 Nahrung vom Proviant.
event-provisions-health = Bewegung { $movement }: Nichts mehr zu essen. Du verlierst 1 Gesundheit.
event-announced = Was hier lebt, gehört zu einer Erweiterung, deren Regeln noch nicht geschrieben sind. Es lässt dich ziehen.
event-stretched = Die Klugheit zeigt { $number }: Der Zwilling wird zum Drilling.
event-not-stretched = Die Klugheit zeigt { $number }: Es bleibt ein Zwilling.
event-hunted = Jagd, { $number } geworfen: { $quarry ->
        [sheep] { quarry-sheep }
        [goat] { quarry-goat }
        [boar] { quarry-boar }
        [deer] { quarry-deer }
        [elk] { quarry-elk }
        [bear] { quarry-bear }
       *[other] { $quarry }
    }. { $food } Nahrung.
event-escaped = Jagd, { $number } geworfen: { $quarry ->
        [sheep] { quarry-sheep }
        [goat] { quarry-goat }
        [boar] { quarry-boar }
        [deer] { quarry-deer }
        [elk] { quarry-elk }
        [bear] { quarry-bear }
       *[other] { $quarry }
    }. Entkommen.
event-hazard-mastered = Gefahr, Rot { $red }, Weiß { $white }: gemeistert.
event-hazard-even = Gefahr, Rot { $red }, Weiß { $white }: Nichts geschieht.
event-hazard-failed = Gefahr, Rot { $red }, Weiß { $white }: Es geht schief.
event-suffered-health = Du verlierst 1 Gesundheit.
event-suffered-food = Du verlierst 1 Nahrung.
event-suffered-gold = Du verlierst 1 Gold.
event-met-animal = Versuch { $attempt }: { $id ->
        [hedgehog] { animal-hedgehog }
        [hare] { animal-hare }
        [magpie] { animal-magpie }
        [badger] { animal-badger }
        [otter] { animal-otter }
        [fox] { animal-fox }
        [adder] { animal-adder }
        [raven] { animal-raven }
        [stag] { animal-stag }
        [owl] { animal-owl }
        [lynx] { animal-lynx }
        [wolf] { animal-wolf }
       *[other] { $id }
    }.
event-met-character = Versuch { $attempt }: { $id ->
        [lumberjack] { character-lumberjack }
        [fire-elemental] { character-fire-elemental }
        [tree-wight] { character-tree-wight }
        [sorcerer] { character-sorcerer }
       *[other] { $id }
    }.
event-met-guild = Versuch { $attempt }: { $id ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $id }
    }.
event-placed = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } auf Feld { $field }.
event-kept = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } liegt.
event-dropped = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } wird abgelegt.
event-again = Neu geworfen, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }: Aus der { $old_colour ->
        [white] weißen
       *[black] schwarzen
    } { $old_number } wird die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
event-opposite = Umgedreht, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }: Aus der { $old_colour ->
        [white] weißen
       *[black] schwarzen
    } { $old_number } wird die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
event-change = Um eins geändert, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }: Aus der { $old_colour ->
        [white] weißen
       *[black] schwarzen
    } { $old_number } wird die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
event-recolour = Für 1 Gold und 1 Nahrung wird aus der { $old_colour ->
        [white] weißen
       *[black] schwarzen
    } { $old_number } die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }; der Würfel, der die Zahl gab, setzt aus.
event-spin = Ein Herz ist gestrichen: Aus der { $old_colour ->
        [white] weißen
       *[black] schwarzen
    } { $old_number } wird die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
event-summon = Gerufen, { $source ->
        [line] aus einer Reihe
       *[artifact] durch ein Artefakt
    }: die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }; ersetzt wird die { $old_colour ->
        [white] weiße
       *[black] schwarze
    } { $old_number }.
event-armed = Ein zweiter Würfel darf gelegt werden, { $source ->
        [gold] für 1 Gold
        [manipulation] mit einer Manipulation
        [talent] mit deinem Talent
        [object] mit einem Gegenstand
       *[experience] durch Erfahrung
    }.
event-recalled = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } kommt zurück.
event-line = { $line ->
        [row] Zeile
       *[column] Spalte
    } { $which } ist vollständig und gibt die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
event-succeeded = Geschafft.
event-failed = Das hat nicht geklappt.
event-experience = Erfahrung: { $xp } EP. { $opens ->
        [green] Das grüne Land ist offen.
        [events] Nun kämen Zufallsereignisse; sie gehören zu einer Erweiterung, die noch nicht geschrieben ist.
        [blue] Das blaue Land ist offen; seine Bosse gehören zu einer Erweiterung, die noch nicht geschrieben ist.
       *[nothing] { "" }
    }
event-rewarded = Manipulation gewonnen: { $manipulation ->
        [again] { manipulation-again }
        [second] { manipulation-second }
        [opposite] { manipulation-opposite }
        [change] { manipulation-change }
       *[other] { $manipulation }
    }.
event-spoils = Zwei Würfel für die Matrizen: { $first } und { $second }.
event-looted = Beute: { $gained } { $kind ->
        [gold] Gold
        [food] Nahrung
       *[potion] { $gained ->
            [one] Heiltrank
           *[other] Heiltränke
        }
    }.
event-looted-nothing = { $kind ->
        [gold] Deine Goldleiste
       *[food] Deine Nahrungsleiste
    } ist voll: Die Beute bleibt, wo sie ist.
event-looted-thing = Beute: { $thing ->
        [billhook] { thing-billhook }
        [boar-spear] { thing-boar-spear }
        [black-sabre] { thing-black-sabre }
        [sling] { thing-sling }
        [yew-bow] { thing-yew-bow }
        [crossbow] { thing-crossbow }
        [storm-lantern] { thing-storm-lantern }
        [hand-mirror] { thing-hand-mirror }
        [tally-stick] { thing-tally-stick }
        [double-pouch] { thing-double-pouch }
       *[other] { $thing }
    }.
event-marked = Rune in { $cell }: { $rune ->
        [dawn] { rune-dawn }
        [noon] { rune-noon }
        [dusk] { rune-dusk }
        [midnight] { rune-midnight }
        [ember] { rune-ember }
        [frost] { rune-frost }
       *[other] { $rune }
    }.
event-marked-before = Rune in { $cell }, schon markiert: { $rune ->
        [dawn] { rune-dawn }
        [noon] { rune-noon }
        [dusk] { rune-dusk }
        [midnight] { rune-midnight }
        [ember] { rune-ember }
        [frost] { rune-frost }
       *[other] { $rune }
    }.
event-learned = Aufgabe { $task } ist erfüllt. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }: W{ $sides }.
event-member = Deine Gilde öffnet diese Tür. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }.
event-knocked = { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }: { $numbers } geworfen, Bonus { $bonus }. Versuche: { $attempts }.
event-guard-in = Keine 1: Die Wache lässt dich ein.
event-guard-paid = Eine 1 und 1 Gold: Die Wache lässt dich ein.
event-guard-struck = { $ones ->
        [one] Eine 1
       *[other] { $ones }-mal die 1
    }: Der Versuch ist gestrichen. Übrig: { $left }.
event-taught = { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    } +2 und ein Artefakt: { $artifact ->
        [giants-knuckle] { artifact-giants-knuckle }
        [swallow-feather] { artifact-swallow-feather }
        [owl-lens] { artifact-owl-lens }
        [silver-bell] { artifact-silver-bell }
       *[other] { $artifact }
    } (die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }).
event-turned-away = Kein Versuch ist übrig, die Tür bleibt zu. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }.
event-drank = Ein Heiltrank heilt 1 Gesundheit.
event-traded-gold = Aus 1 Gold wird 1 Nahrung.
event-traded-food = Aus 1 Nahrung wird 1 Gold.
event-closing = Du machst Kassensturz.
event-restored-health = 2 Nahrung bringen 1 Gesundheit zurück.
event-restored-heart = 2 Nahrung stellen ein Herz wieder her.
event-ended = Das Abenteuer ist zu Ende. Punkte: { $score }.

## Ablehnungen

refusal-not-now = Das geht jetzt nicht.
refusal-not-planning = Würfel kommen gleich nach dem Bewegungswurf auf den Kompass.
refusal-not-moving = Du bist gerade nicht unterwegs.
refusal-not-moved = Du hast noch keinen Schritt getan: Bleib für Nahrung oder Gesundheit hier oder geh einen Schritt.
refusal-moved = Du hast schon einen Schritt getan: Halt an oder geh weiter.
refusal-not-on-compass = Auf dem Kompass liegt kein { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
refusal-not-in-hand = Unter den geworfenen Würfeln ist kein { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
refusal-not-dropped = Unter den abgelegten Würfeln ist kein { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
refusal-compass-taken = Sein Platz auf dem Kompass ist besetzt: { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }.
refusal-nothing-to-lay = Keiner der Würfel hat einen freien Platz auf dem Kompass.
refusal-no-ranged-weapon = Zum Jagen brauchst du eine Fernwaffe.
refusal-hunted = In jeder Bewegung gibt es eine Jagd.
refusal-no-quarry = Es gibt nichts mehr zu jagen.
refusal-no-twin = Von { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } gibt es keinen Zwilling.
refusal-triplet-already = Das ist schon ein Drilling.
refusal-intelligence-too-small = Dein Klugheitswürfel kann diese Zahl nicht zeigen.
refusal-map-ends = Dort endet die Karte.
refusal-too-far = Dieses Feld ist mehr als einen Schritt entfernt.
refusal-area-closed = Dieses Land öffnet sich mit { $xp } EP.
refusal-fourth-die = Ein vierter Würfel in einer Bewegung kostet 1 Nahrung.
refusal-no-attempt = Jetzt gibt es nichts, worauf ein Würfel gelegt werden könnte.
refusal-only-place = Der zweite Würfel darf nur gelegt werden.
refusal-no-such-field = Ein solches Würfelfeld gibt es hier nicht.
refusal-field-covered = Dort liegt schon ein Würfel.
refusal-does-not-fit = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } passt dort nicht.
refusal-pair = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } zeigt nicht dieselbe Zahl wie der Partner.
refusal-no-dice = Jetzt gibt es keine Würfel zu ändern.
refusal-not-in-movement = Bei der Bewegung wirft nur 1 Gold einen Würfel neu; sonst ändert ihn nichts.
refusal-no-resources = Gold, Nahrung und Herzen zählen vor der Wache nicht.
refusal-no-gold = Dafür fehlt dir Gold.
refusal-no-food = Dafür fehlt dir Nahrung.
refusal-no-manipulation = Diese Manipulation hast du nicht.
refusal-property-sample = Das hilft nur in Gilden und vor der Wache eines Lehrers.
refusal-no-object = Dafür hast du keinen Gegenstand.
refusal-talent-used = Dein Talent ist verbraucht.
refusal-no-talent = Dein Talent ist ein anderes.
refusal-experience = Dafür braucht es { $xp } EP.
refusal-help-used = Diese Hilfe ist in dieser Gilde verbraucht.
refusal-guild-only = Das geht nur in einer Gilde.
refusal-second-already = Ein zweiter Würfel darf schon gelegt werden.
refusal-no-second = Hier gibt es keinen zweiten Würfel zu legen.
refusal-no-summons = Diesen Würfel kannst du nicht rufen.
refusal-no-such-number = Darauf lässt sich der Würfel nicht ändern.
refusal-same-colour = Dazu braucht es Würfel beider Farben mit verschiedenen Zahlen.
refusal-no-guild = Lernen kannst du nach der Ankunft in einer Gilde, vor der nächsten Bewegung.
refusal-no-teacher = Klopfen kannst du am Ort eines Lehrers, vor der nächsten Bewegung.
refusal-crossed-out = Dieser Ort ist durchgestrichen.
refusal-another-visit = Der nächste Versuch braucht einen neuen Besuch.
refusal-no-guard = Hier steht keine Wache.
refusal-more-ones = Die Wache nimmt nur für eine einzelne 1 Gold.
refusal-no-potion = Du hast keinen Heiltrank.
refusal-healthy = Deine Gesundheit ist am Höchststand.
refusal-at-the-end = Das geht nur beim Kassensturz.
refusal-no-meal = Dazu braucht es 2 Nahrung.
refusal-hearts-whole = Kein Herz ist gestrichen.
refusal-health-first = Fülle zuerst deine Gesundheit auf.
refusal-no-market = Tauschen kannst du nur, wo du auf dem Feld einer Gilde oder eines Lehrers stehst.
refusal-bar-full = Mehr passt nicht auf die Leiste.
refusal-traded = Du hast gerade andersherum getauscht; nimm lieber das zurück.
refusal-loot-gone = Diese Beute ist weg; nimm die andere Kombination oder die Rune.
refusal-no-such-combination = Diese Kombination zeigen die Würfel nicht.

## Preise und Folgen

price-gold = { $amount } Gold
price-food = { $amount } Nahrung
price-health = { $amount } Gesundheit
price-hearts = { $amount ->
        [one] 1 Herz
       *[other] { $amount } Herzen
    }
price-potions = { $amount ->
        [one] 1 Heiltrank
       *[other] { $amount } Heiltränke
    }
price-manipulation = eine Manipulation
price-talent = dein Talent
price-object = ein Gegenstand
price-experience = die Hilfe dieser Gilde
price-line = der gewonnene Würfel
price-artifact = das Artefakt
consequence-deadly = Das überlebst du nicht: Das Abenteuer endet sofort, und der Charakter ist verloren.
consequence-ends = Es wird abgerechnet und der Charakterbogen geschrieben. Mit ihm kann das nächste Abenteuer beginnen.
consequence-compass = { $count ->
        [one] 1 Würfel wird vom Kompass genommen.
       *[other] { $count } Würfel werden vom Kompass genommen.
    }
consequence-provisions-food = Die Bewegung endet, und eine Mahlzeit ist fällig: 1 Nahrung.
consequence-provisions-health = Die Bewegung endet, und eine Mahlzeit ist fällig: ohne Nahrung 1 Gesundheit.
consequence-out = Der Würfel fällt für den Rest des Versuchs weg.
consequence-fails = Damit scheitert der Versuch.
consequence-guard = { $left ->
        [0] Das war der letzte Versuch: Die Tür bleibt für immer zu.
        [one] Der Versuch wird gestrichen; einer bleibt.
       *[other] Der Versuch wird gestrichen; { $left } bleiben.
    }
consequence-help = Diese Hilfe gibt die Gilde nur einmal.
consequence-giver = Die { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number } setzt in diesem Wurf aus.
consequence-heart = Ein Herz wird gestrichen: Deine Gesundheit ist von nun an höchstens { $most }.
consequence-nothing = Das bringt jetzt nichts.

## Wie es endete

reason-ended = Das Abenteuer wurde beendet und abgerechnet.
reason-died = Die Gesundheit ging aus.
reason-heartless = Das letzte Herz wurde gestrichen.

## Der Tisch in Zeichen

table-bars = Gesundheit { $health }/{ $hearts }  Nahrung { $food }  Gold { $gold }  Heiltränke { $potions }  EP { $xp }
table-person = { $talent } · { $guild }
table-properties = Stärke { $strength }  Geschick { $dexterity }  Klugheit { $intelligence }  Ausstrahlung { $charisma }
table-where = Hier: { $place }
table-dice = Geworfen: { $dice }
table-placed = Gelegt: { $dice }
table-manipulations = Manipulationen: { $again } neu werfen, { $second } zweiter, { $opposite } Gegenseite, { $change } um eins
table-summons = Würfel zum Rufen: { $dice }
table-attempt = Würfelfelder: { $fields }
table-movement = Bewegung { $movement }
table-guard = Versuche vor der Wache: { $left }
table-score = Punkte bisher: { $score }
table-rank = Rang: { $rank }
table-key = @ du, S Start, Z Ziel, a Tier, c Gestalt, ! Gefahr, * Rune, G Gilde, T Lehrer, M Monster, . leer, x durchgestrichen; ~ grün, = blau, solange verschlossen

## Der Tisch im Browser

board-map = Karte
board-hand = Deine Würfel und Möglichkeiten
board-dice = Deine sechs Würfel
board-actions = Was du tun kannst
board-tools = Was mit dem gewählten Würfel geschieht
board-compass = Kompass
board-fields = Würfelfelder
board-bars = Leisten
board-three = Drei Zahlen
board-number = Eine { $number }
board-near = Näher herangehen
board-whole = Ganze Karte zeigen
board-more = Mehr
board-edge = der Rand der Karte
board-close-news = Schließen
board-plain = { $area ->
        [yellow] Offenes Land
        [green] Tiefer Wald
       *[blue] Blaue Hügel
    }
board-kind = { $kind ->
        [start] Hier beginnt es
        [finish] Hier kann es enden
        [animal] Begegnung mit einem Tier
        [character] Begegnung mit einem Charakter
        [danger] Gefahr
        [rune] Runenfeld
        [guild] Gilde
        [teacher] Verborgene Lehrstatt
        [monster] Monsterfeld, für eine Erweiterung
       *[plain] Freier Weg
    }
board-crossed = durchgestrichen
board-shut = verschlossen bis { $xp } EP
board-health = Gesundheit { $health } von { $hearts }
board-food = Nahrung { $amount } von 10
board-gold = Gold { $amount } von 10
board-xp = { $gate ->
        [0] { $xp } EP; alle Grenzen sind offen
       *[other] { $xp } EP; die nächste Grenze öffnet sich bei { $gate }
    }
board-potions = { $count ->
        [one] 1 Heiltrank
       *[other] { $count } Heiltränke
    }
board-bar-health = Gesundheit
board-bar-food = Nahrung
board-bar-gold = Gold
board-most = mehr als { $most } geht nicht
board-assign = So ziehe ich los
board-talent = Dein Talent
board-guild = Deine Gilde
board-die = { $colour ->
        [white] weiße
       *[black] schwarze
    } { $number }
board-die-idle = { $colour ->
        [white] weißer Würfel
       *[black] schwarzer Würfel
    }
board-where-idle = nicht geworfen
board-where-hand = in der Hand
board-where-compass = auf dem Kompass
board-where-placed = gelegt
board-where-dropped = abgelegt
board-where-lost = für diese Bewegung verloren
board-where-out = setzt in diesem Wurf aus
board-way-1 = nach Nordosten
board-way-2 = nach Osten
board-way-3 = nach Südosten
board-way-4 = nach Südwesten
board-way-5 = nach Westen
board-way-6 = nach Nordwesten
board-compass-place = { $what ->
        [step] Ein Schritt { $way }, { $die }: { $beyond }
        [lift] Vom Kompass nehmen: { $die }
        [lay] Platz für die { $die }: { $way }, { $beyond }
        [lies] Hier liegt die { $die }: { $way }, { $beyond }
       *[free] Freier Platz der { $die }: { $way }
    }
board-field = Feld { $field }
board-demand = { $colour ->
        [white] weißer Würfel
        [black] schwarzer Würfel
       *[any] beliebige Farbe
    }{ $rule ->
        [number] , eine { $number }
        [least] , mindestens { $number }
        [most] , höchstens { $number }
        [even] , gerade
        [odd] , ungerade
       *[any] , beliebige Zahl
    }
board-demand-pair = gleiche Zahl wie Feld { $field }
board-sign-even = gerade
board-sign-odd = unger.
board-brings = Erfolg bringt
board-brings-lines = Jede volle Reihe bringt ihren Würfel; er ersetzt einmal einen anderen.
board-line = { $line ->
        [1] Zeile 1
        [2] Zeile 2
        [3] Zeile 3
        [4] Spalte 1
        [5] Spalte 2
       *[other] Spalte 3
    } bringt die { $die }{ $won ->
        [yes] : gehört dir
       *[no] {""}
    }
board-line-die = Würfel aus einer Reihe
board-hearth = Den gewählten Würfel hierher legen
board-task-gone = schon erfüllt
board-master = Den W{ $sides } nehmen
board-guard = Versuche vor der Wache: { $left }
board-ones = { $ones ->
        [0] Keine einzige 1: Du wirst eingelassen.
        [one] Eine 1: Für 1 Gold geht die Tür auf.
       *[other] { $ones } Einsen: Die Wache schüttelt den Kopf.
    }
board-hazard-rule = Weiß höher als Rot, und du bist durch.
board-hazard-mastered = Gemeistert: 1 EP
board-hazard-even = Gleichstand: Nichts geschieht
board-hazard-failed = Das tut weh
board-even = Du und die Gefahr seht euch eine Weile an. Dann geht jeder seines Wegs.
board-hunting = { $food } Nahrung. Ein Zwilling trifft mit { $twin ->
        [1] 1
       *[other] 1–{ $twin }
    } auf dem violetten Würfel, ein Drilling mit 1–{ $triplet }.
board-caught = Erlegt: { $food } Nahrung
board-missed = Es entkommt
board-triplet = Ein Drilling!
board-twin = Es bleibt beim Zwilling
board-spoils = Was die zwei Würfel bringen
board-spoils-won = Zwei Kombinationen gehören dir: Wähle für jede Beute oder Rune.
board-spoils-lost = Immerhin liegt etwas am Wegrand: Eine Kombination gehört dir.
board-loot = Beute
board-rune = Rune
board-left = noch { $count }
board-loot-gold = { $amount } Gold
board-loot-food = { $amount } Nahrung
board-loot-potion = { $amount ->
        [one] 1 Heiltrank
       *[other] { $amount } Heiltränke
    }
board-attempt = { $attempt ->
        [2] Zweiter Versuch
       *[other] Erster Versuch
    }
board-closing = Die Abrechnung
board-closing-text = Trink, was du noch hast, und iss, was du kannst: Zwei Nahrung bringen eine Gesundheit zurück, oder ein gestrichenes Herz, wenn die Gesundheit voll ist. Dann wird der Bogen geschrieben.
board-over = Das Abenteuer ist zu Ende
board-score = Punkte: { $score }
board-drop = Ablegen
board-tool-hunt = Jagen: { $quarry }
board-tool-stretch = Auf einen Drilling hoffen, dann jagen: { $quarry }
board-tool-again = Neu werfen
board-tool-opposite = Umdrehen
board-tool-change = Um eins
board-tool-recolour = Zahl übernehmen
board-tool-spin = Beliebige Seite
board-tool-summon = Würfel rufen
board-second = Einen zweiten Würfel legen
board-buy = Nahrung kaufen
board-sell = Nahrung verkaufen
board-do-drink = Trinken
board-retry = Zweiter Versuch
board-decline = Dabei belassen
board-wait-food = Hier bleiben
board-wait-health = Hier bleiben, Kompass leeren
board-go-place = Den Rest werfen
board-go-guard = Nächster Versuch
board-go-finish = Weiterwandern
board-do-throw = Würfeln
board-do-lay-all = Alle auf den Kompass und los
board-do-set-off = So aufbrechen
board-do-stop = Hier anhalten
board-do-learn = Hier lernen
board-do-bribe = Die Wache bezahlen
board-do-eat = Essen: 1 Gesundheit
board-do-mend = Essen: ein Herz heilen
board-end-here = Das Abenteuer hier beenden
board-end-for-good = Den Bogen schreiben
board-controls-place = Wähle einen Würfel und dann sein Feld, oder zieh ihn dorthin.
board-prompt-assign = Gib jeder Leiste eine Zahl.
board-prompt-pick-talent = Wähle dein Talent.
board-prompt-pick-guild = Wähle deine Gilde.
board-prompt-camp = Du rastest: { $place }. Würfel auf dem Kompass bleiben, die anderen werden geworfen.
board-prompt-plan = Leg Würfel nach ihren Zahlen auf den Kompass.
board-prompt-move = { $left ->
        [0] Der nächste Schritt kostet 1 Nahrung.
        [-1] Die Nahrung ist bezahlt: Die übrigen Schritte sind frei.
        [-2] Die Nahrung ist bezahlt: Die übrigen Schritte sind frei.
        [one] Ein Schritt ist noch frei. Nimm einen Würfel vom Kompass.
       *[other] { $left } Schritte sind frei. Nimm einen Würfel vom Kompass.
    }
board-prompt-pick-rune = Wähle eine Rune.
board-prompt-place = Leg einen Würfel, oder leg einen ab. Der Rest wird neu geworfen.
board-prompt-chosen = Wohin damit?
board-prompt-retry = Noch ein Versuch?
board-prompt-spoils = Wähle, was die Würfel bringen.
board-prompt-task = Die Aufgabe ist erfüllt. Wähle deinen Würfel.
board-prompt-guard = Die Wache sieht sich deine Würfel an.
board-prompt-finish = Der Leuchtturm. Bleiben oder weiter?
board-prompt-close = Mach deine Abrechnung.
board-sheet = Charakterbogen
board-odds = Chancen einzelner Würfe zeigen
board-odds-short = Würfe
board-print = Drucken
board-export = Als Datei sichern
board-unknown = noch unbekannt
board-used = verbraucht
board-properties = Eigenschaften
board-learned = gelernt
board-taught = unterwiesen
board-equipment = Ausrüstung
board-nothing = Noch nichts
board-runes = Runen
board-movements = { $count ->
        [one] 1 Bewegung
       *[other] { $count } Bewegungen
    }
board-ask-heart = Ein Herz streichen?
board-yes-heart = Streichen
board-ask-ends = Das Abenteuer beenden?
board-yes-ends = Beenden
board-ask-deadly = Trotzdem tun?
board-yes-deadly = Tun
board-cost = Preis: { $price }
board-sheet-new = Ein neuer Charakter
board-sheet-new-help = Würfelt um Leisten, Talent und Gilde.
board-sheet-open = Bogen aus einer Datei öffnen
board-sheet-forget = { $name } vergessen
board-sheet-save = { $name } als Datei sichern
board-sheet-line = { $xp } EP, Gesundheit { $health } von { $hearts }, Nahrung { $food }, Gold { $gold }

## Die Erzählung: Namen und Geschichten des Pakets, nach seinen Kennungen

adventure-title = Der lange Abend
adventure-prologue = Um Dämmerfurt wird es nie ganz Nacht. Das Licht schärft hier den Verstand, der Schatten stählt den Arm, und wer nur einem von beiden traut, kommt nicht wieder. Deine Lehrzeit ist vorbei: Jemand drückt dir drei weiße und drei schwarze Würfel in die Hand und zeigt auf die Straße.

area-yellow = Gelbes Land
area-green = Grünes Land
area-blue = Blaues Land

property-strength = Stärke
property-dexterity = Geschick
property-intelligence = Klugheit
property-charisma = Ausstrahlung

talent-witch = Hexe
talent-witch-story = Du zählst die Schatten eines Dings, ehe du ihm traust. Einmal, bei einer Eigenschaftsprobe, änderst du einen Würfel um eins.
talent-dancer = Tänzerin
talent-dancer-story = Du hast dich gedreht, ehe du laufen konntest. Einmal, bei einer Eigenschaftsprobe, drehst du einen Würfel auf die Gegenseite.
talent-hunter = Jägerin
talent-hunter-story = Du weißt, dass erst der zweite Blick das Reh sieht. Einmal, bei einer Eigenschaftsprobe, wirfst du einen Würfel neu.
talent-warrior = Kriegerin
talent-warrior-story = Mit nur einer Hand bist du nie gekommen. Einmal, bei einer Eigenschaftsprobe, legst du einen zweiten Würfel; vor einer Wache wirfst du deine Eigenschaft zweimal und behältst den höheren Wurf.

manipulation-again = Neu werfen
manipulation-second = Einen zweiten Würfel legen
manipulation-opposite = Auf die Gegenseite drehen
manipulation-change = Um eins ändern

task-twins = Ein Zwilling in jeder Farbe
task-close = Summen, die um weniger als 3 auseinanderliegen
task-ladder = Schwarz 1-2-3 und Weiß 4-5-6
task-equal = Gleiche Summen
task-parity = Eine Farbe gerade, die andere ungerade
task-threes = Alle Würfel zeigen 3

rune-dawn = Morgen
rune-noon = Mittag
rune-dusk = Dämmerung
rune-midnight = Mitternacht
rune-ember = Glut
rune-frost = Frost

quarry-sheep = Verirrtes Schaf
quarry-goat = Felsenziege
quarry-boar = Wildschwein
quarry-deer = Hirsch
quarry-elk = Elch
quarry-bear = Bär

rank-0 = Träumt auf der Schwelle
rank-1 = Geht auf Botengang
rank-2 = Kennt den Weg
rank-3 = Trägt das Licht
rank-4 = Liest in den Schatten
rank-5 = Hütet die Dämmerung
rank-6 = Legende von Dämmerfurt

## Orte

place-village = Dämmerfurt
place-village-story = Vierzig Dächer, eine Furt und an jeder Tür eine Lampe, die noch niemand aus gesehen hat. Sie winken dir bis zur ersten Biegung nach. Dann gehen sie hinein und schieben die Riegel vor.
place-lighthouse = Der letzte Leuchtturm
place-lighthouse-story = Der Wärter dreht die Lampe von Hand, und das tat er schon, bevor es deine Großmutter gab. „Hier darfst du aufhören“, sagt er und rückt einen zweiten Stuhl heran. „Oder wolltest du nur mal schauen?“

place-rotten-bridge = Die morsche Brücke
place-rotten-bridge-story = Sechs Bretter und ein Seil über einem Bach, der über beides lacht. Jemand hat ins Geländer geritzt, wie viele hineingefallen sind. Es sind viele.
place-rotten-bridge-won = Du trittst nur dorthin, wo Nägel sind. Die Strichliste bleibt, wie sie ist.
place-rotten-bridge-lost = Das dritte Brett war nur aufgemalt. Der Bach behält etwas von dir.
place-brambles = Die wandernden Brombeeren
place-brambles-story = Gestern stand diese Hecke noch auf der anderen Seite des Wegs. Seither hat sie einen Hut gefangen.
place-brambles-won = Du bleibst so lange still stehen, bis du ihr langweilig wirst. Der Hut gehört jetzt dir; er passt nicht.
place-brambles-lost = Am Ende lässt sie los, aber nicht alles.
place-falling-stones = Der murrende Hang
place-falling-stones-story = Erst kommen Kiesel, einer nach dem anderen, als suchte da oben jemand aus. Dann kommt eine Pause. Die Pause ist das Schlimme.
place-falling-stones-won = Du rennst in der Pause. Der Hang klingt enttäuscht.
place-falling-stones-lost = Du wartest, bis die Pause vorbei ist. Dann ist sie vorbei.
place-will-o-wisps = Die Irrlichtsenke
place-will-o-wisps-story = Im Schilf hängen kleine Lichter und rufen dich bei einem Namen, der beinahe deiner gewesen wäre. Sie wüssten eine Abkürzung, sagen sie. Alle dieselbe.
place-will-o-wisps-won = Du machst die Augen zu und gehst den Fröschen nach. Von denen ist noch keiner ertrunken.
place-will-o-wisps-lost = Kurz war sie, das muss man zugeben.
place-quicksand = Der schluckende Sand
place-quicksand-story = Eine glatte, goldene Fläche ohne eine einzige Fußspur. Du brauchst einen Augenblick, um zu begreifen, warum.
place-quicksand-won = Du legst dich hin und schwimmst übers Land wie eine sehr langsame Forelle.
place-quicksand-lost = Er gibt dich wieder her, für einen Stiefel und das, was darin war.
place-old-mine = Die alte Grube
place-old-mine-story = Der Schacht atmet: abends aus, nachts ein. Tief drinnen schlägt noch eine Hacke, obwohl die letzte Schicht vor hundert Jahren heimging.
place-old-mine-won = Du klopfst dreimal an den Balken, und etwas lässt dich vorbei. Bergleute sind höflich, auch hinterher.
place-old-mine-lost = Das mit dem Klopfen hat dir keiner gesagt.
place-tide-flats = Das Watt
place-tide-flats-story = Das Meer ist hinausgegangen, um etwas zu holen, und hat seinen Boden eine Meile weit offen liegen lassen. Ganz fern zieht sich ein weißer Strich über den Horizont.
place-tide-flats-won = Du erreichst die Dünen mit nassen Fersen und einer guten Geschichte.
place-tide-flats-lost = Das Meer kommt mit Zinsen zurück, und die Zinsen bist du.
place-thin-ice = Das dünne Eis
place-thin-ice-story = Der Weiher friert auch im Sommer zu, aus Gewohnheit. Unter dem Eis geht kopfüber ein Schatten, und seine Sohlen berühren deine.
place-thin-ice-won = Du hältst mit ihm Schritt, und ihr kommt beide hinüber.
place-thin-ice-lost = Du hattest es eilig. Er nicht.

place-hollow-oak = Die hohle Eiche
place-hollow-oak-story = Drinnen hat jemand mit dem Messer Tage gezählt und nach vierhundert die Geduld verloren. Zwischen den Kerben steht ein Zeichen, das du noch nicht kennst.
place-standing-stone = Der stehende Stein
place-standing-stone-story = Sein Schatten zeigt zu jeder Stunde nach Norden. Leg die Hand dorthin, wo der Schatten beginnt, und eine Linie im Stein wird warm.
place-moon-well = Der Mondbrunnen
place-moon-well-story = Unten liegt der Mond, auch heute, da keiner am Himmel steht. Der Eimer kommt herauf, und ins Wasser ist ein Zeichen geschrieben.
place-cairn = Der Steinhaufen der Fährleute
place-cairn-story = Jeder Fährmann brachte von seiner letzten Fahrt einen Stein mit. Der jüngste ist noch nass. Auf seiner Unterseite steht etwas.
place-shadow-arch = Der Schattenbogen
place-shadow-arch-story = Ein Tor ohne Mauern, aus nichts als Schatten gebaut. Dahinter liegt dieselbe Wiese, doch nun kannst du lesen, was die Nachtfalter schreiben.
place-sunken-altar = Der versunkene Altar
place-sunken-altar-story = Sechzehn Stufen hinab ins klare grüne Wasser. Die siebzehnte ist eine Platte mit einem Zeichen, das leuchtet, wenn du den Atem anhältst.
place-star-hill = Der Sternenhügel
place-star-hill-story = Das Gras liegt hier in Ringen, und wer ganz still sitzt, zu dem kommen die Sterne herunter, einer nach dem anderen. Der letzte lässt sein Zeichen im Tau.

place-stone-maw = Lager des Steinschlunds
place-stone-maw-story = Ein Hügel, der letztes Jahr noch nicht da war, und zwischen seinen vorderen Felsen zieht es feucht. Er schläft. Seine Geschichte gehört zur Monster-Erweiterung.
place-bog-hag = Insel der Moorhexe
place-bog-hag-story = Zwischen den Erlen hängt Wäsche: Hemden in allen Größen, keines davon ihres. Sie ist nicht zu Hause. Ihre Geschichte gehört zur Monster-Erweiterung.
place-pale-hound = Zwinger des bleichen Hundes
place-pale-hound-story = Eine armdicke Kette endet im Gras, mit offenem Halsband. Nichts bellt. Seine Geschichte gehört zur Monster-Erweiterung.
place-night-mare = Koppel der Nachtmahr
place-night-mare-story = In den Rasen gebrannte Hufspuren, und alle kommen aus Fenstern von Leuten. Die Koppel ist leer. Ihre Geschichte gehört zur Monster-Erweiterung.
place-drowned-knight = Furt des ertrunkenen Ritters
place-drowned-knight-story = Eine Lanze steht im Fluss, und in Sturmnächten hält sie eine Hand. Heute ist es ruhig. Seine Geschichte gehört zur Monster-Erweiterung.
place-unlit = Tor des Lichtlosen
place-unlit-story = Hier endet der Abend doch noch: an einer schwarzen Tür, die auf dieser Seite keine Klinke hat. Etwas dahinter zählt deine Erfahrung. Erst die Boss-Erweiterung macht auf.

## Tiere

animal-hedgehog = Der Igel am Gatter
animal-hedgehog-story = Er hat sich mitten auf dem Weg eingerollt und verlangt Zoll, wie von allen. Üblich sind Geduld und ein Fallapfel.
animal-hedgehog-won = Er rollt sich auf, prüft den Apfel und hebt eine Pfote: Du darfst durch.
animal-hedgehog-lost = Du steigst über ihn weg. Du hättest hinsehen sollen, ehe du dich vor Lachen gesetzt hast.
animal-hare = Der boxende Hase
animal-hare-story = Er steht aufrecht im Klee und hat die Fäuste oben. Links Licht, rechts Schatten, und für beides viel zu schnell.
animal-hare-won = Ein sanfter Treffer gelingt dir. Der Hase verbeugt sich und zeigt dir den Kniff mit den Füßen.
animal-hare-lost = Du siehst Sterne und dazwischen zwei lange Ohren, die nach Hause gehen.
animal-magpie = Der Handel der Elster
animal-magpie-story = „Meins“, sagt die Elster, und an ihrem Ast hängt genau der Knopf, der deinem Mantel fehlt. Sie tauscht. Aber nur gegen etwas, das sie nicht sieht.
animal-magpie-won = Du bietest ihr die geschlossene Faust. Sie zahlt, bevor sie hineinschaut.
animal-magpie-lost = Jetzt fehlen dem Mantel zwei.
animal-badger = Der Prozess des Dachses
animal-badger-story = Du stehst auf seinem Dach, und dafür hat er Zeugen. Das Gericht tagt unter der Erde, die Kerzen sind schwarz, und der Richter ist sein Bruder.
animal-badger-won = Du nennst das Dach einen Hügel und den Bruder einen Ehrenmann. Klage abgewiesen, danach gibt es Kuchen.
animal-badger-lost = Das Urteil lautet: Du hörst dir die Begründung an.
animal-otter = Die Wette der Otter
animal-otter-story = Zwei Otter, ein heller und ein dunkler, rutschen gleichzeitig dasselbe Ufer hinunter. Wer ist schneller? Sie bestehen auf einem Unentschieden, und du sollst dafür sorgen.
animal-otter-won = Nase an Nase, auf das Barthaar genau. Sie tragen dich auf den Schultern hinüber.
animal-otter-lost = Einer gewinnt. Verzeihen tut es dir keiner.
animal-fox = Der Fuchs, der dich erwartet
animal-fox-story = Er sitzt an einem Feuer für zwei, vor zwei Schüsseln, und nennt dich beim Namen. Jeder Fuchs lügt. Dieser hat dich davor gewarnt, und das macht es nicht leichter.
animal-fox-won = Du vertauschst die Schüsseln, während er redet. Er lacht so sehr, dass ihm etwas Wahres herausrutscht.
animal-fox-lost = Die Suppe war vorzüglich. Du wachst ohne Geldbeutel auf, aber zugedeckt.
animal-adder = Die Kreuzotter auf dem warmen Stein
animal-adder-story = Sie liegt genau dort, wo Sonne und Schatten sich treffen, und denkt nicht daran, zu weichen. Vorbei führt ein handbreiter Weg, und wie breit er ist, weiß sie auf die Schuppe genau.
animal-adder-won = Du gehst im Takt ihres Atems vorbei. Aus Achtung macht sie nicht einmal ein Auge auf.
animal-adder-lost = Sie gähnt bloß. Du nimmst den Umweg, und zwar im Laufschritt.
animal-raven = Das Parlament der Raben
animal-raven-story = Elf schwarze Richter auf einem Galgen ohne Strick. Sie stellen dir reihum ein Rätsel, jeder ein Wort davon, und nicht der Reihe nach.
animal-raven-won = „Ein Echo“, sagst du, und elf Stimmen sagen es dir nach. Der Antrag ist angenommen.
animal-raven-lost = Du beantwortest die falsche Hälfte der Frage. Im Protokoll wird es ewig stehen.
animal-stag = Der Hirsch mit dem brennenden Geweih
animal-stag-story = An seinen Geweihspitzen brennen kleine Flammen, und wo er geht, ist Mittag. Geh hundert Schritte neben ihm her, dann siehst du das Land wie er. Langsam geht er nie.
animal-stag-won = Hundert Schritte und kein einziger zurück. Als er fort ist, bleibt dir ein wenig Mittag in den Augen.
animal-stag-lost = Beim neunzigsten war es wieder Abend, und du warst allein mit deinem Seitenstechen.
animal-owl = Die Prüfung der Eule
animal-owl-story = Bei ihr seien schon Bessere durchgefallen, sagt sie und dreht den Kopf einmal ganz herum, ob auch niemand abschreibt. Schreib weiß auf schwarz. Die Tinte sieht man erst, wenn es stimmt.
animal-owl-won = Deine Seite füllt sich mit Licht, bis zur letzten Zeile. „Ausreichend“, sagt die Eule, und das hat sie noch nie gesagt.
animal-owl-lost = Die Seite bleibt dunkel. In hundert Jahren darfst du es noch einmal versuchen.
animal-lynx = Der Luchs, den du nicht siehst
animal-lynx-story = Seit der letzten Biegung hat dein Schatten Pinsel an den Ohren. Bleibst du stehen, bleibt er stehen. Kommst du nur einmal hinter ihn, muss er dir eine Stunde dienen.
animal-lynx-won = Du springst, als die Wolke vor die Sonne zieht. Der Schatten blickt auf, ertappt, und schnurrt.
animal-lynx-lost = Du drehst dich im Kreis, bis dir schwindlig ist. Etwas klatscht mit sehr weichen Pfoten.
animal-wolf = Der Wolf der letzten Meile
animal-wolf-story = Seit dreißig Wintern begleitet er Reisende zum Leuchtturm, und gefressen hat er nur, wer rannte. Er ist alt und wünscht sich jemanden, der bis zum Ende im Gleichschritt mit ihm geht, ohne Angst.
animal-wolf-won = An den Dünen setzt er sich, zufrieden. Du bist der erste Mensch, von dem er sich verabschiedet.
animal-wolf-lost = Gerannt bist du nicht. Du bist sehr schnell gegangen, und mit Worten nimmt er es genau.

## Gestalten

character-lumberjack = Der Holzfäller
character-lumberjack-story = Seit zwanzig Jahren fällt er denselben Baum, der jede Nacht nachwächst. Ungefragt reicht er dir die zweite Axt. Schlag mit ihm, Reihe um Reihe oder von oben nach unten, dann teilt er sein Glück.
character-lumberjack-won = Der Baum fällt und bleibt einmal bis zum Abendbrot liegen. Du bekommst einen Span aus seinem Herzen.
character-lumberjack-lost = Du triffst die Axt, den Stein und den Stiefel. Behutsam nimmt er dir die Axt wieder ab.
character-fire-elemental = Der Feuergeist
character-fire-elemental-story = Er sitzt im Steinkreis wie ein Kind in der Wanne und wirft mit Funken nach allen, die kommen. Er will gefüttert werden, aber der Reihe nach. Da ist er sehr eigen.
character-fire-elemental-won = Er brennt in einer geraden Linie, selig, und lässt dir eine Kohle da, die nicht wehtut.
character-fire-elemental-lost = Er verschlingt deine Gabe, dein Anmachholz und eine Augenbraue.
character-tree-wight = Der Baumwicht
character-tree-wight-story = Halb Borke, halb Großvater. Er hat vergessen, welche seiner Finger Wurzeln sind, und bittet dich, vor dem Frost Ordnung hineinzubringen.
character-tree-wight-won = Zehn Finger, der Rest Wurzeln. Er tätschelt dir den Kopf, und in deiner Tasche sprießt etwas Grünes.
character-tree-wight-lost = „Nein“, seufzt er, „das war ein Eichhörnchen.“
character-sorcerer = Der Zauberer
character-sorcerer-story = Sein Turm hat keine Treppe; er bewegt lieber die Stockwerke. Er wartet auf jemanden, der das Quadrat auf seinem Tisch versteht, auf dem Licht und Schatten die Plätze tauschen, sobald keiner hinsieht.
character-sorcerer-won = Eine Linie des Quadrats steht still. „Da“, flüstert er, als wäre es ein Vogel, und legt sie dir in die Hand.
character-sorcerer-lost = Du hast hingesehen. Er bringt dich zur Tür; sie ist jetzt im vierten Stock.

## Gilden

guild-hammer = Gilde des Hammers
guild-hammer-story = Der Boden bebt, noch ehe du die Schmiede siehst. Hier gilt das Böse als Nagel, und man streitet gern mit allen, die das Argument heben können.
guild-hammer-won = Der Amboss klingt in deinem Ton. Stärke, sagen sie, heißt treffen, wohin man wollte.
guild-hammer-lost = Du hast dem Meister den Fuß verbeult. Das forme den Charakter, meint er.
guild-shield = Gilde des Schilds
guild-shield-story = Das Haus findest du erst beim dritten Mal, und der Pförtner geht seit dem ersten hinter dir her. Hier lernt man, nicht dort zu sein, wo der Schlag landet.
guild-shield-won = Du nimmst dem Meister den Hut ab, und er merkt nichts. Dann merkst du, dass er deine Schuhe hat.
guild-shield-lost = Du versteckst dich hinter dem Vorhang, zusammen mit der ganzen Klasse.
guild-books = Gilde der Bücher
guild-books-story = Regale bis hinauf ins Dunkel und Leitern, die flüstern, wo man sie anlehnt. Die alten Götter hätten eine Antwort hinterlassen, glaubt man hier, nur habe sie jemand falsch zurückgestellt.
guild-books-won = Du findest den Satz, und einen Augenblick lang findet er dich.
guild-books-lost = Du liest die ganze Nacht. Am Morgen war es das Register.
guild-cross = Gilde des Kreuzes
guild-cross-story = Ein kahler Saal mit hundert Bänken, alle besetzt, und niemand spricht. Wer diesen Raum mit einem Wort bewegt, braucht kein Schwert.
guild-cross-won = Du sagst es. Hundert Bänke knarren, weil sich alle vorbeugen.
guild-cross-lost = In deine beste Pause hinein hustet jemand.

## Lehrer

teacher-strength = Der Keller der Welt
teacher-strength-story = Hinter dem Wasserfall führt eine Treppe hinab zu einem Mann, der die Decke hält. Jemand müsse es ja tun, sagt er. Seine Wache will wissen, was du tragen kannst.
teacher-strength-won = Eine Stunde hältst du sie an seiner Stelle. Als er wieder übernimmt, ist alles andere leicht.
teacher-strength-lost = Die Wache schickt dich mit einem Kiesel fort, zum Üben.
teacher-dexterity = Das Seil in den Wolken
teacher-dexterity-story = Von einer Wolke hängt ein Seil, und am anderen Ende wohnt eine Frau, die nie den Boden berührt hat. Ihre Wache wirft dir sechs Äpfel auf einmal zu.
teacher-dexterity-won = Dort oben lehrt sie dich, langsam zu fallen. Mehr ist nicht dabei.
teacher-dexterity-lost = Einen Apfel fängst du. Mit der Stirn.
teacher-intelligence = Die Bibliothek unter dem See
teacher-intelligence-story = Trocken hinein kommt nur, wer an nichts denkt, und klüger heraus nur, wer an alles denkt. Dazwischen wacht ein Hecht mit Brille.
teacher-intelligence-won = Die Lehrerin ist der See. Sie braucht ein wenig zum Erklären, aber sie hat Zeit.
teacher-intelligence-lost = Du hast an Wasser gedacht.
teacher-charisma = Der Garten der Stimmen
teacher-charisma-story = Jede Blume wiederholt, was man ihr zuletzt Freundliches gesagt hat. Die alte Ilse gießt sie mit Komplimenten, und ihr Ganter bewacht das Tor. Ganter sind schwer zu beeindrucken.
teacher-charisma-won = Der Ganter tritt beiseite, und Ilse lehrt dich so zuzuhören, dass sich die Leute geistreich vorkommen.
teacher-charisma-lost = Er zischt. Den kannte er schon.

## Dinge

thing-billhook = Haumesser
thing-billhook-story = Für Hecken, die Widerworte geben.
thing-boar-spear = Saufeder
thing-boar-spear-story = Mit Querstange, denn Keiler hören nicht auf, wenn sie sollten.
thing-black-sabre = Schwarzer Säbel
thing-black-sabre-story = Er wirft keinen Schatten. Er ist einer.
thing-sling = Hirtenschleuder
thing-sling-story = Ein Riemen, ein Stein und sehr viel Übung: Du darfst jagen.
thing-yew-bow = Eibenbogen
thing-yew-bow-story = Bespannt mit dem Haar eines sehr geduldigen Pferdes: Du darfst jagen.
thing-crossbow = Armbrust
thing-crossbow-story = Ein Geschenk für einen König, der sie nie anzufassen wagte: Du darfst jagen.
thing-storm-lantern = Sturmlaterne
thing-storm-lantern-story = Sie zeigt ein Ding ein zweites Mal, und besser: Wirf bei einer Eigenschaftsprobe einen Würfel neu.
thing-hand-mirror = Handspiegel
thing-hand-mirror-story = Darin ist alles andersherum: Dreh bei einer Eigenschaftsprobe einen Würfel auf die Gegenseite.
thing-tally-stick = Kerbholz
thing-tally-stick-story = Eine Kerbe mehr oder weniger, wer merkt das schon: Ändere bei einer Eigenschaftsprobe einen Würfel um eins.
thing-double-pouch = Doppelbeutel
thing-double-pouch-story = Was du links herausnimmst, ist rechts noch drin: Leg bei einer Eigenschaftsprobe einen zweiten Würfel.

artifact-giants-knuckle = Der Riesenknöchel
artifact-giants-knuckle-story = Eine schwarze 6, schwer wie eine Tür. Ruf sie einmal.
artifact-swallow-feather = Die Schwalbenfeder
artifact-swallow-feather-story = Eine schwarze 4, die nie dort landet, wohin man sie warf. Ruf sie einmal.
artifact-owl-lens = Die Eulenlinse
artifact-owl-lens-story = Eine weiße 5, und du wusstest es vorher. Ruf sie einmal.
artifact-silver-bell = Das Silberglöckchen
artifact-silver-bell-story = Eine weiße 3, der niemand etwas abschlägt. Ruf sie einmal.

## Der Charakterbogen

sheet-title = Charakterbogen
sheet-too-long = Die Datei ist zu lang für einen Charakterbogen: Sie darf { $most } Zeichen haben.
sheet-not-json = Die Datei ist nicht lesbar: Ein Charakterbogen ist eine JSON-Datei.
sheet-not-one = Die Datei ist kein Charakterbogen dieses Spiels.
sheet-version = Der Bogen hat die Version { $found }, die dieses Spiel nicht kennt.
sheet-field = Auf dem Bogen fehlt etwas oder ist unmöglich: { $field }.
sheet-unknown = Der Bogen nennt unter { $field } „{ $found }“, das es in diesem Abenteuer nicht gibt.
