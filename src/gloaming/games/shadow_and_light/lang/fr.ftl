name = Entre ombre et lumière
tagline = Seul dans un soir sans fin, avec trois dés blancs, trois noirs, et ce que vous en ferez.

## Réglages

setting-sheet = Personnage
setting-sheet-help = Un nouveau personnage, ou le code d’une feuille de personnage d’une aventure précédente ; ses jauges repartent d’au moins 5.
setting-sheet-new = Un nouveau personnage
setting-provisions = Provisions
setting-provisions-help = Tous les tant de déplacements, vous mangez 1 vivre ou perdez 1 santé ; 0 pour jamais.
setting-danger_retry = Dangers durables
setting-danger_retry-help = Si une case de danger qui n’a pas été maîtrisée peut être retentée.
setting-danger_retry-no = Chaque danger une fois
setting-danger_retry-yes = Jusqu’à le maîtriser
setting-placing = Dés après un jet
setting-placing-help = Combien de dés sont posés ou écartés après chaque jet d’une rencontre ou d’une guilde.
setting-placing-one = Un seul
setting-placing-more = Un ou plusieurs
setting-hearts = Prix d’un cœur
setting-hearts-help = Ce que coûte de tourner un dé sur la face voulue.
setting-hearts-both = 1 santé et un cœur
setting-hearts-maximum = Un cœur seulement

## Actions

action-assign = Ajouter { $health } à la santé, { $food } aux vivres, { $gold } à l’or
action-talent = Talent : { $talent ->
        [witch] { talent-witch }
        [dancer] { talent-dancer }
        [hunter] { talent-hunter }
        [warrior] { talent-warrior }
       *[other] { $talent }
    }
action-guild = Guilde : { $guild ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $guild }
    }
action-throw = Lancer les dés pour un déplacement
action-lift = Retirer le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } de la boussole
action-lay = Poser le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } sur la boussole
action-lay-all = Poser tous les dés sur la boussole et partir
action-set-off = Partir ; les dés hors de la boussole sont perdus
action-hunt = Chasser avec le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
action-hunt-triplet = Tenter un triple avec le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }, puis chasser
action-step = Un pas avec le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
action-stop = S’arrêter ici
action-wait-food = Rester ici pour 1 vivre
action-wait-health = Rester ici ; perdre 1 santé et vider la boussole
action-place = Poser le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } sur la case { $field }
action-keep = Poser le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
action-drop = Écarter le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
action-on = Continuer
action-again = Relancer le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    }
action-turn = Tourner le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } sur la face opposée { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    }
action-change = { $way ->
        [up] Augmenter
       *[down] Diminuer
    } d’un point le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    }
action-second = Poser un second dé { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    }
action-recolour = Pour 1 or et 1 vivre, le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } prend la valeur du { $giver_number } { $giver_colour ->
        [white] blanc
       *[black] noir
    }
action-spin = Pour un cœur, tourner le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } sur { $side }
action-summon = Invoquer le { $summoned_number } { $summoned_colour ->
        [white] blanc
       *[black] noir
    } à la place du { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
action-summon-artifact = Invoquer l’artefact ({ $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }) à la place du { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
action-recall = Reprendre le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
action-retry = Second essai pour 1 vivre
action-decline = Pas de second essai
action-loot = Butin en { $cell }
action-rune = Rune en { $cell }
action-learn = Tenter d’apprendre ici
action-master = Tâche { $task } : un W{ $sides }
action-knock = Frapper à la porte
action-knock-twice = Frapper, et lancer deux fois le dé de caractéristique grâce à votre talent
action-bribe = Payer 1 or au garde
action-drink = Boire une potion
action-trade-gold = Échanger 1 or contre 1 vivre
action-trade-food = Échanger 1 vivre contre 1 or
action-eat = Manger 2 vivres pour 1 santé
action-mend = Manger 2 vivres pour rétablir un cœur
action-end = Terminer l’aventure

## Sections du récit

section-creation = Votre personnage
section-movement = Déplacement { $movement }
section-field = Déplacement { $movement } : { $field }
section-close = La fin

## Événements

event-bars-thrown = Dés des jauges : { $numbers }.
event-bars-set = Vous partez avec { $health } santé, { $food } vivres et { $gold } or.
event-talent = Talent ({ $number } au dé) : { $talent ->
        [witch] { talent-witch }
        [dancer] { talent-dancer }
        [hunter] { talent-hunter }
        [warrior] { talent-warrior }
       *[other] { $talent }
    }.
event-guild = Guilde ({ $number } au dé) : { $guild ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $guild }
    }.
event-thrown = Jet : { $colours ->
        [white] blanc { $white }
        [black] noir { $black }
       *[both] blanc { $white }, noir { $black }
    }.
event-lost = { $count ->
        [one] Un dé ne trouve pas de place sur la boussole.
       *[other] { $count } dés ne trouvent pas de place sur la boussole.
    }
event-stepped = Un pas avec le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
event-stepped-paid = Un pas avec le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }, et 1 vivre pour le quatrième dé.
event-stopped-cleared = Tous les dés quittent la boussole.
event-waited-food = Vous restez sur place et mangez 1 vivre.
event-waited-health = Vous restez sur place ; cela coûte 1 santé et la boussole est vidée.
event-provisions-food = Déplacement { $movement } : vous mangez 1 vivre de vos provisions.
event-provisions-health = Déplacement { $movement } : plus rien à manger. Vous perdez 1 santé.
event-announced = Ce qui vit ici appartient à une extension dont les règles ne sont pas encore écrites. On vous laisse passer.
event-stretched = L’intelligence donne { $number } : le double devient un triple.
event-not-stretched = L’intelligence donne { $number } : cela reste un double.
event-hunted = Chasse, { $number } au dé : { $quarry ->
        [sheep] { quarry-sheep }
        [goat] { quarry-goat }
        [boar] { quarry-boar }
        [deer] { quarry-deer }
        [elk] { quarry-elk }
        [bear] { quarry-bear }
       *[other] { $quarry }
    }. Vivres : +{ $food }.
event-escaped = Chasse, { $number } au dé : { $quarry ->
        [sheep] { quarry-sheep }
        [goat] { quarry-goat }
        [boar] { quarry-boar }
        [deer] { quarry-deer }
        [elk] { quarry-elk }
        [bear] { quarry-bear }
       *[other] { $quarry }
    }. Le gibier s’échappe.
