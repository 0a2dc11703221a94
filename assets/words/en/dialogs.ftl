### Questions, file dialogs, and what they answer.

# The cross in the corner of every dialog.
close_dialog = Close
close_dialog_tip = Close  (Esc)
# A button that goes back to the game, where the question is whether to leave it.
keep_playing = Keep playing

## Resigning

resign_title = Resign?
# The reader plays $player.
resign_as = You give up as { $player }, and { $other } wins.
# Two people play at one screen.
resign_for = { $player } gives up, and { $other } wins.

## Leaving a game that is not saved

leave_title = Leave this game?
leave_question = It isn’t finished and hasn’t been saved.
leave_it = Leave it

## A card over the board when the program starts: a game that was interrupted

offer_title = Unfinished game
# “Abande · Hexagon, Human against Computer, level 3, 12 moves”
offer_game =
    { $moves ->
        [one] { $game } · { $board }. { $black } against { $white }, 1 move
       *[other] { $game } · { $board }. { $black } against { $white }, { $moves } moves
    }
offers_more =
    { $games ->
        [one] 1 more game is waiting
       *[other] { $games } more games are waiting
    }
offer_continue = Continue
offer_continue_tip = Put this game back on the table
offer_later = Not now
offer_later_tip = The game stays in the library
