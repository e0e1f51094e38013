name = Betwixt & Between
tagline = Lay the land of the fae card by card, draw magic from it, and weave the gems into spells.

## Settings

setting-first = First player
setting-first-help = Who begins the first round; after each round the player to the left is first.
setting-first-random = Drawn by lot
setting-tunnel_bar = Absorbing on a tunnel
setting-tunnel_bar-help = The French rulebook forbids to absorb while the mystic stands on a tunnel.
setting-tunnel_bar-no = Allowed
setting-tunnel_bar-yes = Forbidden
setting-layout = Solo layout
setting-layout-help = Where you, the dummy and the face-down cards begin.
setting-layout-random = Drawn by lot
setting-layout-1 = The Glade
setting-layout-2 = The River
setting-layout-3 = The Ring
setting-layout-4 = The Crossing
setting-scenario = Campaign
setting-scenario-help = Four solo scenarios, each with a goal of its own. Win one to go on to the next.
setting-scenario-none = No scenario: play for a rank
setting-scenario-1 = 1 · Over the threshold: 45 points
setting-scenario-2 = 2 · The calling: 55 points and five gems of each element
setting-scenario-3 = 3 · No way back: 65 points and ten obstacles
setting-scenario-4 = 4 · The last trial: two dummies, 75 points
setting-scenario-won = won
setting-scenario-next = next
setting-familiar_turns = The familiar turns up
setting-familiar_turns-help = Which face-down cards the familiar turns up in the third and fourth scenario.
setting-familiar_turns-beside = Cards next to it
setting-familiar_turns-under = The card it stands on

## Actions