event-hazard-mastered = Danger, rouge { $red }, blanc { $white } : maîtrisé.
event-hazard-even = Danger, rouge { $red }, blanc { $white } : il ne se passe rien.
event-hazard-failed = Danger, rouge { $red }, blanc { $white } : cela tourne mal.
event-suffered-health = Vous perdez 1 santé.
event-suffered-food = Vous perdez 1 vivre.
event-suffered-gold = Vous perdez 1 or.
event-met-animal = Essai { $attempt } : { $id ->
        [hedgehog] { animal-hedgehog }
        [hare] { animal-hare }
        [magpie] { animal-magpie }
        [badger] { animal-badger }
        [otter] { animal-otter }
        [fox] { animal-fox }
        [adder] { animal-adder }
        [raven] { animal-raven }
        [stag] { animal-stag }
        [owl] { animal-owl }
        [lynx] { animal-lynx }
        [wolf] { animal-wolf }
       *[other] { $id }
    }.
event-met-character = Essai { $attempt } : { $id ->
        [lumberjack] { character-lumberjack }
        [fire-elemental] { character-fire-elemental }
        [tree-wight] { character-tree-wight }
        [sorcerer] { character-sorcerer }
       *[other] { $id }
    }.
event-met-guild = Essai { $attempt } : { $id ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $id }
    }.
event-placed = Le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } sur la case { $field }.
event-kept = Le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } est posé.
event-dropped = Le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } est écarté.
event-again = Relancé { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    } : le { $old_number } { $old_colour ->
        [white] blanc
       *[black] noir
    } devient le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
event-opposite = Retourné { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    } : le { $old_number } { $old_colour ->
        [white] blanc
       *[black] noir
    } devient le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
event-change = Changé d’un point { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    } : le { $old_number } { $old_colour ->
        [white] blanc
       *[black] noir
    } devient le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
event-recolour = Pour 1 or et 1 vivre, le { $old_number } { $old_colour ->
        [white] blanc
       *[black] noir
    } devient le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } ; le dé qui a donné sa valeur passe ce jet.
event-spin = Un cœur est barré : le { $old_number } { $old_colour ->
        [white] blanc
       *[black] noir
    } devient le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
event-summon = Invoqué { $source ->
        [line] d’une ligne
       *[artifact] par un artefact
    } : le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } remplace le { $old_number } { $old_colour ->
        [white] blanc
       *[black] noir
    }.
event-armed = Un second dé peut être posé { $source ->
        [gold] pour 1 or
        [manipulation] par une manipulation
        [talent] par votre talent
        [object] par un objet
       *[experience] par l’expérience
    }.
event-recalled = Le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } revient.
event-line = { $line ->
        [row] La ligne
       *[column] La colonne
    } { $which } est complète et donne le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
event-succeeded = C’est réussi.
event-failed = Cela n’a pas marché.
event-experience = Expérience : { $xp } XP. { $opens ->
        [green] Les terres vertes sont ouvertes.
        [events] Des événements aléatoires viendraient maintenant ; ils appartiennent à une extension qui n’est pas encore écrite.
        [blue] Les terres bleues sont ouvertes ; leurs boss appartiennent à une extension qui n’est pas encore écrite.
       *[nothing] { "" }
    }
event-rewarded = Manipulation gagnée : { $manipulation ->
        [again] { manipulation-again }
        [second] { manipulation-second }
        [opposite] { manipulation-opposite }
        [change] { manipulation-change }
       *[other] { $manipulation }
    }.
event-spoils = Deux dés pour les matrices : { $first } et { $second }.
event-looted = Butin : { $gained } { $kind ->
        [gold] or
        [food] { $gained ->
            [one] vivre
           *[other] vivres
        }
       *[potion] { $gained ->
            [one] potion
           *[other] potions
        }
    }.
event-looted-nothing = { $kind ->
        [gold] Votre jauge d’or
       *[food] Votre jauge de vivres
    } est pleine : le butin reste où il est.
event-looted-thing = Butin : { $thing ->
        [billhook] { thing-billhook }
        [boar-spear] { thing-boar-spear }
        [black-sabre] { thing-black-sabre }
        [sling] { thing-sling }
        [yew-bow] { thing-yew-bow }
        [crossbow] { thing-crossbow }
        [storm-lantern] { thing-storm-lantern }
        [hand-mirror] { thing-hand-mirror }
        [tally-stick] { thing-tally-stick }
        [double-pouch] { thing-double-pouch }
       *[other] { $thing }
    }.
event-marked = Rune en { $cell } : { $rune ->
        [dawn] { rune-dawn }
        [noon] { rune-noon }
        [dusk] { rune-dusk }
        [midnight] { rune-midnight }
        [ember] { rune-ember }
        [frost] { rune-frost }
       *[other] { $rune }
    }.
event-marked-before = Rune en { $cell }, déjà cochée : { $rune ->
        [dawn] { rune-dawn }
        [noon] { rune-noon }
        [dusk] { rune-dusk }
        [midnight] { rune-midnight }
        [ember] { rune-ember }
        [frost] { rune-frost }
       *[other] { $rune }
    }.
event-learned = La tâche { $task } est accomplie. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    } : W{ $sides }.
event-member = Votre guilde ouvre cette porte. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }.
event-knocked = { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    } : { $numbers } au dé, bonus { $bonus }. Essais : { $attempts }.
event-guard-in = Aucun 1 : le garde vous laisse entrer.
event-guard-paid = Un seul 1 et 1 or : le garde vous laisse entrer.
event-guard-struck = { $ones ->
        [one] Un 1
       *[other] { $ones } fois 1
    } : l’essai est barré. Restants : { $left }.
event-taught = { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    } +2, et un artefact : { $artifact ->
        [giants-knuckle] { artifact-giants-knuckle }
        [swallow-feather] { artifact-swallow-feather }
        [owl-lens] { artifact-owl-lens }
        [silver-bell] { artifact-silver-bell }
       *[other] { $artifact }
    } (le { $number } { $colour ->
        [white] blanc
       *[black] noir
    }).
event-turned-away = Plus aucun essai, la porte reste close. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }.
event-drank = Une potion rend 1 santé.
event-traded-gold = 1 or devient 1 vivre.
event-traded-food = 1 vivre devient 1 or.
event-closing = Vous faites vos comptes.
event-restored-health = 2 vivres rendent 1 santé.
event-restored-heart = 2 vivres rétablissent un cœur.
event-ended = L’aventure est finie. Score : { $score }.

## Refus

refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-planning = Les dés se posent sur la boussole juste après le jet de déplacement.
refusal-not-moving = Vous n’êtes pas en route en ce moment.
refusal-not-moved = Vous n’avez pas encore fait de pas : restez pour un vivre ou une santé, ou avancez.
refusal-moved = Vous avez déjà fait un pas : arrêtez-vous ou continuez.
refusal-not-on-compass = Il n’y a pas de { $number } { $colour ->
        [white] blanc
       *[black] noir
    } sur la boussole.
