### What the window says around the board while a game is played.

## The title of the window, also while it is hidden behind others. “Abande” is the name of the program.

window_set_up = Set up a position · Abande
window_to_move = { $player } to move · Abande
window_won = { $player } won · Abande
window_draw = Draw · Abande

## The small line at the top of the window: the game and its board, such as “Abande · Hexagon”.

game_title = { $game } · { $board }
game_title_komi = { $game } · { $board } · komi { $komi }

## The large line at the top of the window. There is room for about 25 letters.

your_turn = Your turn
player_to_move = { $player } to move
player_thinking = { $player } is thinking
game_paused = Paused
counting_points = Counting the points
# In Anda, the first turn of each player places two stones.
your_first_stone = Your first stone of two
your_second_stone = Your second stone of two
first_stone_of = { $player }: first stone of two
second_stone_of = { $player }: second stone of two
# The player looks back at an earlier position, or tries other moves than those of the game.
starting_position = Starting position
move_of = Move { $number } of { $moves }
in_a_variation = Trying a variation

## The small line below it: what the last move did. About 30 letters.

# $point is the label of a point, such as d4.
last_entered = { $player } entered a piece on { $point }
last_placed = { $player } played { $points }
last_captured = { $player } captured { $to } from { $from }
last_passed = { $player } passed
last_spent_komi = { $player } spent a komi point
# $last is one of the lines above. Groups of the opponent left the board.
last_removed =
    { $groups ->
        [one] { $last } · 1 group removed
       *[other] { $last } · { $groups } groups removed
    }
# Groups of the player’s own left the board.
last_lost =
    { $groups ->
        [one] { $last } · 1 group lost
       *[other] { $last } · { $groups } groups lost
    }

## Buttons at the top of the window

# The computer stops thinking and plays the best move it has found.
move_now = Move now
skip_counting = Skip
back_to_the_game = Back to the game
# A paused game goes on.
play_on = Play on

## The plates of the players at the top of the window: name, who plays, score, pieces in hand. There is little room.

# The whole plate in one line, shown at the pointer and read aloud.
# “White (Computer, level 3): 12 points, 4 in hand”
plate = { $player } ({ $seat }): { $score }, { $supply }
plate_to_move = { $player } ({ $seat }), to move: { $score }, { $supply }
plate_tip = { $plate }. Click to change who plays.
you = You
points_and_asleep =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $asleep ->
        [one] 1 more asleep: not next to an enemy stack
       *[other] { $asleep } more asleep: not next to an enemy stack
    })
# These words stand below the number, which is not repeated.
points_below =
    { $points ->
        [one] point
       *[other] points
    }
groups_below =
    { $groups ->
        [one] group
       *[other] groups
    }
# Pieces of a player that are not on the board yet.
in_hand =
    { $pieces ->
        [0] none in hand
       *[other] { $pieces } in hand
    }
# What sleeps and so does not count, behind what is in hand.
supply_and_asleep = { $supply } · { $asleep } asleep
stones_and_komi =
    { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } · { $komi } komi left
# Beside the name of the player whose turn it is. The short form stands where the long one does not fit.
turn_long = to move
turn_short = turn
thinking_long = thinking { $seconds } s
thinking_short = { $seconds } s

## Why a button cannot be pressed now

cannot_pass_now = You cannot pass now.
pass_later =
    { $pieces ->
        [one] You can pass once your hand is empty: 1 piece to go.
       *[other] You can pass once your hand is empty: { $pieces } pieces to go.
    }
computers_turn = It is the computer’s turn.
computer_plays_both = The computer is playing both sides.

## A banner over the board when the opponent has passed. “21–17” are points, the player’s own first.

pass_you_win = Passing now ends the game: you win { $own }–{ $other }
pass_you_lose = Passing now ends the game: you lose { $own }–{ $other }
pass_wins = Passing now ends the game: { $player } wins { $own }–{ $other }
pass_loses = Passing now ends the game: { $player } loses { $own }–{ $other }
pass_draws = Passing now ends the game in a draw, { $own }–{ $other }
# A button.
pass_and_end = Pass and end
# The computer has worked out the rest of the game. A player against it is asked once whether to go on.
decided_won_by =
    { $points ->
        [one] The game is decided: with best play on both sides, you win by 1 point.
       *[other] The game is decided: with best play on both sides, you win by { $points } points.
    }
decided_lost_by =
    { $points ->
        [one] The game is decided: with best play on both sides, you lose by 1 point.
       *[other] The game is decided: with best play on both sides, you lose by { $points } points.
    }
