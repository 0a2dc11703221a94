### Handicaps in Abande: what the stronger player gives before a game.

## What a handicap means. $pieces is the number of pieces, $points of points.

handicap_of_pieces =
    { $pieces ->
        [one] { $player } has 1 fewer piece
       *[other] { $player } has { $pieces } fewer pieces
    }
handicap_of_points =
    { $points ->
        [one] { $player } starts with 1 point
       *[other] { $player } starts with { $points } points
    }
handicap_of_captures = { $player } may not capture until { $pieces } pieces in all have been entered

## The choice of a handicap in the dialog for a new game.

handicap_heading = Handicap
# Entries of a list: about 20 letters.
no_handicap = None
no_handicap_means = Both players play by the same rules
pieces_given =
    { $pieces ->
        [one] 1 fewer piece
       *[other] { $pieces } fewer pieces
    }
points_given =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
captures_given = Captures after { $pieces }
pie_rule = Pie rule
pie_rule_means = After Black’s first entry, White may swap sides instead of moving
# An icon for swapping who gives the handicap.
other_gives_handicap = Swap who gives it
no_handicap_suggested = No handicap is suggested. In Abande against the computer there is one once your rating is known well enough, unless you are about even.
# $handicap: “9 points”.
suggested_in_list = { $handicap } · suggested
# $handicap: “White has 3 fewer pieces”.
handicap_suggested_means = Suggested for you: { $handicap }
worth_in_points =
    { $points ->
        [one] { $handicap }: worth 1 point ({ $levels })
       *[other] { $handicap }: worth { $points } points ({ $levels })
    }
worth_in_levels = { $handicap }: worth { $levels }
levels_worth =
    { $levels ->
        [0] less than one level
        [one] about one level
       *[other] about { $levels } levels
    }

## Why there is no such handicap.

handicap_unknown = “{ $text }” is not a handicap. Write who gives it, what and how much: white-pieces-3, black-points-5 or white-captures-12. For the pie rule, write: pie
handicap_pieces_range = On this board a player can have { $least } to { $most } fewer pieces.
handicap_points_range = On this board one can give { $least } to { $most } points.
handicap_captures_range = On this board captures can be delayed until { $least } to { $most } pieces have been entered.
game_without_handicap = In { $game }, komi serves as the handicap.

## The pie rule, right after the first entry. $black and $white are players, such as “Human” or “Computer, level 3”.

swap_sides = Swap sides
swap_sides_tip = Take over Black’s side and its piece; the other player goes on as White
sides_swapped = Sides were swapped. Black: { $black }. White: { $white }.
not_your_swap = Only the player to move can swap sides, and only at the current position of the game.
type_swap = White may now swap sides instead of moving. To do so, type: swap
swap_taken_back = The swap of sides was taken back.