refusal-not-in-hand = Il n’y a pas de { $number } { $colour ->
        [white] blanc
       *[black] noir
    } parmi les dés lancés.
refusal-not-dropped = Il n’y a pas de { $number } { $colour ->
        [white] blanc
       *[black] noir
    } parmi les dés écartés.
refusal-compass-taken = Sa place sur la boussole est prise : { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
refusal-nothing-to-lay = Aucun dé n’a de place libre sur la boussole.
refusal-no-ranged-weapon = Pour chasser, il faut une arme à distance.
refusal-hunted = Il y a une seule chasse par déplacement.
refusal-no-quarry = Il n’y a plus rien à chasser.
refusal-no-twin = Il n’y a pas de double de { $number } { $colour ->
        [white] blanc
       *[black] noir
    }.
refusal-triplet-already = C’est déjà un triple.
refusal-intelligence-too-small = Votre dé d’intelligence ne peut pas donner cette valeur.
refusal-map-ends = La carte s’arrête là.
refusal-too-far = Cette case est à plus d’un pas.
refusal-area-closed = Ces terres s’ouvrent à { $xp } XP.
refusal-fourth-die = Un quatrième dé dans un déplacement coûte 1 vivre.
refusal-no-attempt = Il n’y a rien où poser un dé maintenant.
refusal-only-place = Le second dé ne peut qu’être posé.
refusal-no-such-field = Il n’y a pas de telle case de dé ici.
refusal-field-covered = Un dé s’y trouve déjà.
refusal-does-not-fit = Le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } ne convient pas là.
refusal-pair = Le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } n’a pas la même valeur que son double.
refusal-no-dice = Il n’y a pas de dé à changer maintenant.
refusal-not-in-movement = En déplacement, seul 1 or relance un dé ; rien d’autre ne le change.
refusal-no-resources = Or, vivres et cœurs ne comptent pas devant le garde.
refusal-no-gold = Il vous manque de l’or.
refusal-no-food = Il vous manque des vivres.
refusal-no-manipulation = Vous n’avez pas cette manipulation.
refusal-property-sample = Cela n’aide que dans les guildes et devant le garde d’une porte.
refusal-no-object = Vous n’avez pas d’objet pour cela.
refusal-talent-used = Votre talent est épuisé.
refusal-no-talent = Votre talent est un autre.
refusal-experience = Il faut pour cela { $xp } XP.
refusal-help-used = Cette aide est épuisée dans cette guilde.
refusal-guild-only = Ce n’est possible que dans une guilde.
refusal-second-already = Un second dé peut déjà être posé.
refusal-no-second = Il n’y a pas de second dé à poser ici.
refusal-no-summons = Vous ne pouvez pas invoquer ce dé.
refusal-no-such-number = Le dé ne peut pas prendre cette valeur.
refusal-same-colour = Il faut des dés des deux couleurs et de valeurs différentes.
refusal-no-guild = On apprend en arrivant dans une guilde, avant le déplacement suivant.
refusal-no-teacher = On frappe à la porte d’un maître, avant le déplacement suivant.
refusal-crossed-out = Ce lieu est barré.
refusal-another-visit = Le prochain essai demande une autre visite.
refusal-no-guard = Il n’y a pas de garde ici.
refusal-more-ones = Le garde n’accepte d’or que pour un seul 1.
refusal-no-potion = Vous n’avez pas de potion.
refusal-healthy = Votre santé est au maximum.
refusal-at-the-end = Ce n’est possible qu’en faisant les comptes.
refusal-no-meal = Il faut pour cela 2 vivres.
refusal-hearts-whole = Aucun cœur n’est barré.
refusal-health-first = Remplissez d’abord votre santé.
refusal-no-market = On n’échange que debout sur la case d’une guilde ou d’un maître.
refusal-bar-full = Il n’y a plus de place sur la jauge.
refusal-traded = Vous venez d’échanger dans l’autre sens ; annulez plutôt.
refusal-loot-gone = Ce butin n’est plus là ; prenez l’autre combinaison, ou la rune.
refusal-no-such-combination = Les dés ne montrent pas cette combinaison.

## Prix et conséquences

price-gold = { $amount } or
price-food = { $amount ->
        [one] 1 vivre
       *[other] { $amount } vivres
    }
price-health = { $amount } santé
price-hearts = { $amount ->
        [one] 1 cœur
       *[other] { $amount } cœurs
    }
price-potions = { $amount ->
        [one] 1 potion
       *[other] { $amount } potions
    }
price-manipulation = une manipulation
price-talent = votre talent
price-object = un objet
price-experience = l’aide de cette guilde
price-line = le dé gagné
price-artifact = l’artefact
consequence-deadly = Vous n’y survivriez pas : l’aventure finit aussitôt, et le personnage est perdu.
consequence-ends = Les comptes sont faits et la feuille du personnage est écrite. Elle peut ouvrir la prochaine aventure.
consequence-compass = { $count ->
        [one] 1 dé quitte la boussole.
       *[other] { $count } dés quittent la boussole.
    }
consequence-provisions-food = Le déplacement prend fin et il faut manger : 1 vivre.
consequence-provisions-health = Le déplacement prend fin et il faut manger : sans vivres, 1 santé.
consequence-out = Le dé est écarté jusqu’à la fin de l’essai.
consequence-fails = L’essai échoue ainsi.
consequence-guard = { $left ->
        [0] C’était le dernier essai : la porte reste fermée à jamais.
        [one] L’essai est rayé ; il en reste un.
       *[other] L’essai est rayé ; il en reste { $left }.
    }
consequence-help = La guilde ne donne cette aide qu’une fois.
consequence-giver = Le { $number } { $colour ->
        [white] blanc
       *[black] noir
    } est écarté pour ce lancer.
consequence-heart = Un cœur est barré : votre santé ne dépassera plus { $most }.
consequence-nothing = Cela ne donne rien maintenant.

## Comment cela finit

reason-ended = L’aventure a été terminée et les comptes faits.
reason-died = La santé est épuisée.
reason-heartless = Le dernier cœur a été barré.

## La table en caractères

