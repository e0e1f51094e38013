name = Light & Dark
tagline = D’une pichenette, lancez vos druides : tout ce qu’ils touchent passe dans votre camp. Gagnez tous les druides ou toutes les torches.

## Réglages

setting-light = Qui est la Lumière
setting-light-help = La Lumière joue en premier. La lettre d’une place donne la Lumière à son équipe.
setting-light-random = Tiré au sort
setting-best_of = Manches
setting-best_of-help = Une manche, ou une rencontre : on échange les camps après chaque manche, et l’emporte qui a le premier la majorité des points.
setting-best_of-1 = Une manche
setting-best_of-3 = Deux manches gagnantes
setting-best_of-5 = Trois manches gagnantes
setting-cards = Cartes de pouvoir
setting-cards-help = Combien de cartes chaque équipe reçoit, face cachée. Pas pour une première partie.
setting-terrain = Obstacles
setting-terrain-help = Combien de gobelets, crayons, livres et boîtes sont posés sur une table plus grande avant la première pichenette.
setting-druids = Druides
setting-druids-help = Une boîte en contient six ; au-delà il faut une seconde boîte et une table plus grande.
setting-druids-4 = Quatre
setting-druids-6 = Six
setting-druids-8 = Huit
setting-druids-10 = Dix
setting-druids-12 = Douze
setting-torches = Torches
setting-torches-help = Une boîte en contient cinq ; si leur nombre est impair, une de plus est éteinte.
setting-formation = Disposition des torches
setting-formation-help = Comment les torches sont disposées au centre au début.
setting-formation-row = Une ligne
setting-formation-cross = Une croix
setting-formation-ring = Un cercle
setting-hand = La main
setting-hand-help = De combien chaque pichenette dévie en direction et en force, pour les humains comme pour les robots.
setting-hand-steady = Sûre : 1° et 6 %
setting-hand-natural = Naturelle : 2° et 10 %
setting-hand-shaky = Tremblante : 3,5° et 15 %
setting-line = La ligne de visée
setting-line-help = Jusqu’où la visée est tracée devant le disque à l’écran. Plus elle est longue, plus c’est facile.
setting-line-none = Aucune : à l’œil
setting-line-short = Courte
setting-line-long = Longue
setting-seated = Rester assis
setting-seated-help = Pour un jeu plus difficile : seulement à 75° au plus de tout droit, vu de son côté de la table.
setting-seated-no = Tourner autour de la table
setting-seated-yes = Rester assis
setting-turn_limit = Limite de pichenettes
setting-turn_limit-help = Après tant de pichenettes en tout, la manche est nulle ; 0 : sans limite.

## Actions

action-flick = Lancer le disque { $disc } à { $angle }° avec { $strength } mm/s
action-place = Placer { $count } druides
action-evenly = Placer vos druides à intervalles égaux
action-obstruct = Poser l’obstacle { $obstacle } en { $x }, { $y }, tourné de { $turn }°
action-return = Remettre le druide { $disc } en { $x }, { $y }
action-pass = Ne jouer aucune carte
action-second-wind = Second souffle : rejouer
action-chain = Chaîne : ce que touchent vos cibles se retourne aussi
action-ward = Protection : le disque { $disc } reste tel quel
action-stride = Enjambée : déplacer le druide { $disc } en { $x }, { $y }
action-torchbearer = Porteur de torche : lancer une torche
action-anchor = Ancre : rien ne pousse le druide { $disc }
action-beacon = Fanal : retourner la torche { $disc }
action-steady-hand = Main sûre : lancer sans erreur

## Sections du récit

section-place = Manche { $game } : placer les druides
section-terrain = Manche { $game } : poser les obstacles

## Événements

