## Everywhere
skip-to-table = Skip to the table
language = Language
preferences = Preferences
theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
sound = Sound
less-motion = Less motion
pace = Pace of the table
pace-calm = Calm
pace-brisk = Brisk
pace-instant = At once
letter-keys = Letter keys at the table
close = Close
copy = Copy
copied = Copied
error-unexpected = Something went wrong. Please try again.
to-gallery = To the games

not-found-title = Nothing lies here
not-found-text = This address leads to no table and no game.
not-offered-title = Not offered here
not-offered-text = This host does not offer this page.

## The gallery
gallery-title = Games
gallery-heading = Games between light and shadow
gallery-lead = Sit down alone against a bot, with friends at one screen, or online. The dice are sealed before the first throw, and everyone can check them afterwards.
players-fixed = { $players ->
    [1] 1 player
   *[other] { $players } players
}
players = { $fewest }–{ $most } players
best-players = best with { $players } players
minutes = { $least }–{ $most } minutes
ages = ages { $age } and up
play = Play
rules = Rules
rules-of = Rules of { $game }
continue-heading = Go on playing
finished-heading = Finished
steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
remove-match = Clear the table of { $names } away

## A new match
create-match-title = A new table: { $game }
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
level-spark = Spark
level-spark-help = A first evening at this game: close calls often go wrong.
level-candle = Candle
level-candle-help = Has played a few times and errs less.
level-lantern = Lantern
level-lantern-help = A solid player who seldom misses what is good right now.
level-bonfire = Bonfire
level-bonfire-help = Experienced, and hard to surprise.
level-beacon = Beacon
level-beacon-help = The strongest there is here. It takes the time it needs.
level-rated = { $level } · { NUMBER($rating, useGrouping: 0) }
level-rated-help = Rated { NUMBER($rating, useGrouping: 0) } by games between the levels; Spark has 1000.
level-scored = { $level } · ⌀ { $score }
level-scored-help = Scores { $score } on average.
level-random = random
level-random-help = Takes any choice that is allowed. Good for a first look.
level-greedy = greedy
level-greedy-help = Takes what is best right now and does not look further.
level-search = thoughtful
level-search-help = Plays many futures through before it decides.
level-oracle = oracle
level-oracle-help = Knows the value of every position and plays perfectly.
name-1 = Ember
name-2 = Moth
name-3 = Owl
name-4 = Fern
name-5 = Wren
name-6 = Flint
settings = Settings
create-match-submit = Lay the table

## The commitment and the dice words
commitment-title = The dice are sealed
commitment-lead = All of this game’s chance already rests on a secret that nobody can change any more. Add a word of your own and begin.
commitment = The seal
commitment-why = Why can I trust these dice?
commitment-because-1 = The table has drawn a secret and shows you its fingerprint here. Another secret would have another fingerprint, so it can no longer be exchanged.
commitment-because-2 = Your word is mixed into every throw. The table did not know it when it drew the secret, so it could not choose one that suits it.
commitment-because-3 = When the game is over the secret is shown. Then anyone can work out every throw again and see that none was touched.
dice-words-own = Your word
dice-words-only-bots = Only bots play at this table
dice-words-of = Word of { $name }
dice-words-of-bots = The bots’ words are sealed already: { $words }
dice-words-suggestions = acorn amber anchor apple autumn barley beacon birch bramble breeze bridge candle cedar cherry chestnut clover cobalt copper coral cricket crystal dandelion drizzle dune ebony echo elder falcon feather fiddle firefly flint forest frost garden ginger granite hazel heather heron honey horizon indigo ivory jasmine juniper kestrel kettle lantern lark lavender lichen lilac linen lullaby magpie maple marble meadow mint mirror moonlight moss nectar nutmeg oak olive orchard otter paper pebble pepper pine poppy quartz quill rain raven river robin rosemary saffron sage sail sand shell silver slate snow sparrow spruce stone storm sunday swallow thistle thunder timber topaz tulip velvet violet walnut willow winter wool
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
connection-connecting = Coming to the table …
connection-lost = The line is broken. Nothing is lost; trying again …
connection-gone = This table has been cleared away.
back = Back
undo = Take back
skip-ahead = Skip ahead
log = What happened
log-start = The beginning
log-turn = { $player }’s turn
log-line = Step { $step }: { $text }
log-past = This is how it stood after step { $step }.
log-present = Back to the present
fork-at-step = Try another way from here (step { $step })
download-record = Download the record
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-nobody = Nobody has won
result-alone = { $name }: { $score } points
result-alone-won = { $name } has won: { $score } points
play-again = Play again
verify-title = Check the dice
verify-text = This is the secret that was sealed before the first throw. Download the record and let every throw be worked out again:
pass-device-title = It is { $name }’s turn
pass-device-text = Hand the screen over. Nothing is shown until the right person is here.
pass-device-done = I am { $name }