table-bars = Santé { $health }/{ $hearts }  Vivres { $food }  Or { $gold }  Potions { $potions }  XP { $xp }
table-person = { $talent } · { $guild }
table-properties = Force { $strength }  Adresse { $dexterity }  Intelligence { $intelligence }  Charisme { $charisma }
table-where = Ici : { $place }
table-dice = Lancés : { $dice }
table-placed = Posés : { $dice }
table-manipulations = Manipulations : { $again } relancer, { $second } second, { $opposite } face opposée, { $change } d’un point
table-summons = Dés à invoquer : { $dice }
table-attempt = Cases de dés : { $fields }
table-movement = Déplacement { $movement }
table-guard = Essais devant le garde : { $left }
table-score = Score actuel : { $score }
table-rank = Rang : { $rank }
table-key = @ vous, S départ, Z arrivée, a animal, c personnage, ! danger, * rune, G guilde, T maître, M monstre, . vide, x barré ; ~ vert, = bleu, tant que fermé

## La table dans le navigateur

board-map = Carte
board-hand = Vos dés et vos choix
board-dice = Vos six dés
board-actions = Ce que vous pouvez faire
board-tools = Que faire du dé choisi
board-compass = Boussole
board-fields = Cases de dés
board-bars = Jauges
board-three = Trois nombres
board-number = Un { $number }
board-near = Regarder de plus près
board-whole = Voir toute la carte
board-more = Plus
board-edge = le bord de la carte
board-close-news = Fermer
board-plain = { $area ->
        [yellow] Pleine campagne
        [green] Forêt profonde
       *[blue] Collines bleues
    }
board-kind = { $kind ->
        [start] Ici tout commence
        [finish] Ici tout peut finir
        [animal] Rencontre avec un animal
        [character] Rencontre avec un personnage
        [danger] Danger
        [rune] Case de rune
        [guild] Guilde
        [teacher] Maître caché
        [monster] Case de monstre, pour une extension
       *[plain] Passage libre
    }
board-crossed = barré
board-shut = fermé jusqu’à { $xp } XP
board-health = Santé { $health } sur { $hearts }
board-food = Vivres { $amount } sur 10
board-gold = Or { $amount } sur 10
board-xp = { $gate ->
        [0] { $xp } XP ; toutes les frontières sont ouvertes
       *[other] { $xp } XP ; la prochaine frontière s’ouvre à { $gate }
    }
board-potions = { $count ->
        [one] 1 potion de soin
       *[other] { $count } potions de soin
    }
board-bar-health = Santé
board-bar-food = Vivres
board-bar-gold = Or
board-most = { $most } au plus
board-assign = Partir ainsi
board-talent = Votre talent
board-guild = Votre guilde
board-die = { $number } { $colour ->
        [white] blanc
       *[black] noir
    }
board-die-idle = { $colour ->
        [white] dé blanc
       *[black] dé noir
    }
board-where-idle = pas lancé
board-where-hand = en main
board-where-compass = sur la boussole
board-where-placed = posé
board-where-dropped = écarté
board-where-lost = perdu pour ce déplacement
board-where-out = passe ce jet
board-way-1 = vers le nord-est
board-way-2 = vers l’est
board-way-3 = vers le sud-est
board-way-4 = vers le sud-ouest
board-way-5 = vers l’ouest
board-way-6 = vers le nord-ouest
board-compass-place = { $what ->
        [step] Un pas { $way } avec le { $die } : { $beyond }
        [lift] Ôter le { $die } de la boussole
        [lay] Place pour le { $die } : { $way }, { $beyond }
        [lies] Le { $die } est ici : { $way }, { $beyond }
       *[free] Place libre du { $die } : { $way }
    }
board-field = Case { $field }
board-demand = { $colour ->
        [white] dé blanc
        [black] dé noir
       *[any] couleur au choix
    }{ $rule ->
        [number] , un { $number }
        [least] , { $number } ou plus
        [most] , { $number } ou moins
        [even] , pair
        [odd] , impair
       *[any] , nombre au choix
    }
board-demand-pair = même nombre que la case { $field }
board-sign-even = pair
board-sign-odd = impair
board-brings = Un succès apporte
board-brings-lines = Chaque ligne complète donne son dé, qui en remplacera un autre une fois.
board-line = { $line ->
        [1] La rangée 1
        [2] La rangée 2
        [3] La rangée 3
        [4] La colonne 1
        [5] La colonne 2
       *[other] La colonne 3
    } donne le { $die }{ $won ->
        [yes] {" "}: il est à vous
       *[no] {""}
    }
board-line-die = Dé d’une ligne
board-hearth = Poser ici le dé choisi
board-task-gone = déjà accomplie
board-master = Prendre le W{ $sides }
board-guard = Essais devant le garde : { $left }
board-ones = { $ones ->
        [0] Pas un seul 1 : on vous laisse entrer.
        [one] Un seul 1 : 1 or ouvre la porte.
       *[other] { $ones } fois 1 : le garde secoue la tête.
    }
board-hazard-rule = Si le blanc dépasse le rouge, vous passez.
board-hazard-mastered = Maîtrisé : 1 XP
board-hazard-even = Égalité : il ne se passe rien
board-hazard-failed = Cela fait mal
board-even = Le danger et vous, vous vous regardez un moment. Puis chacun passe son chemin.
board-hunting = Vivres : { $food }. Une paire réussit avec { $twin ->
        [1] 1
       *[other] 1–{ $twin }
    } au dé violet, un brelan avec 1–{ $triplet }.
board-caught = Belle prise : { $food } vivres
board-missed = Il s’échappe
board-triplet = Un brelan !
board-twin = Cela reste une paire
board-spoils = Ce qu’apportent les deux dés
board-spoils-won = Deux combinaisons sont à vous : pour chacune, choisissez butin ou rune.
board-spoils-lost = Il reste pourtant quelque chose au bord du chemin : une combinaison est à vous.
board-loot = Butin
board-rune = Rune
board-left = encore { $count }
board-loot-gold = { $amount } or
board-loot-food = { $amount ->
        [one] 1 vivre
       *[other] { $amount } vivres
    }
board-loot-potion = { $amount ->
        [one] 1 potion de soin
       *[other] { $amount } potions de soin
    }
board-attempt = { $attempt ->
        [2] Second essai
       *[other] Premier essai
    }
