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

refusal-not-your-turn = Ce n’est pas votre tour.
refusal-unknown-action = Cette action n’existe pas dans ce jeu.
refusal-no-such-entity = Cette Entité n’existe pas à cette table.
refusal-not-your-entity = Seule une de vos propres Entités peut le faire.
refusal-own-in-shadow = Pour cela, votre Entité doit être dans la Lumière.
refusal-same-entity = La Cible doit être une autre Entité.
refusal-target-in-shadow = Seule une Cible dans la Lumière peut être entraînée vers le bas.

## How it ended

reason-illuminated = Une Entité a atteint la valeur 6 dans la Lumière.
reason-locked = Toutes les Entités sont dans l’Ombre avec la valeur 6 : plus rien ne peut bouger.
reason-turn-limit = La limite de tours est atteinte.

## The table

table-shadow-total = Ombre { $total }