## What is refused
refusal-unreachable = The table cannot be reached. Please try again in a moment.
refusal-request = This did not work: { $reason }
refusal-message = The table did not understand: { $reason }
refusal-not-your-seat = This seat is not played from this screen.
refusal-not-your-decision = It is not this seat’s decision now.
refusal-step-passed = The game has moved on meanwhile. Please look again.
refusal-unknown-action = That is not a choice here.
refusal-not-begun = The game has not begun yet.
refusal-over = The game is over.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-chance = Once chance has spoken nothing can be taken back.
refusal-undo-reveal = Something has been revealed since; it can no longer be taken back.
refusal-undo-consent = The others would have to agree to that.
refusal-advice-secret = Nobody may know that you are asked, so there are no hints now.
refusal-no-seat-for-you = There is no seat for you at this table.
refusal-invitation = This table asks for an invitation: open the link that you were sent.
refusal-declined = Your request for a seat was declined.
refusal-no-request = This person does not ask for a seat any more.
refusal-full = Every seat at this table is taken.
refusal-requests-many = Too many people are asking for a seat here already.
refusal-seat-taken = Somebody has just taken this seat.
refusal-no-such-seat = There is nothing to be done at this seat.
refusal-begun = The game has begun already.
refusal-not-owner = Only whoever opened the table may do that.
refusal-not-over = That can be done once the game is over.
refusal-stand-in = A bot plays for you now. Take your seat back first.
refusal-undo-terms = At this table nothing is taken back.
refusal-nobody-asked = Nobody asks to take something back.
refusal-still-here = Whoever sits there is still here.
refusal-already-so = That is how it is already.
refusal-say-nothing = There is nothing in this message.
refusal-secrets = This match has secrets; it can be seen when it is over.
refusal-watch = This table is not open to spectators.
refusal-gone = This table is gone.
refusal-oracle-seats = The oracle plays at tables for two only.
refusal-oracle-table = The oracle has no table of values for this game yet. This command makes it: { $command }
note-lost-gave-up = { $player } gave up.
note-lost-time = { $player } ran out of time.
note-stand-in = A bot ({ $level ->
        [spark] Spark
        [candle] Candle
        [lantern] Lantern
        [bonfire] Bonfire
        [beacon] Beacon
        [random] random
        [greedy] greedy
        [search] thoughtful
        [oracle] oracle
       *[other] { $level }
    }) plays for { $player }.
note-back = { $player } is back.
reason-given-up = Everybody else gave up.
reason-time = Time ran out.
reason-rules-changed = The rules of the game changed while the match was running.
rules-changed = The rules of this game changed while the match was running, so it ended without a result. { $release } plays its rules, version { $version }.
rules-older = This match follows rules version { $version }; { $release } plays them.
rules-other = This match follows rules or content that are not played here.
log-chance = Chance: { $number } of { $faces }
log-notation = { $text }