board-closing = L’heure des comptes
board-closing-text = Buvez ce qui reste, mangez ce que vous pouvez : deux vivres rendent une santé, ou un cœur barré si la santé est pleine. Puis la feuille est écrite.
board-over = L’aventure est finie
board-score = Score : { $score }
board-drop = L’écarter
board-tool-hunt = Chasser : { $quarry }
board-tool-stretch = Tenter le brelan, puis chasser : { $quarry }
board-tool-again = Relancer
board-tool-opposite = Retourner
board-tool-change = D’un point
board-tool-recolour = Reprendre un nombre
board-tool-spin = La face voulue
board-tool-summon = Invoquer un dé
board-second = Poser un second dé
board-buy = Acheter un vivre
board-sell = Vendre un vivre
board-do-drink = Boire
board-retry = Second essai
board-decline = En rester là
board-wait-food = Rester ici
board-wait-health = Rester ici, vider la boussole
board-go-place = Lancer le reste
board-go-guard = Essai suivant
board-go-finish = Continuer la route
board-do-throw = Lancer les dés
board-do-lay-all = Tout sur la boussole, et en route
board-do-set-off = Partir ainsi
board-do-stop = S’arrêter ici
board-do-learn = Apprendre ici
board-do-bribe = Payer le garde
board-do-eat = Manger : 1 santé
board-do-mend = Manger : rendre un cœur
board-end-here = Finir l’aventure ici
board-end-for-good = Écrire la feuille
board-controls-place = Choisissez un dé, puis sa case ; ou glissez-le jusque-là.
board-prompt-assign = Donnez un nombre à chaque jauge.
board-prompt-pick-talent = Choisissez votre talent.
board-prompt-pick-guild = Choisissez votre guilde.
board-prompt-camp = Vous faites halte : { $place }. Les dés de la boussole restent, les autres sont lancés.
board-prompt-plan = Posez des dés sur la boussole selon leur nombre.
board-prompt-move = { $left ->
        [0] Le prochain pas coûte 1 vivre.
        [-1] Le vivre est payé : les autres pas sont gratuits.
        [-2] Le vivre est payé : les autres pas sont gratuits.
        [one] Encore un pas gratuit. Ôtez un dé de la boussole.
       *[other] { $left } pas gratuits. Ôtez un dé de la boussole.
    }
board-prompt-pick-rune = Choisissez une rune.
board-prompt-place = Posez un dé, ou écartez-en un. Le reste est relancé.
board-prompt-chosen = Où le mettre ?
board-prompt-retry = Encore un essai ?
board-prompt-spoils = Choisissez ce qu’apportent les dés.
board-prompt-task = La tâche est accomplie. Choisissez votre dé.
board-prompt-guard = Le garde regarde vos dés.
board-prompt-finish = Le phare. Rester, ou continuer ?
board-prompt-close = Faites vos comptes.
board-sheet = Feuille de personnage
board-odds = Montrer les chances d’un seul jet
board-odds-short = Jets
board-print = Imprimer
board-export = Enregistrer en fichier
board-unknown = encore inconnu
board-used = utilisé
board-properties = Caractéristiques
board-learned = apprise
board-taught = enseignée
board-equipment = Équipement
board-nothing = Rien encore
board-runes = Runes
board-movements = { $count ->
        [one] 1 déplacement
       *[other] { $count } déplacements
    }
board-ask-heart = Barrer un cœur ?
board-yes-heart = Le barrer
board-ask-ends = Finir l’aventure ?
board-yes-ends = La finir
board-ask-deadly = Le faire quand même ?
board-yes-deadly = Le faire
board-cost = Prix : { $price }
board-sheet-new = Un nouveau personnage
board-sheet-new-help = Lance pour les jauges, le talent et la guilde.
board-sheet-open = Ouvrir une feuille depuis un fichier
board-sheet-forget = Oublier { $name }
board-sheet-save = Enregistrer { $name } en fichier
board-sheet-line = { $xp } XP, santé { $health } sur { $hearts }, vivres { $food }, or { $gold }

## Le récit : noms et histoires du paquet, selon ses identifiants

adventure-title = Le long soir
adventure-prologue = Autour du Gué-du-Soir, la nuit ne tombe jamais tout à fait. Ici la lumière aiguise l’esprit, l’ombre endurcit le bras, et qui ne se fie qu’à l’une des deux ne revient pas. Votre apprentissage est fini : on vous glisse dans la main trois dés blancs et trois dés noirs, et l’on vous montre la route.

area-yellow = Terres jaunes
area-green = Terres vertes
area-blue = Terres bleues

property-strength = Force
property-dexterity = Adresse
property-intelligence = Intelligence
property-charisma = Charisme

talent-witch = Sorcière
talent-witch-story = Vous comptez les ombres d’une chose avant de vous y fier. Une fois, lors d’une épreuve de qualité, vous changez un dé d’un point.
talent-dancer = Danseuse
talent-dancer-story = Vous tourniez avant de savoir marcher. Une fois, lors d’une épreuve de qualité, vous mettez un dé sur sa face opposée.
talent-hunter = Chasseuse
talent-hunter-story = Vous savez que seul le second regard voit le chevreuil. Une fois, lors d’une épreuve de qualité, vous relancez un dé.
talent-warrior = Guerrière
talent-warrior-story = Vous n’êtes jamais venue d’une seule main. Une fois, lors d’une épreuve de qualité, vous posez un second dé ; devant un garde, vous lancez votre qualité deux fois et gardez le meilleur jet.

manipulation-again = Relancer
manipulation-second = Poser un second dé
manipulation-opposite = Tourner sur la face opposée
manipulation-change = Changer d’un point

task-twins = Un double dans chaque couleur
task-close = Des sommes à moins de 3 d’écart
task-ladder = Noir 1-2-3 et blanc 4-5-6
task-equal = Des sommes égales
task-parity = Une couleur paire, l’autre impaire
task-threes = Tous les dés montrent 3

rune-dawn = Aube
rune-noon = Midi
rune-dusk = Crépuscule
rune-midnight = Minuit
rune-ember = Braise
rune-frost = Givre

quarry-sheep = Mouton égaré
quarry-goat = Chèvre des rochers
quarry-boar = Sanglier
quarry-deer = Cerf
quarry-elk = Élan
quarry-bear = Ours

rank-0 = Rêve sur le seuil
rank-1 = Fait les commissions
rank-2 = Connaît le chemin
rank-3 = Porte la lanterne
rank-4 = Lit dans les ombres
rank-5 = Veille sur le crépuscule
rank-6 = Légende du Gué-du-Soir

## Lieux

place-village = Le Gué-du-Soir
place-village-story = Quarante toits, un gué, et à chaque porte une lampe que personne n’a jamais vue éteinte. On vous fait signe jusqu’au premier tournant. Puis on rentre, et on pousse les verrous.
place-lighthouse = Le Dernier Phare
place-lighthouse-story = Le gardien tourne la lampe à la main, et il le faisait déjà avant votre grand-mère. « Vous pouvez vous arrêter ici », dit-il en approchant une seconde chaise. « Ou veniez-vous seulement voir ? »

