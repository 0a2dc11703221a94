### The list of moves and its menu, comments and glyphs.

## The panel on the right: the tree of moves, from top to bottom. It is about 40 letters wide.

moves_heading = Moves
# In the place of the list, before the first move. $player goes first.
no_moves_yet = No moves yet. { $player } goes first.
# The same where a position was set up in which the game is over.
no_moves = No moves.
# A variation that is not shown; a click shows it.
folded_moves =
    { $moves ->
        [one] + 1 more move
       *[other] + { $moves } more moves
    }
# Grey text in the field for a comment, until the player writes there.
comment_on_game = Comment on this game
comment_on_move = Comment on this move

## Four buttons below the list, which show a sign. The label is read to those who don’t see it; the tip appears at the
## pointer, with its keys behind it.

to_start_label = Starting position
to_start_tip = Go to the starting position
back_label = Back
back_tip = Go back one move
forward_label = Forward
forward_tip = Go forward one move
# A button without a label; the label is in menus and for screen readers. The second pair shows while it plays.
autoplay_label = Play back the game
autoplay_tip = Watch the moves one after the other, from this position on
stop_autoplay_label = Stop playback
stop_autoplay_tip = Stay on this position
to_end_label = Last position
to_end_tip = Go to the end of the line

## The menu of a move, behind the right button. One to three words on each row.

# The move belongs to the game: the moves after it are taken back.
take_back_to_here = Take back to here
# The move belongs to a variation, or was taken back: the game goes on from it.
continue_from_here = Continue from here
# The variation takes the place of the one above it.
move_up = Move up
# These are for the move and all that follows it.
cut_moves = Cut
copy_from_here = Copy from here
paste_after_this = Paste after this
delete_moves = Delete
undo_last_edit = Undo last edit
redo_edit = Redo edit

## Why a row of the menu cannot be pressed

game_stands_here = The game is already at this move.
nothing_cut_or_copied = You have not cut or copied any moves yet.
cut_on_other_board = The moves you cut or copied are from another board.

## Why something was not done, in the window and in the terminal game

# $how: “Black resigned”.
over_because = The game is over: { $how }.
ended_already = The game is already over.
no_end_to_take_back = Neither player ended this game early, so there is no ending to take back.
no_draws = There are no draws in { $game }.
no_clock = This game has no clock.
no_swap = Sides can be swapped only under the pie rule, right after the first entry.
game_is_full = This game cannot hold any more moves.
no_such_node = This move is no longer there.
start_cannot_change = The starting position cannot be moved or deleted.
is_main_line = This is already the main line.
# $command: “Continue from here”, a row of the menu.
game_stays_main_line = The game itself stays the main line. To play on with this variation instead, choose “{ $command }”.
part_of_game = This move is part of the game itself. Take it back first, then delete it.
# $reason is a whole sentence.
paste_illegal = This cannot be pasted here. { $reason }
paste_illegal_later = This cannot be pasted here: move { $place } of the pasted line would be illegal. { $reason }
no_last_edit = There is no edit to undo.
no_undone_edit = There is no edit to redo.
# Moves that were pasted have become part of the game since then.
edit_not_undone = This edit cannot be undone: it added moves that the game now uses.
edit_not_redone = This edit cannot be redone: it would delete moves that the game now uses.
