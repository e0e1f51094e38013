name = Connect Four
tagline = Drop discs into a grid and be the first to line up four.

## Actions

action-drop = Drop a disc into column { $column }

## Events

event-dropped = { $seat } drops a disc into column { $column }.
event-won = { $seat } has four in a row!
event-drawn = The grid is full, and nobody has four in a row.

## Refusals

refusal-column-full = That column is full.

## How it ended

reason-four = Four discs stand in a row.
reason-full = The grid is full.