event-sides = { $game ->
    [1] { $seat } est la Lumière et commence.
   *[other] Manche { $game } : la Lumière est maintenant { $seat }, qui commence.
}
event-dealt = Vous recevez une carte : { $card ->
    [second-wind] Second souffle
    [chain] Chaîne
    [ward] Protection
    [stride] Enjambée
    [torchbearer] Porteur de torche
    [anchor] Ancre
    [beacon] Fanal
   *[steady-hand] Main sûre
}.
event-ready = { $seat } a placé ses druides.
event-deployed = Tous les druides sont montrés.
event-obstructed = { $seat } pose { $kind ->
    [cup] un gobelet
    [pencil] un crayon
    [book] un livre
   *[box] la boîte du jeu
}.
event-turn = À { $seat } de jouer pour { $faction ->
    [light] la Lumière
   *[dark] l’Ombre
}.
event-flicked = { $seat } lance le disque { $disc } et { $touched ->
    [0] ne touche rien
    [one] touche un disque
   *[other] touche { $touched } disques
}{ $left ->
    [0] .
    [one] {" "}; un disque quitte la table.
   *[other] {" "}; { $left } disques quittent la table.
}
event-flipped = { $druids ->
    [0] { $torches ->
        [one] Une torche passe
       *[other] { $torches } torches passent
    }
    [one] { $torches ->
        [0] Un druide passe
        [one] Un druide et une torche passent
       *[other] Un druide et { $torches } torches passent
    }
   *[other] { $torches ->
        [0] { $druids } druides passent
        [one] { $druids } druides et une torche passent
       *[other] { $druids } druides et { $torches } torches passent
    }
} { $faction ->
    [light] à la Lumière
   *[dark] à l’Ombre
}.
event-returned = { $seat } remet le druide { $disc }.
event-returned-by-rule = Le disque { $disc } revient à la place libre la plus proche.
event-declined = { $seat } ne joue aucune carte.
event-second-wind = { $seat } joue Second souffle et relance.
event-chain = { $seat } joue Chaîne : ce que touchent les disques touchés se retourne aussi.
event-ward = { $seat } joue Protection : le disque { $disc } reste tel quel.
event-stride = { $seat } joue Enjambée et déplace le druide { $disc }.
event-torchbearer = { $seat } joue Porteur de torche et lance une torche.
event-anchor = { $seat } joue Ancre : pour l’instant rien ne pousse le druide { $disc }.
event-beacon = { $seat } joue Fanal sur la torche { $disc }.
event-steady-hand = { $seat } joue Main sûre : cette pichenette ne dévie pas.
event-won-torches = Toutes les torches sont { $faction ->
    [light] allumées : la Lumière gagne
   *[dark] éteintes : l’Ombre gagne
} la manche ({ $ours } : { $theirs }).
event-won-druids = Tous les druides suivent { $faction ->
    [light] la Lumière : la Lumière gagne
   *[dark] l’Ombre : l’Ombre gagne
} la manche ({ $ours } : { $theirs }).
event-undecided = Après { $flicks } pichenettes, la manche est nulle.

## La fin

reason-torches = Toutes les torches montrent le même camp.
reason-druids = Tous les druides suivent le même camp.
reason-contest = La rencontre est gagnée.
reason-undecided = Personne n’a plus de points que les autres.

## Refus