# In a game without points
decided_won = The game is decided: with best play on both sides, you win.
decided_lost = The game is decided: with best play on both sides, you lose.
# Two buttons
decided_finish = Finish
decided_finish_tip = { $player } resigns, and the game is over
decided_play_on = Play on
decided_play_on_tip = You will not be asked again in this game

## Notes in the corner of the board. Anda has no rule against repeating a position.

stood_at_start = The game began with this position. Repeating it is allowed.
stood_after = This position has occurred before, after move { $number }. Repeating it is allowed.

## Tips for the first turns of a new player, in a small box in the corner of the board

hint_first_piece = Click any point to enter your first piece
hint_next_pieces = Enter a piece next to any piece on the board: all pieces form one band
hint_capture = Now you can also capture: click one of your stacks, then a highlighted stack next to it
hint_two_stones = Place two stones on the edge of the board, on two sides or corners that do not touch
hint_second_stone = Now place your second stone on a highlighted cell, or press Esc to take back the first one
hint_territory = Place a stone outside enemy territory; point at a group to see its breaths

## The card beside a stack or a group that the pointer rests on

# “d4: White over Black”
card_stack = { $point }: { $pieces }
card_points =
    { $points ->
        [one] 1 point for { $player }
       *[other] { $points } points for { $player }
    }
card_asleep =
    { $points ->
        [one] Asleep: its point does not count
       *[other] Asleep: its { $points } points do not count
    }
card_tower = A tower: it never moves and cannot be captured
card_pinned = Pinned: it holds the band together
# $points are the stacks of the smaller part: “d3 and e5”.
card_holds =
    { $count ->
        [one] Pinned: without it, { $points } is cut off
       *[other] Pinned: without it, { $points } are cut off
    }
# $points are the stacks that could capture it if their owner were to move: “d5 or e5”.
card_captors = { $points } could capture it
card_safe = No stack can capture it
card_group = { $player } group

## The legend of the lenses, in a corner of the board, beside each sign. About 25 letters.

legend_threatened = could be lost next turn
legend_capturable = can be captured now
legend_tower = a tower: never moves
legend_safe = a tower: safe
legend_pinned = pinned: point at it to see why
legend_part = one of the parts it joins
legend_freeing = a piece here frees it
legend_open = you may play here
legend_closed = you cannot play here
legend_asleep = asleep: scores nothing
legend_breath = keeps this group alive
legend_short_breath = does not keep it alive
legend_enemy = an enemy next to a breath
legend_doomed = would leave the board
legend_territory = only { $player } may enter
legend_danger = one move from being smothered
legend_danger_from = the move that smothers it

## Tags: small labels that float above points of the board

# How much a stack counts, at the end.
tag_counted = { $points }
# Beside the stacks that have left the board at the end of a game because they sleep.
tag_laid_aside = Asleep: not counted
# The first of two stones is placed.
tag_half = 1 of 2
# What a move would do to the points of a player: “White +2”. $change has its sign.
tag_change = { $player } { $change }
tag_changes = { $mover } · { $other }
# What a move would take off the board: whose groups, how many, with how many stones in all.
tag_removes =
    Removes { $groups ->
        [one] 1 { $player } group
       *[other] { $groups } { $player } groups
    } ({ $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    })
tag_removes_both =
    Removes { $enemy_groups ->
        [one] 1 { $enemy } group
       *[other] { $enemy_groups } { $enemy } groups
    } ({ $enemy_stones ->
        [one] 1 stone
       *[other] { $enemy_stones } stones
    }), then { $own_groups ->
        [one] 1 { $own } group
       *[other] { $own_groups } { $own } groups
    } ({ $own_stones ->
        [one] 1 stone
       *[other] { $own_stones } stones
    })
# How the group under the pointer breathes. A breath keeps a group alive unless it touches exactly one enemy group.
tag_breaths_none =
    { $breaths ->
        [0] { $player } group: no breaths
        [one] { $player } group: 1 breath, which does not keep it alive
       *[other] { $player } group: { $breaths } breaths, none of which keeps it alive
    }
# At least one of several breaths keeps the group alive, but not all of them do.
tag_breaths_some =
    { $alive ->
        [one] { $player } group: { $breaths } breaths, 1 of which keeps it alive
       *[other] { $player } group: { $breaths } breaths, { $alive } of which keep it alive
    }
tag_breaths_all =
    { $breaths ->
        [one] { $player } group: 1 breath, which keeps it alive
       *[other] { $player } group: { $breaths } breaths, each of which keeps it alive
    }
# $tag is one of the three above. The opponent’s next move could smother the group.
tag_in_danger = { $tag } · one move from being smothered
