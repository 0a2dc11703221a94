## Players. A message may put a player into a sentence as { $player }; where the form depends on who it is, it asks for
## { $player-is -> [black] … *[white] … }.

black = Black
white = White

## Lists: “d4, d5 and e5”, “d4, d5 or e5”. The comma joins all but the last two.

list_none = none
list_more = { $before }, { $next }
list_all = { $before } and { $last }
list_any = { $before } or { $last }

# One whole sentence after the other. Languages without spaces between sentences leave it out.
two_sentences = { $first } { $second }

## A stack in Abande, named from its top: “White over Black”.

two_pieces = { $top } over { $bottom }
three_pieces = { $top } over { $middle } over { $bottom }

## Who plays a side

human = Human
computer = Computer, level { $level }

## How strong the computer’s levels are, from the weakest to the strongest. They are names, not sentences.

level_first_steps = First steps
level_beginner = Beginner
level_easy = Easy
level_casual = Casual
level_steady = Steady
level_skilled = Skilled
level_strong = Strong
level_very_strong = Very strong
level_expert = Expert
level_full_strength = Full strength

## Boards. Abande is played on three official ones and a small one; Anda’s are hexagons, named by the number of cells
## along one side.

board_hex = Hexagon
board_square = Square
board_snub = Snub square
board_hex_3 = Small hexagon
board_side = Side { $side }
board_points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board_cells =
    { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }

## Counts. In Abande, stacks score points. In Anda, stones form groups, and groups have breaths: regions of empty cells
## that keep them alive. A ply is one turn of one player.

points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
stacks =
    { $stacks ->
        [one] 1 stack
       *[other] { $stacks } stacks
    }
groups =
    { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }
stones =
    { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
breaths =
    { $breaths ->
        [one] 1 breath
       *[other] { $breaths } breaths
    }
plies =
    { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }

## How a game ended before the rules ended it. They stand alone, without a full stop.

ended_by_resignation = { $player } resigned
ended_on_time = { $player } ran out of time
ended_by_agreement = Draw agreed
ended_as_won = { $player } won
ended_as_draw = A draw