## People
notify-turn = It is your turn.
notify-turn-subject = { $game }: it is your turn
notify-turn-mail = It is your turn at a table of { $game }: { $link }
notify-rules-changed = The rules have changed: your match ended without a result.
notify-rules-changed-subject = { $game }: the rules have changed
notify-rules-changed-mail = The rules of { $game } have changed, so your match ended without a result and is not rated: { $link }
refusal-not-signed-in = Tell us your name first, or sign in.
refusal-sign-in = This login and this password do not belong together.
refusal-password = This is not your password.
refusal-too-many = That was too often. Please try again in { $seconds } seconds.
refusal-name-empty = A name needs at least one character that can be seen.
refusal-login-form = A login has 3 to 40 letters, digits or . _ - + @, without spaces.
refusal-login-taken = This login is taken already.
refusal-account-there = You have an account already.
refusal-passkey = This passkey does not prove who you are.
refusal-passkey-unknown = This passkey is not known here.
refusal-passkey-late = That took too long, or was answered already. Please begin again.
refusal-passkey-last = This passkey is all that leads back to you: make an account with a password first, or add another passkey.
refusal-passkey-there = This passkey has been added already.
refusal-passkey-many = You can have { $most } passkeys at most.
refusal-passkey-host = Passkeys need a page with a name, such as localhost; a bare number as the address will not do.
refusal-mail-form = This is not a mail address.
refusal-push-form = Your browser named a place for messages that cannot be used.
refusal-push-many = At most { $most } browsers can be told. Turn the messages off once to forget the old ones.
refusal-no-person = There is nobody with this id.
refusal-no-daily = There is no game of the day in this game.
refusal-no-day = That day has no game, or it has not come yet.
refusal-no-table = There is no such table.
refusal-mute-self = You cannot mute yourself.
refusal-report-empty = Please say what happened.

## Around the pages
navigation = Places
lobby = Lobby
my-matches = My tables
turns-count = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
}
me = You
you = you
save = Save
share = Share
or = or
cancel = Never mind
ranking = Ranking
profile = Profile
to-lobby = To the lobby
to-match = To the table
guest-name = { $first } { $second }
guest-first-words = Amber Brave Bright Calm Clever Curious Dapper Drowsy Gentle Golden Hidden Humble Jolly Kind Lively Lucky Merry Misty Nimble Patient Quiet Restless Silver Sly Sunny Tidy Wandering Wily
guest-second-words = Badger Beetle Cricket Crow Dormouse Finch Firefly Fox Hare Hedgehog Heron Kestrel Lark Lynx Magpie Marten Mole Newt Otter Owl Raven Robin Sparrow Stag Swallow Toad Vole Wren

## Where and on what terms
play-where = Where do you play?
play-where-screen = At this screen
play-where-screen-help = Alone against bots, or together in front of one device.
play-where-online = Online
play-where-online-help = Everyone at their own device. Friends come by a link.
seat-open = Open
seat-open-help = Whoever comes may sit down here.
seat-you-help = You play here.
seat-none-for-you = Keep a seat for yourself.
seat-free = free
listing = Who may come?
listing-invited = By invitation
listing-invited-help = Only people with your link find this table.
listing-listed = Anyone
listing-listed-help = The table stands in the lobby. The link works as well.
terms-title = Terms
terms-preset = How fast?
preset-calm = Unhurried
preset-calm-help = In one sitting, without a clock.
preset-steady = Steady
preset-steady-help = 10 minutes each and 10 seconds more for every decision.
preset-quick = Quick
preset-quick-help = 30 seconds for each decision.
preset-days = Day by day
preset-days-help = Up to 3 days for each decision. You are told when it is your turn.
terms-details = Every detail
terms-pace = Pace
terms-pace-live = in one sitting
terms-pace-days = over days
terms-clock = Clock
clock-kind-none = none
clock-kind-move = for each decision
clock-kind-bank = for the whole game
terms-seconds-move = Time for each decision
terms-seconds-bank = Time for each player
terms-increment = More for each decision
terms-runout = When time runs out
on-timeout-skip = a bot decides this once
on-timeout-bot = a bot plays on
on-timeout-loss = the game is lost
terms-undo = Decisions may be taken back
terms-watch = Others may watch
terms-delay-field = Spectators see it later by
terms-clock-none = no clock
terms-clock-move =
    { $time } { $timeUnit ->
        [days] { $time ->
            [one] day
           *[other] days
        }
        [hours] { $time ->
            [one] hour
           *[other] hours
        }
        [minutes] min
       *[seconds] s
    } for each decision
terms-clock-bank =
    { $time } { $timeUnit ->
        [days] { $time ->
            [one] day
           *[other] days
        }
        [hours] { $time ->
            [one] hour
           *[other] hours
        }
        [minutes] min
       *[seconds] s
    } each, and { $more } { $moreUnit ->
        [days] { $more ->
            [one] day
           *[other] days
        }
        [hours] { $more ->
            [one] hour
           *[other] hours
        }
        [minutes] min
       *[seconds] s
    } more for every decision
