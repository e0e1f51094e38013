## Partout
skip-to-table = Aller à la table
language = Langue
preferences = Préférences
theme = Couleurs
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
less-motion = Moins de mouvement
pace = Rythme à la table
pace-calm = Posé
pace-brisk = Vif
pace-instant = Immédiat
letter-keys = Touches de lettres à la table
close = Fermer
copy = Copier
copied = Copié
error-unexpected = Quelque chose a échoué. Veuillez réessayer.
to-gallery = Vers les jeux

not-found-title = Il n’y a rien ici
not-found-text = Cette adresse ne mène à aucune table ni à aucun jeu.
not-offered-title = Pas proposé ici
not-offered-text = Cet hôte ne propose pas cette page.

## La galerie
gallery-title = Jeux
gallery-heading = Des jeux entre lumière et ombre
gallery-lead = Jouez seul contre un robot, à plusieurs devant un même écran, ou en ligne. Les dés sont scellés avant le premier lancer, et chacun peut les vérifier ensuite.
players-fixed = { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
}
players = De { $fewest } à { $most } joueurs
best-players = idéal à { $players } joueurs
minutes = De { $least } à { $most } minutes
ages = dès { $age } ans
play = Jouer
rules = Règles
rules-of = Règles : { $game }
continue-heading = Reprendre
finished-heading = Terminées
steps = { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
remove-match = Débarrasser la table de { $names }

## Une nouvelle partie
create-match-title = Nouvelle table : { $game }
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
level-spark = Étincelle
level-spark-help = Une première soirée à ce jeu : ce qui est serré tourne souvent mal.
level-candle = Bougie
level-candle-help = A déjà joué quelquefois et se trompe moins.
level-lantern = Lanterne
level-lantern-help = Un jeu solide, qui manque rarement ce qui est bon sur le moment.
level-bonfire = Brasier
level-bonfire-help = De l’expérience, difficile à surprendre.
level-beacon = Phare
level-beacon-help = Le plus fort qui soit ici. Prend le temps qu’il lui faut.
level-rated = { $level } · { NUMBER($rating, useGrouping: 0) }
level-rated-help = Cote de { NUMBER($rating, useGrouping: 0) }, mesurée entre les niveaux ; Étincelle a 1000.
level-scored = { $level } · ⌀ { $score }
level-scored-help = Marque { $score } points en moyenne.
level-random = au hasard
level-random-help = Prend n’importe quel choix permis. Bien pour un premier regard.
level-greedy = avide
level-greedy-help = Prend ce qui est le meilleur tout de suite, sans voir plus loin.
level-search = réfléchi
level-search-help = Joue beaucoup de suites possibles avant de décider.
level-oracle = oracle
level-oracle-help = Connaît la valeur de chaque position et joue à la perfection.
name-1 = Braise
name-2 = Phalène
name-3 = Chouette
name-4 = Fougère
name-5 = Merle
name-6 = Silex
settings = Réglages
create-match-submit = Dresser la table

## Le sceau et les mots des dés
commitment-title = Les dés sont scellés
commitment-lead = Tout le hasard de cette partie repose déjà sur un secret que plus personne ne peut changer. Ajoutez un mot à vous, et commencez.
commitment = Le sceau
commitment-why = Pourquoi se fier à ces dés ?
commitment-because-1 = La table a tiré un secret et vous en montre ici l’empreinte. Un autre secret aurait une autre empreinte : on ne peut donc plus l’échanger.
commitment-because-2 = Votre mot est mêlé à chaque lancer. La table ne le connaissait pas en tirant le secret ; elle n’a donc pas pu en choisir un à sa convenance.
commitment-because-3 = À la fin de la partie, le secret est montré. Chacun peut alors recalculer chaque lancer et voir qu’aucun n’a été touché.
dice-words-own = Votre mot
dice-words-only-bots = Seuls des robots jouent à cette table
dice-words-of = Mot de { $name }
dice-words-of-bots = Les mots des robots sont déjà scellés : { $words }
dice-words-suggestions = abeille abricot acajou agate alouette amande ambre ancre anis argent ardoise automne avoine azur bambou basilic blé bleuet bougie bouleau brise brume bruyère cannelle cèdre cerise chêne cigale citron clairière colline corail coquille cristal cuivre cygne dahlia dune ébène écho écorce écume épice étang étoile faucon fenouil figue flûte forêt fougère framboise frêne galet genêt givre glycine granit grillon hêtre héron hirondelle hiver horizon houx iris ivoire jardin jasmin laine lande lanterne laurier lavande lichen lierre lilas lin lune marbre mélèze menthe merle miel miroir mousse muguet myrtille neige noisette noyer olive orage orme osier papier pavot perle peuplier pin plume pluie poivre quartz renard rivière romarin roseau sable safran sapin sauge saule silex source tilleul topaze trèfle tulipe velours verger violette voile
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
connection-connecting = On s’approche de la table…
connection-lost = La liaison est coupée. Rien n’est perdu ; nouvel essai…
connection-gone = Cette table a été débarrassée.
back = Retour
undo = Reprendre
skip-ahead = Avancer
log = Le récit
log-start = Le début
log-turn = Tour de { $player }
log-line = Étape { $step } : { $text }
log-past = Voici la position après l’étape { $step }.
log-present = Revenir au présent
fork-at-step = Essayer autrement à partir d’ici (étape { $step })
download-record = Télécharger le récit
result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
result-nobody = Personne n’a gagné
result-alone = { $name } : { $score } points
result-alone-won = { $name } a gagné : { $score } points
play-again = Rejouer
verify-title = Vérifier les dés
verify-text = Voici le secret scellé avant le premier lancer. Téléchargez le récit et faites recalculer chaque lancer :
pass-device-title = Au tour de { $name }
pass-device-text = Passez l’écran. Rien n’est montré avant que la bonne personne soit là.
pass-device-done = Je suis { $name }

## Ce qui est refusé
refusal-unreachable = La table ne répond pas. Veuillez réessayer dans un instant.
refusal-request = Cela n’a pas marché : { $reason }
refusal-message = La table n’a pas compris : { $reason }
refusal-not-your-seat = Cette place ne se joue pas depuis cet écran.
refusal-not-your-decision = Ce n’est pas à cette place de décider.
refusal-step-passed = La partie a avancé entre-temps. Veuillez regarder de nouveau.
refusal-unknown-action = Ce choix n’existe pas ici.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-over = La partie est finie.
refusal-undo-nothing = Il n’y a rien à reprendre.
refusal-undo-chance = Quand le hasard a parlé, on ne peut plus rien reprendre.
refusal-undo-reveal = Quelque chose a été révélé depuis ; on ne peut plus le reprendre.
refusal-undo-consent = Il faudrait l’accord des autres.
refusal-advice-secret = Personne ne doit savoir qu’on vous interroge ; il n’y a donc pas de conseil maintenant.
refusal-no-seat-for-you = Il n’y a pas de place pour vous à cette table.
refusal-invitation = Cette table demande une invitation : ouvrez le lien que vous avez reçu.
refusal-declined = Votre demande de place a été refusée.
refusal-no-request = Cette personne ne demande plus de place.
refusal-full = Toutes les places de cette table sont prises.
refusal-requests-many = Trop de personnes demandent déjà une place ici.
refusal-seat-taken = Quelqu’un vient de prendre cette place.
refusal-no-such-seat = Il n’y a rien à faire à cette place.
refusal-begun = La partie a déjà commencé.
refusal-not-owner = Seule la personne qui a ouvert la table peut le faire.
refusal-not-over = Ce sera possible une fois la partie terminée.
refusal-stand-in = Un robot joue pour vous. Reprenez d’abord votre place.
refusal-undo-terms = À cette table, on ne reprend rien.
refusal-nobody-asked = Personne ne demande à reprendre un coup.
refusal-still-here = La personne assise là est encore présente.
refusal-already-so = C’est déjà le cas.
refusal-say-nothing = Ce message est vide.
refusal-secrets = Cette partie a des secrets ; on la voit quand elle est terminée.
refusal-watch = Cette table n’accepte pas de spectateurs.
refusal-gone = Cette table n’existe plus.
refusal-oracle-seats = L’oracle ne joue qu’aux tables à deux.
refusal-oracle-table = L’oracle n’a pas encore de table de valeurs pour cette partie. Cette commande la prépare : { $command }
note-lost-gave-up = { $player } abandonne.
note-lost-time = { $player } n’a plus de temps.
note-stand-in = Un robot ({ $level ->
        [spark] Étincelle
        [candle] Bougie
        [lantern] Lanterne
        [bonfire] Brasier
        [beacon] Phare
        [random] au hasard
        [greedy] avide
        [search] réfléchi
        [oracle] oracle
       *[other] { $level }
    }) joue pour { $player }.
note-back = { $player } est de retour.
reason-given-up = Tous les autres ont abandonné.
reason-time = Le temps est écoulé.
reason-rules-changed = Les règles du jeu ont changé pendant la partie.
rules-changed = Les règles de ce jeu ont changé pendant la partie : elle s’est terminée sans résultat. { $release } joue ses règles, version { $version }.
rules-older = Cette partie suit la version { $version } des règles ; { $release } les joue.
rules-other = Cette partie suit des règles ou un contenu qui ne se jouent pas ici.
log-chance = Hasard : { $number } sur { $faces }
log-notation = { $text }

## People
notify-turn = C’est à vous de jouer.
notify-turn-subject = { $game } : c’est à vous de jouer
notify-turn-mail = C’est à vous de jouer à une table de { $game } : { $link }
notify-rules-changed = Les règles ont changé : votre partie s’est terminée sans résultat.
notify-rules-changed-subject = { $game } : les règles ont changé
notify-rules-changed-mail = Les règles de { $game } ont changé : votre partie s’est terminée sans résultat et ne compte pas au classement : { $link }
refusal-not-signed-in = Dites d’abord votre nom ou connectez-vous.
refusal-sign-in = Cet identifiant et ce mot de passe ne vont pas ensemble.
refusal-password = Ce n’est pas votre mot de passe.
refusal-too-many = C’était trop souvent. Réessayez dans { $seconds } secondes.
refusal-name-empty = Un nom doit avoir au moins un caractère visible.
refusal-login-form = Un identifiant compte de 3 à 40 lettres, chiffres ou . _ - + @, sans espace.
refusal-login-taken = Cet identifiant est déjà pris.
refusal-account-there = Vous avez déjà un compte.
refusal-passkey = Cette clé d’accès ne prouve pas qui vous êtes.
refusal-passkey-unknown = Cette clé d’accès n’est pas connue ici.
refusal-passkey-late = Cela a pris trop de temps, ou la réponse a déjà été donnée. Recommencez, s’il vous plaît.
refusal-passkey-last = Cette clé d’accès est le seul chemin qui mène à vous : créez d’abord un compte avec un mot de passe, ou ajoutez une autre clé.
refusal-passkey-there = Cette clé d’accès est déjà enregistrée.
refusal-passkey-many = On ne peut pas avoir plus de { $most } clés d’accès.
refusal-passkey-host = Les clés d’accès demandent une page qui porte un nom, comme localhost ; une simple adresse en chiffres ne suffit pas.
refusal-mail-form = Ce n’est pas une adresse électronique.
refusal-push-form = Votre navigateur indique pour les messages un lieu qui ne convient pas.
refusal-push-many = On peut prévenir { $most } navigateurs au plus. Désactivez une fois les messages pour oublier les anciens.
refusal-no-person = Personne ne porte cet identifiant.
refusal-no-daily = Ce jeu n’a pas de partie du jour.
refusal-no-day = Il n’y a pas de partie ce jour-là, ou il n’est pas encore venu.
refusal-no-table = Cette table n’existe pas.
refusal-mute-self = On ne peut pas se mettre soi-même en sourdine.
refusal-report-empty = Dites ce qui s’est passé, s’il vous plaît.

## Autour des pages
navigation = Lieux
lobby = Salon
my-matches = Mes tables
turns-count = { $count ->
    [one] à vous de jouer à une table
   *[other] à vous de jouer à { $count } tables
}
me = Vous
you = vous
save = Enregistrer
share = Partager
or = ou
cancel = Laisser
ranking = Classement
profile = Profil
to-lobby = Vers le salon
to-match = Vers la table
guest-name = { $second } { $first }
guest-first-words = Agile Aimable Brave Calme Curieux Discret Doré Doux Espiègle Fidèle Fier Gai Habile Joyeux Léger Malin Matinal Paisible Patient Prudent Rapide Rêveur Rieur Rusé Sage Serein Tendre Vif
guest-second-words = Blaireau Bouvreuil Castor Cerf Corbeau Coucou Crapaud Écureuil Faucon Furet Geai Grillon Hérisson Héron Hibou Lapin Lérot Lézard Lièvre Loir Lynx Martinet Merle Moineau Mulot Pinson Renard Roitelet

## Où et à quelles conditions
play-where = Où jouez-vous ?
play-where-screen = Devant cet écran
play-where-screen-help = Seul contre des robots, ou ensemble devant un appareil.
play-where-online = En ligne
play-where-online-help = Chacun sur son appareil. Les amis viennent par un lien.
seat-open = Ouverte
seat-open-help = Qui vient peut s’asseoir ici.
seat-you-help = Vous jouez ici.
seat-none-for-you = Gardez une place pour vous.
seat-free = libre
listing = Qui peut venir ?
listing-invited = Sur invitation
listing-invited-help = Seules les personnes qui ont votre lien trouvent cette table.
listing-listed = Tout le monde
listing-listed-help = La table figure dans le salon. Le lien marche aussi.
terms-title = Conditions
terms-preset = À quel rythme ?
preset-calm = Sans se presser
preset-calm-help = D’une traite, sans pendule.
preset-steady = Soutenu
preset-steady-help = 10 minutes chacun, plus 10 secondes par décision.
preset-quick = Rapide
preset-quick-help = 30 secondes par décision.
preset-days = Jour après jour
preset-days-help = Jusqu’à 3 jours par décision. On vous prévient quand c’est à vous.
terms-details = Tous les détails
terms-pace = Rythme
terms-pace-live = d’une traite
terms-pace-days = sur plusieurs jours
terms-clock = Pendule
clock-kind-none = aucune
clock-kind-move = par décision
clock-kind-bank = pour toute la partie
terms-seconds-move = Temps par décision
terms-seconds-bank = Temps de chacun
terms-increment = Ajout par décision
terms-runout = Quand le temps est écoulé
on-timeout-skip = un robot décide cette fois
on-timeout-bot = un robot continue
on-timeout-loss = la partie est perdue
terms-undo = On peut reprendre ses décisions
terms-watch = D’autres peuvent regarder
terms-delay-field = Les spectateurs voient avec un retard de
terms-clock-none = sans pendule
terms-clock-move =
    { $time } { $timeUnit ->
        [days] { $time ->
            [one] jour
           *[other] jours
        }
        [hours] { $time ->
            [one] heure
           *[other] heures
        }
        [minutes] min
       *[seconds] s
    } par décision
terms-clock-bank =
    { $time } { $timeUnit ->
        [days] { $time ->
            [one] jour
           *[other] jours
        }
        [hours] { $time ->
            [one] heure
           *[other] heures
        }
        [minutes] min
       *[seconds] s
    } chacun, plus { $more } { $moreUnit ->
        [days] { $more ->
            [one] jour
           *[other] jours
        }
        [hours] { $more ->
            [one] heure
           *[other] heures
        }
        [minutes] min
       *[seconds] s
    } par décision
terms-runout-skip = ensuite un robot décide une fois
terms-runout-bot = ensuite un robot continue
terms-runout-loss = ensuite la partie est perdue
terms-unwatched = sans spectateurs
terms-delay = les spectateurs voient avec { $delay } s de retard
terms-no-undo = on ne reprend rien
unit-of = Unité : { $label }
unit-seconds = secondes
unit-minutes = minutes
unit-hours = heures
unit-days = jours

## La salle d’attente
waiting-seats = Autour de la table
waiting-lead = La partie commence d’elle-même dès que chaque place est prise et que tout le monde est prêt.
waiting-welcome = Il y a une place pour vous. Asseyez-vous !
waiting-watch = La partie n’a pas encore commencé. Vous la verrez ici dès qu’elle commence.
waiting-invitation = Cette table est sur invitation. Ouvrez le lien que vous avez reçu, ou demandez une place.
waiting-asked = Votre demande est envoyée. Vous aurez une place dès qu’elle sera acceptée ; cette page vous le dira.
waiting-declined = Votre demande de place a été refusée.
waiting-unwatched = Toutes les places sont prises, et cette table n’accepte pas de spectateurs.
ask-for-seat = Demander une place
requests-title = { $count ->
    [one] { $count } personne demande une place
   *[other] { $count } personnes demandent une place
}
requests-full = Il n’y a pas de place libre. Libérez d’abord la place d’un robot.
request-accept = Accepter
request-accept-person = Donner une place à { $name }
request-decline = Refuser
request-decline-person = Refuser la demande de { $name }
sit-here = S’asseoir ici
sit-down = S’asseoir
leave-seat = Quitter la place
seat-ready = prêt
seat-not-ready = pas encore prêt
remove = Écarter
remove-person = Écarter { $name } de la table
remove-text = Un robot continuera à cette place. C’est définitif.
ready-why = Il est mêlé aux dés : ainsi, personne n’a pu choisir comment ils tombent.
i-am-ready = Je suis prêt
you-are-ready = Vous êtes prêt.
not-ready-yet = Un instant
waits-for-people = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waits-for = On attend { $names }.
waits-for-you = Les autres sont prêts.
invite-title = Inviter
invite-private = Qui a ce lien peut s’asseoir à votre table.
invite-listed = La table figure dans le salon ; avec ce lien, les amis viennent directement ici.
invite-link = Invitation
invite-text = Venez jouer à { $game }

## Les gens à la table
people = Joueurs
presence-here = présent
presence-away = absent
presence-bot = robot
seat-forfeited = hors jeu
seat-stand-in = Un robot ({ $level }) le remplace
you-watch = Vous regardez
bot-for-me = Laisser un robot jouer pour moi
bot-for = Appeler un robot pour { $name }
take-seat-back = Reprendre ma place
give-up = Abandonner
give-up-title = Abandonner la partie ?
give-up-text = Elle comptera comme perdue, et vous ne pourrez pas reprendre votre place.
other-device = Jouer sur un autre appareil
other-device-text = Ce lien est la clé privée de votre place. Qui l’a joue pour vous : gardez-le pour vous.
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-of = il reste { $time }
clock-left = Il vous reste { $seconds } secondes.
undo-ask = Demander à reprendre
undo-asked = Vous avez demandé à reprendre. On attend les autres…
undo-question = { $name } voudrait reprendre sa dernière décision.
undo-yes = D’accord
undo-no = Non
chat = Discussion
chat-unread = { $count ->
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-seated = Seuls ceux qui sont à la table peuvent parler ici.
chat-muted = { $count ->
    [one] Une personne est muette.
   *[other] { $count } personnes sont muettes.
}
chat-muted-change = Changer
about-person = À propos de { $name }
mute = Rendre { $name } muet
unmute = Entendre { $name } à nouveau
complaint-person = Signaler { $name }
complaint-text = Que s’est-il passé ?
complaint-send = Envoyer le signalement
complaint-sent = Merci. La personne qui tient ce serveur le verra.
rematch = Revanche
rematch-join = Vers la revanche
download-bug-report = Un problème ? Télécharger un fichier pour le réparer
connection-stranger = Votre session est terminée. Veuillez recharger la page.
connection-barred = Cette table ne se regarde pas, ou ce lien n’est pas valable.
connection-closed = La liaison est fermée.

## Le salon et mes parties
lobby-lead = Asseyez-vous à une table ouverte, ou regardez un moment.
lobby-open = Tables ouvertes
lobby-running = Parties en cours
lobby-empty = C’est calme ici
lobby-empty-text = Soyez la première lumière : ouvrez une table, et le prochain invité vous trouvera.
create-match-of = Ouvrir une table de { $game }
quick-join = Partie rapide
quick-join-text = N’importe quelle place libre ; à défaut, une nouvelle table qui attend quelqu’un.
view-open-match = Jeter un œil
watch = Regarder
my-matches-turn = À vous de jouer
my-matches-waiting = En attente
my-matches-running = En cours
my-matches-finished = Terminées
my-matches-empty = Vous n’êtes encore à aucune table.

## Rediffusion
replay = Revoir la partie
replay-of = Rediffusion : { $game }
replay-later = Cette partie n’est pas finie. Vous pourrez la revoir ici ensuite.
replay-place = Étape { $step } sur { $steps }
replay-step = Étape
section-previous = Section précédente
section-next = Section suivante
step-previous = Une étape en arrière
step-next = Une étape en avant
replay-play = Lire
pause = Pause
speed = Vitesse
seen-by = Vu par
spectator = un spectateur
fork-from-here = Essayer autrement à partir d’ici
go-to-step = Aller à l’étape { $step }
verify-help = Votre navigateur recalcule le sceau et chaque lancer à partir du récit.
verify-now = Vérifier les dés
verify-insecure = Cette page n’a pas été chargée de façon sûre ; le navigateur n’y calcule donc pas. Téléchargez le récit et vérifiez-le avec « gloaming verify ».
verify-in-replay = Ou laissez faire votre navigateur, à côté de la rediffusion
verify-right = Les dés sont justes
verify-wrong = Quelque chose ne va pas
verify-passed-commitment = Le secret correspond au sceau.
verify-passed-dice-words =
    Les mots de { $seats } places sont mêlés{ $bots ->
        [0] .
       *[other] , ceux des robots tels qu’ils furent scellés.
    }
verify-passed-throws = { $throws ->
    [one] Un lancer découle du secret et des mots.
   *[other] { $throws } lancers découlent du secret et des mots.
}
verify-noted-same = C’est le sceau que ce navigateur a vu quand vous avez donné votre mot.
verify-noted-other = Ce n’est pas le sceau que ce navigateur a vu quand vous avez donné votre mot !
verify-failed-at = Étape { $step } : { $text }
verify-failed-no-record = Ce n’est pas le récit d’une partie.
verify-failed-unfinished = Le récit n’est pas fini ; son secret n’est donc pas encore montré.
verify-failed-day = Le secret du { $day } sera dévoilé à la fin de cette journée.
verify-failed-commitment = Le secret ne correspond pas au sceau.
verify-failed-dice-words = Il n’y a pas un mot pour chaque place.
verify-failed-bot-word = Le mot de { $name } n’est pas celui qui fut scellé.
verify-failed-order = les étapes ne sont pas dans leur ordre.
verify-failed-die = un tel dé n’existe pas.
verify-failed-face = les dés ont donné la face { $thrown } sur { $of }, mais le récit dit { $written }.
verify-failed-undo = un résultat du hasard a été repris.

## Moi et les autres
my-name = Votre nom
another-name = Un autre nom
name-saved = Voilà votre nom désormais.
my-profile = Votre profil
account = Compte
guest-help = Vous êtes l’invité de ce navigateur. Un compte garde vos parties et vos classements, aussi sur d’autres appareils.
account-create = Créer un compte
account-create-help = Tout ce que vous avez joué jusqu’ici reste à vous.
account-created = Votre compte est là. Tout ce que vous jouez est gardé.
sign-in = Se connecter
sign-in-help = Les places prises en invité vous suivent.
signed-in = Heureux de vous revoir.
signed-in-as = Connecté en tant que { $login }
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
signed-out = Vous êtes déconnecté, et un nouvel invité.
login = Identifiant
password = Mot de passe
password-change = Changer le mot de passe
password-old = Votre mot de passe actuel
password-new = Le nouveau mot de passe
password-help = Il faudra se reconnecter sur tous les autres appareils.
password-changed = Le nouveau mot de passe est enregistré.
passkey-of = Clé d’accès du { $day }
passkey-remove = Retirer
passkey-remove-of = Retirer la clé d’accès du { $day }
passkey-removed = La clé d’accès est retirée.
passkey-sign-in = Se connecter avec une clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-instead = Plutôt une clé d’accès qu’un mot de passe ?
passkeys-count = { $count ->
    [0] Pas encore de clé d’accès. Avec une clé, on se connecte sans mot de passe.
    [one] Une clé d’accès
   *[other] { $count } clés d’accès
}
notify-title = Quand c’est à vous
notify-help = En votre absence, on peut vous dire que quelqu’un vous attend.
push-start = Me prévenir sur cet appareil
push-stop = Ne plus me prévenir
push-on = On vous prévient sur cet appareil.
push-refused = Le navigateur ne le permet pas. Cela se change dans ses réglages pour cette page.
push-unable = Ce navigateur ne peut rien montrer quand la page est fermée.
mail = Adresse e-mail
mail-saved = L’adresse est enregistrée.
muted-people = Personnes muettes
muted-nobody = Vous entendez tout le monde.
member-since = Ici depuis le { $day }
statistics = Chiffres
game = Jeu
rating = Cote
rating-estimate = estimée { $mu } ± { $sigma }
matches = Parties
won = Gagnées
won-shared = dont { $count } à plusieurs
undecided = Nulles
steps-each = Étapes par partie
past-matches = Parties passées
past-matches-none = Aucune partie finie pour l’instant.
place-won = gagnée
place-shared = gagnée ensemble
place-undecided = nulle
place-alone = jouée
place-number = { $place }e place
ranking-of = Classement : { $game }
ranking-help = La cote dit ce que quelqu’un vaut sûrement après les parties jouées ; elle croît avec la certitude.
ranking-empty = Personne n’a encore fini de partie classée. À vous de commencer !
daily = Partie du jour
daily-of = Partie du jour : { $game }
daily-help = Aujourd’hui, tout le monde lance les mêmes dés. Votre première partie compte ; vous pouvez la quitter et y revenir jusqu’à la fin.
daily-past-help = Ce jour-là, tout le monde a lancé les mêmes dés.
daily-play = Jouer la partie du jour
daily-my-run = Vers ma partie
daily-results = Résultats
daily-empty = Personne n’a encore terminé.
daily-dice = Les dés du jour
daily-commitment-help = Le serveur a tiré un secret dont découle chaque lancer ; la parole de personne n’y est mêlée. Son sceau est visible maintenant, le secret demain : chacun pourra alors vérifier tous les lancers.
daily-secret-help = La journée est finie. Chaque lancer découle de ce secret, qui correspond au sceau affiché toute la journée : ouvrez une reprise et faites vérifier les dés.
daily-commitment = Sceau
daily-secret = Secret
daily-previous = La veille
daily-today = Aujourd’hui
matches-count = { $count ->
    [one] une partie
   *[other] { $count } parties
}

## Le bilan de chance
luck-report = Chance et talent
luck-report-of = Chance et talent : { $game }
luck-chances = Les chiffres sont les chances de gagner, sans partage ou à plusieurs.
luck-search-error = ± est l’erreur de la seule recherche, dix-neuf fois sur vingt.
luck-in-words = Dans ce jeu, les estimations sont trop grossières pour des pourcentages. Des mots disent donc où en était la partie.
luck-solo = En solitaire, il n’y a pas de victoire à partager : les chiffres disent comment la partie devrait finir, selon sa propre mesure.
luck-total-start = Départ
luck-total-luck = Chance
luck-total-own = Ses décisions
luck-total-others = Décisions des autres
luck-total-rest = Reste
luck-total-result = Résultat
luck-total-adjusted = Sans la chance
luck-turning-points = Tournants
luck-no-turning-points = Aucune étape n’a fait basculer cette partie à elle seule.
luck-costly-decisions = Décisions coûteuses
luck-no-costly-decisions = Aucune décision n’a coûté quoi que ce soit avec certitude.
luck-step-luck = Étape { $step } : { $what } Chance : { $name } { $change } %.
luck-step-cost = Étape { $step }, { $name } : { $what }. { $change } %. Mieux : { $best }.
luck-step-lucky = Étape { $step } : { $what } Un coup de chance pour { $name }.
luck-step-unlucky = Étape { $step } : { $what } Pas de chance pour { $name }.
luck-step-better = Étape { $step }, { $name } : { $what }. Mieux : { $best }.
luck-left = { $name } a quitté la table et renoncé à { $change } %.
luck-left-in-words = { $name } a quitté la table.
luck-totals = Totaux de chaque joueur
luck-of-throws = Chance aux dés
luck-no-totals = On ne sait pas encore, dans ce jeu, quelle part du résultat revient à la chance et quelle part au talent : les chiffres laisseraient trop de choses inexpliquées.
luck-verdict-very-lucky = beaucoup de chance
luck-verdict-lucky = de la chance
luck-verdict-neither = ni chance ni malchance
luck-verdict-unlucky = de la malchance
luck-verdict-very-unlucky = beaucoup de malchance
luck-totals-help = Départ, chance, décisions et reste donnent ensemble le résultat. La chance est l’effet des lancers et des pioches ; une décision est comparée à la meilleure que le joueur pouvait connaître. Le reste est ce qui ne s’est révélé que plus tard, et l’erreur de la recherche. Sans la chance, un résultat peut passer sous 0 % ou au-dessus de 100 %.
luck-chart = La situation de chacun, étape par étape
luck-progress = Le bilan se prépare : étape { $done } sur { $steps }.

## Des conseils pendant la partie
advice-hint = Conseil
advice-odds = Chances
advice-thinking = On réfléchit…
advice-chance = Chances de gagner : { $before } en moyenne, { $after } ainsi.
basis-perfect = C’est exact, si tout le monde joue parfaitement.
basis-level = C’est vrai si tout le monde continue à jouer comme { $level }.
standing-behind = en retard
standing-even = à peu près à égalité
standing-ahead = en tête
standing-poor = mauvais
standing-fair = moyen
standing-good = bon
advice-stands-behind = { $name } est en retard
advice-stands-even = { $name } est à peu près à égalité
advice-stands-ahead = { $name } est en tête
advice-exact = C’est exact.
advice-take = Faire ainsi
advice-close = Ranger le conseil
advice-odds-chances = Chances de gagner avec le meilleur choix : { $chances }.
advice-odds-in-words = Avec le meilleur choix : { $standings }.
advice-odds-choices = Ce qui mérite réflexion
note-asked-hint = { $player } a demandé un conseil.
note-asked-odds = { $player } a demandé les chances.
refusal-no-hints = À cette table, personne ne peut demander de conseil.
terms-hints = On peut demander des conseils (la partie ne compte pas pour le classement)
terms-hinted = conseils permis, hors classement
advice-allowed = On peut demander des conseils et les chances
advice-best = Quelqu’un de fort choisirait : { $what }.
success-raises = Les chances que cette tentative réussisse passent de { $before } à { $after }.
success-lowers = Les chances que cette tentative réussisse baissent de { $before } à { $after }, mais ce qu’on garde vaudra davantage plus tard.
success-keeps = Les chances que cette tentative réussisse restent à { $after }.
success-chance = Si vous continuez au mieux, cette tentative réussit à { $chance }.
success-none = Vous ne tentez rien en ce moment : il n’y a pas de chances à donner.
