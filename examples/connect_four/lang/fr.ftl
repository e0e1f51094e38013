name = Puissance 4
tagline = Lâchez vos jetons dans la grille et alignez-en quatre avant l’autre.

## Actions

action-drop = Lâcher un jeton dans la colonne { $column }

## Événements

event-dropped = { $seat } lâche un jeton dans la colonne { $column }.
event-won = { $seat } a quatre jetons alignés !
event-drawn = La grille est pleine et personne n’a quatre jetons alignés.

## Refus

refusal-column-full = Cette colonne est pleine.

## Comment la partie s’est terminée

reason-four = Quatre jetons sont alignés.
reason-full = La grille est pleine.
