## Cards: what they do

element-water = eau
element-wind = vent
element-earth = terre
element-fire = feu
element-gems = { $count ->
    [one] { $element ->
        [water] une gemme d’eau
        [wind] une gemme de vent
        [earth] une gemme de terre
       *[fire] une gemme de feu
    }
   *[other] { $element ->
        [water] { $count } gemmes d’eau
        [wind] { $count } gemmes de vent
        [earth] { $count } gemmes de terre
       *[fire] { $count } gemmes de feu
    }
}
deed-move = Mouvement
deed-move-about = Faites un pas de plus.
deed-tunnel = Tunnel
deed-tunnel-about = Allez à un autre tunnel. Tous les tunnels se touchent, pour vos pas aussi.
deed-reshape = Altération
deed-reshape-about = Tournez une carte, ou déplacez-la d’une ou deux cases vers une case libre, ou les deux. Ses gemmes la suivent.
deed-replenish = Renouvellement
deed-replenish-about = Remplissez de gemmes tous les symboles vides d’une carte.
deed-exchange = Échange
deed-exchange-about = L’une de vos gemmes devient l’élément de votre choix, dans la trame ou à côté.
deed-explore = Exploration
deed-explore-about = Piochez une carte d’exploration, puis défaussez-en une.
deed-destroy = Destruction
deed-destroy-about = Retirez une autre carte avec ses gemmes ; une fois par manche avec chaque carte.
deed-stop = Halte
deed-stop-about = Nul n’entre sur cette case. La carte ne se pose jamais sous un mystique et n’enferme personne.
deed-gem = Gemmes
deed-gem-about = Prenez { $count ->
    [one] { $element ->
        [water] une gemme d’eau
        [wind] une gemme de vent
        [earth] une gemme de terre
       *[fire] une gemme de feu
    }
   *[other] { $element ->
        [water] { $count } gemmes d’eau
        [wind] { $count } gemmes de vent
        [earth] { $count } gemmes de terre
       *[fire] { $count } gemmes de feu
    }
}.
deed-spell = Sorts
deed-spell-about = { $count ->
    [one] Prenez un sort visible ou piochez-en un.
   *[other] Prenez ou piochez { $count } sorts.
}
deed-absorb = Cartes d’absorption
deed-absorb-about = { $count ->
    [one] Prenez une carte d’absorption.
   *[other] Prenez { $count } cartes d’absorption.
}
bonus-about-water = Découverte : une gemme d’eau
bonus-about-wind = Découverte : une gemme de vent
bonus-about-earth = Découverte : une gemme de terre
bonus-about-fire = Découverte : une gemme de feu
bonus-about-spell = Découverte : un sort, visible ou pioché
bonus-about-absorb = Découverte : une carte d’absorption
spell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spell-kind-elemental = Sort élémentaire
spell-kind-elemental-about = Une fois par partie : deux gemmes { $element ->
    [water] d’eau
    [wind] de vent
    [earth] de terre
   *[fire] de feu
}.
spell-kind-point = Sort de prestige
spell-kind-point-about = Aucun effet, mais il vaut le double.
spell-kind-movement = Sort de mouvement
spell-kind-movement-about = Une fois par manche : un pas de plus.
spell-kind-diagonal = Sort de diagonale
spell-kind-diagonal-about = Une fois activé, votre mystique peut aussi aller en diagonale, tant que le motif tient.
spell-kind-tunnel = Sort de tunnel
spell-kind-tunnel-about = Une fois par manche : allez à n’importe quel tunnel.
spell-kind-exchange = Sort d’échange
spell-kind-exchange-about = Une fois par manche : l’une de vos gemmes devient l’élément de votre choix.
spell-kind-replenish = Sort de renouveau
spell-kind-replenish-about = Une fois par manche : remplissez tous les symboles vides d’une carte.
spell-kind-transformation = Sort d’altération
spell-kind-transformation-about = Une fois par manche : tournez une carte, ou déplacez-la d’une ou deux cases, ou les deux.
spell-kind-absorb = Sort d’absorption
spell-kind-absorb-about = Une fois par manche : prenez une carte d’absorption.
spell-kind-spell = Sort d’inspiration
spell-kind-spell-about = Une fois par manche : prenez un sort visible ou piochez-en un.
spell-kind-familiar = Sort de familier
spell-kind-familiar-about = Une fois activé, un familier avance d’une case à chaque tour et peut absorber à votre place, tant que le motif tient.
reach-ne = Une gemme de chacun de deux côtés voisins
reach-ns = Une gemme de chacun de deux côtés opposés
reach-nes = Une gemme de chacun de trois côtés
reach-nesw = Une gemme de chacun des quatre côtés
weave-too-few = Il manque { $missing ->
    [one] une gemme
   *[other] { $missing } gemmes
} { $element ->
    [water] d’eau
    [wind] de vent
    [earth] de terre
   *[fire] de feu
}.
weave-short = À côté de vos autres sorts, il manque { $element ->
    [water] de l’eau
    [wind] du vent
    [earth] de la terre
   *[fire] du feu
}.
weave-short-of-several = À côté de vos autres sorts, il manque des gemmes de plus d’un élément.
weave-no-room = À côté de vos autres sorts, la trame n’a plus de place pour ce motif.
weave-same = Un autre de vos sorts a le même motif, et deux sorts ne peuvent pas tenir exactement sur les mêmes gemmes.
layout-glade = La clairière
layout-river = La rivière
layout-ring = L’anneau
layout-crossing = Le croisement

