name = Betwixt & Between
tagline = Posez le pays des fées carte après carte, puisez sa magie et tissez-en des sorts.

## Réglages

setting-first = Premier joueur
setting-first-help = Qui commence la première manche ; après chaque manche, c’est le voisin de gauche.
setting-first-random = Tiré au sort
setting-tunnel_bar = Absorber sur un tunnel
setting-tunnel_bar-help = Le livret français interdit d’absorber tant que le mystique est sur un tunnel.
setting-tunnel_bar-no = Permis
setting-tunnel_bar-yes = Interdit
setting-layout = Mise en place en solitaire
setting-layout-help = Où commencent le mystique, le figurant et les cartes cachées.
setting-layout-random = Tirée au sort
setting-layout-1 = La clairière
setting-layout-2 = La rivière
setting-layout-3 = L’anneau
setting-layout-4 = Le croisement
setting-scenario = Campagne
setting-scenario-help = Quatre scénarios en solitaire, chacun avec son but. Gagnez-en un pour passer au suivant.
setting-scenario-none = Aucun scénario : jouer pour un rang
setting-scenario-1 = 1 · Passer le seuil : 45 points
setting-scenario-2 = 2 · L’appel : 55 points et cinq gemmes de chaque élément
setting-scenario-3 = 3 · Sans retour : 65 points et dix obstacles
setting-scenario-4 = 4 · La dernière épreuve : deux figurants, 75 points
setting-scenario-won = gagné
setting-scenario-next = à suivre
setting-familiar_turns = Le familier retourne
setting-familiar_turns-help = Quelles cartes cachées le familier retourne aux troisième et quatrième scénarios.
setting-familiar_turns-beside = Les cartes à côté de lui
setting-familiar_turns-under = La carte sous ses pattes

## Actions

