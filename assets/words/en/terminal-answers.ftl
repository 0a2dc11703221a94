### The terminal game: answers to questions about the board. Screen readers read them aloud.

## Whose turn it is, and what was played. $seat is “Human” or “Computer, level 3”.

turn_now =
    { $plies ->
        [one] { $player } ({ $seat }) is to move. 1 move played.
       *[other] { $player } ({ $seat }) is to move. { $plies } moves played.
    }
over_after =
    { $plies ->
        [one] The game is over after 1 move.
       *[other] The game is over after { $plies } moves.
    }
no_move_played = No move has been played yet.
before_any_move = This is the start, before any move.

## Legal moves

may_enter = Enter: { $points }.
may_place = Place: { $cells }.
may_place_two = Place two stones on parts of the edge that do not touch: { $cells }.
may_spend_komi = Or spend a komi point: komi
may_capture = Capture: { $captures }.
may_pass = Or pass.
only_pass = You can only pass.
no_capture = No capture is possible.

## What a stack can do in this turn

which_point = Which point? Points have names such as d4.
point_unknown = There is no point “{ $text }”. Points have names such as d4.
point_is_empty = { $point } is empty.
tower_stays = { $point } is a tower: it can neither move nor be captured.
stack_is_safe = { $player } cannot capture { $point } this turn.
stack_is_attacked = { $point } can be captured from { $from }.
stack_attacks = { $point } can capture { $targets }.

## What stands on a point. $pieces: “White over Black”.

empty_point = { $point }: empty.
enterable_point = { $point }: empty; a piece may be entered here.
stack_on_point =
    { $point }: { $pieces }, height { $height }, { $fixed ->
        [tower] tower,{" "}
        [pinned] pinned,{" "}
       *[free] {""}
    }{ $state ->
        [asleep] asleep
       *[awake] awake
    }.
open_cell = { $point }: empty; a stone may be placed here.
territory_cell = { $point }: empty, { $owner }’s territory.
own_territory_cell = { $point }: empty, { $owner }’s territory; a stone may be placed here.
stone_on_cell =
    { $point }: { $owner }, in a group of { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } with { $breaths ->
        [one] 1 breath
       *[other] { $breaths } breaths
    }.

## All points of a row: “d1 to d2 empty, d3 Black and d4 White over Black.”

which_row = Which row? For example: row d
row_of_points = { $points }.
row_stack = { $point } { $pieces }
row_gap = { $point } empty
row_gaps = { $first } to { $last } empty

## Stacks of both players

which_stacks = For example: stacks black, or: stacks white
stacks_of =
    { $stacks ->
        [one] { $player } has 1 stack.
       *[other] { $player } has { $stacks } stacks.
    }
sleeping_stacks = Asleep: Black { $black }; White { $white }.
# In the place of the stacks or cells that a player has, where there are none.
none_asleep = none
towers_of_players = Towers: Black { $black }; White { $white }.
no_towers = none
no_stack_pinned = No stack is pinned.
# $reason is a whole sentence: “Pinned: moving d4 would cut off d3.”
stack_pinned = { $player } { $point }. { $reason }

## Groups and regions in Anda

which_groups = For example: groups black, or: groups white
groups_of =
    { $groups ->
        [one] { $player } has 1 group.
       *[other] { $player } has { $groups } groups.
    }
group_breaths =
    { $breaths ->
        [one] { $cells }: 1 breath.
       *[other] { $cells }: { $breaths } breaths.
    }
group_at =
    { $owner }’s group on { $point } has { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } and { $breaths ->
        [one] 1 breath
       *[other] { $breaths } breaths
    }.
# One breath of that group, and how many groups of the enemy touch it.
breath_enemies =
    { $groups ->
        [one] { $cells }: 1 enemy group.
       *[other] { $cells }: { $groups } enemy groups.
    }
territory_of_players = Territory: Black { $black }; White { $white }.
# “Territory: Black no cells; White a1 and b1.”
no_territory = none
