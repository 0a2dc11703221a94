### Learning: hints, the coach’s questions, and reviews of whole games.

## Where on the board, after “Look”, as the player sees it.

region_centre = in the centre
region_top = at the top
region_bottom = at the bottom
region_left = on the left
region_right = on the right
region_top_left = at the top left
region_top_right = at the top right
region_bottom_left = at the bottom left
region_bottom_right = at the bottom right

## The first step of a hint. $region is one of the texts above, $aim one of those below.

hint_region = Look { $region }. { $aim }
aim_end = The best move there ends the game.
aim_points =
    { $points ->
        [one] The best move there gains 1 point at once.
       *[other] The best move there gains { $points } points at once.
    }
aim_tower = The best move there builds a tower.
aim_safety = The best move there gets you out of danger.
aim_attack = The best move there makes a threat.
aim_smothering = The best move there smothers a group.
aim_sleep = The best move there puts an enemy stack to sleep.
aim_waking = The best move there wakes one of your stacks.
aim_pin = The best move there pins an enemy stack.
aim_freedom = The best move there frees one of your pinned stacks.
aim_connection = The best move there joins your groups.
aim_last_entry = The best move there enters your last piece.
aim_later = The best move there changes little at once, but prepares for what comes next.

## The second step: what kind of move, and why.

hint_kind = { $kind } { $reason }
kind_enter = Enter a piece.
kind_capture = Capture.
kind_pass = Pass.
kind_place = Place a stone.
kind_spend_komi = Spend a komi point.
kind_only = Nothing else is legal.
kind_best = Nothing else is as good.
kind_found = Nothing better was found.

## The third step: which stack; in Anda which group, of which $point is a stone.

hint_stack_only_one = Move the stack on { $point }: no other can capture.
hint_stack_in_danger = Move the stack on { $point }: it is in danger where it stands.
hint_stack_free = Move the stack on { $point }.
hint_stack_protected = Look at { $owner }’s stack on { $point }: the best move protects it.
hint_stack_threatened = Look at { $owner }’s stack on { $point }: the best move threatens it.
hint_stack_woken = Look at { $owner }’s stack on { $point }: the best move wakes it up.
hint_stack_put_to_sleep = Look at { $owner }’s stack on { $point }: the best move puts it to sleep.
hint_stack_pinned = Look at { $owner }’s stack on { $point }: the best move pins it.
hint_stack_freed = Look at { $owner }’s stack on { $point }: the best move frees it.
hint_stack_beside = The best move is next to { $owner }’s stack on { $point }.
hint_group_protected = Look at { $owner }’s group on { $point }: the best move protects it.
hint_group_threatened = Look at { $owner }’s group on { $point }: the best move threatens it.
hint_group_smothered = Look at { $owner }’s group on { $point }: the best move smothers it.
hint_group_beside = The best move is next to { $owner }’s group on { $point }.

## The last step: the move, and what it is worth.

hint_move = The best move is { $mv }.
chance_to_win = Between strong players, { $player }’s chance of winning is about { $percent }%.
sure_to_win = With best play, { $player } is sure to win.
sure_to_lose = With best play, { $player } is sure to lose.

## What the coach asks before a bad move: what the enemy would do, then what is at stake. Never what would be better.

question_falls = Look again: { $point } could be captured from { $by }.
# $cells: “d4 and d5”, the stones of one group; $by is the cell where the enemy would place a stone.
question_smothered = Look again: a stone on { $by } would smother { $cells }.
question_plain = Look again before you play { $mv }: there is a better move.
stake_game = Your move could cost you the game.
stake_chance = Your move would greatly reduce your chances of winning.
stake_points =
    { $points ->
        [one] Your move would cost about 1 point.
       *[other] Your move would cost about { $points } points.
    }

## A review. $mv is a move with its number and glyph, such as “12. d4??”; $line several moves.

review_progress = Position { $done } of { $all }
review_accuracy = { $player } played with { $percent }% accuracy.
review_chances = Winning chances assume strong players on both sides.
review_flawless = No mistakes were found.
review_mistakes =
    { $count ->
        [one] There was one mistake:
       *[other] There were { $count } mistakes, the worst first:
    }
review_cost =
    { $percent ->
        [0] { $points ->
            [one] { $mv } cost 1 point.
           *[other] { $mv } cost { $points } points.
        }
       *[other] { $points ->
            [0] { $mv } cost { $percent }% in winning chances.
            [one] { $mv } cost { $percent }% in winning chances and 1 point.
           *[other] { $mv } cost { $percent }% in winning chances and { $points } points.
        }
    }
review_cost_nothing = { $mv } cost nothing.
review_proved = The engine has proved this.
review_better = A better line: { $line }.
review_better_facts = What that would have changed:
review_played_facts = What the move changed:

## What a move in Anda changes. $cells and $by are cells of the board.

fact_wins = { $winner } wins.
fact_smothered =
    { $stones ->
        [one] { $owner }’s stone on { $cells } is smothered.
       *[other] { $owner }’s stones on { $cells } are smothered.
    }
fact_rescued = { $owner }’s group on { $cells } is no longer in danger.
fact_attacked = { $owner }’s group on { $cells } could be smothered next.
fact_endangered = { $owner }’s group on { $cells } could now be smothered from { $by }.
fact_joined = { $groups } of { $owner }’s groups become one.
fact_komi_spent = A komi point is spent.
