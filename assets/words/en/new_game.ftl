### The dialog for a new game, and the agreement on the komi.

new_game_title = New game
# The players of a running game change.
players_title = Change players
# A game starts from a position that was set up.
play_from_title = Play from here

## Buttons

start_game = Start
play_on_with_these = Play on
cancel_new_game = Cancel
back_from_new_game = Back

## The games and their boards

designed_by = by { $designer }
# One sentence on each game, two lines of about 90 letters.
abande_in_short = Move your stacks onto enemy stacks next to them. At the end, every stack with an enemy beside it scores its height for the player whose piece is on top.
anda_in_short = Surround enemy stones so that their group can no longer breathe and leaves the board. Whoever loses their last group loses the game.
# A button for those who have not finished the first lesson of the game.
learn_game_first = Learn { $game } first
# The name of a board for screen readers: “Hexagon, 37 points”.
board_and_size = { $board }, { $size }

## Komi points make up for playing second: White may spend one instead of placing a stone. The two may agree on their
## number, or one names it and the other then picks a side, as one cuts a cake and the other chooses.

komi_heading = Komi
# Two buttons beside each other: about 50 letters in all.
komi_by_pie = One sets it, the other picks a side
komi_agreed = Agreed
# Below the buttons, while one of the two is to set it: about 100 letters.
komi_pie_means = One player sets how many times White may skip placing a stone; the other sees the number and picks a side.

## Who plays. Two places beside each other; each has about 30 letters for a line.

swap_colours = Swap colours
change_places = Swap places
# The headings of the two places while neither player has a colour yet.
place_names = Sets the komi
place_picks = Picks a side
choose_computer = Computer
choose_human = Human
# $name is a word for how strong the level is: “Level 3 · Easy”.
level_and_name = Level { $level } · { $name }
# Below a person’s place: what they do.
chair_names_komi = Sets the komi
chair_picks_side = Then picks a side
chair_you_begin = You, moving first
chair_computer_begins = You, moving second
chair_begins = Moves first
chair_same_screen = Plays on the same screen

## One names the komi, the other picks a side

name_komi_title = Set the komi
name_komi_for_player = Choose a number that makes both sides equally good: the other player then picks a side.
name_komi_for_computer = Choose a number that makes both sides equally good: the computer then picks a side.
# Why the number that is there at first is a good one.
komi_suggested = We suggest { $komi }: at about this number, Black and White win equally often when the computer plays itself.
# A button with the number.
name_this_komi = Set the komi to { $komi }
less_komi = Less komi
more_komi = More komi
pick_side_title = Pick a side
# $means is the text komi_means below.
player_named_komi = The other player set the komi to { $komi }. { $means }
computer_named_komi = The computer set the komi to { $komi }. { $means }
komi_means =
    { $komi ->
        [0] Like Black, White must place a stone on every turn.
        [1] White may skip placing a stone once.
        [2] White may skip placing a stone twice.
       *[other] White may skip placing a stone { $komi } times.
    }
# Two large buttons, one for each side, with a line below.
play_as = Play { $player }
side_begins = moves first
side_has_komi =
    { $komi ->
        [one] 1 komi point
       *[other] { $komi } komi points
    }
