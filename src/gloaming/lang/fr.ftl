## Partout
skip = Aller à la table
language = Langue
preferences = Préférences
theme = Couleurs
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
motion-less = Moins de mouvement
pace-brisk = Rythme vif
letters = Touches de lettres à la table
close = Fermer
copy = Copier
copied = Copié
trouble = Quelque chose a échoué. Veuillez réessayer.
to-gallery = Vers les jeux

nowhere-title = Il n’y a rien ici
nowhere-text = Cette adresse ne mène à aucune table ni à aucun jeu.

## La galerie
gallery-title = Jeux
gallery-heading = Des jeux entre lumière et ombre
gallery-lead = Jouez seul contre un robot ou à plusieurs devant un même écran. Les dés sont scellés avant le premier lancer, et chacun peut les vérifier ensuite.
players = De { $fewest } à { $most } joueurs
minutes = De { $least } à { $most } minutes
play = Jouer
rules = Règles
rules-of = Règles : { $game }
continue-heading = Reprendre
finished-heading = Terminées
steps = { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
clear-table = Débarrasser la table de { $names }

## Une nouvelle table
new-title = Nouvelle table : { $game }
unknown-game = Il n’existe pas de jeu nommé « { $game } ».
seats = Joueurs
seat-count = Nombre de joueurs
seat-name = Nom à la place { $letter }
seat-player = Qui joue à la place { $letter }
seat-nameless = Chaque place a besoin d’un nom.
seat-same-name = Deux places portent le même nom.
person = Personne
person-help = Joue devant cet écran.
bot = Robot : { $level }
level-random = au hasard
level-random-help = Prend n’importe quel choix permis. Bien pour un premier regard.
level-greedy = avide
level-greedy-help = Prend ce qui est le meilleur tout de suite, sans voir plus loin.
level-search = réfléchi
level-search-help = Joue beaucoup de suites possibles avant de décider. Le plus fort.
name-1 = Braise
name-2 = Phalène
name-3 = Chouette
name-4 = Fougère
name-5 = Merle
name-6 = Silex
settings = Réglages
lay-table = Dresser la table

## Le sceau
seal-title = Les dés sont scellés
seal-lead = Tout le hasard de cette partie repose déjà sur un secret que plus personne ne peut changer. Ajoutez un mot à vous, et commencez.
seal-commitment = Le sceau
seal-why = Pourquoi se fier à ces dés ?
seal-because-1 = La table a tiré un secret et vous en montre ici l’empreinte. Un autre secret aurait une autre empreinte : on ne peut donc plus l’échanger.
seal-because-2 = Votre mot est mêlé à chaque lancer. La table ne le connaissait pas en tirant le secret ; elle n’a donc pas pu en choisir un à sa convenance.
seal-because-3 = À la fin de la partie, le secret est montré. Chacun peut alors recalculer chaque lancer et voir qu’aucun n’a été touché.
seal-your-words = Votre mot
seal-no-words = Seuls des robots jouent à cette table
seal-word-of = Mot de { $name }
seal-bots = Les mots des robots sont déjà scellés : { $words }
seal-words = abeille abricot acajou agate alouette amande ambre ancre anis argent ardoise automne avoine azur bambou basilic blé bleuet bougie bouleau brise brume bruyère cannelle cèdre cerise chêne cigale citron clairière colline corail coquille cristal cuivre cygne dahlia dune ébène écho écorce écume épice étang étoile faucon fenouil figue flûte forêt fougère framboise frêne galet genêt givre glycine granit grillon hêtre héron hirondelle hiver horizon houx iris ivoire jardin jasmin laine lande lanterne laurier lavande lichen lierre lilas lin lune marbre mélèze menthe merle miel miroir mousse muguet myrtille neige noisette noyer olive orage orme osier papier pavot perle peuplier pin plume pluie poivre quartz renard rivière romarin roseau sable safran sapin sauge saule silex source tilleul topaze trèfle tulipe velours verger violette voile
begin = Commencer

## À la table
board = La table
choices = Choix
odds = { $faces } sur { $of }
your-turn = À vous de jouer
turn-of = Au tour de { $name }
thinking = { $name } réfléchit…
chance = Le dé décide
game-over = La partie est finie
link-connecting = On s’approche de la table…
link-lost = La liaison est coupée. Rien n’est perdu ; nouvel essai…
link-gone = Cette table a été débarrassée.
back = Retour
undo = Reprendre
skip-ahead = Avancer
log = Le récit
log-start = Le début
fork-here = Essayer autrement à partir d’ici (étape { $step })
download-record = Télécharger le récit
result-won = { $name } gagne
result-shared = Personne ne gagne seul
play-again = Rejouer
verify-title = Vérifier les dés
verify-text = Voici le secret scellé avant le premier lancer. Téléchargez le récit et faites recalculer chaque lancer :
curtain-title = Au tour de { $name }
curtain-text = Passez l’écran. Rien n’est montré avant que la bonne personne soit là.
curtain-lift = Je suis { $name }

## Ce qui est refusé
refusal-unreachable = La table ne répond pas. Veuillez réessayer dans un instant.
refusal-request = Cela n’a pas marché : { $reason }
refusal-message = La table n’a pas compris : { $reason }
refusal-not-your-seat = Cette place ne se joue pas depuis cet écran.
refusal-not-your-decision = Ce n’est pas à cette place de décider.
refusal-step-passed = La partie a avancé entre-temps. Veuillez regarder de nouveau.
refusal-unknown-action = Ce choix n’existe pas ici.
refusal-no-preview = Cela ne se voit pas d’avance.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-over = La partie est finie.
refusal-undo-nothing = Il n’y a rien à reprendre.
refusal-undo-chance = Quand le hasard a parlé, on ne peut plus rien reprendre.
refusal-undo-reveal = Quelque chose a été révélé depuis ; on ne peut plus le reprendre.
refusal-undo-consent = Il faudrait l’accord des autres.