## Exploration cards

card-merrow = Merrow
card-swan-maiden = Femme-cygne
card-white-hart = Cerf blanc
card-puck = Puck
card-selkie = Selkie
card-wild-hunt = Chasse fantastique
card-moon-hare = Lièvre de lune
card-night-coach = Diligence de nuit
card-kelpie = Kelpie
card-reed-boat = Barque de jonc
card-stepping-stones = Pierres du gué
card-pixie-pony = Poney des lutins
card-old-well = Puits aux souhaits
card-moon-door = Porte de lune
card-hollow-hill = Colline creuse
card-fox-earth = Terrier du renard
card-falls-cave = Grotte sous la cascade
card-silver-mirror = Miroir d’argent
card-mole-king = Roi des taupes
card-dwarf-stair = Escalier des nains
card-fairy-ring = Rond de fées
card-hollow-oak = Chêne creux
card-barrow = Tumulus
card-root-gate = Porte des racines
card-bridge-troll = Troll du pont
card-weathercock = Girouette
card-hill-giant = Géant des collines
card-boggart = Esprit frappeur
card-wandering-moor = Lande errante
card-mist-weaver = Tisseuse de brume
card-walking-wood = Bois qui marche
card-hedge-maze = Labyrinthe de buis
card-spring-nymph = Nymphe des sources
card-rain-singer = Chanteuse de pluie
card-dryad = Dryade
card-lamplighter = Allumeur de lanternes
card-dew-gatherer = Cueilleuse de rosée
card-bee-queen = Reine des abeilles
card-green-man = Homme vert
card-silver-orchard = Verger d’argent
card-toad-banker = Crapaud changeur
card-magpie = Pie voleuse
card-leprechaun = Leprechaun
card-tinker = Rétameur
card-changeling = Changelin
card-goblin-market = Marché des gobelins
card-herb-woman = Herboriste
card-crossroads = Croisée des chemins
card-lost-piper = Flûtiste égaré
card-two-ravens = Deux corbeaux
card-sphinx = Sphinx
card-lantern-bearer = Porteur de lanterne
card-seer = Voyante
card-wise-owl = Vieille chouette
card-map-seller = Marchand de cartes
card-watchtower = Tour de guet
card-lindworm = Vouivre
card-storm-witch = Sorcière des tempêtes
card-basilisk = Basilic
card-ember-hound = Chien de braise
card-frost-king = Roi du givre
card-banshee = Banshee
card-hungry-bog = Tourbière affamée
card-redcap = Bonnet-Rouge
card-deep-tarn = Lac sans fond
card-ice-palace = Palais de glace
card-sleeping-giant = Géant endormi
card-faery-star = Étoile des fées
card-glass-mountain = Montagne de verre
card-queens-gate = Porte de la reine
card-stone-circle = Cercle de pierres
card-briar-wall = Mur de ronces
card-undine = Ondine
card-sylph = Sylphe
card-gnome = Gnome
card-salamander = Salamandre
card-tide-pool = Mare de marée
card-wind-harp = Harpe éolienne
card-crystal-seam = Veine de cristal
card-fairy-forge = Forge des fées
card-moon-spinner = Fileuse de lune
card-bard = Barde
card-rune-carver = Graveur de runes
card-hedge-witch = Sorcière des haies
card-mouse-scribe = Souris copiste
card-stargazer = Guetteuse d’étoiles
card-moss-library = Bibliothèque moussue
card-whispering-stone = Pierre qui murmure
card-siren = Sirène
card-thirsty-moth = Phalène assoiffée
card-lodestone = Pierre d’aimant
card-will-o-the-wisp = Feu follet
card-night-bloom = Belle-de-nuit
card-dream-catcher = Attrapeuse de rêves
card-spider-queen = Reine des araignées
card-glow-worms = Vers luisants

