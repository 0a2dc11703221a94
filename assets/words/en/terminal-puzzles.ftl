### The terminal game: puzzles. What a player types stays English: see the top of terminal.ftl.

puzzles_of = Puzzles for { $game }: { $solved } of { $all } solved.
# $board: what the board is called. One line for each board of the game.
puzzles_on_board = { $board }: { $solved } of { $all }
warm_ups_of = Warm-ups: { $solved } of { $all } solved.
puzzles_best_streak = Solved in a row: { $streak }; best: { $best }
puzzles_example = For a puzzle that suits you, type: puzzle
all_puzzles_solved = You have solved all the puzzles for this game.
no_puzzles_of = There are no puzzles for { $game }.
no_such_puzzle = There is no puzzle “{ $text }”. For one that suits you, type: puzzle
# $rating: how hard it is.
puzzle_begins = Puzzle { $name }, rated { $rating }
daily_begins = Puzzle of the day { $name }, rated { $rating }: it does not change your rating.
puzzle_commands = Type your move. Type next to skip this puzzle at no cost, leave to return to your game, hint for help, or solution to give up.
warm_up_begins = Warm-up { $name }: it does not change your rating.
warm_up_commands = Type your move. Type next for another warm-up, leave to return to your game, hint for help, or solution to see the answer.
prompt_puzzle = Puzzle, your move { $number }
puzzle_next = For the next puzzle, type: next
puzzle_leave = To return to your game, type: leave
puzzle_left = You have left the puzzles. Here is your game again.
puzzle_first_leave = This cannot be done during a puzzle. To return to your game, type: leave
no_puzzle = No puzzle is in progress. To begin one, type: puzzle
puzzle_over = This puzzle is over.
puzzle_solution = The solution:
puzzle_progress_not_kept = Your progress could not be saved: { $reason }.
