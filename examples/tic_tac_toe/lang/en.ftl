name = Tic-tac-toe
tagline = Three marks in a line win.

action-mark = Mark { $cell }
event-marked = { $seat } marks { $cell }.
refusal-marked = That cell is marked already.
reason-line = Three marks are in a line.
reason-full = The grid is full.
