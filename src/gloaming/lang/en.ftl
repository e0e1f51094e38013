## Everywhere
skip = Skip to the table
language = Language
preferences = Preferences
theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
sound = Sound
motion-less = Less motion
pace-brisk = Brisk pace
letters = Letter keys at the table
close = Close
copy = Copy
copied = Copied
trouble = Something went wrong. Please try again.
to-gallery = To the games

nowhere-title = Nothing lies here
nowhere-text = This address leads to no table and no game.

## The gallery
gallery-title = Games
gallery-heading = Games between light and shadow
gallery-lead = Sit down alone against a bot or with friends at one screen. The dice are sealed before the first throw, and everyone can check them afterwards.
players = { $fewest }–{ $most } players
minutes = { $least }–{ $most } minutes
play = Play
rules = Rules
rules-of = Rules of { $game }
continue-heading = Go on playing
finished-heading = Finished
steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
clear-table = Clear the table of { $names } away

## A new table
new-title = A new table: { $game }
unknown-game = There is no game called “{ $game }”.
seats = Players
seat-count = Number of players
seat-name = Name at seat { $letter }
seat-player = Who plays at seat { $letter }
seat-nameless = Every seat needs a name.
seat-same-name = Two seats have the same name.
person = Person
person-help = Plays at this screen.
bot = Bot: { $level }
level-random = random
level-random-help = Takes any choice that is allowed. Good for a first look.
level-greedy = greedy
level-greedy-help = Takes what is best right now and does not look further.
level-search = thoughtful
level-search-help = Plays many futures through before it decides. The strongest.
name-1 = Ember
name-2 = Moth
name-3 = Owl
name-4 = Fern
name-5 = Wren
name-6 = Flint
settings = Settings
lay-table = Lay the table

## The seal
seal-title = The dice are sealed
seal-lead = All of this game’s chance already rests on a secret that nobody can change any more. Add a word of your own and begin.
seal-commitment = The seal
seal-why = Why can I trust these dice?
seal-because-1 = The table has drawn a secret and shows you its fingerprint here. Another secret would have another fingerprint, so it can no longer be exchanged.
seal-because-2 = Your word is mixed into every throw. The table did not know it when it drew the secret, so it could not choose one that suits it.
seal-because-3 = When the game is over the secret is shown. Then anyone can work out every throw again and see that none was touched.
seal-your-words = Your word
seal-no-words = Only bots play at this table
seal-word-of = Word of { $name }
seal-bots = The bots’ words are sealed already: { $words }
seal-words = acorn amber anchor apple autumn barley beacon birch bramble breeze bridge candle cedar cherry chestnut clover cobalt copper coral cricket crystal dandelion drizzle dune ebony echo elder falcon feather fiddle firefly flint forest frost garden ginger granite hazel heather heron honey horizon indigo ivory jasmine juniper kestrel kettle lantern lark lavender lichen lilac linen lullaby magpie maple marble meadow mint mirror moonlight moss nectar nutmeg oak olive orchard otter paper pebble pepper pine poppy quartz quill rain raven river robin rosemary saffron sage sail sand shell silver slate snow sparrow spruce stone storm sunday swallow thistle thunder timber topaz tulip velvet violet walnut willow winter wool
begin = Begin

## At the table
board = The table
choices = Choices
odds = { $faces } in { $of }
your-turn = Your turn
turn-of = { $name } decides
thinking = { $name } is thinking …
chance = The dice decide
game-over = The game is over
link-connecting = Coming to the table …
link-lost = The line is broken. Nothing is lost; trying again …
link-gone = This table has been cleared away.
back = Back
undo = Take back
skip-ahead = Skip ahead
log = What happened
log-start = The beginning
fork-here = Try another way from here (step { $step })
download-record = Download the record
result-won = { $name } wins
result-shared = Nobody wins alone
play-again = Play again
verify-title = Check the dice
verify-text = This is the secret that was sealed before the first throw. Download the record and let every throw be worked out again:
curtain-title = It is { $name }’s turn
curtain-text = Hand the screen over. Nothing is shown until the right person is here.
curtain-lift = I am { $name }

## What is refused
refusal-unreachable = The table cannot be reached. Please try again in a moment.
refusal-request = This did not work: { $reason }
refusal-message = The table did not understand: { $reason }
refusal-not-your-seat = This seat is not played from this screen.
refusal-not-your-decision = It is not this seat’s decision now.
refusal-step-passed = The game has moved on meanwhile. Please look again.
refusal-unknown-action = That is not a choice here.
refusal-no-preview = This cannot be seen beforehand.
refusal-not-begun = The game has not begun yet.
refusal-over = The game is over.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-chance = Once chance has spoken nothing can be taken back.
refusal-undo-reveal = Something has been revealed since; it can no longer be taken back.
refusal-undo-consent = The others would have to agree to that.