refusal-phase-place = Placez d’abord vos druides.
refusal-phase-terrain = D’abord, les obstacles sont posés.
refusal-phase-flick = C’est le moment de lancer, ou de jouer une carte pour ce lancer.
refusal-phase-ward = Répondez : une carte, ou aucune.
refusal-phase-return = Remettez d’abord le druide qui a quitté la table.
refusal-phase-after = La pichenette est faite : une carte, ou aucune.
refusal-no-such-disc = Il n’y a pas de disque { $disc }.
refusal-torch = Le disque { $disc } est une torche : on ne lance que des druides, sauf avec Porteur de torche.
refusal-torchbearer = Avec Porteur de torche, vous lancez une de vos torches ; le disque { $disc } est un druide.
refusal-not-yours = Le disque { $disc } n’est pas à vous.
refusal-angle = Une direction va de 0° à moins de 360°.
refusal-strength = La force d’une pichenette va de { $least } à { $most }.
refusal-seated = Vous restez assis : à { $most }° au plus de tout droit.
refusal-place-count = Indiquez les places des { $count } druides, x et y pour chacun.
refusal-start-area = Le disque { $disc } doit être entièrement dans la zone de départ.
refusal-overlap = Le disque { $disc } serait posé sur autre chose.
refusal-return-disc = Il faut d’abord remettre le disque { $disc }.
refusal-no-obstacle = Il n’y a pas d’obstacle { $obstacle } dans cette partie.
refusal-obstacle-stands = L’obstacle { $obstacle } est déjà posé.
refusal-obstacle-turn = La rotation d’un obstacle va de 0 à { $most }.
refusal-obstacle-area = Un obstacle doit être entièrement dans l’aire de jeu et hors des zones de départ.
refusal-obstacle-overlap = L’obstacle serait posé sur autre chose.
refusal-obstacle-blocks = Là, il enfermerait un disque ou une zone de départ.
refusal-card = Vous n’avez pas cette carte : { $card ->
    [second-wind] Second souffle
    [chain] Chaîne
    [ward] Protection
    [stride] Enjambée
    [torchbearer] Porteur de torche
    [anchor] Ancre
    [beacon] Fanal
   *[steady-hand] Main sûre
}.
refusal-card-time = Ce n’est pas le moment pour cette carte : { $card ->
    [second-wind] Second souffle
    [chain] Chaîne
    [ward] Protection
    [stride] Enjambée
    [torchbearer] Porteur de torche
    [anchor] Ancre
    [beacon] Fanal
   *[steady-hand] Main sûre
}.
refusal-card-second-wind = La dernière pichenette de la manche est faite.
refusal-card-chain = Chaîne est déjà en jeu.
refusal-card-ward = Protection garde un disque qui se retournerait maintenant.
refusal-card-torchbearer = Vous n’avez aucune torche à lancer.
refusal-card-anchor = Ancre retient un de vos propres druides.
refusal-card-beacon = Fanal retourne une torche adverse proche du disque lancé.
refusal-card-steady-hand = Main sûre est déjà en jeu.
refusal-stride-far = Enjambée déplace un druide de { $reach } mm au plus.
refusal-stride-way = Le druide { $disc } ne peut y aller tout droit : quelque chose gêne, ou il ne serait pas entièrement dans l’aire.

## Ce qu’une action coûte et entraîne

price-card = { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}
consequence-last-flick = C’est la dernière pichenette de la manche.
consequence-anchor = Le disque { $disc } ne sera plus ancré.
consequence-one-flick = Elle ne vaut que pour cette pichenette.
consequence-torch-only = Vous devrez alors lancer une torche, pas un druide.
consequence-no-cards = Aucune carte ne se joue avant la seconde pichenette.
consequence-turn-ends = Votre tour se termine ainsi.
consequence-undecided = C’était la dernière pichenette : la manche est nulle.
consequence-others-flip = { $count ->
    [0] Aucun autre disque ne se retourne.
    [one] Un autre disque se retourne.
   *[other] { $count } autres disques se retournent.
}
consequence-victory = { $faction ->
    [light] La Lumière
   *[dark] L’Ombre
} gagne ainsi la manche.

## La table

faction-light = Lumière
faction-dark = Ombre
card-second-wind = Second souffle
card-chain = Chaîne
card-ward = Protection
card-stride = Enjambée
card-torchbearer = Porteur de torche
card-anchor = Ancre
card-beacon = Fanal
card-steady-hand = Main sûre
table-legend = L druide clair, D druide sombre, * torche allumée, o torche éteinte, # obstacle. A est assis en bas, B en haut ; 0° vers le haut, 90° à droite.
table-cards = Vos cartes : { $cards }
table-in-play = En jeu : { $cards }
table-aims = Pour lancer, tapez disque, angle et force, comme « 2 15 { $mark } » ({ $slowest }–{ $fastest } mm/s, sans le pouce jusqu’à { $mark }). Cibles de chaque disque avec angle et distance en mm :

## La table dans le navigateur

