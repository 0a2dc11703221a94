### Puzzles in the window: the page where one is chosen, what stands beside it, and what each theme means.

## Commands: one or two words on a button or in a menu, each with its tip.

puzzles_label = Puzzles
puzzles_tip = Find the one right move
puzzle_again_label = Try again
puzzle_again_tip = Take back the wrong move, or begin the puzzle again
puzzle_solution_label = Solution
puzzle_solution_tip = Give up and watch the solution
puzzle_next_label = Next
puzzle_next_tip = Go on to another puzzle
puzzle_leave_label = Leave puzzles
puzzle_leave_tip = Stop solving and go back to your game
# Why a button cannot be pressed.
puzzle_nothing_wrong = There is no wrong move to take back.
puzzle_plays = Wait for the moves on the board to finish.

## The page

# The two sections of the page Learn.
lessons_section = Lessons
puzzles_solved = { $solved } of { $all } solved
# Rated puzzles that were solved one after the other.
puzzles_in_a_row = In a row: { $streak } · best: { $best }
puzzle_board_heading = Board
puzzle_difficulty_heading = Difficulty
difficulty_easier = Easier
# Right for the player's rating.
difficulty_usual = My level
difficulty_harder = Harder
puzzle_theme_heading = Theme
any_theme = any theme
# How many puzzles of a theme are solved.
theme_tally = { $solved } of { $all }
# What a row is called for those who hear it.
theme_read_aloud = { $theme }, { $solved } of { $all } solved
solve_puzzle = Solve a puzzle
these_are_solved = You have solved all of these. Choose another board or theme.

## A puzzle on the board

# “Puzzle: Hexagon”
puzzle_title = Puzzle: { $board }
puzzle_details = Rating { $rating }, { $name }
# After a wrong move, while the best answer to it is worked out.
puzzle_refuting = Looking for the best reply…
puzzle_take_back = Click the board to take your move back.
puzzle_shown = That was the solution.
# Heading of what the first move of the solution does, in a list below.
puzzle_why = What the key move does
# Heading of the themes.
puzzle_learnt = Puzzle themes

## The player’s own mistakes, as puzzles

own_mistakes = My mistakes
own_mistakes_tip = Find a better move than the one you played; positions you remember come back at ever longer intervals
# Beside “My mistakes”.
mistakes_due =
    { $count ->
        [one] 1 due
       *[other] { $count } due
    }
mistakes_none = When you review a game against the computer, your mistakes are kept here for practice.
mistakes_next =
    { $days ->
        [one] Your next mistake to practise is due tomorrow.
       *[other] Your next mistake to practise is due in { $days } days.
    }
# Instead of “Puzzle: Hexagon”.
mistake_title = From your game: { $board }
mistake_back =
    { $days ->
        [one] This position comes back tomorrow.
       *[other] This position comes back in { $days } days.
    }
mistake_learnt = You know this one: it will not come back.
mistakes_done = You have no more mistakes to practise today.
# After a review.
mistakes_kept =
    { $count ->
        [one] 1 of your mistakes is now kept for practice under Puzzles on the Learn page.
       *[other] { $count } of your mistakes are now kept for practice under Puzzles on the Learn page.
    }

## Themes, a sentence each

about_win = Only one move keeps the win; any other throws it away.
about_draw = Only one move draws; any other loses.
about_points = Several moves win, but only one wins by this much.
about_entry = The first move enters a piece.
about_capture = The first move is a capture.
about_pass = One of your moves is a pass.
about_sacrifice = The first move gives something up and gains more in return.
about_defence = The first move protects what your opponent could have captured.
about_threat = The first move threatens a capture that gains points.
about_tower = A stack becomes a tower, which cannot be captured.
about_sleep = An enemy stack falls asleep and no longer counts.
about_waking = One of your sleeping stacks wakes up and counts again.
about_pin = An enemy stack is pinned and cannot capture any more.
about_freedom = One of your pinned stacks is free to capture again.
about_last_entry = A player’s last piece enters the board.
about_smothering = An enemy group is smothered and leaves the board.
about_rescue = One of your groups escapes being smothered.
about_connection = Two of your groups become one.
about_double_attack = One move attacks several groups at once.
about_counter = Another enemy group is smothered on the way.
about_elimination = The last move ends the game.
about_two_moves = You have to find two moves.
about_long = You have to find three moves or more.
about_warm_up = One move is all it takes. Warm-ups do not change your rating.
