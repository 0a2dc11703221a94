### The names of all commands, with their tips.

## The bar at the bottom of the window. A label is one or two words on a button; a tip appears at the pointer, and
## its keys are put behind it by tip_with_keys.

undo_label = Undo
undo_tip = Take back your last move
# While a position is set up.
undo_change_tip = Undo the last change
# Why the button cannot be pressed.
undo_nothing = There is nothing to undo.
redo_label = Redo
redo_tip = Replay the move you took back
redo_change_tip = Make the change again
redo_nothing = There is nothing to redo.
pass_label = Pass
pass_tip = Skip this turn
# $left is the number of White’s komi points.
spend_komi_label = Spend komi · { $left } left
spend_komi_tip = As White, spend a komi point instead of placing a stone
resign_label = Resign
resign_tip = Give up; the other player wins
new_game_label = New game
new_game_tip = Choose a game, a board and who plays
open_label = Open
open_tip = Open a game from a file
save_label = Save
save_tip = Save this game to a file
picture_label = Save a picture
picture_tip = Save this position as a picture, or the whole game as an animation
library_label = Library
library_tip = Your games and statistics
set_up_label = Set up a position
set_up_tip = Arrange a position of your own and play from it
# The letters and numbers on the rim of the board.
coordinates_label = Coordinates
moves_label = Moves
photo_mode_label = Photo mode
photo_mode_tip = Show only the board, from a low angle, to take a photo of it
# The photo mode was asked for while the board is a diagram.
photo_mode_of_table = Photos show the 3D table. Switch the diagram off first.
# $save and $leave are keys: “Enter saves a photo, Esc leaves photo mode”.
photo_mode_keys = { $save } saves a photo; { $leave } leaves photo mode
camera_pad_label = Camera buttons
camera_pad_tip = Show or hide the corner buttons that turn, tilt and zoom the view
full_screen_label = Full screen
sound_label = Sound
help_label = How to play
full_screen_tip = Fill the screen with the game, or go back to a window
sound_tip = Switch the sound on or off
help_tip = Rules, mouse and keys

## The menu of lenses: what each of them shows on the board. About 40 letters.

lens_entry_points = Points where you can enter a piece
lens_open_cells = Cells that are open or closed to you
lens_sleepers = Sleeping stacks
lens_pinned = Pinned stacks
lens_threats = Stacks that could be captured
lens_breaths = Breaths of the group you point at
lens_removals = Stones that a move would remove
lens_territory = Territories
lens_danger = Groups one move from being smothered

## How fast pieces and stones move: a setting with four choices.

movement_heading = Animation
# No animation: everything is in its new place at once.
movement_off = Off
movement_slow = Slow
movement_normal = Normal
movement_fast = Fast

## The menu of what can be copied

copy_game = Copy the game
copy_position = Copy the position
# Abstract Play is a website; the name stays.
copy_for_abstract_play = Copy for Abstract Play

## Keys. Arrows, letters and numbers are the same everywhere. $keys is a list such as “U or Ctrl+Z”.

with_control = Ctrl+{ $key }
with_alt = Alt+{ $key }
key_home = Home
key_end = End
key_page_up = Page Up
key_page_down = Page Down
key_escape = Esc
key_enter = Enter
key_space = Space
key_insert = Insert
# A key of the number pad, such as + or −.
key_of_number_pad = Num{ $key }
key_backspace = Backspace
tip_with_keys = { $tip }  ({ $keys })

## More commands: rows of the two menus “Game” and “View”, lines in the search for commands, and tips.

coordinates_tip = Show or hide the letters and numbers around the board
diagram_label = 2D diagram
diagram_tip = Switch between a flat diagram, as in a book, and the 3D table
# Why the camera cannot be raised or lowered.
diagram_from_above = The diagram can only be seen from above.
move_now_tip = Have the computer play the best move it has found so far
cancel_label = Clear selection
cancel_tip = Put back what you have picked up
back_to_game_tip = Return to the current position of the game
view_mine_label = From my seat
view_above_label = From above
view_side_label = From the side
view_opponent_label = From the opponent’s seat
turn_left_label = Turn the table left
turn_right_label = Turn the table right
higher_label = Raise the camera
lower_label = Lower the camera
nearer_label = Zoom in
farther_label = Zoom out
# Tabs of the panel beside the board. One word each.
play_page_label = Play
play_page_tip = Whose turn it is, the score and the result
moves_page_tip = All moves, with variations and comments
analyse_page_label = Analyse
analyse_page_tip = What the engine thinks, and the review of the game
engine_label = Engine
engine_tip = Switch the engine on or off; it shows the best moves
review_label = Review this game
# The same on a narrow button.
review_short = Review
review_tip = Check every move of the game and list the mistakes
review_not_yet = The game can be reviewed once it is over.
next_mistake_label = Next mistake
next_mistake_tip = Go to the next mistake in the game
previous_mistake_label = Previous mistake
previous_mistake_tip = Go back to the previous mistake
try_again_label = Try again here
try_again_tip = Go to the position before the mistake and look for a better move
# The two menus. One word each.
game_menu_label = Game
game_menu_tip = New game, files, library, help
view_menu_label = View
view_menu_tip = What the board shows, and where you see it from
palette_label = Find a command
palette_tip = Search all commands, boards, lessons, languages and settings
players_label = Change players
players_tip = Choose who plays Black and White
quit_label = Quit
quit_tip = Close the program
# On a narrow button. $left is the number of White’s komi points.
spend_komi_short = Komi · { $left }

settings_label = Settings
settings_tip = Keys, colours, text size, language and more
larger_text_label = Larger text
larger_text_tip = Make text and panels larger
smaller_text_label = Smaller text
smaller_text_tip = Make text and panels smaller
normal_text_label = Normal text size
normal_text_tip = Set text and panels to the size that suits the window
about_label = About Abande
about_tip = Version, graphics, licences and diagnostics

## Tips of the lenses, of what can be copied, and of the ways to look. Each says more than its label does.

lens_targets_tip = Mark where you may enter a piece or place a stone
lens_sleepers_tip = A moon marks stacks that would score nothing if the game ended now
lens_pinned_tip = A chain marks stacks that hold the band together and cannot move
lens_threats_tip = A triangle marks stacks that the player to move could lose, a diamond those they could capture
x_ray_label = Look into a stack
x_ray_tip = Fade all stacks except the one you point at: hold the key, or tap it to switch this on or off
lens_breaths_tip = Point at a group to see which empty regions keep it alive
lens_removals_tip = Cross out the stones that your next stone would remove from the board
lens_territory_tip = Outline the empty regions that only one player may enter
lens_danger_tip = Outline groups one move from being smothered, and the cells where a stone would smother them
copy_game_tip = Copy all moves and comments to paste elsewhere
copy_position_tip = Copy the position as one line of text
copy_for_abstract_play_tip = Copy the game in the format used by the Abstract Play website
view_mine_tip = Bring the camera back to your side of the table
view_above_tip = Look straight down at the board, as in a diagram
view_side_tip = Look from the right-hand edge of the table
view_opponent_tip = See the board as the other player does
turn_left_tip = Turn the table left, to the next side of the board; drag with the right mouse button for any other angle
turn_right_tip = Turn the table right, to the next side of the board; drag with the right mouse button for any other angle
higher_tip = Look down more steeply; stacks hide less of what is behind them
lower_tip = Look across the board; heights are easier to see
nearer_tip = Move the camera towards the board; the mouse wheel does this too
farther_tip = See more of the table around the board
