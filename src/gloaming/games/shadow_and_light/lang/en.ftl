name = Between Shadow and Light
tagline = Alone through an endless evening, with three white dice, three black ones, and what you make of them.

## Settings

setting-sheet = Character
setting-sheet-help = A new character, or the code of a character sheet from an earlier adventure; its bars begin at 5 at least.
setting-sheet-new = A new character
setting-provisions = Provisions
setting-provisions-help = Every so many movements you eat 1 food, or lose 1 health; 0 for never.
setting-danger_retry = Dangers stay
setting-danger_retry-help = Whether a danger field that was not mastered can be tried again.
setting-danger_retry-no = Each danger once
setting-danger_retry-yes = Until it is mastered
setting-placing = Dice after a throw
setting-placing-help = How many dice are placed or dropped after each throw of an encounter or guild.
setting-placing-one = Exactly one
setting-placing-more = One or more
setting-hearts = Price of a heart
setting-hearts-help = What turning a die to any side costs.
setting-hearts-both = 1 health and a heart
setting-hearts-maximum = A heart only

## Actions

action-assign = Add { $health } to health, { $food } to food, { $gold } to gold
action-talent = Talent: { $talent ->
        [witch] { talent-witch }
        [dancer] { talent-dancer }
        [hunter] { talent-hunter }
        [warrior] { talent-warrior }
       *[other] { $talent }
    }
action-guild = Guild: { $guild ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $guild }
    }
action-throw = Throw the dice for a movement
action-lift = Take the { $colour ->
        [white] white
       *[black] black
    } { $number } off the compass
action-lay = Lay the { $colour ->
        [white] white
       *[black] black
    } { $number } on the compass
action-lay-all = Lay all dice on the compass and set off
action-set-off = Set off; dice not on the compass are lost
action-hunt = Hunt with the { $colour ->
        [white] white
       *[black] black
    } { $number }
action-hunt-triplet = Try for a triplet with the { $colour ->
        [white] white
       *[black] black
    } { $number }, then hunt
action-step = Step with the { $colour ->
        [white] white
       *[black] black
    } { $number }
action-stop = Stop here
action-wait-food = Stay here for 1 food
action-wait-health = Stay here; lose 1 health and clear the compass
action-place = Place the { $colour ->
        [white] white
       *[black] black
    } { $number } on field { $field }
action-keep = Place the { $colour ->
        [white] white
       *[black] black
    } { $number }
action-drop = Drop the { $colour ->
        [white] white
       *[black] black
    } { $number }
action-on = Go on
action-again = Throw the { $colour ->
        [white] white
       *[black] black
    } { $number } again { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }
action-turn = Turn the { $colour ->
        [white] white
       *[black] black
    } { $number } to the opposite side { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }
action-change = Change the { $colour ->
        [white] white
       *[black] black
    } { $number } by one { $way ->
        [up] up
       *[down] down
    } { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }
action-second = Place a second die { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }
action-recolour = For 1 gold and 1 food, the { $colour ->
        [white] white
       *[black] black
    } { $number } takes the number of the { $giver_colour ->
        [white] white
       *[black] black
    } { $giver_number }
action-spin = For a heart, turn the { $colour ->
        [white] white
       *[black] black
    } { $number } to { $side }
action-summon = Summon the { $summoned_colour ->
        [white] white
       *[black] black
    } { $summoned_number } in place of the { $colour ->
        [white] white
       *[black] black
    } { $number }
action-summon-artifact = Use the artifact of { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    } in place of the { $colour ->
        [white] white
       *[black] black
    } { $number }
action-recall = Bring the { $colour ->
        [white] white
       *[black] black
    } { $number } back
action-retry = Second attempt for 1 food
action-decline = No second attempt
action-loot = Loot from { $cell }
action-rune = Rune from { $cell }
action-learn = Try to learn here
action-master = Task { $task }: a W{ $sides }
action-knock = Knock at the teacher’s door
action-knock-twice = Knock, and throw the property die twice by your talent
action-bribe = Pay the guard 1 gold
action-drink = Drink a potion
action-trade-gold = Trade 1 gold for 1 food
action-trade-food = Trade 1 food for 1 gold
action-eat = Eat 2 food for 1 health
action-mend = Eat 2 food to restore a heart
action-end = End the adventure

## Sections of the log

section-creation = Your character
section-movement = Movement { $movement }
section-field = Movement { $movement }: { $field }
section-close = The end

## Events

event-bars-thrown = Thrown for the bars: { $numbers }.
event-bars-set = You set out with { $health } health, { $food } food and { $gold } gold.
event-talent = Talent ({ $number } thrown): { $talent ->
        [witch] { talent-witch }
        [dancer] { talent-dancer }
        [hunter] { talent-hunter }
        [warrior] { talent-warrior }
       *[other] { $talent }
    }.
event-guild = Guild ({ $number } thrown): { $guild ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $guild }
    }.
event-thrown = Thrown: { $colours ->
        [white] white { $white }
        [black] black { $black }
       *[both] white { $white }, black { $black }
    }.
event-lost = { $count ->
        [one] One die finds no place on the compass.
       *[other] { $count } dice find no place on the compass.
    }
event-stepped = A step with the { $colour ->
        [white] white
       *[black] black
    } { $number }.
event-stepped-paid = A step with the { $colour ->
        [white] white
       *[black] black
    } { $number }, and 1 food for the fourth die.
