### Puzzles, in the window and in the terminal: what is to be done, and what is said to a try.

puzzle_win = { $player } to move: find the only move that wins.
puzzle_draw = { $player } to move: find the only move that draws.
puzzle_points =
    { $margin ->
        [one] { $player } to move: find the only move that wins by 1 point.
       *[other] { $player } to move: find the only move that wins by { $margin } points.
    }
puzzle_smother =
    { $moves ->
        [one] { $player } to move: smother the group on { $cell } at once.
       *[other] { $player } to move: smother the group on { $cell } in { $moves } moves.
    }
puzzle_save = { $player } to move: save the group on { $cell }.
warm_up_capture = { $player } to move: capture a stack without allowing a recapture.
warm_up_tower = { $player } to move: build a tower, a stack of three.
warm_up_awake = { $player } to move: enter a piece where it will be awake and cannot be captured.
warm_up_sleep = { $player } to move: put the stack on { $cell } to sleep.
warm_up_pin = { $player } to move: pin the stack on { $cell }, so that it cannot capture.
warm_up_last_entry = { $player } to move: enter your last piece where it will be awake and cannot be captured.
warm_up_breathe = { $player } to move: your group on { $cell } could be smothered next. Let it breathe.
warm_up_enclose = { $player } to move: close off a territory.
warm_up_smother = { $player } to move: smother the group on { $cell }.
warm_up_two_breaths = { $player } to move: give your group on { $cell } both a territory and a breath that touches several enemy groups.

puzzle_right = Correct. Keep going.
puzzle_solved = Correct. That solves it.
puzzle_solved_after_all = Correct. That is the solution.
# After a move that is legal but not the solution, followed by what is wrong with it if that is known.
puzzle_wrong_keep = There is a better move.
puzzle_wrong_smother = That does not smother the group in time.
puzzle_wrong_save = That does not save the group.
puzzle_wrong_warm_up = That does not do it. Look again: mistakes cost nothing in a warm-up.
# $mv: the mistake of the player.
puzzle_improve = { $player } to move: you played { $mv } here. Find a better move.
puzzle_wrong_improve = That is the move from your game.
puzzle_unjudged = The engine could not judge this move.
# $line: the wrong move and the best play after it. The points are the margin for the solver.
refuted_win =
    { $points ->
        [one] After { $line }, you win by only 1 point.
       *[other] After { $line }, you win by only { $points } points.
    }
refuted_draw = After { $line }, it is only a draw.
refuted_loss =
    { $points ->
        [one] After { $line }, you lose by 1 point.
       *[other] After { $line }, you lose by { $points } points.
    }
refuted_escape = After { $mv }, your opponent plays { $reply }, and the group survives.
refuted_stands = After { $mv }, the group is still there.
refuted_falls = After { $mv }, your opponent plays { $reply }, and the group can no longer be saved.
refuted_gone = After { $mv }, the group is gone.

# $themes: a list of the words below.
puzzle_themes = Themes: { $themes }
puzzle_rating_up = Your rating: { $rating } ± { $uncertainty } (+{ $by })
puzzle_rating_down = Your rating: { $rating } ± { $uncertainty } (−{ $by })
puzzle_rating_same = Your rating: { $rating } ± { $uncertainty }
# What failing at the puzzle would cost.
puzzle_price = A wrong move, a hint or the solution lowers your rating by { $cost }. Skipping is free.
puzzle_streak =
    { $count ->
        [one] Solved in a row: 1
       *[other] Solved in a row: { $count }
    }

## Themes, as items of a list

theme_win = win
theme_draw = draw
theme_points = points
theme_entry = entry
theme_capture = capture
theme_pass = pass
theme_sacrifice = sacrifice
theme_defence = defence
theme_threat = threat
theme_tower = tower
theme_sleep = putting to sleep
theme_waking = waking up
theme_pin = pin
theme_freedom = unpinning
theme_last_entry = last piece
theme_smothering = smothering
theme_rescue = rescue
theme_connection = connection
theme_double_attack = double attack
theme_counter = counter-attack
theme_elimination = end of the game
theme_two_moves = two moves
theme_long = long solution
theme_warm_up = warm-up
