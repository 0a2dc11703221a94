### The terminal game: what happened in a game and how it stands, in single lines. Screen readers read them aloud.

## A move that was just played. $mv is the move as it is typed; $pieces are letters for the pieces of the stack from
## bottom to top, such as bW.

entered = { $player } enters a piece on { $point }.
placed = { $player } plays { $cells }.
spent_komi =
    { $left ->
        [0] { $player } spends a komi point and has none left.
       *[other] { $player } spends a komi point and has { $left } left.
    }
captured = { $player } captures with { $mv }: { $pieces }, { $height } high.
captured_to_tower = { $player } captures with { $mv }: { $pieces }, { $height } high, a tower.
passed = { $player } passes.
# Stones that leave the board in Anda. $cells: “a1, a2 and b2”.
stones_gone =
    { $stones ->
        [one] Off the board: { $player }’s stone on { $cells }.
       *[other] Off the board: { $player }’s stones on { $cells }.
    }

## The score. In Anda players count groups, in Abande points; stacks that are asleep count for nothing.

group_score = Groups: Black { $black }, White { $white }.
komi_left = Komi left: { $komi }.
point_score =
    Black { $black }{ $black_asleep ->
        [0] {""}
       *[other] {" "}(+{ $black_asleep } asleep)
    }, White { $white }{ $white_asleep ->
        [0] {""}
       *[other] {" "}(+{ $white_asleep } asleep)
    }.
hands = In hand: Black { $black }, White { $white }.

## The end of a game

resigned = { $loser } resigns. { $winner } wins.
lost_on_time = { $loser } ran out of time. { $winner } wins.
draw_agreed = The players agreed to a draw.
over_and_won = The game is over: { $winner } wins.
over_and_drawn = The game is over: a draw.
score_stood = The score was Black { $black }, White { $white }.
no_group_left = The game is over: { $loser } has no groups left.
victory = { $winner } wins.
over_by_passes = The game is over: two passes in a row.
no_sleepers = No stack is asleep.
# $stacks: “Black a2 (1) and White b5 (2)”.
sleepers_leave = Asleep: { $stacks }. Stacks with no enemy next to them leave the board and score nothing.
sleeper = { $player } { $point } ({ $height })
# $count: “3x4 + 2x3 + 1x3 = 21”, the height of stacks times their number.
points_counted = { $player }: { $count }
drawn_by_points = A draw, { $black } to { $white }.
won_by_points = { $winner } wins, { $more } to { $less }.
