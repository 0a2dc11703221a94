### What a move in Abande changes, one fact in each sentence: for hints and for analysis. $point, $points and $by are
### places on the board; $owner is the player whose stack stands there.

fact_ended = The game is over.
# $own and $others are changes with their sign: +3, -1, +0.
fact_points = Points: { $mover } { $own }, { $other } { $others }.
# “A recapture”: the stack that captures can be captured in return.
fact_given_away =
    { $cost ->
        [one] { $owner }’s { $point } can be captured from { $by }, which would cost { $owner } 1 point.
       *[other] { $owner }’s { $point } can be captured from { $by }, which would cost { $owner } { $cost } points.
    }
fact_given_away_for_now =
    { $cost ->
        [one] { $owner }’s { $point } can be captured from { $by }, which would cost { $owner } 1 point but allow a recapture.
       *[other] { $owner }’s { $point } can be captured from { $by }, which would cost { $owner } { $cost } points but allow a recapture.
    }
fact_offered = { $owner }’s { $point } can be captured from { $by }, which would cost { $owner } nothing.
fact_offered_for_now = { $owner }’s { $point } can be captured from { $by }, which would cost { $owner } nothing and allow a recapture.
fact_offered_at_a_loss =
    { $cost ->
        [one] { $owner }’s { $point } can be captured from { $by }, but that would cost { $enemy } 1 point.
       *[other] { $owner }’s { $point } can be captured from { $by }, but that would cost { $enemy } { $cost } points.
    }
fact_saved = { $owner }’s { $point } is no longer in danger.
# $from: where the stack stood before its move, and could have been captured.
fact_moved_to_safety = { $owner }’s stack has left { $from }, where it was in danger.
fact_threatened =
    { $gain ->
        [one] { $owner }’s { $point } is threatened from { $by }; capturing it would gain 1 point.
       *[other] { $owner }’s { $point } is threatened from { $by }; capturing it would gain { $gain } points.
    }
fact_threatened_in_vain = { $owner }’s { $point } is threatened from { $by }; capturing it would gain nothing.
fact_threatened_at_a_loss =
    { $cost ->
        [one] { $owner }’s { $point } is threatened from { $by }, but capturing it would cost 1 point.
       *[other] { $owner }’s { $point } is threatened from { $by }, but capturing it would cost { $cost } points.
    }
fact_tower = { $owner } has a new tower on { $point }.
# Stacks that were awake, or that are new on the board.
fact_put_to_sleep =
    { $stacks ->
        [one] { $owner }’s { $points } is now asleep.
       *[other] { $owner }’s { $points } are now asleep.
    }
fact_woken =
    { $stacks ->
        [one] { $owner }’s { $points } wakes up.
       *[other] { $owner }’s { $points } wake up.
    }
fact_pinned =
    { $stacks ->
        [one] { $owner }’s { $points } is now pinned.
       *[other] { $owner }’s { $points } are now pinned.
    }
fact_freed =
    { $stacks ->
        [one] { $owner }’s { $points } is no longer pinned.
       *[other] { $owner }’s { $points } are no longer pinned.
    }
fact_last_entry = { $player } has entered its last piece.