action-learn = Keep the spell { $spell }
action-keep = Keep { $card }
action-call = Turn { $element ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
} to the middle of the rite
action-explore = Explore: { $card }
action-take = Take the face-up spell { $number }
action-blind = Draw a spell from the deck
action-place = Place it on { $space }, top to the { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
action-step = Step to { $space }
action-travel = Go through the tunnel to { $space }
action-scout = Send the familiar to { $space }
action-perform = Use the card’s action
action-choose = Choose { $space }
action-exchange = Exchange { $gem ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
} for { $element ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
}
action-exchange-weave = Exchange the gem on { $gem } in the weave for { $element ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
}
action-discard = Discard { $card }
action-absorb = Absorb from the { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
action-absorb-familiar = The familiar absorbs from the { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
action-use = Use { $card }, top to the { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
action-activate = Activate { $spell }
action-reveal = Turn up the card on { $space }
action-end = End the turn
action-lay = Lay { $element ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
} on { $cell }
action-lift = Take the gem off { $cell }
action-prepare = Prepare { $spell }
action-done = Done with weaving
action-offer = Offer the four gems to the rite
action-give = Give the gem on { $cell }
action-pass = Offer nothing more
action-lead = The dummy goes { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
action-remove = The gem on { $space }, towards the { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}, leaves the board

## Sections of the log

section-learn = First spells
section-draft = Round { $round }: the draft
section-rite = Round { $round }: the rite
section-dummies = The dummies move
section-offering = Round { $round }: the offering
section-clearing = Round { $round }: the clearing
section-last = The last weaving

## Events

event-began = { $seat } is first player.
event-stationed = Dummy { $dummy } begins on { $space }.
event-round = Round { $round }; { $seat } is first.
event-shuffled = The discards become the deck again: { $deck ->
    [exploration] exploration cards
    [spell] spells
   *[absorb] absorb cards
}.
event-drew = You draw { $card }.
event-learned = Everyone has kept a spell; { $count ->
    [one] one is
   *[other] { $count } are
} discarded.
event-leftover = The draft is over; { $count ->
    [one] one card is
   *[other] { $count } cards are
} left.
event-called = The rite asks for { $element ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
}{ $drawn ->
    [yes] , drawn by lot
   *[no] { "" }
}.
event-turn = { $seat }’s turn.
event-faded = { $count ->
    [one] A spell
   *[other] { $count } spells
} of { $seat }’s fade: the pattern is broken.
event-explored = { $seat } explores: { $card }.
event-gained = { $seat } gets { $element ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
}{ $amount ->
    [one] { "" }
   *[other] { " " }({ $amount } times)
}.
event-took = { $seat } takes the spell { $spell }.
event-placed = { $card } comes to { $space }.
event-replaced = { $card } takes another card’s place on { $space }.
event-unplaced = There is no room for { $card }: it is discarded.
event-moved = { $seat } goes to { $space }.
event-tunnelled = { $seat } goes through the tunnel to { $space }.
event-barred = An obstacle is left on { $space }.
event-performed = { $seat } uses { $card }: { $action ->
    [move] Move
    [tunnel] Tunnel
    [reshape] Reshape
    [replenish] Replenish
    [exchange] Exchange
    [explore] Explore
    [destroy] Destroy
    [gem] Gems
    [spell] Spells
   *[absorb] Absorb cards
}.
event-activated = { $seat } activates { $spell }.
event-absorbed = { $seat } absorbs { $element ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
}.
event-absorbed-familiar = { $seat }’s familiar absorbs { $element ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
}.
event-used = { $seat } uses { $card } and absorbs { $count ->
    [one] one gem
   *[other] { $count } gems
}.
event-reshaped = { $seat } moves { $card } to { $space }.
event-turned = { $seat } turns { $card } on { $space }.
event-replenished = { $seat } replenishes { $space } with { $count ->
    [one] one gem
   *[other] { $count } gems
}.
event-exchanged = { $seat } exchanges { $old ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
} for { $new ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
}.
event-destroyed = { $seat } destroys { $card } on { $space }.
event-discarded = { $seat } discards { $card }.
event-summoned = A familiar comes to { $seat } on { $space }.
event-scouted = { $seat }’s familiar goes to { $space }.
event-dismissed = { $seat }’s familiar leaves.
event-prepared = { $seat } prepares { $spell }.
event-offered = { $seat } makes an offering to the rite and has { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} there now.
event-declined = { $seat } offers nothing more.
event-renewed = The rite is over. { $count ->
    [one] One face-up spell is
   *[other] { $count } face-up spells are
} replaced.
event-cleared = { $seat } discards { $card } on { $space } from the board.
event-counted = { $seat }: rites { $rites }, spells { $spells }, gems { $gems }: { $total } points{ $rank ->
    [0] , rank: stumbling at the gate
    [1] , rank: reader of tea leaves
    [2] , rank: hedge mystic
    [3] , rank: friend of the fae
    [4] , rank: weaver of moonlight
    [5] , rank: keeper of the threshold
   *[other] { "" }
}.
event-revealed = On { $space } appears: { $card }.
event-revealed-blank = On { $space } there was nothing.
event-revealed-lost = On { $space } lay { $card }, which would enclose somebody: it is discarded.
event-dummy-drew = Dummy { $dummy } draws { $element ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
}; the nearest { $element ->
    [water] water symbol
    [wind] wind symbol
    [earth] earth symbol
   *[fire] fire symbol
} is on { $space }, { $distance ->
    [one] one step
   *[other] { $distance } steps
} away.
event-dummy-drew-none = Dummy { $dummy } draws { $element ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
}, but there is no { $element ->
    [water] water symbol
    [wind] wind symbol
    [earth] earth symbol
   *[fire] fire symbol
}: you choose its way.
event-dummy-moved = { $turned ->
    [yes] Before a Stop dummy
   *[no] Dummy
} { $dummy } goes{ $turned ->
    [yes] { " " }back
   *[no] { "" }
} to { $space }{ $hidden ->
    [yes] { " " }and discards the face-down card there
   *[no] { "" }
}.
event-dummy-discarded = { $turned ->
    [yes] Before a Stop dummy
   *[no] Dummy
} { $dummy } goes{ $turned ->
    [yes] { " " }back
   *[no] { "" }
} to { $space } and discards { $card }.
event-dummy-stayed = Dummy { $dummy } is held by Stops and stays on { $space }.
event-dummy-took = Dummy { $dummy } takes { $element ->
    [water] a gem of water
    [wind] a gem of wind
    [earth] a gem of earth
   *[fire] a gem of fire
} off { $space }.

## Why not

refusal-spellbinding = Somebody else’s turn: you may only weave now.
refusal-waiting = Say that you are done with weaving; then your turn begins.
refusal-nothing-asked = Nothing asks for that now.
refusal-phase-learn = First everybody keeps one of two spells.
refusal-phase-draft = Now everybody keeps a card.
refusal-phase-rite = Now an element is chosen for the rite.
refusal-phase-offering = Now offerings are made to the rite.
refusal-phase-clearing = Now a card is discarded from the board.
refusal-phase-last = It is the last weaving; there are no more turns.
refusal-owed-spell = Take a spell first: a face-up one, or one from the deck.
refusal-owed-place = Place the card first.
refusal-owed-travel = Choose the tunnel space to go to first.
refusal-owed-reshape = Choose the card to move or turn first.
refusal-owed-reshape-to = Say first where the card goes, and which way round.
refusal-owed-replenish = Choose the card to replenish first.
refusal-owed-exchange = Choose first which gem becomes which element.
refusal-owed-discard = Discard an exploration card first.
refusal-owed-destroy = Choose the card to destroy first.
refusal-owed-align = Say first which way round the card lies.
refusal-owed-station = Choose first where the dummy begins.
refusal-owed-give = Choose first which gem of the weave is offered.
refusal-owed-lead = Choose first which way the dummy goes.
refusal-owed-remove = Choose first which gem leaves the board.
refusal-explored = You have explored this turn.
refusal-not-in-hand = You do not hold that card.
refusal-must-explore = You must explore before your turn ends.
refusal-no-steps = You have no step left.
refusal-not-adjacent = That space is not next to it.
refusal-off-board = That space does not belong to this board.
refusal-obstacle = An obstacle bars the way.
refusal-stop = A Stop bars the way.
refusal-face-down = Turn the card up before you step there.
refusal-no-card-here = There is no card under your mystic.
refusal-began-here = Your turn began on this space: its action is not yours.
refusal-used = You have used this card’s action this turn.
refusal-not-moved-onto = Only a card that your mystic moved onto gives its action.
refusal-blocked = Another mystic stands here and blocks the action.
refusal-destroyed-already = You have used this card to destroy this round.
refusal-nothing-to-aim-at = There is nothing that it could be used on.
refusal-absorbed = You have used your absorb token this turn.
refusal-no-familiar = You have no familiar.
refusal-scouted = Your familiar has moved this turn.
refusal-nothing-faces = No gem faces you from there.
refusal-same-turn = Turned that way the card does the same as before.
refusal-not-prepared = You have not prepared that spell.
refusal-activated = That spell is activated already.
refusal-no-effect = That spell only scores.
refusal-second-copy = You have that power already: another copy only scores.
refusal-not-face-down = There is no face-down card.
refusal-align-here = The card lies on { $space }; choose only which way round.
refusal-unchanged = That would change nothing.
refusal-too-far = A card is moved by two spaces at most.
refusal-taken = There is a card already.
refusal-on-mystic = A Stop may not go onto a mystic’s space.
refusal-encloses = That Stop would enclose a mystic.
refusal-not-weaving = You weave only between your turns.
refusal-no-changes = The weave has been changed often enough for now.
refusal-no-gem = You have { $element ->
    [water] no gem of water
    [wind] no gem of wind
    [earth] no gem of earth
   *[fire] no gem of fire
} beside your weave.
refusal-same-gem = Such a gem lies there already.
refusal-empty-cell = There is no gem.
refusal-pattern = The spell’s pattern does not stand in your weave.
refusal-same-gems = Another spell of yours stands on exactly these gems.
refusal-cannot-pay = You do not have the rite’s four gems.

## What it costs, and what follows

price-explore = this turn’s exploring
price-step = { $amount ->
    [one] 1 step
   *[other] { $amount } steps
}
price-absorb = this turn’s absorbing
price-absorb-card = the absorb card
price-change = { $amount ->
    [one] 1 change
   *[other] { $amount } changes
}
price-water = { $amount } water
price-wind = { $amount } wind
price-earth = { $amount } earth
price-fire = { $amount } fire
consequence-breaks = “{ $spell }” would no longer stand.
consequence-fades = “{ $spell }” does not stand and will be discarded.
consequence-not-prepared = “{ $spell }” stands but is not prepared.
consequence-from-weave = { $count ->
    [one] One gem comes out of your weave.
   *[other] { $count } gems come out of your weave.
}
consequence-could-offer = You could still make an offering: 10 points.
consequence-second-card = Without an offering you discard two cards from the board.
consequence-lost-card = { $gems ->
    [0] “{ $card }” is discarded.
    [one] “{ $card }” is discarded with its gem.
   *[other] “{ $card }” is discarded with its { $gems } gems.
}
consequence-blocked = Somebody stands there and blocks the action.
consequence-once-a-game = Only once in the game.
consequence-steps-left = { $count ->
    [one] You have a step left.
   *[other] You have { $count } steps left.
}
consequence-absorb-left = You could still absorb a gem.
consequence-last-of-round = It was your last turn of this round.
consequence-last-of-game = It was your last turn of the game.

## The table

table-round = Round { $round } · Rite: { $rite }
table-player = { $score } points · rites { $rites } · cards { $cards } · spells { $spells } · absorb { $absorbs } · gems { $gems }
table-legend = Gems ~ water % wind ^ earth * fire; empty symbols w a e f. ### Stop, ??? face down, x obstacle. A mystic, a familiar, 1 dummy. > turn, ~ weaving.
table-face-up = Face-up spells:
table-weave = Weave of { $letter } (> prepared, < activated, ! broken):
table-choose-from = To choose from:
table-hand = Your exploration cards:
table-spells = Your spells:
table-absorbs = Your absorb cards: { $cards }
table-placing = In hand: { $card }
pending-spell = Take a spell: a face-up one, or one from the deck.
pending-place = Place the card.
pending-travel = Choose the tunnel space to go to.
pending-reshape = Choose the card to move or turn.
pending-reshape-to = Say where the card goes, and which way round.
pending-replenish = Choose the card to replenish.
pending-exchange = Choose which gem becomes which element.
pending-discard = Discard an exploration card.
pending-destroy = Choose the card to destroy.
pending-align = Say which way round the card lies.
pending-station = Choose where the dummy begins.
pending-give = Choose which gem of the weave is offered.
pending-lead = Choose which way the dummy goes.
pending-remove = Choose which gem leaves the board.
rank-0 = Stumbling at the gate
rank-1 = Reader of tea leaves
rank-2 = Hedge mystic
rank-3 = Friend of the fae
rank-4 = Weaver of moonlight
rank-5 = Keeper of the threshold

## The end

reason-points = most points
reason-magic = level on points; most gems
reason-shared = level on points and gems: the win is shared
reason-solo = played for a rank
reason-scenario-won = the scenario is won
reason-scenario-failed = the scenario’s goal is missed

## Cards: what they do

element-water = water
element-wind = wind
element-earth = earth
element-fire = fire
element-gems = { $count ->
    [one] { $element ->
        [water] a gem of water
        [wind] a gem of wind
        [earth] a gem of earth
       *[fire] a gem of fire
    }
   *[other] { $element ->
        [water] { $count } gems of water
        [wind] { $count } gems of wind
        [earth] { $count } gems of earth
       *[fire] { $count } gems of fire
    }
}
card-action-move = Move
card-action-move-about = Take one more step.
card-action-tunnel = Tunnel
card-action-tunnel-about = Go to another tunnel. All tunnels are next to one another, for steps as well.
card-action-reshape = Reshape
card-action-reshape-about = Turn a card, or move it by up to two spaces to a free one, or both. Its gems go along.
card-action-replenish = Replenish
card-action-replenish-about = Fill all empty symbols of one card with gems.
card-action-exchange = Exchange
card-action-exchange-about = One of your gems becomes any element, in the weave or beside it.
card-action-explore = Explore
card-action-explore-about = Draw an exploration card, then discard one.
card-action-destroy = Destroy
card-action-destroy-about = Remove another card with its gems; once a round with each card.
card-action-stop = Stop
card-action-stop-about = Nobody can enter. It is never placed on a mystic’s space, and encloses nobody.
card-action-gem = Gems
card-action-gem-about = Take { $count ->
    [one] { $element ->
        [water] a gem of water
        [wind] a gem of wind
        [earth] a gem of earth
       *[fire] a gem of fire
    }
   *[other] { $element ->
        [water] { $count } gems of water
        [wind] { $count } gems of wind
        [earth] { $count } gems of earth
       *[fire] { $count } gems of fire
    }
}.
card-action-spell = Spells
card-action-spell-about = { $count ->
    [one] Take a face-up spell or draw one.
   *[other] Take or draw { $count } spells.
}
card-action-absorb = Absorb cards
card-action-absorb-about = { $count ->
    [one] Take an absorb card.
   *[other] Take { $count } absorb cards.
}
bonus-about-water = Discovery: a gem of water
bonus-about-wind = Discovery: a gem of wind
bonus-about-earth = Discovery: a gem of earth
bonus-about-fire = Discovery: a gem of fire
bonus-about-spell = Discovery: a spell, face up or drawn
bonus-about-absorb = Discovery: an absorb card
spell-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
spell-kind-elemental = Elemental spell
spell-kind-elemental-about = Once a game: two gems of { $element ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
}.
spell-kind-point = Point spell
spell-kind-point-about = No effect, but worth twice as much.
spell-kind-movement = Movement spell
spell-kind-movement-about = Once a round: one more step.
spell-kind-diagonal = Diagonal spell
spell-kind-diagonal-about = Once activated, your mystic’s steps may be diagonal, as long as the pattern stands.
spell-kind-tunnel = Tunnel spell
spell-kind-tunnel-about = Once a round: go to any tunnel.
spell-kind-exchange = Exchange spell
spell-kind-exchange-about = Once a round: one of your gems becomes any element.
spell-kind-replenish = Replenishing spell
spell-kind-replenish-about = Once a round: fill all empty symbols of one card.
spell-kind-transformation = Transformation spell
spell-kind-transformation-about = Once a round: turn a card, or move it by up to two spaces, or both.
spell-kind-absorb = Absorbing spell
spell-kind-absorb-about = Once a round: take an absorb card.
spell-kind-spell = Spell of spells
spell-kind-spell-about = Once a round: take a face-up spell or draw one.
spell-kind-familiar = Familiar spell
spell-kind-familiar-about = Once activated, a familiar goes one space each turn and may absorb in your place, as long as the pattern stands.
reach-ne = One gem each from two sides next to each other
reach-ns = One gem each from two opposite sides
reach-nes = One gem each from three sides
reach-nesw = One gem each from all four sides
weave-too-few = { $missing ->
    [one] One gem
   *[other] { $missing } gems
} of { $element ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
} more would be needed.
weave-short = Beside your other spells there is too little { $element ->
    [water] water
    [wind] wind
    [earth] earth
   *[fire] fire
}.
weave-short-of-several = Beside your other spells there are too few gems of more than one element.
weave-no-room = Beside your other spells the weave has no room for this pattern.
weave-same = Another of your spells has the same pattern, and two may not stand on exactly the same gems.

## Exploration cards

card-merrow = Merrow
card-swan-maiden = Swan Maiden
card-white-hart = White Hart
card-puck = Puck
card-selkie = Selkie
card-wild-hunt = Wild Hunt
card-moon-hare = Moon Hare
card-night-coach = Night Coach
card-kelpie = Kelpie
card-reed-boat = Reed Boat
card-stepping-stones = Stepping Stones
card-pixie-pony = Pixie Pony
card-old-well = Wishing Well
card-moon-door = Moon Door
card-hollow-hill = Hollow Hill
card-fox-earth = Fox’s Earth
card-falls-cave = Cave behind the Falls
card-silver-mirror = Silver Mirror
card-mole-king = Mole King
card-dwarf-stair = Dwarfs’ Stair
card-fairy-ring = Fairy Ring
card-hollow-oak = Hollow Oak
card-barrow = Barrow
card-root-gate = Root Gate
card-bridge-troll = Bridge Troll
card-weathercock = Weathercock
card-hill-giant = Hill Giant
card-boggart = Boggart
card-wandering-moor = Wandering Moor
card-mist-weaver = Mist Weaver
card-walking-wood = Walking Wood
card-hedge-maze = Hedge Maze
card-spring-nymph = Spring Nymph
card-rain-singer = Rain Singer
card-dryad = Dryad
card-lamplighter = Lamplighter
card-dew-gatherer = Dew Gatherer
card-bee-queen = Bee Queen
card-green-man = Green Man
card-silver-orchard = Silver Orchard
card-toad-banker = Toad Banker
card-magpie = Magpie
card-leprechaun = Leprechaun
card-tinker = Tinker
card-changeling = Changeling
card-goblin-market = Goblin Market
card-herb-woman = Herb Woman
card-crossroads = Crossroads
card-lost-piper = Lost Piper
card-two-ravens = Two Ravens
card-sphinx = Sphinx
card-lantern-bearer = Lantern Bearer
card-seer = Seer
card-wise-owl = Wise Owl
card-map-seller = Map Seller
card-watchtower = Watchtower
card-lindworm = Lindworm
card-storm-witch = Storm Witch
card-basilisk = Basilisk
card-ember-hound = Ember Hound
card-frost-king = Frost King
card-banshee = Banshee
card-hungry-bog = Hungry Bog
card-redcap = Redcap
card-deep-tarn = Deep Tarn
card-ice-palace = Ice Palace
card-sleeping-giant = Sleeping Giant
card-faery-star = Faery Star
card-glass-mountain = Glass Mountain
card-queens-gate = Queen’s Gate
card-stone-circle = Stone Circle
card-briar-wall = Briar Wall
card-undine = Undine
card-sylph = Sylph
card-gnome = Gnome
card-salamander = Salamander
card-tide-pool = Tide Pool
card-wind-harp = Wind Harp
card-crystal-seam = Crystal Seam
card-fairy-forge = Fairy Forge
card-moon-spinner = Moonlight Spinner
card-bard = Bard
card-rune-carver = Rune Carver
card-hedge-witch = Hedge Witch
card-mouse-scribe = Mouse Scribe
card-stargazer = Stargazer
card-moss-library = Moss Library
card-whispering-stone = Whispering Stone
card-siren = Siren
card-thirsty-moth = Thirsty Moth
card-lodestone = Lodestone
card-will-o-the-wisp = Will-o’-the-Wisp
card-night-bloom = Night Bloom
card-dream-catcher = Dream Catcher
card-spider-queen = Spider Queen
card-glow-worms = Glow-worms

## Spells

card-wellspring = Wellspring
card-fresh-gale = Fresh Gale
card-rich-soil = Rich Soil
card-kindling = Kindling
card-rain-call = Rain Call
card-whistle-up = Whistle up the Wind
card-deep-dig = Deep Dig
card-spark-song = Spark Song
card-crown-of-tides = Crown of Tides
card-crown-of-feathers = Crown of Feathers
card-crown-of-roots = Crown of Roots
card-crown-of-embers = Crown of Embers
card-seal-of-mist = Seal of Mist
card-seal-of-storm = Seal of Storm
card-seal-of-stone = Seal of Stone
card-seal-of-flame = Seal of Flame
card-river-stride = River Stride
card-feather-foot = Feather Foot
card-goats-leap = Goat’s Leap
card-hot-heels = Hot Heels
card-ebb-and-flow = Ebb and Flow
card-tailwind = Tailwind
card-sure-step = Sure Step
card-flying-sparks = Flying Sparks
card-eels-way = Eel’s Way
card-crows-way = Crow’s Way
card-hares-way = Hare’s Way
card-lizards-way = Lizard’s Way
card-underground-river = Underground River
card-chimney-draught = Chimney Draught
card-worms-road = Worm’s Road
card-hearth-door = Hearth Door
card-mirror-pool = Mirror Pool
card-turning-breeze = Turning Breeze
card-fools-gold = Fool’s Gold
card-melting-pot = Melting Pot
card-drop-for-drop = Drop for Drop
card-breath-for-breath = Breath for Breath
card-stone-for-stone = Stone for Stone
card-spark-for-spark = Spark for Spark
card-spring-rain = Spring Rain
card-second-wind = Second Wind
card-seed-time = Seed Time
card-new-embers = Rekindling
card-shape-of-water = Shape of Water
card-shifting-dune = Shifting Dune
card-landslip = Landslip
card-blown-glass = Blown Glass
card-sponge = Sponge
card-deep-breath = Deep Breath
card-thirsty-roots = Thirsty Roots
card-fire-eater = Fire Eater
card-whirlpool = Whirlpool
card-whirlwind = Whirlwind
card-quicksand = Quicksand
card-moth-to-flame = Moth to the Flame
card-bottle-post = Message in a Bottle
card-wind-whisper = Whispering Wind
card-buried-runes = Buried Runes
card-smoke-signs = Smoke Signs
card-call-the-otter = Call the Otter
card-call-the-falcon = Call the Falcon
card-call-the-badger = Call the Badger
card-call-the-fox = Call the Fox

## Absorb cards

card-cupped-hands = Cupped Hands
card-beckoning = Beckoning
card-sleight-of-hand = Sleight of Hand
card-two-sips = Two Sips
card-pickpocket = Pickpocket
card-crooked-finger = Crooked Finger
card-quick-grab = Quick Grab
card-gleaning = Gleaning
card-berry-picking = Berry Picking
card-corner-draught = Draught from the Corner
card-crescent = Crescent
card-elbow-room = Elbow Room
card-open-arms = Open Arms
card-both-banks = Both Banks
card-scales = Scales
card-tug-of-war = Tug of War
card-dawn-and-dusk = Dawn and Dusk
card-two-doors = Two Doors
card-yoke = Yoke
card-back-and-forth = Back and Forth
card-trident = Trident
card-clover = Clover
card-three-wishes = Three Wishes
card-three-sisters = Three Sisters
card-crows-foot = Crow’s Foot
card-triple-draught = Triple Draught
card-three-bells = Three Bells
card-milking-stool = Milking Stool
card-delta = Delta
card-fork-in-the-road = Fork in the Road
card-four-winds = Four Winds
card-compass-rose = Compass Rose
card-maelstrom = Maelstrom
card-great-thirst = Great Thirst
card-harvest-home = Harvest Home
card-spiders-web = Spider’s Web

## The table in a browser

table-board = Landscape and supply
table-own-hand = Your cards, weave and choices
table-land = The landscape
table-spaces = Spaces
table-panes = Parts of the table
table-pane-land = Land
table-pane-weave = Weave
table-pane-table = Table
table-see-land = Look at the landscape
table-back-to-cards = Back to the cards
table-supply = Supply
table-open-spells = Spells on offer
table-gems-left = Gems in the supply
table-deck-spell = Spell deck: { $count }
table-deck-exploration = Exploration deck: { $count }
table-deck-absorb = Absorb deck: { $count }
table-rite = The rite: { $elements }
table-rite-name = Rite
table-rite-open = not called yet
table-rite-about = Whoever returns these four gems in the offering has 10 points at the end, each time.
table-round-of = Round { $round } of 3
table-plate = { $name }: { $score } points, offerings: { $rites }. { $note }
table-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
table-holds = In hand: { $cards } explorations, { $spells } spells, { $absorbs } absorb cards
table-first = First player
table-has-chosen = has chosen
table-chooses = is choosing
table-weaves = is weaving
table-wait-for = Waiting for { $names }
table-draft = Keep a card ({ $pick } of 4); the others go on to the left.
table-draft-alone = Keep a card ({ $pick } of 4); what is left is discarded.
table-learn = Keep one of these two spells.
table-keep = Keep it
table-leftovers = Left over for the rite
table-card = { $name }. Action: { $deed }. Symbols: { $sides }. { $bonus }
table-no-action = none
table-side = { $way } { $element }
table-way-north = north
table-way-east = east
table-way-south = south
table-way-west = west
element-none = empty
table-spell = { $name }, { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pattern: { $pattern }
table-absorb-card = { $name }: { $reach }
table-stands = Its pattern stands
table-missing = { $count ->
    [one] one gem is missing
   *[other] { $count } gems are missing
}
table-activated = activated
table-activate = Activate it
table-prepare = Prepare it
table-take = Take it
table-prepared = Beside the weave
table-in-hand = Spells in hand
table-covered = not part of this board
table-obstacle = An obstacle
table-face-down = Face-down card
table-face-down-about = One of { $cards } cards and { $blanks } blanks. It can be turned up from beside.
table-gems-at = gems: { $gems }
table-no-gems = no gems
table-mystic-of = { $name }’s mystic
table-familiar-of = { $name }’s familiar
table-dummy = The dummy
table-dummy-number = Dummy { $number }
table-lay-now = Lay the card here
table-hold-here = Hold the card here
table-own-weave = Your weave
table-beside = Gems beside the weave
table-cell = { $cell }: { $gem }
table-empty = empty
table-pile = { $element }: { $count }
table-token-explore = { $count ->
    [0] Explored already
   *[other] You have to explore
}
table-token-move = { $count ->
    [one] One step left
   *[other] { $count } steps left
}
table-token-absorb = { $count ->
    [0] Absorbed already
   *[other] You may absorb a gem
}
table-turn-left = Turn left
table-turn-right = Turn right
table-use = Absorb
table-explore-first = Play the card, place it afterwards
table-place-here = Place it here
table-perform = Use the action: { $deed }
table-walk-familiar = Move the familiar
table-walk-mystic = Move the mystic
table-end = End the turn
table-offer = Make an offering
table-pass = No offering
table-blind = Draw from the deck
table-suggest = Suggest
table-suggest-none = No spell of yours can stand with these gems yet.
table-left-out = { $spell } cannot stand as well: { $why }
table-campaign = Campaign: { $count } of 4 scenarios won
table-campaign-done = All four scenarios are won.
table-costs = Costs { $price }.
table-done = Weave is done
table-prompt-learn = Keep one spell.
table-prompt-draft = Keep one exploration card.
table-prompt-rite = Choose an element of the rite.
table-prompt-explore = Choose a card to explore, or walk and absorb first.
table-prompt-turn = Walk, absorb, cast, or end your turn.
table-prompt-hold = { $card }: choose a lit space; R or the wheel turns it.
table-prompt-absorb = { $count ->
    [one] Turn the card: it takes one gem.
   *[other] Turn the card: it takes { $count } gems.
}
table-prompt-scout = Choose where the familiar goes.
table-prompt-spell = Take a spell on offer, or draw from the deck.
table-prompt-place = Place { $card }.
table-prompt-align = Turn { $card } as you like.
table-prompt-travel = Choose a tunnel.
table-prompt-reshape = Choose a card to move or turn.
table-prompt-reshape-to = { $card }: choose its new space, and turn it.
table-prompt-replenish = Choose a card to fill.
table-prompt-exchange = Choose one of your gems.
table-prompt-exchange-to = What shall it become?
table-prompt-discard = Discard a card from your hand.
table-prompt-destroy = Choose a card to remove.
table-prompt-station = Choose where the dummy starts.
table-prompt-give = Choose a gem of your weave for the rite.
table-prompt-lead = Choose the dummy’s way.
table-prompt-remove = Choose the gem that leaves the board.
table-prompt-offering = Do you make an offering?
table-prompt-clearing = Choose a card that leaves the landscape.
table-prompt-weave = Weave your gems, and prepare spells whose pattern stands.
table-controls-weave = Drag gems, or go with the arrow keys: 1 to 4 lay water, wind, earth, fire; Delete lifts.
table-changes = { $count ->
    [one] One more gem can be laid or lifted.
   *[other] { $count } more gems can be laid or lifted.
}
table-count = The final count
table-count-rites = Rites
table-count-spells = Spells
table-count-gems = Gems
table-count-total = Total
table-dummy-near = Drew { $element }: nearest symbol at { $spaces }, { $distance ->
    [one] one step away
   *[other] { $distance } steps away
}
table-dummy-none = Drew { $element }: no such symbol on the board, so you choose its way
table-dummy-ways = Ways that are open: { $ways }
table-dummy-stays = Both ways are barred: it stays
table-dummy-went = Went { $way } to { $space }
table-dummy-turned = A Stop lies { $way }: it turned back to { $space }
table-dummy-trod = Discarded the card that lay there
table-dummy-took = A gem left the board: { $element } at { $space }
table-scenario = Scenario { $scenario }
table-scenario-1 = Reach the points. There are no familiar and no diagonal spells.
table-scenario-2 = Reach the points, and hold five gems of each element at the end.
table-scenario-3 = Your familiar turns cards up. Every space you enter gets an obstacle for good.
table-scenario-4 = Two dummies. You have a familiar, and may step diagonally.
table-scenario-next = On to scenario { $scenario }
table-goal-points = { $have } of { $need } points
table-goal-elements = { $have } of { $need } elements with five gems
table-goal-obstacles = { $have } of { $need } obstacles
