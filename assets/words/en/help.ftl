### The pages of the help.

help_title = How to play

## The rules of Abande: headings, and a text of about 200 letters beside a small picture. Beginners read them first.
## piece: what is in hand. stack: one to three pieces. tower: a stack of three. band: all stacks together.

abande_goal = Goal
abande_goal_text = Score the most points. Each stack belongs to the player whose piece is on top, and scores its height if it stands next to an enemy stack.
abande_enter = Enter
abande_enter_text = Put a piece from your hand on an empty point next to any piece. Only Black’s very first piece may go anywhere.
abande_capture = Capture
abande_capture_text = Move one of your stacks one step onto an enemy stack. Stacks never grow higher than three. A stack of three is a tower: it cannot move or be captured. Captures are allowed once Black has entered a second piece.
abande_band = One band
abande_band_text = All stacks must stay connected at all times. A stack that holds the band together is pinned: it cannot move.
abande_end = The end
abande_end_text = Once your hand is empty, you may pass. Two passes in a row end the game. Stacks with no enemy stack next to them are asleep and leave the board; every other stack scores its height.
abande_credit = Abande is a game by Dieter Stein (2005). This summary is our own; the full rules are on his site, spielstein.com.

## The rules of Anda. breath: a region of empty cells next to a group.

anda_goal = Goal
anda_goal_text = Touching stones of one colour form a group. Lose your last group, and you lose the game.
anda_first = First turn
anda_first_text = Each player starts by placing two stones on the edge of the board. The edge has twelve parts: six corners, and the six sides between them. Choose two parts that do not touch.
anda_place = Place
anda_place_text = After that, place one stone each turn on any empty cell outside enemy territory. An empty region that touches stones of only one colour is that player’s territory and is closed to the other.
anda_smother = Smother
anda_smother_text = Each empty region next to a group is a breath of that group. A group is smothered if it has no breath, or if each of its breaths touches exactly one enemy group.
anda_leave = Removal
anda_leave_text = After each turn, all smothered enemy groups leave the board, then your own. You cannot place a stone that would be the only one to leave.
anda_komi = Komi
anda_komi_text = White may have komi points, and may spend one instead of placing a stone. One player sets how many, and the other picks a side.
anda_credit = Anda is a game by Saïd Galdseid (2023). This summary is our own.

## A table in two columns: what to do with the mouse, and what it does. Together about 35 letters a row.
## The keys of all commands follow; they come from the table of commands.

mouse_and_keys = Mouse and keys

press_point = Click a point
press_stack = Click or drag a stack
press_cell = Click a cell
press_group = Point at a group
press_right_drag = Right-drag
press_wheel = Wheel
press_control_wheel = Ctrl+wheel
press_double_click = Double-click the table
press_shift_drag = Shift+right-drag
press_clipboard = Ctrl+C, Ctrl+V

does_enter = enter a piece
does_capture = capture with it
does_place = place a stone
does_show_breaths = see its breaths
does_turn_table = turn the table
does_zoom = zoom in or out
does_step = step through the moves
does_reset_view = reset the view
does_move_table = move the table
does_clipboard = copy or paste a game