event-stopped-cleared = All dice leave the compass.
event-waited-food = You stay where you are and eat 1 food.
event-waited-health = You stay where you are; it costs 1 health, and the compass is cleared.
event-provisions-food = Movement { $movement }: you eat 1 food from your provisions.
event-provisions-health = Movement { $movement }: nothing left to eat. You lose 1 health.
event-announced = What lives here belongs to an expansion whose rules are not written yet. It lets you pass.
event-stretched = Intelligence shows { $number }: the twin becomes a triplet.
event-not-stretched = Intelligence shows { $number }: it stays a twin.
event-hunted = Hunt, { $number } thrown: { $quarry ->
        [sheep] { quarry-sheep }
        [goat] { quarry-goat }
        [boar] { quarry-boar }
        [deer] { quarry-deer }
        [elk] { quarry-elk }
        [bear] { quarry-bear }
       *[other] { $quarry }
    }. { $food } food.
event-escaped = Hunt, { $number } thrown: { $quarry ->
        [sheep] { quarry-sheep }
        [goat] { quarry-goat }
        [boar] { quarry-boar }
        [deer] { quarry-deer }
        [elk] { quarry-elk }
        [bear] { quarry-bear }
       *[other] { $quarry }
    }. It gets away.
event-hazard-mastered = Danger, red { $red }, white { $white }: mastered.
event-hazard-even = Danger, red { $red }, white { $white }: nothing happens.
event-hazard-failed = Danger, red { $red }, white { $white }: it goes wrong.
event-suffered-health = You lose 1 health.
event-suffered-food = You lose 1 food.
event-suffered-gold = You lose 1 gold.
event-met-animal = Attempt { $attempt }: { $id ->
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
event-met-character = Attempt { $attempt }: { $id ->
        [lumberjack] { character-lumberjack }
        [fire-elemental] { character-fire-elemental }
        [tree-wight] { character-tree-wight }
        [sorcerer] { character-sorcerer }
       *[other] { $id }
    }.
event-met-guild = Attempt { $attempt }: { $id ->
        [hammer] { guild-hammer }
        [shield] { guild-shield }
        [books] { guild-books }
        [cross] { guild-cross }
       *[other] { $id }
    }.
event-placed = The { $colour ->
        [white] white
       *[black] black
    } { $number } on field { $field }.
event-kept = The { $colour ->
        [white] white
       *[black] black
    } { $number } is placed.
event-dropped = The { $colour ->
        [white] white
       *[black] black
    } { $number } is dropped.
event-again = Thrown again { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }: the { $old_colour ->
        [white] white
       *[black] black
    } { $old_number } becomes the { $colour ->
        [white] white
       *[black] black
    } { $number }.
event-opposite = Turned over { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }: the { $old_colour ->
        [white] white
       *[black] black
    } { $old_number } becomes the { $colour ->
        [white] white
       *[black] black
    } { $number }.
event-change = Changed by one { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }: the { $old_colour ->
        [white] white
       *[black] black
    } { $old_number } becomes the { $colour ->
        [white] white
       *[black] black
    } { $number }.
event-recolour = For 1 gold and 1 food the { $old_colour ->
        [white] white
       *[black] black
    } { $old_number } becomes the { $colour ->
        [white] white
       *[black] black
    } { $number }; the die that gave the number sits out.
event-spin = A heart is crossed out: the { $old_colour ->
        [white] white
       *[black] black
    } { $old_number } becomes the { $colour ->
        [white] white
       *[black] black
    } { $number }.
event-summon = Summoned { $source ->
        [line] from a line
       *[artifact] by an artifact
    }: the { $colour ->
        [white] white
       *[black] black
    } { $number } in place of the { $old_colour ->
        [white] white
       *[black] black
    } { $old_number }.
event-armed = A second die may be placed { $source ->
        [gold] for 1 gold
        [manipulation] with a manipulation
        [talent] with your talent
        [object] with an object
       *[experience] by experience
    }.
event-recalled = The { $colour ->
        [white] white
       *[black] black
    } { $number } comes back.
event-line = { $line ->
        [row] Row
       *[column] Column
    } { $which } is complete and gives the { $colour ->
        [white] white
       *[black] black
    } { $number }.
event-succeeded = It is done.
event-failed = It did not work out.
event-experience = Experience: { $xp } XP. { $opens ->
        [green] The green land is open.
        [events] Random events would begin now; they belong to an expansion that is not written yet.
        [blue] The blue land is open; its bosses belong to an expansion that is not written yet.
       *[nothing] { "" }
    }
event-rewarded = Manipulation gained: { $manipulation ->
        [again] { manipulation-again }
        [second] { manipulation-second }
        [opposite] { manipulation-opposite }
        [change] { manipulation-change }
       *[other] { $manipulation }
    }.
event-spoils = Two dice for the matrices: { $first } and { $second }.
event-looted = Loot: { $gained } { $kind ->
        [gold] gold
        [food] food
       *[potion] { $gained ->
            [one] potion
           *[other] potions
        }
    }.
event-looted-nothing = Your { $kind ->
        [gold] gold
       *[food] food
    } is full: it stays where it is.
event-looted-thing = Loot: { $thing ->
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
event-marked = Rune in { $cell }: { $rune ->
        [dawn] { rune-dawn }
        [noon] { rune-noon }
        [dusk] { rune-dusk }
        [midnight] { rune-midnight }
        [ember] { rune-ember }
        [frost] { rune-frost }
       *[other] { $rune }
    }.
event-marked-before = Rune in { $cell }, marked already: { $rune ->
        [dawn] { rune-dawn }
        [noon] { rune-noon }
        [dusk] { rune-dusk }
        [midnight] { rune-midnight }
        [ember] { rune-ember }
        [frost] { rune-frost }
       *[other] { $rune }
    }.
event-learned = Task { $task } is fulfilled. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }: W{ $sides }.
event-member = Your guild opens this door. { $property ->
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
    }: { $numbers } thrown, bonus { $bonus }. Attempts: { $attempts }.
event-guard-in = No 1: the guard lets you in.
event-guard-paid = One 1 and 1 gold: the guard lets you in.
event-guard-struck = { $ones ->
        [one] One 1
       *[other] { $ones } times 1
    }: the attempt is struck off. Left: { $left }.
event-taught = { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    } +2, and an artifact: { $artifact ->
        [giants-knuckle] { artifact-giants-knuckle }
        [swallow-feather] { artifact-swallow-feather }
        [owl-lens] { artifact-owl-lens }
        [silver-bell] { artifact-silver-bell }
       *[other] { $artifact }
    } (the { $colour ->
        [white] white
       *[black] black
    } { $number }).
event-turned-away = No attempt is left, the door stays shut. { $property ->
        [strength] { property-strength }
        [dexterity] { property-dexterity }
        [intelligence] { property-intelligence }
        [charisma] { property-charisma }
       *[other] { $property }
    }.
event-drank = A potion heals 1 health.
event-traded-gold = 1 gold becomes 1 food.
event-traded-food = 1 food becomes 1 gold.
event-closing = You close your accounts.
event-restored-health = 2 food bring back 1 health.
event-restored-heart = 2 food restore a heart.
event-ended = The adventure is over. Score: { $score }.

## Refusals

refusal-not-now = That is not possible now.
refusal-not-planning = Dice are laid on the compass right after the throw for a movement.
refusal-not-moving = You are not on the move now.
refusal-not-moved = You have not made a step yet: stay here for food or health, or step.
refusal-moved = You have made a step already: stop, or step on.
refusal-not-on-compass = There is no { $colour ->
        [white] white
       *[black] black
    } { $number } on the compass.
refusal-not-in-hand = There is no { $colour ->
        [white] white
       *[black] black
    } { $number } among the thrown dice.
refusal-not-dropped = There is no { $colour ->
        [white] white
       *[black] black
    } { $number } among the dropped dice.
refusal-compass-taken = Its place on the compass is taken: { $colour ->
        [white] white
       *[black] black
    } { $number }.
refusal-nothing-to-lay = None of the dice has a free place on the compass.
refusal-no-ranged-weapon = To hunt you need a ranged weapon.
refusal-hunted = There is one hunt in each movement.
refusal-no-quarry = There is nothing left to hunt.
refusal-no-twin = There is no twin of { $colour ->
        [white] white
       *[black] black
    } { $number }.
refusal-triplet-already = It is a triplet already.
refusal-intelligence-too-small = Your Intelligence die cannot show that number.
refusal-map-ends = The map ends there.
refusal-too-far = That field is more than one step away.
refusal-area-closed = That land opens with { $xp } XP.
refusal-fourth-die = A fourth die in a movement costs 1 food.
refusal-no-attempt = There is nothing to place a die on now.
refusal-only-place = The second die may only be placed.
refusal-no-such-field = There is no such dice field here.
refusal-field-covered = A die lies there already.
refusal-does-not-fit = The { $colour ->
        [white] white
       *[black] black
    } { $number } does not fit there.
refusal-pair = The { $colour ->
        [white] white
       *[black] black
    } { $number } does not show the same number as its pair.
refusal-no-dice = There are no dice to change now.
refusal-not-in-movement = In movement only 1 gold throws a die again; nothing else changes a die.
refusal-no-resources = Gold, food and hearts do not impress the guard’s dice.
refusal-no-gold = You have no gold for that.
refusal-no-food = You have no food for that.
refusal-no-manipulation = You do not have that manipulation.
refusal-property-sample = That helps only in guilds and before a teacher’s guard.
refusal-no-object = You have no object for that.
refusal-talent-used = Your talent is used up.
refusal-no-talent = Your talent is another one.
refusal-experience = That takes { $xp } XP.
refusal-help-used = That help is used up in this guild.
refusal-guild-only = That is possible in a guild only.
refusal-second-already = A second die may be placed already.
refusal-no-second = There is no second die to place here.
refusal-no-summons = You cannot summon that die.
refusal-no-such-number = The die cannot be changed to that.
refusal-same-colour = It takes dice of both colours with different numbers.
refusal-no-guild = Learning is possible on arrival at a guild, before the next movement.
refusal-no-teacher = Knocking is possible at a teacher’s place, before the next movement.
refusal-crossed-out = This place is crossed out.
refusal-another-visit = The next attempt needs another visit.
refusal-no-guard = There is no guard here.
refusal-more-ones = The guard takes gold for a single 1 only.
refusal-no-potion = You have no potion.
refusal-healthy = Your health is at its maximum.
refusal-at-the-end = That is possible only when the accounts are closed.
refusal-no-meal = That takes 2 food.
refusal-hearts-whole = No heart is crossed out.
refusal-health-first = Fill up your health first.
refusal-no-market = Trade is possible only where you stand on a guild’s or a teacher’s field.
refusal-bar-full = There is no room for more.
refusal-traded = You have just traded the other way; take that back instead.
refusal-loot-gone = That loot is gone; use the other combination, or the rune.
refusal-no-such-combination = The dice do not show that combination.

## Prices and consequences

price-gold = { $amount } gold
price-food = { $amount } food
price-health = { $amount } health
price-hearts = { $amount ->
        [one] 1 heart
       *[other] { $amount } hearts
    }
price-potions = { $amount ->
        [one] 1 potion
       *[other] { $amount } potions
    }
price-manipulation = a manipulation
price-talent = your talent
price-object = an object
price-experience = this guild’s help
price-line = the die won
price-artifact = the artifact
consequence-deadly = You would not survive this: the adventure ends at once, and the character is lost.
consequence-ends = The accounts are closed and the character’s sheet is written. It can start the next adventure.
consequence-compass = { $count ->
        [one] 1 die is cleared from the compass.
       *[other] { $count } dice are cleared from the compass.
    }
consequence-provisions-food = The movement ends, and a meal is due: 1 food.
consequence-provisions-health = The movement ends, and a meal is due: without food, 1 health.
consequence-out = The die is out for the rest of the attempt.
consequence-fails = The attempt fails by this.
consequence-guard = { $left ->
        [0] This was the last attempt: the door stays shut for good.
        [one] The attempt is struck off; 1 is left.
       *[other] The attempt is struck off; { $left } are left.
    }
consequence-help = This guild gives this help only once.
consequence-giver = The { $colour ->
        [white] white
       *[black] black
    } { $number } sits out this throw.
consequence-heart = A heart is crossed out: your health is at most { $most } from now on.
consequence-nothing = It gives nothing now.

## How it ended

reason-ended = The adventure was ended and the accounts were closed.
reason-died = Health ran out.
reason-heartless = The last heart was crossed out.

## The table in characters

table-bars = Health { $health }/{ $hearts }  Food { $food }  Gold { $gold }  Potions { $potions }  XP { $xp }
table-person = { $talent } · { $guild }
table-properties = Strength { $strength }  Dexterity { $dexterity }  Intelligence { $intelligence }  Charisma { $charisma }
table-where = Here: { $place }
table-dice = Thrown: { $dice }
table-placed = Placed: { $dice }
table-manipulations = Manipulations: { $again } again, { $second } second, { $opposite } opposite, { $change } change
table-summons = Dice to summon: { $dice }
table-attempt = Dice fields: { $fields }
table-movement = Movement { $movement }
table-guard = Attempts before the guard: { $left }
table-score = Score so far: { $score }
table-rank = Rank: { $rank }
table-key = @ you, S start, Z finish, a animal, c character, ! danger, * rune, G guild, T teacher, M monster, . plain, x crossed out; ~ green, = blue, while closed

## The table in the browser

board-map = Map
board-hand = Your dice and choices
board-dice = Your six dice
board-actions = What to do
board-tools = What to do with the chosen die
board-compass = Compass
board-fields = Dice fields
board-bars = Bars
board-three = Three numbers
board-number = A { $number }
board-near = Look closer
board-whole = See the whole map
board-more = More
board-edge = the edge of the map
board-close-news = Close
board-plain = { $area ->
        [yellow] Open country
        [green] Deep forest
       *[blue] Blue hills
    }
board-kind = { $kind ->
        [start] Where it begins
        [finish] Where it may end
        [animal] Animal encounter
        [character] Character encounter
        [danger] Danger
        [rune] Rune field
        [guild] Guild
        [teacher] A hidden teacher
        [monster] Monster field, for an expansion
       *[plain] Free to cross
    }
board-crossed = crossed out
board-shut = closed until { $xp } XP
board-health = Health { $health } of { $hearts }
board-food = Food { $amount } of 10
board-gold = Gold { $amount } of 10
board-xp = { $gate ->
        [0] { $xp } XP; every gate is open
       *[other] { $xp } XP; the next gate opens at { $gate }
    }
board-potions = { $count ->
        [one] 1 healing potion
       *[other] { $count } healing potions
    }
board-bar-health = Health
board-bar-food = Food
board-bar-gold = Gold
board-most = { $most } is the most
board-assign = Set out like this
board-talent = Your talent
board-guild = Your guild
board-die = { $colour ->
        [white] white
       *[black] black
    } { $number }
board-die-idle = { $colour ->
        [white] white die
       *[black] black die
    }
board-where-idle = not thrown
board-where-hand = in hand
board-where-compass = on the compass
board-where-placed = placed
board-where-dropped = dropped
board-where-lost = lost for this movement
board-where-out = sits out this throw
board-way-1 = north-east
board-way-2 = east
board-way-3 = south-east
board-way-4 = south-west
board-way-5 = west
board-way-6 = north-west
board-compass-place = { $what ->
        [step] Step { $way } with the { $die }: { $beyond }
        [lift] Take the { $die } off the compass
        [lay] Place for the { $die }: { $way }, { $beyond }
        [lies] The { $die } lies here: { $way }, { $beyond }
       *[free] Free place of the { $die }: { $way }
    }
board-field = Field { $field }
board-demand = { $colour ->
        [white] white die
        [black] black die
       *[any] any colour
    }{ $rule ->
        [number] , a { $number }
        [least] , { $number } or more
        [most] , { $number } or less
        [even] , even
        [odd] , odd
       *[any] , any number
    }
board-demand-pair = same number as field { $field }
board-sign-even = even
board-sign-odd = odd
board-brings = Success brings
board-brings-lines = Each complete line brings its die, to be used once in place of another.
board-line = { $line ->
        [1] Row 1
        [2] Row 2
        [3] Row 3
        [4] Column 1
        [5] Column 2
       *[other] Column 3
    } brings the { $die }{ $won ->
        [yes] : yours
       *[no] {""}
    }
board-line-die = Die from a line
board-hearth = Lay the chosen die here
board-task-gone = fulfilled before
board-master = Take the W{ $sides }
board-guard = Attempts left before the guard: { $left }
board-ones = { $ones ->
        [0] Not a single 1: you are let in.
        [one] One 1: 1 gold opens the door.
       *[other] { $ones } ones: the guard shakes his head.
    }
board-hazard-rule = White higher than red, and you are through.
board-hazard-mastered = Mastered: 1 XP
board-hazard-even = Even: nothing happens
board-hazard-failed = That hurts
board-even = You and the danger look at each other for a while. Then each goes its own way.
board-hunting = { $food } food. A twin catches it with { $twin ->
        [1] 1
       *[other] 1–{ $twin }
    } on the violet die, a triplet with 1–{ $triplet }.
board-caught = Caught: { $food } food
board-missed = It gets away
board-triplet = A triplet!
board-twin = It stays a twin
board-spoils = What the two dice bring
board-spoils-won = Two combinations are yours: for each one choose loot or rune.
board-spoils-lost = Even so, something lies by the wayside: one combination is yours.
board-loot = Loot
board-rune = Rune
board-left = { $count } left
board-loot-gold = { $amount } gold
board-loot-food = { $amount } food
board-loot-potion = { $amount ->
        [one] 1 healing potion
       *[other] { $amount } healing potions
    }
board-attempt = { $attempt ->
        [2] Second attempt
       *[other] First attempt
    }
board-closing = Closing the accounts
board-closing-text = Drink what you have left, eat what you can: two food bring back one health, or a crossed-out heart once health is full. Then the sheet is written.
board-over = The adventure is over
board-score = Score: { $score }
board-drop = Drop it
board-tool-hunt = Hunt: { $quarry }
board-tool-stretch = Try for a triplet, then hunt: { $quarry }
board-tool-again = Throw again
board-tool-opposite = Turn over
board-tool-change = By one
board-tool-recolour = Take over a number
board-tool-spin = Any side
board-tool-summon = Summon a die
board-second = Place a second die
board-buy = Buy food
board-sell = Sell food
board-do-drink = Drink
board-retry = Second attempt
board-decline = Leave it at that
board-wait-food = Stay here
board-wait-health = Stay here, clear the compass
board-go-place = Throw the rest
board-go-guard = Next attempt
board-go-finish = Go on walking
board-do-throw = Throw the dice
board-do-lay-all = All on the compass, and off
board-do-set-off = Set off like this
board-do-stop = Stop here
board-do-learn = Learn here
board-do-bribe = Pay the guard
board-do-eat = Eat: 1 health
board-do-mend = Eat: mend a heart
board-end-here = End the adventure here
board-end-for-good = Write the sheet
board-controls-place = Choose a die, then its field; or drag it there.
board-prompt-assign = Give each number to a bar.
board-prompt-pick-talent = Choose your talent.
board-prompt-pick-guild = Choose your guild.
board-prompt-camp = You rest at: { $place }. Dice on the compass stay, the others are thrown.
board-prompt-plan = Lay dice on the compass by their numbers.
board-prompt-move = { $left ->
        [0] The next step costs 1 food.
        [-1] The food is paid: the other steps are free.
        [-2] The food is paid: the other steps are free.
        [one] One more step is free. Take a die off the compass.
       *[other] { $left } steps are free. Take a die off the compass.
    }
board-prompt-pick-rune = Choose a rune.
board-prompt-place = Place one die, or drop one. The rest is thrown again.
board-prompt-chosen = Where does it go?
board-prompt-retry = Try once more?
board-prompt-spoils = Choose what the dice bring.
board-prompt-task = The task is done. Choose your die.
board-prompt-guard = The guard looks at your dice.
board-prompt-finish = The lighthouse. Stay, or go on?
board-prompt-close = Close your accounts.
board-sheet = Character sheet
board-odds = Show the odds of single throws
board-odds-short = Throws
board-print = Print
board-export = Save as a file
board-unknown = not yet known
board-used = used
board-properties = Properties
board-learned = learned
board-taught = taught
board-equipment = Equipment
board-nothing = Nothing yet
board-runes = Runes
board-movements = { $count ->
        [one] 1 movement
       *[other] { $count } movements
    }
board-ask-heart = Cross out a heart?
board-yes-heart = Cross it out
board-ask-ends = End the adventure?
board-yes-ends = End it
board-ask-deadly = Do it all the same?
board-yes-deadly = Do it
board-cost = Price: { $price }
board-sheet-new = A new character
board-sheet-new-help = Throws for bars, talent and guild.
board-sheet-open = Open a sheet from a file
board-sheet-forget = Forget { $name }
board-sheet-save = Save { $name } as a file
board-sheet-line = { $xp } XP, health { $health } of { $hearts }, food { $food }, gold { $gold }

## The tale: names and stories of the pack, by its ids

adventure-title = The long evening
adventure-prologue = Around Duskford the evening never quite ends. Light sharpens the mind here, shadow hardens the arm, and whoever trusts only one of them is not seen again. Your apprenticeship is over: someone presses three white dice and three black ones into your hand, and points at the road.

area-yellow = Yellow land
area-green = Green land
area-blue = Blue land

property-strength = Strength
property-dexterity = Dexterity
property-intelligence = Intelligence
property-charisma = Charisma

talent-witch = Witch
talent-witch-story = You count the shadows of a thing before you trust it. Once, at a property sample, you nudge a die by one.
talent-dancer = Dancer
talent-dancer-story = You were turning before you could walk. Once, at a property sample, you turn a die to its opposite side.
talent-hunter = Hunter
talent-hunter-story = You know that the second look sees the deer. Once, at a property sample, you throw a die again.
talent-warrior = Warrior
talent-warrior-story = You never came with one hand only. Once, at a property sample, you place a second die; before a guard you throw your property twice and keep the higher.

manipulation-again = Throw again
manipulation-second = Place a second die
manipulation-opposite = Turn to the opposite side
manipulation-change = Change by one

task-twins = A twin in each colour
task-close = Sums that differ by less than 3
task-ladder = Black 1-2-3 and white 4-5-6
task-equal = Equal sums
task-parity = One colour even, the other odd
task-threes = All dice show 3

rune-dawn = Dawn
rune-noon = Noon
rune-dusk = Dusk
rune-midnight = Midnight
rune-ember = Ember
rune-frost = Frost

quarry-sheep = Stray sheep
quarry-goat = Rock goat
quarry-boar = Boar
quarry-deer = Deer
quarry-elk = Elk
quarry-bear = Bear

rank-0 = Doorstep dreamer
rank-1 = Errand runner
rank-2 = Wayfarer
rank-3 = Lantern bearer
rank-4 = Shadow reader
rank-5 = Warden of the dusk
rank-6 = Legend of Duskford

## Places

place-village = Duskford
place-village-story = Forty roofs, one ford, and a lamp at every door that nobody has ever seen unlit. They wave until the first bend. After that they go in and bolt the doors.
place-lighthouse = The Last Lighthouse
place-lighthouse-story = The keeper turns the lamp by hand, and has done so since before your grandmother. “You may stop here,” he says, and pulls up a second chair. “Or did you only come to look?”

place-rotten-bridge = The rotten bridge
place-rotten-bridge-story = Six planks and a rope, over a brook that laughs at both. Somebody has carved a tally of those who fell in. It is a long one.
place-rotten-bridge-won = You step only where the nails are. The seventh stroke of the tally stays uncut.
place-rotten-bridge-lost = The third plank was painted on. The brook keeps something of yours.
place-brambles = The walking brambles
place-brambles-story = This hedge stood on the other side of the path yesterday. It has caught a hat since.
place-brambles-won = You stand quite still until it loses interest. The hat is yours, too; it does not fit.
place-brambles-lost = It lets go in the end, but not of everything.
place-falling-stones = The muttering slope
place-falling-stones-story = Pebbles come first, one at a time, as if somebody up there were choosing. Then there is a pause. The pause is the bad part.
place-falling-stones-won = You run in the pause. The slope sounds disappointed.
place-falling-stones-lost = You wait for the pause to end. It does.
place-will-o-wisps = Wisp hollow
place-will-o-wisps-story = Small lights hang in the reeds and call you by a name that was nearly yours. They know a short cut, they say. They all know the same one.
place-will-o-wisps-won = You close your eyes and follow the frogs, who have never drowned.
place-will-o-wisps-lost = It was, in fairness, short.
place-quicksand = The swallowing sand
place-quicksand-story = A smooth, golden field without a single footprint. It takes you a moment to see why.
place-quicksand-won = You lie down and swim across the land like a very slow trout.
place-quicksand-lost = It gives you back at the price of a boot and what was in it.
place-old-mine = The old mine
place-old-mine-story = The shaft breathes: out in the evening, in at night. Somewhere inside a pick is still at work, though the last shift went home a hundred years ago.
place-old-mine-won = You knock three times on the beam, and something lets you by. Miners are polite, even afterwards.
place-old-mine-lost = You did not know about the knocking.
place-tide-flats = The tide flats
place-tide-flats-story = The sea has gone out to fetch something, and left its floor lying open for a mile. Far away, a white line draws itself along the horizon.
place-tide-flats-won = You reach the dunes with wet heels and a good story.
place-tide-flats-lost = The sea comes back with interest, and you are the interest.
place-thin-ice = The thin ice
place-thin-ice-story = The pond freezes even in summer, out of habit. Under the ice a shadow walks upside down, and its soles touch yours.
place-thin-ice-won = You keep in step with it, and both of you get across.
place-thin-ice-lost = You hurried. It did not.

place-hollow-oak = The hollow oak
place-hollow-oak-story = Inside, somebody has been counting days with a knife and lost patience after four hundred. Between the strokes is a sign that you do not know yet.
place-standing-stone = The standing stone
place-standing-stone-story = Its shadow points north at every hour. Put your hand where the shadow begins, and a line of the stone grows warm.
place-moon-well = The moon well
place-moon-well-story = The moon lies at the bottom, also tonight, when there is none in the sky. The bucket comes up with a sign drawn in the water.
place-cairn = The ferrymen’s cairn
place-cairn-story = Each ferryman brought one stone on his last crossing. The newest is still wet. It has writing on its underside.
place-shadow-arch = The arch of shadow
place-shadow-arch-story = A gate without walls, built of nothing but shade. Going through it leads to the same meadow, but afterwards you can read what the moths have been writing.
place-sunken-altar = The sunken altar
place-sunken-altar-story = Sixteen steps down into clear green water. The seventeenth is a slab with a sign that glows when you hold your breath.
place-star-hill = Star hill
place-star-hill-story = The grass lies in rings here, and the stars come closer, one at a time, if you sit quite still. The last one leaves its sign in the dew.

place-stone-maw = Lair of the Stonemaw
place-stone-maw-story = A hill that was not here last year, with a damp draught between its front rocks. It is asleep. Its story belongs to the monster expansion.
place-bog-hag = The bog hag’s isle
place-bog-hag-story = Washing hangs between the alders: shirts of every size, none of them hers. She is not at home. Her story belongs to the monster expansion.
place-pale-hound = Kennel of the pale hound
place-pale-hound-story = A chain as thick as your arm ends in the grass, with an open collar. Nothing barks. Its story belongs to the monster expansion.
place-night-mare = Pasture of the night mare
place-night-mare-story = Hoofprints burnt into the turf, all of them leading out of people’s windows. The pasture is empty now. Her story belongs to the monster expansion.
place-drowned-knight = The drowned knight’s ford
place-drowned-knight-story = A lance stands in the river, and on stormy nights a hand holds it. Tonight it is calm. His story belongs to the monster expansion.
place-unlit = Gate of the Unlit
place-unlit-story = Here the evening ends after all, in a black door without a handle on this side. Something behind it is counting your experience. The boss expansion will open it.

## Animals

animal-hedgehog = The hedgehog at the gate
animal-hedgehog-story = It has rolled itself up in the middle of the path and demands a toll, as it does of everyone. The usual toll is patience and a windfall apple.
animal-hedgehog-won = It uncurls, inspects the apple, and lifts a paw: you may pass.
animal-hedgehog-lost = You step over it. You should have looked before sitting down to laugh.
animal-hare = The hare that boxes
animal-hare-story = It stands upright in the clover with its fists raised. Light on the left, shadow on the right, and far too quick for either.
animal-hare-won = You land one soft blow. The hare bows, and shows you the trick with the feet.
animal-hare-lost = You see stars, and between them two long ears going home.
animal-magpie = The magpie’s bargain
animal-magpie-story = “Mine,” says the magpie, on whose branch hangs the very button that your coat has been missing. It will trade. It only trades for what it cannot see.
animal-magpie-won = You offer a closed fist. It pays before it looks.
animal-magpie-lost = Now the coat lacks two.
animal-badger = The badger’s lawsuit
animal-badger-story = You are standing on his roof, and he has witnesses. The court sits below ground, the candles are black, and the judge is his brother.
animal-badger-won = You call the roof a hill and the brother a gentleman. Case dismissed, with refreshments.
animal-badger-lost = The sentence is to listen to the reasons for it.
animal-otter = The otters’ bet
animal-otter-story = Two otters, one pale and one dark, slide down the same bank at the same time. Which is quicker? They insist on a tie, and they want you to bring it about.
animal-otter-won = Nose and nose, to the whisker. They carry you across on their shoulders.
animal-otter-lost = One wins. Neither forgives you.
animal-fox = The fox who was expected
animal-fox-story = He sits by a fire for two, with two bowls, and calls you by your name. Every fox lies. This one has warned you of it, which does not make it easier.
animal-fox-won = You swap the bowls while he talks. He laughs so hard that he tells you one true thing.
animal-fox-lost = The soup was excellent. You wake up without your purse, tucked in.
animal-adder = The adder on the warm stone
animal-adder-story = She lies exactly where sun and shade meet and has no mind to move. There is one way past, a hand wide, and she knows its width to the scale.
animal-adder-won = You go by on the beat of her breath. She does not open an eye, out of respect.
animal-adder-lost = She merely yawns. You take the long way round, at a run.
animal-raven = The parliament of ravens
animal-raven-story = Eleven black judges on a gallows without a rope. They ask you a riddle in turn, each one word of it, and not in order.
animal-raven-won = “An echo,” you say, and eleven voices say it after you. The motion is carried.
animal-raven-lost = You answer the wrong half of the question. The minutes will show it for ever.
animal-stag = The stag with the lit antlers
animal-stag-story = Small flames burn at the tips of his antlers, and where he walks it is noon. Walk beside him for a hundred paces, and you will see the land as he does. He never walks slowly.
animal-stag-won = A hundred paces, and not one behind. When he leaves, a little of the noon stays in your eyes.
animal-stag-lost = At ninety it was dusk again, and you were alone with a stitch in your side.
animal-owl = The owl’s examination
animal-owl-story = She has failed better people, she says, and turns her head all the way round to see who is copying. Write in white on black. The ink is invisible until it is right.
animal-owl-won = Your page fills with light, down to the last line. “Adequate,” says the owl, who has never said that before.
animal-owl-lost = The page stays dark. You may resit in a hundred years.
animal-lynx = The lynx you do not see
animal-lynx-story = Since the last bend your shadow has had tufted ears. It stops when you stop. If you can come to stand behind it just once, it must serve you for an hour.
animal-lynx-won = You leap when the cloud crosses the sun. The shadow looks up, caught, and purrs.
animal-lynx-lost = You turn round and round until you are dizzy. Something applauds with very soft paws.
animal-wolf = The wolf of the last mile
animal-wolf-story = He has followed travellers to the lighthouse for thirty winters, and eaten only those who ran. He is old, and would like somebody to walk in step with him, to the end, without being afraid.
animal-wolf-won = At the dunes he sits down, content. You are the first that he has said goodbye to.
animal-wolf-lost = You did not run. You walked very fast, and he is a stickler for words.

## Characters

character-lumberjack = The lumberjack
character-lumberjack-story = For twenty years he has been felling the same tree, which grows again each night. He hands you the second axe without asking. Hit with him, row upon row or from the top down, and he will share his luck.
character-lumberjack-won = The tree falls, and for once it stays down until supper. He gives you a chip of its heart.
character-lumberjack-lost = You hit the axe, the stone and the boot. He takes the second axe back, gently.
character-fire-elemental = The fire elemental
character-fire-elemental-story = It sits in the ring of stones like a child in a bath and throws sparks at whoever comes. It wants to be fed, but in order. It is very particular about order.
character-fire-elemental-won = It burns in one straight line, delighted, and leaves you a coal that does not hurt.
character-fire-elemental-lost = It swallows your offering, your kindling and an eyebrow.
character-tree-wight = The tree wight
character-tree-wight-story = Half bark, half grandfather. He has forgotten which of his fingers are roots, and asks you to help him sort them before the frost.
character-tree-wight-won = Ten fingers, the rest roots. He pats your head, and something green grows in your pocket.
character-tree-wight-lost = “No,” he sighs, “that one was a squirrel.”
character-sorcerer = The sorcerer
character-sorcerer-story = His tower has no stairs; he moves the floors instead. He has waited for someone who understands the square on his table, on which light and shadow change places when nobody looks.
character-sorcerer-won = A line of the square stands still. “There,” he whispers, as if it were a bird, and puts it into your hand.
character-sorcerer-lost = You looked. He shows you to the door, which is now on the fourth floor.

## Guilds

guild-hammer = Guild of the Hammer
guild-hammer-story = The floor shakes before you see the forge. Here they hold that evil is a nail, and are open to debate with anyone who can lift the argument.
guild-hammer-won = The anvil rings in your tone. Strength, they say, is hitting where you meant to.
guild-hammer-lost = You have dented the master’s foot. He says that it builds character.
guild-shield = Guild of the Shield
guild-shield-story = You find the house only on the third try, and the porter has been walking behind you since the first. They teach how not to be where the blow lands.
guild-shield-won = You take the master’s hat without his noticing. Then you notice that he has your shoes.
guild-shield-lost = You hide behind the curtain together with the whole class.
guild-books = Guild of Books
guild-books-story = Shelves up into the dark, and ladders that whisper where to lean them. They believe that the old gods left an answer, and that somebody has put it back in the wrong place.
guild-books-won = You find the sentence, and for a moment it finds you.
guild-books-lost = You read all night. In the morning it was the index.
guild-cross = Guild of the Cross
guild-cross-story = A bare hall with a hundred benches, all of them full, and nobody speaking. Whoever can move this room with one word needs no sword.
guild-cross-won = You say it. A hundred benches creak as they all lean closer.
guild-cross-lost = Somebody coughs in your best pause.

## Teachers

teacher-strength = The cellar of the world
teacher-strength-story = Behind the waterfall a stair leads down to a man who holds up the ceiling. It needs holding, he claims. His guard wants to know what you can carry.
teacher-strength-won = For an hour you hold it in his stead. When he takes it back, everything else is light.
teacher-strength-lost = The guard sends you off with a pebble, to practise.
teacher-dexterity = The rope in the clouds
teacher-dexterity-story = A rope hangs from a cloud, and a woman lives at the other end who has never touched the ground. Her guard throws you six apples at once.
teacher-dexterity-won = Up there she teaches you to fall slowly, which is all there is to it.
teacher-dexterity-lost = You catch one apple. With your forehead.
teacher-intelligence = The library under the lake
teacher-intelligence-story = One goes in dry only by thinking of nothing, and one goes out wiser only by thinking of everything. The guard in between is a pike with spectacles.
teacher-intelligence-won = The teacher is the lake. It takes it a while to explain, but it has time.
teacher-intelligence-lost = You thought of water.
teacher-charisma = The garden of voices
teacher-charisma-story = Every flower repeats what was last said kindly to it. Old Ilse waters them with compliments, and her gander guards the gate. Ganders are hard to please.
teacher-charisma-won = The gander steps aside, and Ilse teaches you to listen so well that people feel they were witty.
teacher-charisma-lost = He hisses. He has heard that one before.

## Things

thing-billhook = Billhook
thing-billhook-story = For hedges that talk back.
thing-boar-spear = Boar spear
thing-boar-spear-story = With a crossbar, because boars do not stop when they ought to.
thing-black-sabre = Black sabre
thing-black-sabre-story = It casts no shadow. It is one.
thing-sling = Shepherd’s sling
thing-sling-story = A strap, a stone and a great deal of practice: you may hunt.
thing-yew-bow = Yew bow
thing-yew-bow-story = Strung with the hair of a very patient horse: you may hunt.
thing-crossbow = Crossbow
thing-crossbow-story = It was a gift to a king, who never dared to touch it: you may hunt.
thing-storm-lantern = Storm lantern
thing-storm-lantern-story = It shows a thing a second time, and better: throw a die again, at a property sample.
thing-hand-mirror = Hand mirror
thing-hand-mirror-story = In it everything is the other way about: turn a die over, at a property sample.
thing-tally-stick = Tally stick
thing-tally-stick-story = One notch more or less, who will know: change a die by one, at a property sample.
thing-double-pouch = Double pouch
thing-double-pouch-story = What you take from one side is still in the other: place a second die, at a property sample.

artifact-giants-knuckle = The giant’s knuckle
artifact-giants-knuckle-story = A black 6, heavy as a door. Call it once.
artifact-swallow-feather = The swallow’s feather
artifact-swallow-feather-story = A black 4 that never falls where it was thrown. Call it once.
artifact-owl-lens = The owl’s lens
artifact-owl-lens-story = A white 5, and you knew it before. Call it once.
artifact-silver-bell = The silver bell
artifact-silver-bell-story = A white 3 that nobody can refuse. Call it once.

## The character sheet

sheet-title = Character sheet
sheet-too-long = The file is too long for a character sheet: it may have { $most } characters.
sheet-not-json = The file cannot be read: a character sheet is a JSON file.
sheet-not-one = The file is not a character sheet of this game.
sheet-version = The sheet has the version { $found }, which this game does not know.
sheet-field = Something is missing or impossible on the sheet: { $field }.
sheet-unknown = The sheet names “{ $found }” under { $field }, which this adventure does not have.