place-rotten-bridge = Le pont vermoulu
place-rotten-bridge-story = Six planches et une corde, au-dessus d’un ruisseau qui se moque des unes comme de l’autre. Quelqu’un a gravé dans le bois le compte des chutes. Il est long.
place-rotten-bridge-won = Vous ne marchez que sur les clous. Le compte en reste là.
place-rotten-bridge-lost = La troisième planche était peinte. Le ruisseau garde quelque chose de vous.
place-brambles = Les ronces qui marchent
place-brambles-story = Hier, cette haie était de l’autre côté du chemin. Depuis, elle a attrapé un chapeau.
place-brambles-won = Vous ne bougez plus, jusqu’à ce qu’elle s’ennuie. Le chapeau est à vous ; il ne vous va pas.
place-brambles-lost = Elle finit par lâcher prise, mais pas tout.
place-falling-stones = Le versant qui marmonne
place-falling-stones-story = D’abord viennent des cailloux, un par un, comme si là-haut quelqu’un choisissait. Puis vient une pause. Le pire, c’est la pause.
place-falling-stones-won = Vous courez pendant la pause. Le versant paraît déçu.
place-falling-stones-lost = Vous attendez la fin de la pause. Elle arrive.
place-will-o-wisps = Le creux aux feux follets
place-will-o-wisps-story = De petites lueurs pendent dans les roseaux et vous appellent d’un nom qui a failli être le vôtre. Elles connaissent un raccourci, disent-elles. Toutes le même.
place-will-o-wisps-won = Vous fermez les yeux et suivez les grenouilles : aucune ne s’est jamais noyée.
place-will-o-wisps-lost = Il était court, il faut le reconnaître.
place-quicksand = Le sable avaleur
place-quicksand-story = Une étendue lisse et dorée, sans une seule trace de pas. Il vous faut un instant pour comprendre pourquoi.
place-quicksand-won = Vous vous allongez et nagez à travers champs, comme une truite très lente.
place-quicksand-lost = Il vous rend, contre une botte et ce qu’elle contenait.
place-old-mine = La vieille mine
place-old-mine-story = Le puits respire : il souffle le soir, aspire la nuit. Au fond, une pioche travaille encore, bien que la dernière équipe soit rentrée il y a cent ans.
place-old-mine-won = Vous frappez trois coups sur la poutre, et quelque chose vous laisse passer. Les mineurs sont polis, même après.
place-old-mine-lost = Personne ne vous avait parlé des trois coups.
place-tide-flats = L’estran
place-tide-flats-story = La mer est partie chercher quelque chose et a laissé son plancher à nu sur une lieue. Tout au loin, une ligne blanche se trace sur l’horizon.
place-tide-flats-won = Vous atteignez les dunes, les talons mouillés, avec une bonne histoire.
place-tide-flats-lost = La mer revient avec les intérêts, et les intérêts, c’est vous.
place-thin-ice = La glace mince
place-thin-ice-story = L’étang gèle même en été, par habitude. Sous la glace marche une ombre, la tête en bas, et ses semelles touchent les vôtres.
place-thin-ice-won = Vous marchez au même pas, et vous passez tous les deux.
place-thin-ice-lost = Vous étiez pressé. Pas elle.

place-hollow-oak = Le chêne creux
place-hollow-oak-story = À l’intérieur, quelqu’un a compté les jours au couteau et perdu patience après quatre cents. Entre les encoches, il y a un signe que vous ne connaissez pas encore.
place-standing-stone = La pierre levée
place-standing-stone-story = Son ombre montre le nord à toute heure. Posez la main là où l’ombre commence, et une ligne de la pierre tiédit.
place-moon-well = Le puits de la lune
place-moon-well-story = La lune repose au fond, même ce soir où le ciel n’en a pas. Le seau remonte, un signe tracé dans son eau.
place-cairn = Le cairn des passeurs
place-cairn-story = Chaque passeur a rapporté une pierre de sa dernière traversée. La plus récente est encore humide. Quelque chose est écrit dessous.
place-shadow-arch = L’arche d’ombre
place-shadow-arch-story = Une porte sans murs, bâtie de rien que d’ombre. Derrière s’étend le même pré, mais vous savez lire désormais ce qu’écrivent les papillons de nuit.
place-sunken-altar = L’autel englouti
place-sunken-altar-story = Seize marches dans une eau claire et verte. La dix-septième est une dalle, avec un signe qui luit quand vous retenez votre souffle.
place-star-hill = La colline aux étoiles
place-star-hill-story = L’herbe y est couchée en cercles, et pour qui reste tranquille les étoiles descendent, une à une. La dernière laisse son signe dans la rosée.

place-stone-maw = Gîte de la Gueule-de-Pierre
place-stone-maw-story = Une colline qui n’était pas là l’an dernier, avec un courant d’air humide entre ses rochers de devant. Elle dort. Son histoire appartient à l’extension des monstres.
place-bog-hag = Île de la sorcière des tourbières
place-bog-hag-story = Du linge pend entre les aulnes : des chemises de toutes tailles, dont aucune n’est à elle. Elle est sortie. Son histoire appartient à l’extension des monstres.
place-pale-hound = Chenil du chien pâle
place-pale-hound-story = Une chaîne épaisse comme un bras finit dans l’herbe, sur un collier ouvert. Rien n’aboie. Son histoire appartient à l’extension des monstres.
place-night-mare = Pré de la jument de nuit
place-night-mare-story = Des sabots ont brûlé le gazon, et toutes les traces sortent des fenêtres des gens. Le pré est vide. Son histoire appartient à l’extension des monstres.
place-drowned-knight = Gué du chevalier noyé
place-drowned-knight-story = Une lance est plantée dans la rivière, et les nuits d’orage une main la tient. Ce soir, tout est calme. Son histoire appartient à l’extension des monstres.
place-unlit = Porte de l’Éteint
place-unlit-story = Ici le soir finit quand même : sur une porte noire, sans poignée de ce côté. Derrière, quelque chose compte votre expérience. L’extension des boss l’ouvrira.

## Animaux

