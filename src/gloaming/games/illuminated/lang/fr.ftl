name = The Illuminated
tagline = Élevez l’un de vos dés jusqu’à la plus vive lumière, et gardez un œil sur qui règne dans l’ombre.

## Settings

setting-entities = Entités
setting-entities-help = Le nombre de dés de chaque joueur.
setting-first = Premier joueur
setting-first-help = Qui joue le premier tour, qui n’a qu’une action.
setting-first-random = Tiré au sort
setting-turn_limit = Limite de tours
setting-turn_limit-help = Après ce nombre de tours de chaque joueur, la partie est nulle ; 0 pour aucune limite.

## Actions

action-raise = Élever { $target }
action-lower = Abaisser { $target }
action-sacrifice = Sacrifier { $own } pour entraîner { $target } vers le bas
action-help = { $own } soutient { $target }
action-end = Terminer le tour

## Events

event-began = { $seat } commence.
event-tried-raise = { $seat } tente d’élever { $target }.
event-tried-lower = { $seat } tente d’abaisser { $target }.
event-tried-sacrifice = { $seat } offre { $own } pour entraîner { $target } vers le bas.
event-tried-help = { $seat } fait soutenir { $target } par { $own }.
event-rolled-success = Un { $pip }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $penalty ->
        [0] { "" }
       *[other] { " " }− { $penalty } pour l’Ombre
    } : { $total } dépasse { $needed }.
event-rolled-failure = Un { $pip }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $penalty ->
        [0] { "" }
       *[other] { " " }− { $penalty } pour l’Ombre
    } : { $total } ne dépasse pas { $needed }.
event-moved = { $entity } se trouve maintenant dans { $zone ->
        [light] la Lumière
       *[shadow] l’Ombre
    } avec la valeur { $value }.
event-controlled = { $seat } contrôle l’Ombre.
event-uncontrolled = Personne ne contrôle l’Ombre.
event-turn = Tour de { $seat } : { $actions ->
        [one] une action
       *[other] { $actions } actions
    }.
event-won = { $entity } est l’Illuminée : { $seat } gagne !
event-undecided = La partie est nulle.

## Refusals

refusal-no-such-entity = Cette Entité n’existe pas à cette table.
refusal-not-your-entity = Seule une de vos propres Entités peut le faire.
refusal-own-in-shadow = Pour cela, votre Entité doit être dans la Lumière.
refusal-same-entity = La Cible doit être une autre Entité.
refusal-target-in-shadow = Seule une Cible dans la Lumière peut être entraînée vers le bas.

## What an action costs and leads to

price-actions = { $amount ->
        [one] une action
       *[other] { $amount } actions
    }
consequence-win = En cas de succès, { $entity } est l’Illuminée et { $seat } gagne.
consequence-target = En cas de succès, { $entity } passe à { $value } dans { $zone ->
        [light] la Lumière
       *[shadow] l’Ombre
    }.
consequence-pull = En cas de succès, { $entity } descend de { $least } à { $most } crans, au plus bas à { $value } dans { $zone ->
        [light] la Lumière
       *[shadow] l’Ombre
    }.
consequence-success = En cas de succès, { $entity } tombe à { $value } dans l’Ombre.
consequence-failure = En cas d’échec, { $entity } tombe à { $value } dans { $zone ->
        [light] la Lumière
       *[shadow] l’Ombre
    }.
consequence-always = Dans tous les cas, { $entity } tombe à { $value } dans { $zone ->
        [light] la Lumière
       *[shadow] l’Ombre
    }.
consequence-unused = { $actions ->
        [one] Une action reste inutilisée.
       *[other] { $actions } actions restent inutilisées.
    }

## How it ended

reason-illuminated = Une Entité a atteint la valeur 6 dans la Lumière.
reason-locked = Toutes les Entités sont dans l’Ombre avec la valeur 6 : plus rien ne peut bouger.
reason-turn-limit = La limite de tours est atteinte.

## The table

table-board = La table sous la lampe
table-entities = Entités
table-hand = Ce que vous pouvez faire
table-verbs = Actions
table-light = Lumière
table-shadow = Ombre
table-at-light = Lumière { $value }
table-at-shadow = Ombre { $value }
table-pile = { $names } de { $owner }, { $place }
table-shadow-total = Ombre { $total }
table-shadow-total-control = Ombre { $total }, contrôle l’Ombre
table-actions-left = { $actions ->
    [one] encore une action
   *[other] encore { $actions } actions
}
table-control-none = Personne ne contrôle l’Ombre : chaque lancer compte en entier.
table-control = { $seat } contrôle l’Ombre : les lancers des autres sur une Cible dans la Lumière comptent un de moins.
table-raise = Élever
table-raise-help = Lancez plus que la valeur d’une Entité pour l’élever d’un cran.
table-lower = Abaisser
table-lower-help = Lancez plus que la valeur d’une Entité pour l’abaisser d’un cran.
table-sacrifice = Sacrifier
table-sacrifice-help = Livrez à l’Ombre une de vos Entités de la Lumière pour en abaisser une autre de toute la différence.
table-help = Aider
table-help-help = Une de vos Entités de la Lumière ajoute sa valeur pour en élever une autre, et s’abaisse en échange.
table-end = Finir
table-end-help = Renoncez au reste de votre tour.
table-tries-raise = Élever { $target }
table-tries-lower = Abaisser { $target }
table-tries-sacrifice = Sacrifier { $own } contre { $target }
table-tries-help = { $own } aide { $target }
table-prompt-start = Choisissez une action, ou d’abord une Entité.
table-prompt-verb = Que faire de { $entity } ?
table-prompt-raise-target = Quelle Entité doit monter ?
table-prompt-lower-target = Quelle Entité doit descendre ?
table-prompt-sacrifice-own = Laquelle des vôtres sacrifiez-vous ?
table-prompt-sacrifice-target = Contre quelle Entité de la Lumière ?
table-prompt-help-own = Laquelle des vôtres aide ?
table-prompt-help-target = Qui aide-t-elle à monter ?
table-note-sacrifice-own = la livrer
table-note-sacrifice-target = la frapper
table-note-help-own = elle aide
table-note-help-target = pour elle
table-odds = { $faces } sur { $of }
table-odds-short = { $faces } sur { $of }
table-least = réussi dès { $least }
table-always = réussit toujours
table-never = ne peut pas réussir
table-beats = { $total } dépasse { $needed }
table-fails = { $total } ne dépasse pas { $needed }
table-roll = Lancer le dé
table-controls = Les lettres choisissent une action, les flèches passent d’une Entité à l’autre, Entrée prend, Échap revient.
