### What only screen readers say. Sentences are spoken: they name everything and need no symbols.

## Names of groups of things

# The board with all its points: “Board: Hexagon, 37 points”.
aloud_board = Board: { $board }, { $size }
# The last messages, which can be read again.
aloud_news = Messages

## What has just happened

# $pieces is the stack that stands there now, from its top: “White over Black”.
aloud_captured = { $player } captures { $to } from { $from }: { $pieces }, height { $height }.
aloud_captured_to_tower = { $player } captures { $to } from { $from }: { $pieces }, a tower.
# Another game is on the table: “Now playing: Abande, Hexagon.”
aloud_new_match = Now playing: { $game }, { $board }.
aloud_to_move = { $player } is to move.
# The player looks at another position. $last is the move that led to it, a sentence.
aloud_move_of = Move { $number } of { $moves }. { $last }
aloud_variation = In a variation. { $last }

## What is chosen on the board

# $targets: “d4 or e5”.
stack_chosen = { $point } is selected. It can capture { $targets }.
# Several stacks could capture this one. $attackers: “d5 or c4”.
target_chosen = { $point } is selected. Now choose the stack that captures it: { $attackers }.
first_stone_chosen = The first stone is on { $point }. Now choose a cell for the second one.
nothing_chosen = Selection cleared.
# A step of a lesson begins.
aloud_lesson = { $title }. { $goal }