action-learn = Garder le sort « { $spell } »
action-keep = Garder « { $card } »
action-call = Tourner vers le centre du rite : { $element ->
    [water] l’eau
    [wind] le vent
    [earth] la terre
   *[fire] le feu
}
action-explore = Explorer : { $card }
action-take = Prendre le sort visible { $number }
action-blind = Piocher un sort
action-place = Poser en { $space }, le haut vers : { $way ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
action-step = Faire un pas en { $space }
action-travel = Prendre le tunnel jusqu’en { $space }
action-scout = Envoyer le familier en { $space }
action-perform = Utiliser l’action de la carte
action-choose = Choisir { $space }
action-exchange = Échanger { $gem ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
} contre { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
}
action-exchange-weave = Échanger la gemme { $gem } de la trame contre { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
}
action-discard = Défausser « { $card } »
action-absorb = Absorber, côté { $way ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
action-absorb-familiar = Le familier absorbe, côté { $way ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
action-use = Utiliser « { $card } », le haut vers : { $way ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
action-activate = Activer « { $spell } »
action-reveal = Retourner la carte en { $space }
action-end = Finir le tour
action-lay = Poser { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
} en { $cell }
action-lift = Retirer la gemme en { $cell }
action-prepare = Préparer « { $spell } »
action-done = Tissage terminé
action-offer = Offrir les quatre gemmes au rite
action-give = Donner la gemme en { $cell }
action-pass = Ne plus rien offrir
action-lead = Le figurant va vers : { $way ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
action-remove = La gemme en { $space }, côté { $way ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}, quitte le plateau

## Sections du récit

section-learn = Premiers sorts
section-draft = Manche { $round } : le choix des cartes
section-rite = Manche { $round } : le rite
section-dummies = Les figurants se déplacent
section-offering = Manche { $round } : l’offrande
section-clearing = Manche { $round } : le rangement
section-last = Le dernier tissage

## Événements

event-began = { $seat } commence.
event-stationed = Le figurant { $dummy } commence en { $space }.
event-round = Manche { $round } ; { $seat } joue en premier.
event-shuffled = La défausse redevient la pioche : { $deck ->
    [exploration] cartes d’exploration
    [spell] sorts
   *[absorb] cartes d’absorption
}.
event-drew = Vous piochez « { $card } ».
event-learned = Tous ont gardé un sort ; { $count ->
    [one] un sort est défaussé
   *[other] { $count } sorts sont défaussés
}.
event-leftover = Le choix des cartes est fini ; il en reste { $count ->
    [one] une
   *[other] { $count }
}.
event-called = Le rite demande { $element ->
    [water] l’eau
    [wind] le vent
    [earth] la terre
   *[fire] le feu
}{ $drawn ->
    [yes] , tiré au sort
   *[no] { "" }
}.
event-turn = C’est à { $seat } de jouer.
event-faded = { $seat } perd { $count ->
    [one] un sort
   *[other] { $count } sorts
} : le motif est rompu.
event-explored = { $seat } explore : { $card }.
event-gained = { $seat } reçoit { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
}{ $amount ->
    [one] { "" }
   *[other] { " " }({ $amount } fois)
}.
event-took = { $seat } prend le sort « { $spell } ».
event-placed = « { $card } » va en { $space }.
event-replaced = « { $card } » remplace la carte en { $space }.
event-unplaced = Plus de place pour « { $card } » : la carte est défaussée.
event-moved = { $seat } va en { $space }.
event-tunnelled = { $seat } prend le tunnel jusqu’en { $space }.
event-barred = Un obstacle reste en { $space }.
event-performed = { $seat } utilise « { $card } » : { $action ->
    [move] Mouvement
    [tunnel] Tunnel
    [reshape] Altération
    [replenish] Renouvellement
    [exchange] Échange
    [explore] Exploration
    [destroy] Destruction
    [gem] Gemmes
    [spell] Sorts
   *[absorb] Cartes d’absorption
}.
event-activated = { $seat } active « { $spell } ».
event-absorbed = { $seat } absorbe { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
}.
event-absorbed-familiar = { $seat } : le familier absorbe { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
}.
event-used = { $seat } utilise « { $card } » et absorbe { $count ->
    [one] une gemme
   *[other] { $count } gemmes
}.
event-reshaped = { $seat } déplace « { $card } » en { $space }.
event-turned = { $seat } tourne « { $card } » en { $space }.
event-replenished = { $seat } regarnit { $space } : { $count ->
    [one] une gemme
   *[other] { $count } gemmes
}.
event-exchanged = { $seat } échange { $old ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
} contre { $new ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
}.
event-destroyed = { $seat } détruit « { $card } » en { $space }.
event-discarded = { $seat } défausse « { $card } ».
event-summoned = Un familier rejoint { $seat } en { $space }.
event-scouted = { $seat } : le familier va en { $space }.
event-dismissed = { $seat } : le familier s’en va.
event-prepared = { $seat } prépare « { $spell } ».
event-offered = { $seat } fait une offrande au rite et y a maintenant { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
}.
event-declined = { $seat } n’offre plus rien.
event-renewed = Le rite est fini. { $count ->
    [one] Un sort visible est remplacé
   *[other] { $count } sorts visibles sont remplacés
}.
event-cleared = { $seat } défausse « { $card } » en { $space } du plateau.
event-counted = { $seat } : rites { $rites }, sorts { $spells }, gemmes { $gems } : { $total } points{ $rank ->
    [0] , rang : Égaré du portail
    [1] , rang : Lecteur de thé
    [2] , rang : Mystique des haies
    [3] , rang : Ami des fées
    [4] , rang : Tisseur de lune
    [5] , rang : Gardien du seuil
   *[other] { "" }
}.
event-revealed = En { $space } apparaît : { $card }.
event-revealed-blank = En { $space } il n’y avait rien.
event-revealed-lost = En { $space } il y avait « { $card } », qui enfermerait quelqu’un : la carte est défaussée.
event-dummy-drew = Le figurant { $dummy } tire { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
} ; le plus proche { $element ->
    [water] symbole d’eau
    [wind] symbole de vent
    [earth] symbole de terre
   *[fire] symbole de feu
} est en { $space }, à { $distance ->
    [one] un pas
   *[other] { $distance } pas
}.
event-dummy-drew-none = Le figurant { $dummy } tire { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
}, mais il n’y a aucun { $element ->
    [water] symbole d’eau
    [wind] symbole de vent
    [earth] symbole de terre
   *[fire] symbole de feu
} : vous choisissez son chemin.
event-dummy-moved = { $turned ->
    [yes] Devant une Halte, le
   *[no] Le
} figurant { $dummy } { $turned ->
    [yes] recule en
   *[no] va en
} { $space }{ $hidden ->
    [yes] { " " }et défausse la carte cachée qui s’y trouve
   *[no] { "" }
}.
event-dummy-discarded = { $turned ->
    [yes] Devant une Halte, le
   *[no] Le
} figurant { $dummy } { $turned ->
    [yes] recule en
   *[no] va en
} { $space } et défausse « { $card } ».
event-dummy-stayed = Le figurant { $dummy } est bloqué et reste en { $space }.
event-dummy-took = Le figurant { $dummy } retire { $element ->
    [water] une gemme d’eau
    [wind] une gemme de vent
    [earth] une gemme de terre
   *[fire] une gemme de feu
} en { $space }.

## Pourquoi pas

refusal-spellbinding = C’est le tour d’un autre : vous ne pouvez que tisser.
refusal-waiting = Terminez d’abord votre tissage ; votre tour commencera ensuite.
refusal-nothing-asked = Rien ne le demande en ce moment.
refusal-phase-learn = Chacun garde d’abord un sort sur deux.
refusal-phase-draft = Chacun garde maintenant une carte.
refusal-phase-rite = On choisit maintenant un élément du rite.
refusal-phase-offering = C’est le moment des offrandes.
refusal-phase-clearing = On défausse maintenant une carte du plateau.
refusal-phase-last = C’est le dernier tissage ; il n’y a plus de tour.
refusal-owed-spell = Prenez d’abord un sort : visible ou de la pioche.
refusal-owed-place = Posez d’abord la carte.
refusal-owed-travel = Choisissez d’abord le tunnel d’arrivée.
refusal-owed-reshape = Choisissez d’abord la carte à déplacer ou à tourner.
refusal-owed-reshape-to = Dites d’abord où va la carte, et dans quel sens.
refusal-owed-replenish = Choisissez d’abord la carte à regarnir.
refusal-owed-exchange = Choisissez d’abord quelle gemme devient quel élément.
refusal-owed-discard = Défaussez d’abord une carte d’exploration.
refusal-owed-destroy = Choisissez d’abord la carte à détruire.
refusal-owed-align = Dites d’abord dans quel sens est la carte.
refusal-owed-station = Choisissez d’abord où commence le figurant.
refusal-owed-give = Choisissez d’abord quelle gemme de la trame est offerte.
refusal-owed-lead = Choisissez d’abord où va le figurant.
refusal-owed-remove = Choisissez d’abord quelle gemme quitte le plateau.
refusal-explored = Vous avez déjà exploré ce tour.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-must-explore = Vous devez explorer avant de finir votre tour.
refusal-no-steps = Il ne vous reste aucun pas.
refusal-not-adjacent = Cette case n’est pas voisine.
refusal-off-board = Cette case n’est pas sur ce plateau.
refusal-obstacle = Un obstacle barre le chemin.
refusal-stop = Une Halte barre le chemin.
refusal-face-down = Retournez la carte avant d’y entrer.
refusal-no-card-here = Il n’y a pas de carte sous votre mystique.
refusal-began-here = Votre tour a commencé ici : cette action n’est pas pour vous.
refusal-used = Vous avez déjà utilisé cette action ce tour.
refusal-not-moved-onto = Seule une carte où votre mystique est entré donne son action.
refusal-blocked = Un autre mystique est ici et bloque l’action.
refusal-destroyed-already = Vous avez déjà détruit avec cette carte cette manche.
refusal-nothing-to-aim-at = Il n’y a rien sur quoi l’utiliser.
refusal-absorbed = Vous avez déjà absorbé ce tour.
refusal-no-familiar = Vous n’avez pas de familier.
refusal-scouted = Votre familier a déjà bougé ce tour.
refusal-nothing-faces = Aucune gemme ne vous fait face de ce côté.
refusal-same-turn = Dans ce sens, la carte fait la même chose.
refusal-not-prepared = Vous n’avez pas préparé ce sort.
refusal-activated = Ce sort est déjà activé.
refusal-no-effect = Ce sort ne rapporte que des points.
refusal-second-copy = Vous avez déjà ce pouvoir : un autre ne rapporte que des points.
refusal-not-face-down = Il n’y a pas de carte cachée ici.
refusal-align-here = La carte est en { $space } ; choisissez seulement son sens.
refusal-unchanged = Cela ne changerait rien.
refusal-too-far = Une carte se déplace de deux cases au plus.
refusal-taken = Il y a déjà une carte.
refusal-on-mystic = Une Halte ne se pose pas sur la case d’un mystique.
refusal-encloses = Cette Halte enfermerait un mystique.
refusal-not-weaving = On ne tisse qu’entre deux de ses tours.
refusal-no-changes = La trame a été assez changée pour cette fois.
refusal-no-gem = Vous n’avez { $element ->
    [water] aucune gemme d’eau
    [wind] aucune gemme de vent
    [earth] aucune gemme de terre
   *[fire] aucune gemme de feu
} à côté de la trame.
refusal-same-gem = Une telle gemme s’y trouve déjà.
refusal-empty-cell = Il n’y a pas de gemme.
refusal-pattern = Le motif du sort ne se trouve pas dans votre trame.
refusal-same-gems = Un autre de vos sorts tient exactement sur ces gemmes.
refusal-cannot-pay = Vous n’avez pas les quatre gemmes du rite.

## Ce que cela coûte, et ce qui suit

price-explore = l’exploration de ce tour
price-step = { $amount } pas
price-absorb = l’absorption de ce tour
price-absorb-card = la carte d’absorption
price-change = { $amount ->
    [one] { $amount } changement
   *[other] { $amount } changements
}
price-water = { $amount } eau
price-wind = { $amount } vent
price-earth = { $amount } terre
price-fire = { $amount } feu
consequence-breaks = « { $spell } » ne tiendrait plus.
consequence-fades = « { $spell } » ne tient pas et sera défaussé.
consequence-not-prepared = « { $spell } » tient mais n’est pas préparé.
consequence-from-weave = { $count ->
    [one] Une gemme sort de votre tissage.
   *[other] { $count } gemmes sortent de votre tissage.
}
consequence-could-offer = Vous pourriez encore faire une offrande : 10 points.
consequence-second-card = Sans offrande, vous défaussez deux cartes du plateau.
consequence-lost-card = { $gems ->
    [0] « { $card } » est défaussée.
    [one] « { $card } » est défaussée avec sa gemme.
   *[other] « { $card } » est défaussée avec ses { $gems } gemmes.
}
consequence-blocked = Quelqu’un s’y trouve et bloque l’action.
consequence-once-a-game = Une seule fois dans la partie.
consequence-steps-left = { $count ->
    [one] Il vous reste un pas.
   *[other] Il vous reste { $count } pas.
}
consequence-absorb-left = Vous pourriez encore absorber une gemme.
consequence-last-of-round = C’était votre dernier tour de cette manche.
consequence-last-of-game = C’était votre dernier tour de la partie.

## La table

table-round = Manche { $round } · Rite : { $rite }
table-player = { $score } points · rites { $rites } · cartes { $cards } · sorts { $spells } · absorption { $absorbs } · gemmes { $gems }
table-legend = Gemmes ~ eau % vent ^ terre * feu ; symboles vides w a e f. ### Halte, ??? cachée, x obstacle. A mystique, a familier, 1 figurant. > joue, ~ tisse.
table-face-up = Sorts visibles :
table-weave = Trame de { $letter } (> préparé, < activé, ! rompu) :
table-choose-from = Au choix :
table-hand = Vos cartes d’exploration :
table-spells = Vos sorts :
table-absorbs = Vos cartes d’absorption : { $cards }
table-placing = En main : { $card }
pending-spell = Prenez un sort : visible ou de la pioche.
pending-place = Posez la carte.
pending-travel = Choisissez le tunnel d’arrivée.
pending-reshape = Choisissez la carte à déplacer ou à tourner.
pending-reshape-to = Dites où va la carte, et dans quel sens.
pending-replenish = Choisissez la carte à regarnir.
pending-exchange = Choisissez quelle gemme devient quel élément.
pending-discard = Défaussez une carte d’exploration.
pending-destroy = Choisissez la carte à détruire.
pending-align = Dites dans quel sens est la carte.
pending-station = Choisissez où commence le figurant.
pending-give = Choisissez quelle gemme de la trame est offerte.
pending-lead = Choisissez où va le figurant.
pending-remove = Choisissez quelle gemme quitte le plateau.
rank-0 = Égaré du portail
rank-1 = Lecteur de thé
rank-2 = Mystique des haies
rank-3 = Ami des fées
rank-4 = Tisseur de lune
rank-5 = Gardien du seuil

## La fin

reason-points = le plus de points
reason-magic = égalité aux points ; le plus de gemmes
reason-shared = égalité aux points et aux gemmes : victoire partagée
reason-solo = jouée pour un rang
reason-scenario-won = le scénario est gagné
reason-scenario-failed = le but du scénario est manqué

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
card-action-move = Mouvement
card-action-move-about = Faites un pas de plus.
card-action-tunnel = Tunnel
card-action-tunnel-about = Allez à un autre tunnel. Tous les tunnels se touchent, pour vos pas aussi.
card-action-reshape = Altération
card-action-reshape-about = Tournez une carte, ou déplacez-la d’une ou deux cases vers une case libre, ou les deux. Ses gemmes la suivent.
card-action-replenish = Renouvellement
card-action-replenish-about = Remplissez de gemmes tous les symboles vides d’une carte.
card-action-exchange = Échange
card-action-exchange-about = L’une de vos gemmes devient l’élément de votre choix, dans la trame ou à côté.
card-action-explore = Exploration
card-action-explore-about = Piochez une carte d’exploration, puis défaussez-en une.
card-action-destroy = Destruction
card-action-destroy-about = Retirez une autre carte avec ses gemmes ; une fois par manche avec chaque carte.
card-action-stop = Halte
card-action-stop-about = Nul n’entre sur cette case. La carte ne se pose jamais sous un mystique et n’enferme personne.
card-action-gem = Gemmes
card-action-gem-about = Prenez { $count ->
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
card-action-spell = Sorts
card-action-spell-about = { $count ->
    [one] Prenez un sort visible ou piochez-en un.
   *[other] Prenez ou piochez { $count } sorts.
}
card-action-absorb = Cartes d’absorption
card-action-absorb-about = { $count ->
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

## The table in a browser

table-board = Le paysage et la réserve
table-own-hand = Vos cartes, votre trame et vos choix
table-land = Le paysage
table-spaces = Cases
table-panes = Parties de la table
table-pane-land = Pays
table-pane-weave = Trame
table-pane-table = Table
table-see-land = Voir le paysage
table-back-to-cards = Revenir aux cartes
table-supply = Réserve
table-open-spells = Sorts visibles
table-gems-left = Gemmes de la réserve
table-deck-spell = Pioche des sorts : { $count }
table-deck-exploration = Pioche d’exploration : { $count }
table-deck-absorb = Pioche d’absorption : { $count }
table-rite = Le rite : { $elements }
table-rite-name = Rite
table-rite-open = pas encore fixé
table-rite-about = Qui rend ces quatre gemmes lors de l’offrande gagne chaque fois 10 points à la fin.
table-round-of = Manche { $round } sur 3
table-plate = { $name } : { $score } points, offrandes : { $rites }. { $note }
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-holds = En main : { $cards } explorations, { $spells } sorts, { $absorbs } cartes d’absorption
table-first = Joue en premier
table-has-chosen = a choisi
table-chooses = choisit
table-weaves = tisse
table-wait-for = On attend { $names }
table-draft = Gardez une carte ({ $pick } sur 4) ; les autres passent à gauche.
table-draft-alone = Gardez une carte ({ $pick } sur 4) ; celles qui restent sont défaussées.
table-learn = Gardez l’un de ces deux sorts.
table-keep = Garder
table-leftovers = Cartes restées pour le rite
table-card = { $name }. Action : { $deed }. Symboles : { $sides }. { $bonus }
table-no-action = aucune
table-side = { $way } { $element }
table-way-north = nord
table-way-east = est
table-way-south = sud
table-way-west = ouest
element-none = vide
table-spell = { $name }, { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Motif : { $pattern }
table-absorb-card = { $name } : { $reach }
table-stands = Son motif tient
table-missing = { $count ->
    [one] il manque une gemme
   *[other] il manque { $count } gemmes
}
table-activated = activé
table-activate = L’activer
table-prepare = Le préparer
table-take = Le prendre
table-prepared = À côté de la trame
table-in-hand = Sorts en main
table-covered = hors de ce plateau
table-obstacle = Un obstacle
table-face-down = Carte face cachée
table-face-down-about = L’une de { $cards } cartes et { $blanks } vierges. On peut la retourner depuis une case voisine.
table-gems-at = gemmes : { $gems }
table-no-gems = aucune gemme
table-mystic-of = mystique de { $name }
table-familiar-of = familier de { $name }
table-dummy = Le figurant
table-dummy-number = Figurant { $number }
table-lay-now = Poser la carte ici
table-hold-here = Tenir la carte ici
table-own-weave = Votre trame
table-beside = Gemmes à côté de la trame
table-cell = { $cell } : { $gem }
table-empty = vide
table-pile = { $element } : { $count }
table-token-explore = { $count ->
    [0] Exploration faite
   *[other] Vous devez encore explorer
}
table-token-move = { $count ->
    [one] Encore { $count } pas
   *[other] Encore { $count } pas
}
table-token-absorb = { $count ->
    [0] Absorption faite
   *[other] Vous pouvez absorber une gemme
}
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-use = Absorber
table-explore-first = Jouer la carte, la poser ensuite
table-place-here = Poser ici
table-perform = Utiliser l’action : { $deed }
table-walk-familiar = Déplacer le familier
table-walk-mystic = Déplacer le mystique
table-end = Finir le tour
table-offer = Faire une offrande
table-pass = Pas d’offrande
table-blind = Piocher
table-suggest = Suggérer
table-suggest-none = Avec ces gemmes, aucun de vos sorts ne peut encore tenir.
table-left-out = { $spell } ne peut pas tenir aussi : { $why }
table-campaign = Campagne : { $count } scénarios gagnés sur 4
table-campaign-done = Les quatre scénarios sont gagnés.
table-costs = Coûte { $price }.
table-done = La trame est prête
table-prompt-learn = Gardez un sort.
table-prompt-draft = Gardez une carte d’exploration.
table-prompt-rite = Choisissez un élément du rite.
table-prompt-explore = Choisissez une carte à explorer, ou avancez et absorbez d’abord.
table-prompt-turn = Avancez, absorbez, jetez un sort, ou finissez votre tour.
table-prompt-hold = { $card } : choisissez une case éclairée ; R ou la molette tourne la carte.
table-prompt-absorb = { $count ->
    [one] Tournez la carte : elle prend une gemme.
   *[other] Tournez la carte : elle prend { $count } gemmes.
}
table-prompt-scout = Choisissez où va le familier.
table-prompt-spell = Prenez un sort visible, ou piochez.
table-prompt-place = Posez la carte { $card }.
table-prompt-align = Tournez la carte { $card } à votre gré.
table-prompt-travel = Choisissez un tunnel.
table-prompt-reshape = Choisissez une carte à déplacer ou à tourner.
table-prompt-reshape-to = { $card } : choisissez sa nouvelle case, et tournez-la.
table-prompt-replenish = Choisissez une carte à remplir.
table-prompt-exchange = Choisissez l’une de vos gemmes.
table-prompt-exchange-to = Que doit-elle devenir ?
table-prompt-discard = Défaussez une carte de votre main.
table-prompt-destroy = Choisissez une carte à retirer.
table-prompt-station = Choisissez où commence le figurant.
table-prompt-give = Choisissez une gemme de votre trame pour le rite.
table-prompt-lead = Choisissez le chemin du figurant.
table-prompt-remove = Choisissez la gemme qui quitte le plateau.
table-prompt-offering = Faites-vous une offrande ?
table-prompt-clearing = Choisissez une carte qui quitte le paysage.
table-prompt-weave = Tissez vos gemmes, et préparez les sorts dont le motif tient.
table-controls-weave = Glissez les gemmes, ou allez avec les flèches : 1 à 4 posent eau, vent, terre, feu ; Suppr retire.
table-changes = { $count ->
    [one] On peut encore poser ou retirer une gemme.
   *[other] On peut encore poser ou retirer { $count } gemmes.
}
table-count = Le décompte final
table-count-rites = Rites
table-count-spells = Sorts
table-count-gems = Gemmes
table-count-total = Total
table-dummy-near = Tiré : { $element } ; symbole le plus proche en { $spaces }, à { $distance } pas
table-dummy-none = Tiré : { $element } ; aucun symbole pareil sur le plateau, vous choisissez donc son chemin
table-dummy-ways = Chemins ouverts : { $ways }
table-dummy-stays = Les deux chemins sont barrés : il reste
table-dummy-went = Est allé vers { $way ->
    [est] l’est
    [ouest] l’ouest
   *[other] le { $way }
}, en { $space }
table-dummy-turned = Une Halte barre { $way ->
    [est] l’est
    [ouest] l’ouest
   *[other] le { $way }
} : il est revenu en { $space }
table-dummy-trod = La carte qui s’y trouvait est défaussée
table-dummy-took = Une gemme a quitté le plateau : { $element } en { $space }
table-scenario = Scénario { $scenario }
table-scenario-1 = Atteignez les points. Il n’y a ni sorts de familier ni sorts de diagonale.
table-scenario-2 = Atteignez les points, et ayez à la fin cinq gemmes de chaque élément.
table-scenario-3 = Votre familier retourne les cartes. Chaque case où vous entrez reçoit un obstacle pour toujours.
table-scenario-4 = Deux figurants. Vous avez un familier, et pouvez aller en diagonale.
table-scenario-next = Passer au scénario { $scenario }
table-goal-points = { $have } points sur { $need }
table-goal-elements = { $have } éléments sur { $need } avec cinq gemmes
table-goal-obstacles = { $have } obstacles sur { $need }
