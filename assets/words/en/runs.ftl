### Runs of puzzles, such as a rush against the clock, and the puzzle of the day.

## The page: cards with a title and a line below it

daily_title = Puzzle of the day
# $date: today’s date, such as 2026-11-26.
daily_about = { $date }, unrated
daily_about_solved = { $date }, solved
daily_tip = The same for everybody, and a new one every day
# Beside a puzzle that changes no rating.
unrated_puzzle = This puzzle does not change your rating.

# The two kinds of runs: a word on a card, and the title of the panel.
rush_label = Rush
streak_label = Streak
rush_about = 3 minutes, 3 mistakes
streak_about = Until your first mistake
# $about: one of the lines above.
run_about_best = { $about } · best: { $best }
# What a card is called for those who hear it: its title and the line below it.
offer_read_aloud = { $title }: { $about }
# Said aloud when a run begins.
rush_begins = Rush: solve as many puzzles as you can in three minutes. The third wrong move ends it.
streak_begins = Streak: solve as many puzzles as you can. The first wrong move ends it. You may skip one.

## A run on the board

# “Rush: Hexagon”
run_title = { $run }: { $board }
# What the clock is called for those who hear it. $time: minutes and seconds, such as 2:41.
run_time_left = Time left: { $time }
# Said aloud.
run_minute_left = One minute left
run_seconds_left = 20 seconds left
run_score = Solved: { $count }
# After so many wrong moves the run is over.
run_mistakes_left = Wrong moves left: { $count }
# Buttons: one word.
run_skip_label = Skip
run_skip_tip = Go on to the next puzzle; you may do this once
run_stop_label = Stop
run_stop_tip = End the run and see the result

## The result

run_time_up = Time is up.
run_third_mistake = That was the third wrong move.
run_first_mistake = That was a wrong move.
run_none_left = There are no more puzzles.
run_stopped = You ended the run.
run_solved =
    { $count ->
        [one] 1 puzzle solved
       *[other] { $count } puzzles solved
    }
run_new_best = A new best!
run_best = Best: { $best }
run_highest = Hardest puzzle solved: rated { $rating }
# Heading of a list of puzzles.
run_missed_heading = Missed puzzles
# Below that heading.
run_missed_unrated = They do not change your rating.
# A row of that list.
run_missed_row = { $board }, rated { $rating }
run_missed_next_tip = Go on to the next puzzle you missed; after the last one, return to the result
# Button: one or two words.
run_again_label = Again
run_again_tip = Begin another run
