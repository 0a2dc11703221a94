### The page for analysis: what the engine thinks of the position on the board, and the review of a game. “The engine” is
### not the computer that plays.

## What the engine does. $positions and $playouts are shortened numbers, such as “12 k” or “3 M”.

engine_off = Switch the engine on to see the best moves here.
engine_off_in_game = The engine stays off during a game unless you switch it on.
engine_over = The game is over in this position.
engine_waits = The engine is waiting while the computer thinks.
engine_silent = The engine shows nothing until you have tried a move.
engine_begins = The engine is starting…
engine_failed = The engine has stopped. Switch it off and on again.
engine_depth = Depth { $depth } · { $positions } positions
engine_playouts = { $playouts } playouts
engine_proved = Solved · { $positions } positions
# A notice when the player switches the engine on in a game against the computer.
engine_helps = The engine is now helping you in a game that is not over yet.
engine_settings = Engine settings
lines_label = Lines
lines_of =
    { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }
threads_label = Threads
threads_fewer = One fewer thread
threads_more = One more thread
memory_label = Memory (MB)
memory_of = { $size } MB
arrows_label = Show arrows

## A line of play, and what it is worth. $letter is the letter of its arrow, $value one of the sentences below.

line_name = { $letter }: { $moves }. { $value }
line_depth = Depth { $depth }
line_visits =
    { $visits ->
        [one] Tried in 1 playout
       *[other] Tried in { $visits } playouts
    }
line_enter = Click to try the first move.
line_not_now = You can try moves once the game is over, or in an earlier position.
value_ahead =
    { $points ->
        [one] { $player } is ahead by about 1 point.
       *[other] { $player } is ahead by about { $points } points.
    }
value_even = Neither player is ahead.
value_won =
    { $points ->
        [one] { $player } is sure to win by 1 point.
       *[other] { $player } is sure to win by { $points } points.
    }
value_drawn = The game is sure to be a draw.
value_sure = { $player } is sure to win.
value_unknown = No evaluation yet.
graph_name = Graph of the game
graph_empty = After a review, this shows how the game went.
graph_at = Move { $number }: { $value }

## The review of a game.

review_none = When the game is over, you can review it here.
review_offer = Every move is checked, and the mistakes are listed.
# A notice.
review_done =
    { $count ->
        [one] The review is finished: one mistake was found.
       *[other] The review is finished: { $count } mistakes were found.
    }
review_failed = The review failed.
review_overtaken = The game changed during the review.
review_cancel = Cancel
percent = { $percent }%
percent_lost = −{ $percent }%
review_accuracy_label = Accuracy
# Which mistake is shown.
review_position = Mistake { $number } of { $all }
# Headings above a list of moves.
review_own_mistakes = Your mistakes
review_other_mistakes = The computer’s mistakes
review_mistakes_count =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
# A row of the list of mistakes, for screen readers. $mv is the move with its number, $grade one of the words below.
mistake_name = { $mv }, { $grade }
grade_inaccuracy = inaccuracy
grade_mistake = mistake
grade_blunder = blunder
again_judging = Checking your move…
trial_not_best = There is a better move.
