name = Embers
tagline = Three cards, three rounds.
action-stake = Stake { $amount }
range-stake = Stake
range-stake-amount = Amount
action-lay = Lay { $card }
price-cards = { $amount ->
        [one] one card
       *[other] { $amount } cards
    }
event-dealt = { $seat } is dealt { $card }.
event-staked = { $seat } stakes { $amount }.
event-laid = { $seat } has laid a card.
event-shown = { $seat } wins the round.
refusal-stake = That stake is out of bounds.
refusal-card = You do not hold that card.
refusal-phase = Not now.
reason-burnt-down = All cards are played.
section-stake = The stakes
section-round = Round { $round }
