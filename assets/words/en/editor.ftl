### The position editor.

## The bar at the top of the window while a position is set up

editor_title = Set up a position
# Below the title.
editor_ready = Ready to play
editor_faults =
    { $faults ->
        [1] 1 problem
       *[other] { $faults } problems
    }

## The page at the right of the window, about 40 letters wide. First the board.

# A line in the list of boards: “Abande · Hexagon, 37 points”.
setup_board = { $game } · { $board }, { $size }
# The name of that list for screen readers.
setup_choose_board = Board
# Two buttons beside each other.
setup_empty_board = Empty board
setup_from_game = From the game
setup_from_game_tip = Start from the position shown in the game

## Three buttons choose what a click does: “Black”, “White” and this one. Below them a text explains it.

brush_eraser = Remove
click_puts_piece = Click a point to add a piece; right-click to take the top one away. Drag to move a stack.
click_puts_stone = Click a cell to put a stone there; right-click to take it away. Drag to move it.
click_takes_piece = Click a stack to take its top piece away. Drag to move a stack.
click_takes_stone = Click a stone to take it away. Drag to move it.
# At the pointer, when a piece cannot be put there.
stack_is_full = A stack holds three pieces at most.
stone_is_there = There is already a stone here.

## Rows with a name of at most 15 letters at the left, and buttons beside it

setup_to_move = To move
# The names of two buttons for screen readers; they show “Black” and “White”.
setup_turn = { $player } to move
setup_hand = { $player }’s hand
setup_fill_hands = Fill hands
setup_fill_hands_tip = Put every piece that is not on the board into the players’ hands
setup_passes = Passes
# The names of three buttons for screen readers; they show 0, 1 and 2.
setup_no_pass = No pass
setup_one_pass = One pass
setup_two_passes = Two passes
setup_passes_tip = Passes in a row before this turn: two end the game
setup_komi_left = Komi left
setup_drop_handicap = Without the handicap
# The names of two small buttons for screen readers. $what is the name of the row: “Black’s hand”.
one_less = { $what }: one less
one_more = { $what }: one more

## What is wrong. Each thing that is wrong is a sentence of its own.

position_over = The game is over in this position.
# Why a button cannot be pressed.
position_faulty = Something is wrong with this position.
point_out_tip = Show the problem on the board

## The position as one line of text

position_text = Position as text
copy_position_text = Copy
copy_position_text_tip = Copy the position as text
paste_position_text = Paste
paste_position_text_tip = Paste a position  (Ctrl+V)
# $reason is a whole sentence.
text_is_no_position = This is not a valid position. { $reason }

## Buttons at the bottom

setup_study = Study
setup_study_tip = Play both sides yourself, without the computer
setup_cancel = Cancel
setup_cancel_tip = Go back to the game
setup_play = Play from here
