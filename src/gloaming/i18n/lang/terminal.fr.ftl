## Prendre place
terminal-commitment = Les dés sont scellés. Avec vos mots, cette empreinte fixe chaque lancer :
terminal-dice-word = { $name }, votre mot pour les dés (Entrée : un mot au hasard) :
terminal-dice-word-random = Votre mot : { $word }
terminal-dice-word-long = Un mot a au plus { $most } caractères.
terminal-dice-word-help =
    Votre mot entre dans chaque lancer de cette partie : personne n’a donc pu connaître les dés d’avance. Tout mot convient.
    Entrée        un mot au hasard
    rules         les règles du jeu
    quit          partir
    D’autres commandes existent dès que la partie a commencé.
terminal-dice-word-first = { $command } s’utilise dès que la partie a commencé. Elle commence par votre mot ; Entrée en prend un au hasard.
terminal-pass-device = C’est à { $letter } { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-cover = Appuyez sur Entrée pour couvrir la table.

## Une décision
terminal-usage = ? montre ce qui est possible, avec les chances ; help dit le reste.
terminal-example = par exemple { $action }
terminal-help =
    Tapez une action, abrégée à votre gré (r a3), ou son numéro dans une liste.
    ? [MOTS]      ce qui est possible, avec les chances ; ce qui convient aux mots
    odds [ACTION] les chances d’une action ; en solitaire, de ce que vous tentez
    hint          ce que ferait quelqu’un de fort ; l’enregistrement garde la question
    undo          reprendre la dernière décision
    table         montrer la table de nouveau
    sheet         votre feuille de personnage, si le jeu en a une
    log           ce qui s’est passé
    rules         les règles du jeu
    save [FICHIER] garder une copie (tout est gardé de toute façon)
    quit          partir et continuer une autre fois
terminal-no-sheet = Ce jeu n’a pas de feuille à côté de la table.
terminal-which = Laquelle ?
terminal-none = Rien de possible ne correspond à « { $text } ».
terminal-no-number = Aucun numéro { $number } n’est affiché. Tapez une action, par exemple { $action }, ou ? pour une liste numérotée.
terminal-unknown = « { $text } » n’est pas compris. Essayez ? ou help.
terminal-hopeless = Cela ne peut pas réussir. Essayer quand même ? [o/N]
terminal-undone = C’est repris.
terminal-decided = { $name } a décidé.
terminal-chance = Le hasard décide.

## Partir
terminal-saved = Gardé : { $file }
terminal-continue = La partie est gardée. Pour continuer :
terminal-nothing-lost = Rien n’avait commencé, il n’y a donc rien à garder.

## La fin
terminal-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
terminal-and = { $names } et { $last }
terminal-nobody = Personne n’a gagné.
terminal-alone = { $name } : { $score } points.
terminal-alone-won = { $name } a gagné : { $score } points.
terminal-record = Le procès-verbal est écrit. Pour vérifier chaque lancer :
terminal-campaign = { $count } chapitres de la campagne gagnés sur { $all }. Le suivant :
terminal-campaign-done = Les { $count } chapitres de la campagne sont gagnés.

## Autres commandes
terminal-no-games = Aucun jeu n’a été trouvé.
terminal-default = Par défaut : { $value }.
terminal-keys = Entrée ou n : suite · b : retour · 0 : début · $ : fin · q : quitter
