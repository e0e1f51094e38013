table-board = Le plateau rond, la nuit
table-hand = Ce que vous pouvez faire
table-pieces = Enfants, groupes et fantômes
table-goals = Où la pièce choisie peut aller
table-road = Route
table-girl = Fille de { $owner }, { $place }
table-boy = Garçon de { $owner }, { $place }
table-ghost = Fantôme { $ghost }, { $place }
table-group = Groupe de { $count }, { $place }
table-group-note = { $count } · { $place }
table-short-girl = fille de { $owner }
table-short-boy = garçon de { $owner }
table-short-ghost = fantôme { $ghost }
table-goal = { $place }, { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
table-ahead = { $tiles ->
    [0] au tilleul
    [one] à une case du tilleul
   *[other] à { $tiles } cases du tilleul
}
table-why-roll = Ne peut pas bouger avec ce lancer.
table-why-group = Ce groupe ne peut pas bouger avec ce lancer.
table-tile-grey = Ici, chacun peut passer et rester.
table-tile-yellow = Un refuge : aucun fantôme n’y vient.
table-tile-blue = Lieu hanté : les enfants passent sans jamais s’arrêter.
table-tile-red = Seul, un enfant attend ici ; à deux ou plus on traverse aussitôt.
table-tile-green = Un sentier caché, à l’abri des fantômes ; seulement avec 1, 2 ou 3.
table-tile-brown = Le chemin du château : les enfants seulement avec 1, 2 ou 3, les fantômes librement.
table-prompt-both = Déplacez un enfant (jusqu’à { $six }) ou un fantôme (exactement { $eight }).
table-prompt-child = Déplacez maintenant un enfant : jusqu’à { $six }.
table-prompt-ghost = Déplacez maintenant un fantôme : exactement { $eight }.
table-prompt-group = Un double ! Quel groupe avance de { $six } ?
table-prompt-goal-child = Où aller ?
table-prompt-goal-ghost = De quel côté le fantôme glisse-t-il ?
table-prompt-goal-group = Où va le groupe ?
table-prompt-who = { $place } : qui y va ?
table-rolls = { $name } lance les dés
table-double = Un double : un groupe avance
table-expired = Aucun groupe ne peut avancer : le double est perdu
table-dice-lie = Les dés montrent { $six } pour un enfant et { $eight } pour un fantôme
table-dice-double = Un double : { $six } pour un groupe
table-hint = G fille, B garçon, 1–4 fantômes. Les flèches passent entre pièces et cases, Entrée choisit, Échap revient.
