## Players. A message may put a player into a sentence as { $player }; where the form depends on who it is, it asks for
## { $player-is -> [black] … *[white] … }.

black = Black
white = White

# Between the whole and the tenths of a number: 4.5
decimal_mark = .

## Lists: “d4, d5 and e5”, “d4, d5 or e5”. The comma joins all but the last two.

list_none = –
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

levels_of_game = The computer’s levels in { $game } go from 1 to { $strongest }.
level_first_steps = First steps
level_newcomer = Newcomer
level_beginner = Beginner
level_learner = Learner
level_casual = Casual
level_regular = Regular
level_steady = Steady
level_practised = Practised
level_skilled = Skilled
level_advanced = Advanced
level_club = Club player
level_seasoned = Seasoned
level_strong = Strong
level_very_strong = Very strong
level_expert = Expert
level_master = Master
level_full_strength = Full strength

## For whom each of these levels is: one sentence that tells a person which to choose. “It” is the computer.

suits_first_steps = For your very first games: it knows the rules but misses almost everything.
suits_newcomer = For players who have won a game: it takes what it sees and rarely thinks about your next move.
suits_beginner = For players who look before they move: it considers your reply, but misses half the dangers.
suits_learner = For players who look twice before they move: it sees most dangers in time.
suits_casual = For a relaxed game: it gives nothing away, but plans nothing either.
suits_regular = For players who find beginners too easy: it can tell a good position from a bad one, but still misses moves.
suits_steady = For a calm game: it misses fewer moves and waits for your mistakes.
suits_practised = For practice: it takes most of the chances you give it.
suits_skilled = For players who think about the reply before every move, just as it does.
suits_advanced = For players who think two moves ahead: it does the same, but still misses some moves.
suits_club = For an evening at the club: it looks a few moves ahead and misses little.
suits_seasoned = For experienced players: it rarely makes an obvious mistake.
suits_strong = For players with a plan: it misses nothing in the next few moves.
suits_very_strong = For players who have beaten every level below: it sees far ahead.
suits_expert = For players who want even small mistakes punished.
suits_master = For a real challenge: it sees further still and gives you few chances.
suits_full_strength = The computer at its best: everything it can do with a second per move.

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
## that keep them alive. A move is one turn of one player; only the numbers before the moves of a list count pairs of them.

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
        [one] 1 move
       *[other] { $plies } moves
    }

## How a game ended before the rules ended it. They stand alone, without a full stop.

ended_by_resignation = { $player } resigned
ended_on_time = { $player } ran out of time
ended_by_agreement = Draw agreed
ended_as_won = { $player } won
ended_as_draw = A draw
