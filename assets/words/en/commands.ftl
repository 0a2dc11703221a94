### The names of all commands, with their tips.

## The bar at the bottom of the window. A label is one or two words on a button; a tip appears at the pointer and ends
## with the key in brackets, two spaces before them. Keys are those of an English keyboard.

undo_label = Undo
undo_tip = Take back your last move  (U or Ctrl+Z)
# While a position is set up.
undo_change_tip = Undo the last change  (U or Ctrl+Z)
# Why the button cannot be pressed.
undo_nothing = There’s nothing to undo.
redo_label = Redo
redo_tip = Play it again  (Ctrl+Y)
redo_change_tip = Make the change again  (Ctrl+Y)
redo_nothing = There’s nothing to redo.
pass_label = Pass
pass_tip = Skip this turn  (P)
# $left is the number of White’s komi points.
spend_komi_label = Spend komi · { $left } left
spend_komi_tip = As White, spend a komi point instead of placing a stone  (P)
resign_label = Resign
resign_tip = Give up this game
new_game_label = New game
new_game_tip = Start a new game  (Ctrl+N)
open_label = Open
open_tip = Open a saved game  (Ctrl+O)
save_label = Save
save_tip = Save this game  (Ctrl+S)
library_label = Library
library_tip = Your games and statistics  (Ctrl+L)
copy_label = Copy
copy_tip = Copy the game or the position
set_up_label = Set up a position
set_up_tip = Set up a position  (Ctrl+E)
# The letters and numbers on the rim of the board.
coordinates_label = Coordinates
coordinates_show_tip = Show the coordinates
coordinates_hide_tip = Hide the coordinates
# Lenses highlight something on the board; the menu below switches them on and off.
lenses_label = Lenses
lenses_tip = Choose what the board highlights
moves_label = Moves
moves_show_tip = Show the list of moves
moves_hide_tip = Hide the list of moves
help_label = How to play
help_tip = Rules, mouse and keys  (F1)

## The menu of lenses: what each of them shows on the board. About 40 letters.

lens_entry_points = Points where you can enter
lens_open_cells = Cells that are open or closed to you
lens_sleepers = Sleeping stacks
lens_pinned = Pinned stacks
lens_breaths = Breaths of the group you point at
lens_removals = Stones that a move would remove
lens_territory = Territories
lens_danger = Groups one move from being smothered

## The last row of that menu: how fast pieces and stones move. Four buttons follow the heading, all in one row.

movement_heading = Movement
# What a button is called for those who hear it; $speed is one of the four.
movement_of = Movement: { $speed }
# No movement: everything is in its new place at once.
movement_off = Off
movement_slow = Slow
movement_normal = Normal
movement_fast = Fast

## The menu of what can be copied

copy_game = Copy the game
copy_game_key = Ctrl+C
copy_position = Copy the position
# Abstract Play is a website; the name stays.
copy_for_abstract_play = Copy for Abstract Play
copy_note = Ctrl+V opens a copied game.
