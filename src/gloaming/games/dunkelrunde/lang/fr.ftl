name = DunkelRunde
tagline = Menez une fille et un garçon à travers la nuit, malgré quatre fantômes, jusqu’au tilleul qui lève la malédiction.

## Settings

setting-first = Premier joueur
setting-first-help = Qui joue le premier tour ; à une vraie table, c’est le plus jeune.
setting-first-random = Tiré au sort

## Actions

action-move-child = { $child ->
        [girl] La fille
       *[boy] Le garçon
    } de { $letter } vers la case { $tile }
action-move-group = Le groupe de la case { $tile } vers la case { $goal }
action-move-ghost = Le fantôme { $ghost } vers la case { $tile }

## Events

event-began = { $seat } commence.
event-rolled = { $seat } obtient { $six } pour un enfant et { $eight } pour un fantôme.
event-rolled-double = { $seat } fait un double : { $six } pour un groupe, et aucun fantôme ne bouge.
event-expired = Aucun groupe ne peut avancer : le double de { $seat } est perdu.
event-walked-child = { $child ->
        [girl] La fille
       *[boy] Le garçon
    } de { $seat } avance { $place ->
        [bridge] jusqu’au pont
        [forest] dans la forêt
        [river_bank] jusqu’à la rive
        [hut] jusqu’à la cabane de la sorcière
        [hills] dans les collines
        [tower] jusqu’à la tour du magicien
        [heights] sur les hauteurs brumeuses
        [gate] jusqu’à la porte du château
        [castle] sur le chemin du château
        [linden] jusqu’au tilleul
        [deer_crossing] sur le passage des cerfs
        [grassy_trail] sur le sentier herbeux
        [bridle_path] sur la piste cavalière
       *[other] { $steps ->
            [one] d’une case
           *[other] de { $steps } cases
        }
    }.
event-walked-group = Un groupe de { $count } enfants avance { $place ->
        [bridge] jusqu’au pont
        [forest] dans la forêt
        [river_bank] jusqu’à la rive
        [hut] jusqu’à la cabane de la sorcière
        [hills] dans les collines
        [tower] jusqu’à la tour du magicien
        [heights] sur les hauteurs brumeuses
        [gate] jusqu’à la porte du château
        [castle] sur le chemin du château
        [linden] jusqu’au tilleul
        [deer_crossing] sur le passage des cerfs
        [grassy_trail] sur le sentier herbeux
        [bridle_path] sur la piste cavalière
       *[other] { $steps ->
            [one] d’une case
           *[other] de { $steps } cases
        }
    }.
event-walked-ghost = Le fantôme { $ghost } glisse { $place ->
        [bridge] jusqu’au pont
        [dead_tree] jusqu’à l’arbre mort
        [forest] dans la forêt
        [river_bank] jusqu’à la rive
        [ruin] jusqu’à la vieille ruine
        [graveyard] jusqu’au cimetière
        [hills] dans les collines
        [inn] jusqu’à l’auberge abandonnée
        [heights] sur les hauteurs brumeuses
        [gate] jusqu’à la porte du château
        [castle] sur le chemin du château
       *[other] { $steps ->
            [one] d’une case
           *[other] de { $steps } cases
        }
    }.
event-crossed = { $count } enfants { $place ->
        [gate] passent ensemble la porte du château
       *[other] traversent ensemble la rivière
    }.
event-helped = La sorcière fait passer la rivière { $child ->
        [girl] à la fille
       *[boy] au garçon
    } de { $seat }.
event-frightened = { $child ->
        [girl] La fille
       *[boy] Le garçon
    } de { $seat } prend peur et s’enfuit { $place ->
        [hut] jusqu’à la cabane de la sorcière
        [tower] jusqu’à la tour du magicien
       *[village] jusqu’au village
    }.
event-broken-alone = Une fille et un garçon sont au tilleul. La malédiction est levée, et { $seat } gagne sans partage !
event-broken = Une fille et un garçon sont au tilleul. La malédiction est levée, et { $count } joueurs gagnent ensemble !

## Refusals

refusal-no-such-child = Cet enfant n’existe pas à cette table.
refusal-no-such-tile = Cette case n’existe pas sur ce plateau.
refusal-not-your-child = Ce n’est pas votre enfant ; seul un double fait avancer ceux des autres.
refusal-double-child = Vous avez fait un double : c’est tout un groupe qui avance, pas un enfant seul.
refusal-double-ghost = Vous avez fait un double : aucun fantôme ne bouge.
refusal-no-double = Un groupe n’avance qu’après un double.
refusal-child-moved = Vous avez déjà déplacé un enfant ; c’est au tour d’un fantôme.
refusal-ghost-moved = Vous avez déjà déplacé un fantôme ; c’est au tour d’un enfant.
refusal-at-linden = Qui est au tilleul y reste.
refusal-child-waits = Cet enfant en attend un autre ; personne ne passe ici tout seul.
refusal-group-held = Un fantôme est avec ce groupe : personne n’ose le quitter seul. Déplacez d’abord le fantôme.
refusal-slow-start = D’ici, les enfants n’avancent qu’avec un 1, un 2 ou un 3.
refusal-slow-tile = On n’entre sur cette case qu’avec un 1, un 2 ou un 3.
refusal-must-step = Il faut avancer d’au moins un pas.
refusal-forward-only = Les enfants ne vont que vers l’avant, et aucun chemin ne mène là d’ici.
refusal-too-far = C’est plus loin que { $pips ->
        [one] un pas
       *[other] { $pips } pas
    }.