terms-runout-skip = then a bot decides once
terms-runout-bot = then a bot plays on
terms-runout-loss = then the game is lost
terms-unwatched = without spectators
terms-delay = spectators see it { $delay } s later
terms-no-undo = nothing is taken back
unit-of = Unit: { $label }
unit-seconds = seconds
unit-minutes = minutes
unit-hours = hours
unit-days = days

## The waiting room
waiting-seats = Around the table
waiting-lead = The game begins by itself as soon as every seat is taken and everyone is ready.
waiting-welcome = There is a seat for you. Sit down!
waiting-watch = The game has not begun yet. You see it here as soon as it does.
waiting-invitation = This table is by invitation. Open the link that you were sent, or ask for a seat.
waiting-asked = Your request was sent. You get a seat as soon as it is accepted; this page shows it.
waiting-declined = Your request for a seat was declined.
waiting-unwatched = Every seat is taken, and this table is not open to spectators.
ask-for-seat = Ask for a seat
requests-title = { $count ->
    [one] { $count } person asks for a seat
   *[other] { $count } people ask for a seat
}
requests-full = There is no free seat. Change a bot’s seat to an open one first.
request-accept = Accept
request-accept-person = Give { $name } a seat
request-decline = Decline
request-decline-person = Decline { $name }’s request
sit-here = Sit here
sit-down = Sit down
leave-seat = Leave the seat
seat-ready = ready
seat-not-ready = not ready yet
remove = Remove
remove-person = Remove { $name } from the table
remove-text = A bot plays on at this seat. This cannot be undone.
ready-why = It is mixed into the dice, so that nobody can have chosen how they fall.
i-am-ready = I am ready
you-are-ready = You are ready.
not-ready-yet = Wait a moment
waits-for-people = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waits-for = Waiting for { $names }.
waits-for-you = The others are ready.
invite-title = Invite
invite-private = Whoever has this link may sit down at your table.
invite-listed = The table stands in the lobby; with this link friends come straight here.
invite-link = Invitation
invite-text = Come and play { $game }

