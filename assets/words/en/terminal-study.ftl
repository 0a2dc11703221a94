### The terminal game: looking back, variations, notes, and changes to the tree of moves. What a player types stays
### English: see the top of terminal.ftl.

## Walking through the moves. A move is one turn of one player.

back_example = For example: back, or: back 3
forward_example = For example: forward, or: forward 3
goto_example = Go where? For example: goto 12, goto start, goto end
at_the_start = This is the start.
at_the_line_end = This is the end of the line.
line_reaches = This line goes from move { $first } to move { $last }.
already_at_game_position = You are already at the current position.
here_is_start = This is the starting position.
this_is_game_position = This is the current position of the game.
# The move that led to what is shown, with its number: “1... d5: White enters a piece on d5.”
place_shown = { $mv }: { $what }
back_to_game = To go back to the game, type: game
looking_back =
    You are looking back at move { $ply } of { $plies }.
looking_at_variation = You are at move { $ply } of a variation.

## Variations

depth_example = For example: variations, variations 5, variations all
nothing_tried = No move has been played or tried yet.
no_variations = There are no variations yet. To try one, go back a move and play a different one. To go back, type: back
one_variation = There is one variation. To look at it, type: variation 1
variations_numbered = Variations are numbered 1 to { $last }. To see them, type: variations
variation_begins = This is a variation: you play both sides, and the game itself does not change.
# $moves: “1... d5 or variation 1: e4”.
next_moves = Next: { $moves }.
next_variation = variation { $number }: { $mv }
game_already_here = The game is already here. To go back to an earlier move, type: back
game_goes_on_here = The game continues from here. To replay the moves that were taken back, type: redo
game_is_now_this = This is now the game. The moves it replaces are kept as a variation.
# In the list of all moves, after the move that is shown, or after the last move of the game.
marker_here = (here)
marker_game_position = (the game)
# The same before the first move.
marker_start_here = Start (here)
marker_start_is_game_position = Start (the game)
# In the place of variations that lie too deep to be listed.
more_variations =
    {"..."} { $variations ->
        [one] 1 variation
       *[other] { $variations } variations
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. To see more, type: variations { $depth }

## Comments, and glyphs such as !? that judge a move

no_comment = There is no comment here. To add one, type: comment TEXT
no_comment_to_remove = There is no comment here.
comment_added = Comment added.
comment_replaced = Comment replaced.
comment_removed = Comment removed.
glyphs_need_moves = Glyphs belong to moves, and there is no move at the start.
no_glyph = There is no glyph here. To add one, type, for example: glyph !?
no_glyph_to_remove = There is no glyph here.
glyphs_known = The glyphs are !!, !, !?, ?!, ? and ??, or a number such as $14. To remove them, type: glyph -
glyph_there = { $glyph } is already here.
glyph_added = { $glyph } added.
glyphs_removed = Glyphs removed.

## Marks and arrows on the board

mark_example = For example: mark d4, or: mark d4 red
nothing_marked = Nothing is marked here. To mark something, type, for example: mark d4, or: arrow d4 d5 red
no_mark_to_remove = No point is marked here.
mark_added = { $point } is marked.
mark_removed = { $point } is no longer marked.
marks_removed = Marks removed.
# $colours are the words to type, which stay English.
colours_known = The colours are { $colours }.
arrow_example = For example: arrow d4 d5, or: arrow d4 d5 red
arrow_too_short = An arrow needs two points.
no_arrow_to_remove = There is no arrow here.
arrow_added = Added an arrow from { $from } to { $to }.
arrow_removed = Removed the arrow from { $from } to { $to }.
arrows_removed = Arrows removed.
# $marks: “d4 green and d5 red”.
marks_here = Marked: { $marks }.
arrows_here = Arrows: { $arrows }.
mark_named = { $point } { $colour }
arrow_named = { $from } to { $to } { $colour }
colour_green = green
colour_red = red
colour_yellow = yellow
colour_blue = blue

## Changes to the tree. $mv is a move with its number, such as “2... e5”; $after counts the moves after it.

branch_promoted = The variation moved up one place.
branch_deleted =
    { $after ->
        [0] Deleted { $mv }. To bring it back, type: undo-edit
        [one] Deleted { $mv } and 1 move after it. To bring them back, type: undo-edit
       *[other] Deleted { $mv } and { $after } moves after it. To bring them back, type: undo-edit
    }
branch_cut =
    { $after ->
        [0] Cut { $mv }. To put it elsewhere, go there and type: paste
        [one] Cut { $mv } and 1 move after it. To put them elsewhere, go there and type: paste
       *[other] Cut { $mv } and { $after } moves after it. To put them elsewhere, go there and type: paste
    }
branch_copied =
    { $moves ->
        [one] Copied 1 move. To add a copy elsewhere, go there and type: paste
       *[other] Copied { $moves } moves. To add a copy elsewhere, go there and type: paste
    }
branch_pasted =
    { $moves ->
        [one] Pasted 1 move.
       *[other] Pasted { $moves } moves.
    }
nothing_to_paste = Nothing has been cut or copied yet. Go to a move and type: cut, or: copy
pasted_from_other_board = The moves you cut or copied are from another board.
edit_undone = Undid the last edit.
edit_redone = Redid the edit.
no_edit_to_redo = There is no edit to redo.

## Why nothing was changed, where it helps to know what to type

is_game_line = The moves of the game itself cannot be moved or deleted. To turn a variation into the game, go to it and type: from-here
no_edit_to_undo = There is no edit to undo. To take back a move, type: undo
