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
table-why-outside = Il doit être entièrement dans la zone de départ.
table-why-overlap = Un disque ne repose jamais sur un autre ni sur un obstacle.
table-why-stride-outside = Le druide doit être entièrement sur la table.
table-why-stride-overlap = Un druide ne repose jamais sur un disque ni sur un obstacle.
table-why-stride-far = C’est trop loin pour ce déplacement.
table-why-stride-way = Quelque chose barre le chemin tout droit.
table-why-obstruct-outside = Il doit être entièrement entre les deux zones de départ.
table-why-obstruct-overlap = Il reposerait sur quelque chose.
table-hint = Au clavier : choisissez un druide avec Tab et Entrée, les flèches tournent et renforcent (Maj : finement), Entrée lance, Échap annule.
table-hint-place = Faites glisser, ou utilisez les flèches (Maj : par millimètres).
table-hint-obstacle = Faites-le glisser, ou utilisez les flèches (Maj : par millimètres) et R pour le tourner.
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