table-board = La table vue d’en haut
table-hand = Ce que vous pouvez faire
table-druid = Druide { $number }, { $faction ->
    [light] clair
   *[dark] sombre
}{ $whose ->
    [own] , à vous
    [theirs] , à l’adversaire
   *[none] { "" }
} ; à { $across } cm de la gauche, à { $near } cm de votre bord
table-torch = Torche { $number }, { $faction ->
    [light] allumée
   *[dark] éteinte
}{ $whose ->
    [own] , à vous
    [theirs] , à l’adversaire
   *[none] { "" }
} ; à { $across } cm de la gauche, à { $near } cm de votre bord
table-tally-druid = { $own } druides sur { $all } du côté { $faction ->
    [light] clair
   *[dark] sombre
}
table-tally-torch = { $own } torches sur { $all } { $faction ->
    [light] allumées
   *[dark] éteintes
}
table-cards-held = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
table-points = { $points } points sur { $goal }
table-own-cards = Vos cartes de pouvoir
table-card-now = Jouable maintenant
table-costs = Coûte { $cost }.
table-card-second-wind = Lancez encore une fois.
table-card-chain = Ce que touchent les disques touchés se retourne aussi.
table-card-ward = Un de vos disques ne se retourne pas.
table-card-stride = Déplacez un druide un peu à la main.
table-card-torchbearer = Lancez une de vos torches au lieu d’un druide.
table-card-anchor = Rien ne pousse un druide jusqu’à votre prochain tour.
table-card-beacon = Retournez une torche proche du disque lancé.
table-card-steady-hand = La main ne tremble pas et la ligne montre tout le trajet.
table-when-second-wind = Après votre pichenette
table-when-chain = Avant votre pichenette
table-when-ward = Quand une pichenette retournerait vos disques
table-when-stride = Avant votre pichenette
table-when-torchbearer = Avant votre pichenette
table-when-anchor = Après votre pichenette
table-when-beacon = Après votre pichenette, si une torche est proche
table-when-steady-hand = Avant votre pichenette
table-direction = Direction
table-degrees = { $side ->
    [ahead] tout droit
    [left] { $degrees }° à gauche
   *[right] { $degrees }° à droite
}
table-strength = Force
table-weak = { NUMBER($metres, minimumFractionDigits: 2) } m/s, sans le pouce
table-strong = { NUMBER($metres, minimumFractionDigits: 2) } m/s, avec le pouce
table-flick = Lancer
table-play = Jouer { $card }
table-evenly = Répartir
table-no-ward = Les laisser se retourner
table-no-card = Aucune carte
table-confirm-place = Les placer ainsi
table-confirm-return = Le remettre ici
table-confirm-stride = Jouer la carte
table-confirm-obstruct = Le poser ici
table-obstacles = Obstacles encore à poser
table-cup = Tasse
table-pencil = Crayon
table-book = Livre
table-box = Boîte
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-prompt-flick = Lancez un druide : tirez-le en arrière et lâchez.
table-prompt-again = Second souffle : lancez encore une fois.
table-prompt-torch = Lancez une de vos torches.
table-prompt-aim = Visez, puis lâchez.
table-prompt-place = Placez vos { $count } druides dans votre zone de départ.
table-prompt-return = Remettez le druide qui a quitté la table.
table-prompt-stride = Déplacez un de vos druides de { $reach } mm au plus.
table-prompt-obstruct = Posez un obstacle sur la table.
table-prompt-ward = { $count ->
    [one] Un de vos disques va se retourner. Jouez-vous une carte ?
   *[other] { $count } de vos disques vont se retourner. Jouez-vous une carte ?
}
table-prompt-after = Votre pichenette est faite. Jouez-vous une carte ?
table-prompt-card = Jouer { $card } ?
table-prompt-target = { $card } : choisissez un disque.
table-controls = Au clavier : choisissez un druide avec Tab et Entrée, les flèches tournent et renforcent (Maj : finement), Entrée lance, Échap annule.
table-controls-place = Faites glisser, ou utilisez les flèches (Maj : par millimètres).
table-controls-obstacle = Faites-le glisser, ou utilisez les flèches (Maj : par millimètres) et R pour le tourner.
table-replay = Revoir la dernière pichenette au ralenti
table-slow = Au ralenti
table-plays = { $name } joue
table-game = Partie { $game }
table-wins-druids = Tous les druides suivent { $faction ->
    [light] la Lumière
   *[dark] l’Ombre
}
table-wins-torches = Toutes les torches sont { $faction ->
    [light] allumées
   *[dark] éteintes
}
table-undecided = La partie est indécise
