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
deed-move = Bewegen
deed-move-about = Geh noch einen Schritt.
deed-tunnel = Tunnel
deed-tunnel-about = Geh zu einem anderen Tunnel. Alle Tunnel liegen nebeneinander, auch für Schritte.
deed-reshape = Umformen
deed-reshape-about = Dreh eine Karte oder verschieb sie um bis zu zwei Felder auf ein freies, oder beides. Ihre Steine kommen mit.
deed-replenish = Auffüllen
deed-replenish-about = Füll alle leeren Symbole einer Karte mit Steinen.
deed-exchange = Tauschen
deed-exchange-about = Einer deiner Steine wird zu einem beliebigen Element, im Gewebe oder daneben.
deed-explore = Erkunden
deed-explore-about = Zieh eine Erkundungskarte, dann wirf eine ab.
deed-destroy = Zerstören
deed-destroy-about = Entfern eine andere Karte mit ihren Steinen; mit jeder Karte einmal pro Runde.
deed-stop = Halt
deed-stop-about = Niemand kann dieses Feld betreten. Die Karte kommt nie auf das Feld eines Mystikers und schließt niemanden ein.
deed-gem = Steine
deed-gem-about = Nimm { $count ->
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
deed-spell = Zauber
deed-spell-about = { $count ->
    [one] Nimm einen offenen Zauber oder zieh einen.
   *[other] Nimm oder zieh { $count } Zauber.
}
deed-absorb = Absorberkarten
deed-absorb-about = { $count ->
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
layout-glade = Die Lichtung
layout-river = Der Fluss
layout-ring = Der Ring
layout-crossing = Die Kreuzung

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
