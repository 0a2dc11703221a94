### What is wrong with a position that the player sets up on the board, or types. Each is a sentence in a list.

## Abande

several_bands = The stacks form { $bands } separate bands: all stacks must be connected.
wrong_piece_count =
    { $found ->
        [one] { $player } has 1 piece on the board and in hand together, not { $expected }.
       *[other] { $player } has { $found } pieces on the board and in hand together, not { $expected }.
    }
# $player is to move. Both have had the same number of turns if it is Black, and Black one more if it is White.
turn_does_not_fit =
    { $player-is ->
        [black] { $player } is to move, so both players must have had the same number of turns. The stacks show otherwise.
       *[white] { $player } is to move, so Black must have had one more turn than White. The stacks show otherwise.
    }
turn_does_not_fit_moves =
    { $player-is ->
        [black] { $player } is to move, so both players must have had the same number of turns.
       *[white] { $player } is to move, so Black must have had one more turn than White.
    } The stacks show { $black ->
        [one] 1 move
       *[other] { $black } moves
    } by Black and { $white } by White.
# Where the number of moves is typed.
wrong_turn =
    { $plies ->
        [one] It cannot be { $player }’s turn after 1 move.
       *[other] It cannot be { $player }’s turn after { $plies } moves.
    }
# $shown is how many entries and captures the stacks show.
wrong_plies =
    { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    } cannot lead here: the board shows { $shown ->
        [one] 1 entry or capture
       *[other] { $shown } entries and captures
    }, and there { $passes ->
        [one] is 1 pass
       *[other] are { $passes } passes
    }.
wrong_turns_of_player =
    { $player } has had { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, but the board shows { $shown ->
        [one] 1 entry or capture
       *[other] { $shown } entries and captures
    }.
too_many_passes = There cannot be { $passes } passes in a row: two end the game.
pass_with_hand = { $player } cannot have passed with pieces in hand.
early_capture = No capture can have been made yet: the first three turns are always entries, two of them Black’s.
early_capture_by_handicap = With this handicap, { $player } cannot have captured before { $pieces } pieces in all had been entered.
# $pieces: “White over White over Black”.
impossible_stack = No capture can make the stack on { $point } ({ $pieces }): its top two pieces must be of different colours.
impossible_pieces = No capture can make a stack of { $pieces }: the top two pieces must be of different colours.

## Anda

too_many_plies = No game can be { $plies } moves long.
too_many_stones =
    { $found ->
        [one] { $player } has 1 stone, but can have { $most } at most.
       *[other] { $player } has { $found } stones, but can have { $most } at most.
    }
not_a_first_turn = On the first turn, { $player } places two stones on parts of the edge that do not touch.
no_stones_left = Once both players have had their first turn, at least one of them must have stones on the board.
no_breath = The group on { $point } has no breath, so it would already have left the board.

## A position typed as text: rows separated by /, then numbers

fields_of_abande = An Abande position has 6 fields: rows, side to move, Black’s hand, White’s hand, passes, moves so far. This one has { $found }.
fields_of_anda = An Anda position has 4 fields: rows, side to move, komi points left, moves so far. This one has { $found }.
row_count = This board has { $expected } rows, not { $found }.
row_has_points =
    { $expected ->
        [one] Row { $row } of this board has 1 point, not { $found }.
       *[other] Row { $row } of this board has { $expected } points, not { $found }.
    }
row_has_cells =
    { $expected ->
        [one] Row { $row } of this board has 1 cell, not { $found }.
       *[other] Row { $row } of this board has { $expected } cells, not { $found }.
    }
bad_stack = “{ $text }” is not x, a run such as x3, or a stack of one to three pieces written with the digits 1 and 2.
bad_stone = “{ $text }” is not x, a run such as x3, or a stone (1 or 2).
# $field: “Black’s hand”, “the number of moves”.
bad_number = “{ $text }” is not a valid value for { $field }.
number_too_large = { $text } is too large for { $field }.
bad_side = The side to move is 1 (Black) or 2 (White), not “{ $text }”.
field_hand = { $player }’s hand
field_passes = the number of passes
field_komi = the number of komi points left
field_ply = the number of moves