animal-hedgehog = Le hérisson à la barrière
animal-hedgehog-story = Il s’est roulé en boule au milieu du chemin et réclame un péage, comme à tout le monde. D’ordinaire : de la patience et une pomme tombée.
animal-hedgehog-won = Il se déroule, examine la pomme et lève une patte : passez.
animal-hedgehog-lost = Vous l’enjambez. Il fallait regarder avant de vous asseoir pour rire.
animal-hare = Le lièvre boxeur
animal-hare-story = Il se tient debout dans le trèfle, les poings levés. Lumière à gauche, ombre à droite, et bien trop vif pour l’une comme pour l’autre.
animal-hare-won = Vous placez un coup, tout doux. Le lièvre salue et vous montre le truc des pieds.
animal-hare-lost = Vous voyez des étoiles, et parmi elles deux longues oreilles qui rentrent à la maison.
animal-magpie = Le marché de la pie
animal-magpie-story = « À moi », dit la pie, et de sa branche pend justement le bouton qui manque à votre manteau. Elle veut bien troquer. Mais seulement contre ce qu’elle ne voit pas.
animal-magpie-won = Vous tendez un poing fermé. Elle paie avant de regarder.
animal-magpie-lost = Il en manque deux, à présent.
animal-badger = Le procès du blaireau
animal-badger-story = Vous êtes debout sur son toit, et il a des témoins. Le tribunal siège sous terre, les chandelles sont noires, et le juge est son frère.
animal-badger-won = Vous appelez le toit une colline et le frère un honnête homme. Affaire classée, suivie d’un goûter.
animal-badger-lost = Vous êtes condamné à en écouter les motifs.
animal-otter = Le pari des loutres
animal-otter-story = Deux loutres, une claire et une sombre, glissent en même temps de la même rive. Laquelle est la plus rapide ? Elles exigent l’égalité, et c’est à vous d’y veiller.
animal-otter-won = Nez contre nez, à la moustache près. Elles vous portent de l’autre côté sur leurs épaules.
animal-otter-lost = L’une gagne. Aucune ne vous pardonne.
animal-fox = Le renard qui vous attendait
animal-fox-story = Il est assis près d’un feu pour deux, devant deux bols, et vous appelle par votre nom. Tous les renards mentent. Celui-ci vous a prévenu, ce qui n’arrange rien.
animal-fox-won = Vous échangez les bols pendant qu’il parle. Il rit si fort qu’une vérité lui échappe.
animal-fox-lost = La soupe était excellente. Vous vous réveillez sans bourse, mais bien bordé.
animal-adder = La vipère sur la pierre chaude
animal-adder-story = Elle est couchée à l’endroit exact où l’ombre touche le soleil, et n’entend pas bouger. Il reste un passage large comme la main, et elle en connaît la largeur à l’écaille près.
animal-adder-won = Vous passez au rythme de son souffle. Par respect, elle n’ouvre pas même un œil.
animal-adder-lost = Elle bâille, rien de plus. Vous faites le grand tour, en courant.
animal-raven = Le parlement des corbeaux
animal-raven-story = Onze juges noirs sur un gibet sans corde. Chacun à son tour vous donne un mot de l’énigme, et pas dans l’ordre.
animal-raven-won = « Un écho », dites-vous, et onze voix le répètent. La motion est adoptée.
animal-raven-lost = Vous répondez à la mauvaise moitié de la question. Le procès-verbal en gardera la trace à jamais.
animal-stag = Le cerf aux bois ardents
animal-stag-story = De petites flammes brûlent à la pointe de ses bois, et là où il marche il est midi. Faites cent pas à ses côtés, et vous verrez le pays comme lui. Il ne marche jamais lentement.
animal-stag-won = Cent pas, et pas un de retard. Quand il s’en va, un peu de midi vous reste dans les yeux.
animal-stag-lost = Au quatre-vingt-dixième, c’était de nouveau le soir, et vous étiez seul avec un point de côté.
animal-owl = L’examen de la chouette
animal-owl-story = Elle en a recalé de meilleurs, dit-elle, et fait faire à sa tête un tour complet pour voir qui copie. Écrivez blanc sur noir. L’encre ne paraît que si c’est juste.
animal-owl-won = Votre page s’emplit de lumière jusqu’à la dernière ligne. « Passable », dit la chouette, qui ne l’avait encore jamais dit.
animal-owl-lost = La page reste noire. Session de rattrapage dans cent ans.
animal-lynx = Le lynx invisible
animal-lynx-story = Depuis le dernier tournant, votre ombre a des pinceaux aux oreilles. Elle s’arrête quand vous vous arrêtez. Passez une seule fois derrière elle, et elle devra vous servir une heure.
animal-lynx-won = Vous bondissez quand le nuage passe devant le soleil. L’ombre lève les yeux, prise, et ronronne.
animal-lynx-lost = Vous tournez sur vous-même jusqu’au vertige. Quelque chose applaudit, de ses pattes très douces.
animal-wolf = Le loup de la dernière lieue
animal-wolf-story = Depuis trente hivers il suit les voyageurs jusqu’au phare, et n’a mangé que ceux qui couraient. Il est vieux, et voudrait que quelqu’un marche à son pas, jusqu’au bout, sans avoir peur.
animal-wolf-won = Devant les dunes il s’assied, content. De tous les voyageurs, vous êtes le premier à qui il dit adieu.
animal-wolf-lost = Vous n’avez pas couru. Vous avez marché très vite, et il est à cheval sur les mots.

## Personnages

character-lumberjack = Le bûcheron
character-lumberjack-story = Depuis vingt ans il abat le même arbre, qui repousse chaque nuit. Sans rien demander, il vous tend la seconde hache. Frappez avec lui, rang par rang ou de haut en bas, et il partagera sa chance.
character-lumberjack-won = L’arbre tombe et, pour une fois, reste couché jusqu’au souper. Vous recevez un copeau de son cœur.
character-lumberjack-lost = Vous touchez la hache, la pierre et la botte. Il vous reprend la hache, avec douceur.
character-fire-elemental = L’élémentaire de feu
character-fire-elemental-story = Assis dans le cercle de pierres comme un enfant dans son bain, il lance des étincelles à qui s’approche. Il veut être nourri, mais dans l’ordre. Il tient beaucoup à l’ordre.
character-fire-elemental-won = Il brûle en ligne droite, ravi, et vous laisse une braise qui ne fait pas mal.
character-fire-elemental-lost = Il avale votre offrande, votre petit bois et un sourcil.
character-tree-wight = Le lutin des arbres
character-tree-wight-story = Moitié écorce, moitié grand-père. Il a oublié lesquels de ses doigts sont des racines et vous prie d’y mettre de l’ordre avant le gel.
character-tree-wight-won = Dix doigts, le reste en racines. Il vous tapote la tête, et quelque chose de vert pousse dans votre poche.
character-tree-wight-lost = « Non », soupire-t-il, « ça, c’était un écureuil. »
character-sorcerer = Le mage
character-sorcerer-story = Sa tour n’a pas d’escalier ; il préfère déplacer les étages. Il attend quelqu’un qui comprenne le carré sur sa table, où l’ombre et la lumière changent de place dès que nul ne regarde.
character-sorcerer-won = Une ligne du carré s’immobilise. « Là », souffle-t-il comme pour un oiseau, et il vous la pose dans la main.
character-sorcerer-lost = Vous avez regardé. Il vous raccompagne à la porte ; elle est maintenant au quatrième.

