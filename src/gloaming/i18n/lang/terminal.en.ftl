## Sitting down
terminal-commitment = The dice are sealed. With your words this fingerprint fixes every throw:
terminal-dice-word = { $name }, your word for the dice (Enter: a random one):
terminal-dice-word-random = Your word: { $word }
terminal-dice-word-long = A word has at most { $most } characters.
terminal-dice-word-help =
    Your word goes into every throw of this game, so nobody can have known the dice beforehand. Any word will do.
    Enter         a random word
    rules         the rules of the game
    quit          leave
    There are more commands as soon as the game has begun.
terminal-dice-word-first = { $command } can be used as soon as the game has begun. It begins with your word; Enter takes a random one.
terminal-pass-device = It is the turn of { $letter } { $name }. Press Enter when nobody else is looking.
terminal-cover = Press Enter to cover the table.

## A decision
terminal-usage = ? lists what is possible, with its odds; help says what else.
terminal-example = such as { $action }
terminal-help =
    Type an action, shortened as you like (r a3), or its number in a list.
    ? [WORDS]     what is possible, with odds; only what fits the words
    odds [ACTION] the odds of an action; alone, of what you are attempting
    hint          what a strong player would do; the record keeps that you asked
    undo          take the last decision back
    table         show the table again
    sheet         your character sheet, where the game has one
    log           what happened so far
    rules         the rules of the game
    save [FILE]   keep a copy (everything is kept anyway)
    quit          leave and go on another time
terminal-no-sheet = This game has no sheet beside the table.
terminal-which = Which of these?
terminal-none = Nothing that is possible fits “{ $text }”.
terminal-no-number = There is no number { $number } on the screen. Type an action, such as { $action }, or ? for a list with numbers.
terminal-unknown = “{ $text }” is not understood. Try ? or help.
terminal-hopeless = That cannot succeed. Try it anyway? [y/N]
terminal-undone = Taken back.
terminal-decided = { $name } has decided.
terminal-chance = Chance decides.

## Leaving
terminal-saved = Saved: { $file }
terminal-continue = The game is kept. Go on with:
terminal-nothing-lost = Nothing had begun, so nothing is kept.

## The end
terminal-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
terminal-and = { $names } and { $last }
terminal-nobody = Nobody has won.
terminal-alone = { $name }: { $score } points.
terminal-alone-won = { $name } has won: { $score } points.
terminal-record = The record is written. Check every throw with:
terminal-campaign = { $count } of the campaign’s { $all } chapters are won. The next one:
terminal-campaign-done = All { $count } chapters of the campaign are won.

## Other commands
terminal-no-games = No game was found.
terminal-default = Default: { $value }.
terminal-keys = Enter or n: forward · b: back · 0: start · $: end · q: quit
