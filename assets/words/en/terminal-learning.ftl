### The terminal game: around hints, the coach and reviews. What a player types stays English: see the top of
### terminal.ftl.

## Hints and the coach

hint_example = For a hint, type: hint. To see the move right away, type: hint all
hint_more = For more, type: hint
coach_example = For example: coach on, or: coach off
coach_on = The coach is on: it will ask you to look again before a bad move.
coach_off = The coach is off.
coach_insist = To play it anyway, type the move again.

## Reviews

review_example = For example: review, or: review keep
review_nothing = There are no moves to review yet.
review_next = To step through the mistakes, type: next-mistake. To add all this to the game’s notes, type: review keep
review_missing = This game has not been reviewed yet. To review it, type: review
review_is_old = The game has changed since the review. To review it again, type: review
no_next_mistake = There are no later mistakes.
no_previous_mistake = There are no earlier mistakes.
again_here = What would you play? { $player } to move.
again_missing = First go to a mistake. For the next one, type: next-mistake
trial_best = That is the best move.
trial_good = That is good enough.
trial_worse = There is a better move. To try again, type: again
review_kept =
    { $nodes ->
        [one] One note was added to the game.
       *[other] { $nodes } notes were added to the game.
    }
review_kept_already = The game’s notes already contain all this.