## Guildes

guild-hammer = Guilde du Marteau
guild-hammer-story = Le sol tremble avant qu’on voie la forge. Ici le mal est un clou, et l’on en discute volontiers avec quiconque peut soulever l’argument.
guild-hammer-won = L’enclume sonne à votre note. La force, disent-ils, c’est de frapper où l’on voulait.
guild-hammer-lost = Vous avez cabossé le pied du maître. Il dit que cela forge le caractère.
guild-shield = Guilde du Bouclier
guild-shield-story = Vous ne trouvez la maison qu’à la troisième fois, et le portier vous suit depuis la première. On y apprend à ne pas être là où tombe le coup.
guild-shield-won = Vous prenez le chapeau du maître sans qu’il s’en aperçoive. Puis vous remarquez qu’il a vos chaussures.
guild-shield-lost = Vous vous cachez derrière le rideau, avec toute la classe.
guild-books = Guilde des Livres
guild-books-story = Des rayons jusque dans le noir, et des échelles qui chuchotent où les appuyer. Les anciens dieux ont laissé une réponse, croit-on ici, mais quelqu’un l’a mal rangée.
guild-books-won = Vous trouvez la phrase et, un instant, c’est elle qui vous trouve.
guild-books-lost = Vous lisez toute la nuit. Au matin, c’était l’index.
guild-cross = Guilde de la Croix
guild-cross-story = Une salle nue, cent bancs, tous occupés, et personne ne parle. Qui peut émouvoir cette salle d’un seul mot n’a pas besoin d’épée.
guild-cross-won = Vous le dites. Cent bancs craquent : tous se penchent vers vous.
guild-cross-lost = Quelqu’un tousse au milieu de votre plus beau silence.

## Maîtres

teacher-strength = La cave du monde
teacher-strength-story = Derrière la cascade, un escalier descend vers un homme qui soutient le plafond. Il faut bien que quelqu’un le fasse, dit-il. Son garde veut savoir ce que vous pouvez porter.
teacher-strength-won = Une heure durant, vous le soutenez à sa place. Quand il le reprend, tout le reste est léger.
teacher-strength-lost = Le garde vous renvoie avec un caillou, pour vous exercer.
teacher-dexterity = La corde dans les nuages
teacher-dexterity-story = Une corde pend d’un nuage ; à l’autre bout habite une femme qui n’a jamais touché terre. Son garde vous lance six pommes à la fois.
teacher-dexterity-won = Là-haut, elle vous apprend à tomber lentement. Tout est là.
teacher-dexterity-lost = Vous rattrapez une pomme. Du front.
teacher-intelligence = La bibliothèque sous le lac
teacher-intelligence-story = On n’y entre au sec qu’en ne pensant à rien, et l’on n’en sort plus sage qu’en pensant à tout. Entre les deux veille un brochet à lunettes.
teacher-intelligence-won = Le maître, c’est le lac. Ses explications sont longues, mais il a le temps.
teacher-intelligence-lost = Vous avez pensé à l’eau.
teacher-charisma = Le jardin des voix
teacher-charisma-story = Chaque fleur répète le dernier mot gentil qu’on lui a dit. La vieille Ilse les arrose de compliments, et son jars garde l’entrée. Un jars, c’est difficile à charmer.
teacher-charisma-won = Le jars s’écarte, et Ilse vous apprend à écouter si bien que les gens se croient spirituels.
teacher-charisma-lost = Il siffle. Celle-là, il la connaissait.

## Objets

thing-billhook = Serpe
thing-billhook-story = Pour les haies qui répondent.
thing-boar-spear = Épieu
thing-boar-spear-story = À barre transversale, car les sangliers ne s’arrêtent pas quand il le faudrait.
thing-black-sabre = Sabre noir
thing-black-sabre-story = Il ne jette pas d’ombre. C’en est une.
thing-sling = Fronde de berger
thing-sling-story = Une lanière, une pierre et beaucoup d’exercice : vous pouvez chasser.
thing-yew-bow = Arc d’if
thing-yew-bow-story = Sa corde est faite du crin d’un cheval très patient : vous pouvez chasser.
thing-crossbow = Arbalète
thing-crossbow-story = Offerte à un roi qui n’osa jamais la toucher : vous pouvez chasser.
thing-storm-lantern = Lanterne-tempête
thing-storm-lantern-story = Elle montre les choses une seconde fois, et mieux : relancez un dé lors d’une épreuve de qualité.
thing-hand-mirror = Miroir de poche
thing-hand-mirror-story = Tout y est à l’envers : tournez un dé sur sa face opposée lors d’une épreuve de qualité.
thing-tally-stick = Bâton de taille
thing-tally-stick-story = Une encoche de plus ou de moins, qui le saura : changez un dé d’un point lors d’une épreuve de qualité.
thing-double-pouch = Bourse double
thing-double-pouch-story = Ce qu’on prend d’un côté reste dans l’autre : posez un second dé lors d’une épreuve de qualité.

artifact-giants-knuckle = L’osselet du géant
artifact-giants-knuckle-story = Un 6 noir, lourd comme une porte. Appelez-le une fois.
artifact-swallow-feather = La plume d’hirondelle
artifact-swallow-feather-story = Un 4 noir qui ne retombe jamais où on l’a lancé. Appelez-le une fois.
artifact-owl-lens = La lentille de la chouette
artifact-owl-lens-story = Un 5 blanc, et vous le saviez d’avance. Appelez-le une fois.
artifact-silver-bell = La clochette d’argent
artifact-silver-bell-story = Un 3 blanc auquel personne ne refuse rien. Appelez-le une fois.

## La feuille de personnage

sheet-title = Feuille de personnage
sheet-too-long = Le fichier est trop long pour une feuille de personnage : { $most } caractères au plus.
sheet-not-json = Le fichier est illisible : une feuille de personnage est un fichier JSON.
sheet-not-one = Le fichier n’est pas une feuille de personnage de ce jeu.
sheet-version = La feuille est de la version { $found }, inconnue de ce jeu.
sheet-field = Quelque chose manque ou est impossible sur la feuille : { $field }.
sheet-unknown = La feuille cite « { $found } » sous { $field }, que cette aventure ne connaît pas.