## People at the table
people = People
presence-here = here
presence-away = away
presence-bot = bot
seat-forfeited = out of the game
seat-stand-in = A bot ({ $level }) stands in
you-watch = You are watching
bot-for-me = Let a bot play for me
bot-for = Call a bot for { $name }
take-seat-back = Take my seat back
give-up = Give up
give-up-title = Give the game up?
give-up-text = It counts as lost, and you cannot come back to your seat.
other-device = Play on another device
other-device-text = This link is the private key to your seat. Whoever has it plays for you, so keep it to yourself.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-of = { $time } left
clock-left = You have { $seconds } seconds left.
undo-ask = Ask to take back
undo-asked = You have asked to take back. Waiting for the others …
undo-question = { $name } would like to take the last decision back.
undo-yes = Allow it
undo-no = No
chat = Talk
chat-unread = { $count ->
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-seated = Only those who sit at the table can talk here.
chat-muted = { $count ->
    [one] One person is muted.
   *[other] { $count } people are muted.
}
chat-muted-change = Change it
about-person = More about { $name }
mute = Mute { $name }
unmute = Hear { $name } again
complaint-person = Report { $name }
complaint-text = What happened?
complaint-send = Send the report
complaint-sent = Thank you. The keeper of this server will see it.
rematch = Rematch
rematch-join = To the rematch
download-bug-report = Something wrong? Download a file for those who mend it
connection-stranger = Your session has ended. Please load the page again.
connection-barred = This table is not to be watched, or this link is not valid.
connection-closed = The line is closed.

## The lobby and my matches
lobby-lead = Sit down at an open table, or watch for a while.
lobby-open = Open tables
lobby-running = Being played
lobby-empty = It is quiet here
lobby-empty-text = Be the first to light a lamp: open a table, and the next guest finds you.
create-match-of = Open a table of { $game }
quick-join = Quick game
quick-join-text = Any free seat; if there is none, a new table that waits for somebody.
view-open-match = Look in
watch = Watch
my-matches-turn = Your turn
my-matches-waiting = Waiting to begin
my-matches-running = Running
my-matches-finished = Finished
my-matches-empty = You sit at no table yet.

## Replays
replay = Replay
replay-of = Replay: { $game }
replay-later = This game is not over yet. Its replay is shown here as soon as it is.
replay-place = Step { $step } of { $steps }
replay-step = Step
section-previous = Previous section
section-next = Next section
step-previous = One step back
step-next = One step on
replay-play = Play
pause = Pause
speed = Speed
seen-by = Seen by
spectator = a spectator
fork-from-here = Try another way from here
go-to-step = Go to step { $step }
verify-help = Your browser works out the seal and every throw again from the record.
verify-now = Verify the dice
verify-insecure = This page was not loaded securely, so the browser lends no cryptography. Download the record and check it with “gloaming verify”.
verify-in-replay = Or let your browser do it, beside the replay
verify-right = The dice are right
verify-wrong = Something does not fit
verify-passed-commitment = The secret fits the seal.
verify-passed-dice-words =
    The words of { $seats } seats are mixed in{ $bots ->
        [0] .
       *[other] , the bots’ as they were sealed.
    }
verify-passed-throws = { $throws ->
    [one] One throw follows from secret and words.
   *[other] { $throws } throws follow from secret and words.
}
verify-noted-same = It is the seal that this browser saw when you gave your word.
verify-noted-other = It is not the seal that this browser saw when you gave your word!
verify-failed-at = Step { $step }: { $text }
verify-failed-no-record = This is no record of a game.
verify-failed-unfinished = The record is not finished, so its secret is not shown yet.
verify-failed-day = The secret of { $day } is told when that day is over.
verify-failed-commitment = The secret does not fit the seal.
verify-failed-dice-words = There is not one word for each seat.
verify-failed-bot-word = The word of { $name } is not the one that was sealed.
verify-failed-order = the steps are not in their order.
verify-failed-die = there is no such die.
verify-failed-face = the dice threw face { $thrown } of { $of }, but the record says { $written }.
verify-failed-undo = a result of chance was taken back.

## Me and others
my-name = Your name
another-name = Another name
name-saved = From now on you are called so.
my-profile = Your profile
account = Account
guest-help = You are a guest of this browser. An account keeps your matches and ratings, also on other devices.
account-create = Make an account
account-create-help = Everything you have played so far stays yours.
account-created = Your account is there. Everything you play is kept.
sign-in = Sign in
sign-in-help = Seats that you took as a guest come along.
signed-in = Welcome back.
signed-in-as = Signed in as { $login }
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signed-out = You are signed out, and a new guest.
login = Login
password = Password
password-change = Change the password
password-old = Your password now
password-new = The new password
password-help = Every other device has to sign in again.
password-changed = The new password is kept.
passkey-of = Passkey of { $day }
passkey-remove = Remove
passkey-remove-of = Remove the passkey of { $day }
passkey-removed = The passkey is removed.
passkey-sign-in = Sign in with a passkey
passkey-add = Add a passkey
passkey-instead = Rather a passkey than a password?
passkeys-count = { $count ->
    [0] No passkey yet. With one you sign in without a password.
    [one] One passkey
   *[other] { $count } passkeys
}
notify-title = When it is your turn
notify-help = While you are away you can be told that somebody waits for you.
push-start = Tell me on this device
push-stop = Stop telling me
push-on = You are told on this device.
push-refused = The browser does not allow it. You can change that in its settings for this page.
push-unable = This browser cannot show messages while the page is closed.
mail = Mail address
mail-saved = The address is kept.
muted-people = Muted people
muted-nobody = You hear everyone.
member-since = Here since { $day }
statistics = Figures
game = Game
rating = Rating
rating-estimate = believed { $mu } ± { $sigma }
matches = Matches
won = Won
won-shared = { $count } shared
undecided = Undecided
steps-each = Steps each
past-matches = Past matches
past-matches-none = No finished match yet.
place-won = won
place-shared = won together
place-undecided = undecided
place-alone = played
place-number = place { $place }
ranking-of = Ranking: { $game }
ranking-help = The rating is what somebody is surely worth after the matches played so far; it grows with certainty.
ranking-empty = Nobody has finished a rated match yet. Be the first!
daily = Today’s game
daily-of = Game of the day: { $game }
daily-help = Everyone throws the same dice today. Your first run counts; you can leave it and come back until it is over.
daily-past-help = Everyone threw the same dice on this day.
daily-play = Play today’s game
daily-my-run = To my run
daily-results = Results
daily-empty = Nobody has finished yet.
daily-dice = The dice of the day
daily-commitment-help = The server drew a secret, and every throw follows from it; nobody’s word is mixed in. Its seal is shown now, the secret tomorrow: then anyone can check every throw.
daily-secret-help = The day is over. Every throw follows from this secret, which fits the seal that was shown all day: open a replay and have the dice verified.
daily-commitment = Seal
daily-secret = Secret
daily-previous = The day before
daily-today = Today
matches-count = { $count ->
    [one] one match
   *[other] { $count } matches
}

## The luck report
luck-report = Luck and skill
luck-report-of = Luck and skill: { $game }
luck-chances = The figures are chances to win, alone or together.
luck-search-error = ± is the error of the search alone, nineteen times out of twenty.
luck-in-words = In this game the estimates are too rough for per cent. So words tell how it stood.
luck-solo = Alone there is no win to share: the figures say how well the game is expected to end, by its own measure.
luck-total-start = Start
luck-total-luck = Luck
luck-total-own = Own decisions
luck-total-others = Others’ decisions
luck-total-rest = Rest
luck-total-result = Result
luck-total-adjusted = Without luck
luck-turning-points = Turning points
luck-no-turning-points = No single step turned this match.
luck-costly-decisions = Costly decisions
luck-no-costly-decisions = No decision surely cost anybody anything.
luck-step-luck = Step { $step }: { $what } Luck: { $name } { $change } %.
luck-step-cost = Step { $step }, { $name }: { $what }. { $change } %. Better: { $best }.
luck-step-lucky = Step { $step }: { $what } Lucky for { $name }.
luck-step-unlucky = Step { $step }: { $what } Unlucky for { $name }.
luck-step-better = Step { $step }, { $name }: { $what }. Better: { $best }.
luck-left = { $name } left the table and gave up { $change } %.
luck-left-in-words = { $name } left the table.
luck-totals = Totals for each player
luck-of-throws = Luck of the throws
luck-no-totals = How much of the result was luck and how much was skill is not known yet in this game: the figures would leave too much unexplained.
luck-verdict-very-lucky = very lucky
luck-verdict-lucky = lucky
luck-verdict-neither = neither lucky nor unlucky
luck-verdict-unlucky = unlucky
luck-verdict-very-unlucky = very unlucky
luck-totals-help = Start, luck, own and others’ decisions and the rest add up to the result. Luck is what throws and draws did; a decision is compared with the best one that the player could have known. The rest is what came to light later, and the error of the search. Without luck a result may lie below 0 % or above 100 %.
luck-chart = How everybody stood, step by step
luck-progress = The report is being made: step { $done } of { $steps }.

## Advice while playing
advice-hint = Hint
advice-odds = Odds
advice-thinking = Thinking …
advice-chance = Chance to win: { $before } on average, { $after } with it.
basis-perfect = This is exact, with perfect play.
basis-level = This holds if everybody plays on like { $level }.
standing-behind = behind
standing-even = about even
standing-ahead = ahead
standing-poor = poor
standing-fair = fair
standing-good = good
advice-stands-behind = { $name } is behind
advice-stands-even = { $name } is about even
advice-stands-ahead = { $name } is ahead
advice-exact = This is exact.
advice-take = Do it
advice-close = Put the advice away
advice-odds-chances = With the best choice, chances to win: { $chances }.
advice-odds-in-words = With the best choice: { $standings }.
advice-odds-choices = What is worth considering
note-asked-hint = { $player } asked for a hint.
note-asked-odds = { $player } asked for the odds.
refusal-no-hints = At this table nobody may ask for hints.
terms-hints = Players may ask for hints (such a match is not rated)
terms-hinted = hints allowed, not rated
advice-allowed = Players may ask for hints and odds
advice-best = A strong player would choose: { $what }.
success-raises = The chance that this attempt succeeds rises from { $before } to { $after }.
success-lowers = The chance that this attempt succeeds falls from { $before } to { $after }, but what is kept is worth more later.
success-keeps = The chance that this attempt succeeds stays at { $after }.
success-chance = If you play on as well as you can, this attempt succeeds with { $chance }.
success-none = You are not attempting anything right now, so there are no odds to tell.
