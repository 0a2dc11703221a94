### The help of the terminal game.

## How moves are typed. They stay as they are.

how_to_type_abande = To enter a piece, type its point: d4. To capture: d5-d4. To pass: pass.
how_to_type_anda = To place a stone, type its cell: { $cell }. On your first turn: { $cell }+{ $other }. To spend a komi point: komi.

## The list of commands. Each text stands after its command, without a full stop: help, “this list, and how to type
## moves”. Lines are best below 80 characters, of which the command takes 37.

help_game = The game
helps_help = this list, and how to type moves
helps_board = draw the board
helps_draw = draw the board each turn or only when asked
helps_turn = who is to move, hands and score
helps_last = the last move
helps_history = all moves so far
helps_moves = all legal moves
helps_captures = all captures, or those of one stack
helps_point = what is on a point
helps_row = every point with that letter or number
helps_stacks = every stack of a colour
helps_sleepers = stacks with no enemy next to them: 0 points
helps_pinned = stacks that cannot move, and why
helps_towers = stacks that are three high
helps_groups = every group of a colour
helps_breaths = breaths of a group, and the enemies there
helps_territory = empty cells that are closed to the enemy
helps_score = the score, or groups, if the game ended now
helps_hands = pieces still to be entered
helps_position = the position in one line, to copy

help_playing = Playing
helps_undo = undo your last turn, or N turns
helps_redo = replay what was taken back
helps_go = let two waiting computers play on
helps_clock = what the clocks show, and the time control
helps_pause = stop the clock; resume starts it again
helps_give = give the opponent time; 15 s by default
helps_swap = swap sides (pie rule)
helps_resign = resign the game
helps_level = set level, or list all; adaptive: suits you
helps_characters = list characters, or choose one to play
helps_seat_black = choose who plays Black
helps_seat_white = choose who plays White

help_learning = Learning
helps_hint = a hint, then more; with all: the move
helps_coach = be asked to look again before a bad move
helps_review = review the game; with keep, add notes to it
helps_rating = your rating, levels beaten, whom to play
helps_next_mistake = go to the next mistake that a review found
helps_previous_mistake = go back to the previous mistake
helps_lessons = list the lessons for this game
helps_lesson = begin a lesson; without a number, the next
helps_puzzles = puzzles you have solved, and your rating
helps_puzzle = a puzzle: for you, of the day, or by name
helps_solution = show the solution of the puzzle
helps_again = retry a step, a puzzle or a reviewed move
helps_next = next step or puzzle; in a game: forward
helps_leave = return to your game from a lesson or puzzle

help_looking = Looking back and trying moves
helps_back = go back one move, or N; the game is kept
helps_forward = go forward one move, or N
helps_goto = go to any move of this line
helps_game = return to the current position of the game
helps_variations = every move played or tried
helps_variation = go to the variation with this number
helps_from_here = continue the game from the position shown

help_noting = Notes and changes at the position shown
helps_comment = show, write or remove the comment here
helps_glyph = judge the move here: !! ! !? ?! ? ??
helps_mark = mark a point, or remove the mark
helps_arrow = draw an arrow, or remove it
helps_promote = move this variation closer to the main line
helps_delete = delete this move and all moves after it
helps_cut = cut this move and all moves after it
helps_copy = copy this move and all moves after it
helps_paste = insert here what was cut or copied
helps_undo_edit = undo the last comment, glyph or other edit
helps_redo_edit = redo the edit that was undone

help_keeping = Games, files and the program
helps_new = new game, such as: new square human ai:3
helps_setup = new game from a position in one line
helps_games = list the games in the library, or search
helps_resume = continue an unfinished game
helps_save = write the game to a file
helps_replace = save to a file, overwriting it if it exists
helps_add = add the game to those in a file
helps_open = open a game from a file or from the library
helps_record = the game as a record, to copy
helps_language = list the languages, or choose one
helps_quit = quit the program

## What stands in capitals behind a command, as in “save FILE”. The same words as in the messages.

word_board = BOARD
word_black = BLACK
word_white = WHITE
word_colour = COLOUR
word_depth = DEPTH
word_file = FILE
word_level = LEVEL
word_move = MOVE
word_name = NAME
word_position = POSITION
word_seconds = SECONDS
word_tag = TAG
word_text = TEXT
word_time = TIME
word_words = WORDS
