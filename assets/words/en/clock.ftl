### The clock of a game: its choice in the dialog for a new game, the times of the players, and news of it.

## Times in words

clock_hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
clock_minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
clock_seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
# “5 minutes 30 seconds”
clock_two_units = { $larger } { $smaller }
# Shortened, for buttons.
clock_short_minutes = { $minutes } min
clock_short_seconds = { $seconds } s

## The choice of a clock in the dialog for a new game

clock_heading = Clock
# Entries of a list: about 20 letters. The others are “5+3” and the like.
without_clock = No clock
custom_clock = Custom…
short_byo_yomi = { $main } + { $periods }×{ $length }
short_hourglass = { $main } hourglass
# What the choice means, for those who know no clocks: one or two lines of about 60 letters. $main: “5 minutes”, or
# for_each_player: “5 minutes each”.
without_clock_means = Both players take as much time as they like
for_each_player = { $time } each
sudden_death_means = { $main } for the whole game
fischer_means = { $main }, plus { $increment } for every move
bronstein_means = { $main }; a move gives back the time it took, up to { $delay }
byo_yomi_means =
    { $periods ->
        [one] { $main }, then one period of { $length }, which restarts with every move
       *[other] { $main }, then { $periods } periods of { $length }; only a period that runs out is lost
    }
byo_yomi_alone_means =
    { $periods ->
        [one] One period of { $length }, which restarts with every move
       *[other] { $periods } periods of { $length }; only a period that runs out is lost
    }
hourglass_means = { $main }; what one player uses, the other gains
# A button: the players do not have the same time. By the pie rule nobody is White yet.
other_time_for_white = A different time for White
other_time_for_picker = A different time for whoever picks
# What the fields are called for those who hear them. $player: “Black”, or “Sets the komi”.
time_for_both = Time for both players
time_for = Time: { $player }
# Shown at the pointer over a field in which a time control is typed.
time_control_examples = 5: five minutes for the game. 5+3: plus 3 seconds for every move. 5d3: a move gives back up to 3 seconds. 10b3x30: then 3 periods of 30 seconds. 5h: an hourglass.
# Beside the field, if what was typed is wrong: about 40 letters.
time_control_unreadable = Write it like 5, 5+3 or 10b3x30
time_control_without_time = Leaves no time to move
time_control_too_long = Up to 100 hours, and up to 1 hour a move

## Commands

pause_clock_label = Pause the clock
pause_clock_tip = Stop time for both players
run_clock_label = Resume the clock
run_clock_tip = Let time run again
# $time: “15 seconds”.
give_opponent_time = Give the opponent { $time }
give_player_time = Give { $player } { $time }
give_time_tip = Add time to the other player’s clock

## The time on a player’s plate, for those who hear it

# $supply: “4 in hand”. $time: one of the texts below, or “5 minutes”.
supply_and_time = { $supply }, time left: { $time }
clock_less_than = less than { $time }
# $periods of byo-yomi are left, with the one that runs.
time_in_periods =
    { $periods ->
        [one] { $time } in the last period
       *[other] { $time }, { $periods } periods left
    }
clock_without_time = none

## News

flag_fell = { $player }’s time is up
# No frame came, for example while the machine was asleep, and no time was lost by it.
clock_stood_still = The program stood still for { $time }, and so did the clock
was_given_time = { $player } gets { $time } more
# Said aloud.
has_time_left = { $player } has { $time } left