## Spells

card-wellspring = Source vive
card-fresh-gale = Bon vent
card-rich-soil = Terre grasse
card-kindling = Amadou
card-rain-call = Appel de la pluie
card-whistle-up = Siffler le vent
card-deep-dig = Fouille profonde
card-spark-song = Chant d’étincelles
card-crown-of-tides = Couronne des marées
card-crown-of-feathers = Couronne de plumes
card-crown-of-roots = Couronne de racines
card-crown-of-embers = Couronne de braises
card-seal-of-mist = Sceau de brume
card-seal-of-storm = Sceau d’orage
card-seal-of-stone = Sceau de pierre
card-seal-of-flame = Sceau de flamme
card-river-stride = Pas de rivière
card-feather-foot = Pied de plume
card-goats-leap = Bond de chèvre
card-hot-heels = Feu aux talons
card-ebb-and-flow = Flux et reflux
card-tailwind = Vent arrière
card-sure-step = Pied sûr
card-flying-sparks = Vol d’étincelles
card-eels-way = Voie de l’anguille
card-crows-way = Voie de la corneille
card-hares-way = Voie du lièvre
card-lizards-way = Voie du lézard
card-underground-river = Rivière souterraine
card-chimney-draught = Courant d’air
card-worms-road = Galerie du ver
card-hearth-door = Porte de l’âtre
card-mirror-pool = Étang miroir
card-turning-breeze = Vent tournant
card-fools-gold = Or des fous
card-melting-pot = Creuset
card-drop-for-drop = Goutte pour goutte
card-breath-for-breath = Souffle pour souffle
card-stone-for-stone = Pierre pour pierre
card-spark-for-spark = Étincelle pour étincelle
card-spring-rain = Pluie de printemps
card-second-wind = Second souffle
card-seed-time = Semailles
card-new-embers = Braises ravivées
card-shape-of-water = Forme de l’eau
card-shifting-dune = Dune mouvante
card-landslip = Éboulement
card-blown-glass = Verre soufflé
card-sponge = Éponge
card-deep-breath = Grande inspiration
card-thirsty-roots = Racines assoiffées
card-fire-eater = Cracheur de feu
card-whirlpool = Tourbillon
card-whirlwind = Tornade
card-quicksand = Sables mouvants
card-moth-to-flame = Papillon et flamme
card-bottle-post = Bouteille à la mer
card-wind-whisper = Murmure du vent
card-buried-runes = Runes enfouies
card-smoke-signs = Signaux de fumée
card-call-the-otter = Appel de la loutre
card-call-the-falcon = Appel du faucon
card-call-the-badger = Appel du blaireau
card-call-the-fox = Appel du renard

## Absorb cards

card-cupped-hands = Mains en coupe
card-beckoning = Signe de la main
card-sleight-of-hand = Tour de main
card-two-sips = Deux gorgées
card-pickpocket = Vide-gousset
card-crooked-finger = Doigt crochu
card-quick-grab = Main leste
card-gleaning = Glanage
card-berry-picking = Cueillette
card-corner-draught = Courant d’angle
card-crescent = Croissant
card-elbow-room = Coude à coude
card-open-arms = Bras ouverts
card-both-banks = Les deux rives
card-scales = Balance
card-tug-of-war = Tir à la corde
card-dawn-and-dusk = Aube et crépuscule
card-two-doors = Deux portes
card-yoke = Palanche
card-back-and-forth = Va-et-vient
card-trident = Trident
card-clover = Trèfle
card-three-wishes = Trois souhaits
card-three-sisters = Trois sœurs
card-crows-foot = Patte de corneille
card-triple-draught = Triple gorgée
card-three-bells = Trois cloches
card-milking-stool = Tabouret à trois pieds
card-delta = Delta
card-fork-in-the-road = Bifurcation
card-four-winds = Quatre vents
card-compass-rose = Rose des vents
card-maelstrom = Maelström
card-great-thirst = Grande soif
card-harvest-home = Fête des moissons
card-spiders-web = Toile d’araignée
