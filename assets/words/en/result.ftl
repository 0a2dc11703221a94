### The end of a game: who won, why, and by how much.

## The title of the card at the end. “21–17” are points, the winner’s first.

you_win = You win
you_win_by = You win { $own }–{ $other }
player_wins = { $player } wins
player_wins_by = { $player } wins { $own }–{ $other }
draw_at = Draw, { $black }–{ $white }
# Agreed, or without points.
draw = Draw

## Why it ended like that, in a sentence below the title. A stack with no enemy stack next to it is asleep, and its
## points do not count. A tower is a stack of three.

# $verdict says how the players ended it, such as “White resigned”. It has no full stop.
reason_verdict = { $verdict }.
reason_even = Both players have the same number of points.
reason_no_group = { $player } has no groups left.
reason_slept = Points asleep: Black { $black }, White { $white }.
# Without the sleepers the other player would have won.
reason_slept_decided =
    { $points ->
        [one] 1 of { $player }’s points was asleep, and that decided the game.
       *[other] { $points } of { $player }’s points were asleep, and that decided the game.
    }
# $player won and has more towers.
reason_towers =
    { $towers ->
        [one] { $player } had 1 tower that counted, { $other } { $other_towers ->
            [0] none
           *[other] { $other_towers }
        }.
       *[other] { $player } had { $towers } towers that counted, { $other } { $other_towers ->
            [0] none
           *[other] { $other_towers }
        }.
    }
reason_points =
    { $points ->
        [one] { $player } has 1 more point.
       *[other] { $player } has { $points } more points.
    }

## The rows of the table with both players’ numbers. About 25 letters.

# Stacks of this height; a picture of one stands before it.
row_high = { $height } high
row_points = Points
row_asleep = Asleep
row_handicap = Handicap
row_groups = Groups
row_stones = Stones on the board
row_stones_lost = Stones lost
row_territory = Territory, in cells
row_komi_spent = Komi points spent
# A row as a screen reader says it.
row_aloud = { $row }: Black { $black }, White { $white }

## What stands below the board while the end is shown, before the points are counted

# Two passes in a row end a game of Abande.
end_both_passed = Both players passed.
# These stacks leave the board. $stacks are several of the next line: “a2 (1) and b5 (2)”.
end_sleepers = Asleep, not counted: { $stacks }
# A stack with what it would have counted if it were awake.
end_sleeper = { $point } ({ $points })

## Buttons

# Closes the card.
count_again = Replay the count
count_again_tip = Show the count again
# Switches the final board between how it was before the sleeping stacks were removed, and after. Stays pressed.
sleepers_back = With sleeping stacks
sleepers_back_tip = Show the final position with the sleeping stacks where they stood
rematch = Rematch
rematch_tip = Play again with colours swapped

## The card of a game, a picture to share

card_moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
card_chances = Chances of winning
card_lead = Lead after each move
card_turning_point = Turning point: move { $number }, { $mv }