refusal-blue = Aucun enfant n’ose rester dans un lieu hanté. Arrêtez-vous avant ou passez outre.
refusal-ghost-there = Un fantôme est là. Un enfant seul doit s’arrêter avant lui ou le dépasser.
refusal-ghost-at-red = Un fantôme y barre le passage, et un enfant seul ne le franchit pas.
refusal-stop-at-red = Un enfant seul doit s’arrêter sur la case rouge et attendre de la compagnie.
refusal-crosses-at-once = Quelqu’un y attend, vous passez donc aussitôt ensemble : choisissez la case d’après.
refusal-stop-beyond-red = Le groupe passe ensemble et s’arrête sur la case d’après.
refusal-no-group = Un groupe, c’est deux enfants ou plus sur une même case.
refusal-group-goes-far = Un groupe doit aller aussi loin qu’il peut.
refusal-ghost-area = C’est hors du domaine de ce fantôme : il ne franchit pas un abri.
refusal-ghost-hidden-path = Les fantômes ne trouvent pas les chemins cachés.
refusal-ghost-distance = Le fantôme doit avancer d’exactement { $pips ->
        [one] un pas
       *[other] { $pips } pas
    } et ne fait demi-tour que devant un abri.

## What a move leads to

consequence-frightened = { $child ->
        [girl] La fille
       *[boy] Le garçon
    } de { $seat } s’enfuit { $place ->
        [hut] jusqu’à la cabane de la sorcière
        [tower] jusqu’à la tour du magicien
       *[village] jusqu’au village
    }.
consequence-waits = { $child ->
        [girl] La fille
       *[boy] Le garçon
    } de { $seat } attend { $place ->
        [gate] à la porte du château
       *[other] à la rivière
    } qu’un autre enfant arrive.
consequence-taken-along = { $child ->
        [girl] La fille
       *[boy] Le garçon
    } de { $seat }, qui attend { $place ->
        [gate] à la porte du château
       *[other] à la rivière
    }, passe avec.
consequence-helped = La sorcière fait passer la rivière { $child ->
        [girl] à la fille
       *[boy] au garçon
    } de { $seat }.
consequence-broken-alone = La malédiction est levée : { $seat } gagne sans partage.
consequence-broken = La malédiction est levée : { $count } joueurs gagnent ensemble.

## How it ended

reason-pair = La fille et le garçon d’un même joueur sont tous deux au tilleul.
reason-pairs = Des filles et des garçons de plusieurs joueurs ont atteint le tilleul ensemble.
reason-together = Une fille et un garçon de joueurs différents sont au tilleul.

## Places

place-village = Village
place-bridge = Pont
place-dead-tree = Arbre mort
place-forest = Forêt
place-river-bank = Rive
place-hut = Cabane de la sorcière
place-ruin = Vieille ruine
place-graveyard = Cimetière
place-hills = Collines
place-tower = Tour du magicien
place-inn = Auberge abandonnée
place-heights = Hauteurs brumeuses
place-gate = Porte du château
place-castle = Chemin du château
place-linden = Tilleul
place-deer-crossing = Passage des cerfs
place-grassy-trail = Sentier herbeux
place-bridle-path = Piste cavalière

## The table

table-dice = Dés : { $six } pour les enfants, { $eight } pour les fantômes
table-key-pieces = Ag Ab : fille et garçon de A ; *1 : fantôme 1
table-key-tiles = j abri, b lieu hanté, r attendre de la compagnie, v chemin caché et m chemin du château (1 à 3 seulement)
table-colour-grey = { "" }
table-colour-yellow = j
table-colour-blue = b
table-colour-red = r
table-colour-green = v
table-colour-brown = m
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
table-forward = En avant
table-backward = En arrière
table-ahead = { $tiles ->
    [0] au tilleul
    [one] à une case du tilleul
   *[other] à { $tiles } cases du tilleul
}
table-tile-grey = Ici, chacun peut passer et rester.
table-tile-yellow = Un abri : aucun fantôme n’y vient.
table-tile-blue = Lieu hanté : les enfants passent sans jamais s’arrêter.
table-tile-red = Seul, un enfant attend ici ; à deux ou plus on traverse aussitôt.
table-tile-green = Un chemin caché, que les fantômes ne trouvent pas ; seulement avec 1, 2 ou 3.
table-tile-brown = Le chemin du château : les enfants seulement avec 1, 2 ou 3, les fantômes librement.
table-prompt-both = Déplacez un enfant (jusqu’à { $six }) ou un fantôme (exactement { $eight }).
table-prompt-child = Déplacez maintenant un enfant : jusqu’à { $six }.
table-prompt-ghost = Déplacez maintenant un fantôme : exactement { $eight }.
table-prompt-group = Un double ! Quel groupe avance de { $six } ?
table-prompt-goal-child = Où aller ?
table-prompt-goal-ghost = De quel côté le fantôme glisse-t-il ?
table-prompt-goal-group = Un double ! Où vont-ils tous avec { $six } ?
table-prompt-who = { $place } : qui y va ?
table-rolls = { $name } lance les dés
table-double = Un double : un groupe avance
table-expired = Aucun groupe ne peut avancer : le double est perdu
table-dice-lie = Les dés montrent { $six } pour un enfant et { $eight } pour un fantôme
table-dice-double = Un double : { $six } pour un groupe
table-controls = G fille, B garçon, 1–4 fantômes. Les flèches passent entre pièces et cases, Entrée choisit, Échap revient.
table-controls-double = Les chiffres choisissent un groupe. Les flèches passent entre groupes et cases, Entrée choisit, Échap revient.
table-legend = Ce que disent les cases
table-legend-group = À deux ou plus sur une case, on forme un groupe et on ne craint aucun fantôme.
table-legend-ghost = Un fantôme qui s’arrête près d’un enfant seul le renvoie au dernier abri.
