## Abande: why a move is refused. The player reads it right after a click or a typed move.

game_over = The game is over.
point_occupied = There is already a stack on { $point }.
not_connected = { $point } touches no piece: a new piece must join the band.
hand_empty = { $player } has no pieces left in hand.
empty_source = There is no stack on { $point } to move.
not_your_stack = The stack on { $point } belongs to { $owner }.
tower_fixed = The stack on { $point } is three high: a tower never moves.
empty_target = { $point } is empty: a stack moves only onto an enemy stack.
own_target = The stack on { $point } is your own: only enemy stacks can be captured.
tower_target = The stack on { $point } is three high: a tower cannot be captured.
nothing_to_capture = Nothing to capture from { $point }: no enemy stack next to it is low enough.
nothing_beside = Nothing to capture from { $point }: there is no enemy stack next to it.
no_capturer = None of your stacks can capture { $point }.
not_adjacent = { $to } is not next to { $from }: a capture goes one step.
too_high = The stack would be { $height } high: three is the limit.
# $cut_off is one or more points: “e5 and f5”.
splits_band = Pinned: moving { $point } would cut off { $cut_off }.
too_early = Too early: captures are allowed once Black has entered a second piece.
too_early_by_handicap = Too early: with this handicap, { $player } may not capture until { $pieces } pieces in all have been entered.
must_enter_or_capture =
    { $pieces ->
        [one] You cannot pass yet: { $player } still has a piece in hand.
       *[other] You cannot pass yet: { $player } still has { $pieces } pieces in hand.
    }

## Anda: why a move is refused

cell_occupied =
    { $owner-is ->
        [black] There is already a black stone on { $point }.
       *[white] There is already a white stone on { $point }.
    }
enemy_territory = { $point } is { $enemy }’s territory: { $player } has no stone next to that region.
lone_suicide = A stone on { $point } would be smothered and would be the only one to leave the board.
# $one and $other are cells far apart, as an example of what to type.
needs_two_stones = On the first turn, { $player } places two stones on the edge of the board, for example { $one }+{ $other }.
not_your_first_turn = Two stones are placed only on a player’s first turn, and { $player }’s is over.
not_on_perimeter = { $point } is not on the edge of the board, where the first two stones go.
same_cell = Two stones cannot both stand on { $point }.
same_corner = Both stones would be in the corner { $corner }: choose two parts of the edge that do not touch.
same_edge = Both stones would be on the side from { $from } to { $to }: choose two parts of the edge that do not touch.
# Parts of the edge of the board, for parts_touch.
corner = the corner { $corner }
edge = the side from { $from } to { $to }
parts_touch = { $one } and { $other } are too close: { $one_part } and { $other_part } touch.
komi_is_whites = Only White has komi points to spend.
komi_on_first_turn = Komi points cannot be spent on the first turn: { $player } places two stones.
no_komi_left = White has no komi points left.

## What was typed is not a move

no_such_move = There is no such move in { $game }.
no_such_point = There is no point “{ $text }” on this board.
not_a_move_of_abande = “{ $text }” is not a move. Type a move such as d4, d5-d4 or pass.
not_a_move_of_anda = “{ $text }” is not a move. Type a move such as d4 or komi; on the first turn, type two cells with a + between them.
