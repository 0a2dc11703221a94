### What the terminal game answers. What a player types stays English in every language: the words after “type:” and
### “for example:”, and moves such as d4 or d5-d4. Words in capitals, such as FILE, stand for something else and are
### translated.

## The start of a game. $board is “Hexagon”, $size “37 points”; $black and $white are “Human” or “Computer, level 3”.

welcome = { $game } by { $designer }. { $board }, { $size }.
both_seats = Black: { $black }. White: { $white }.
komi_of_game = Komi: { $komi }.
handicap_of_game = Handicap: { $handicap }.
pie_of_game = Pie rule: after Black’s first entry, White may swap sides instead of moving.
typing_abande = Type a point such as d4 to enter a piece, d5-d4 to capture, or the word pass to pass. For help, type: help
reading_abande = On the board, b is Black and w is White. Stacks read from bottom to top, and the capital letter shows the owner.
# $near and $far are cells.
typing_anda = On the first turn, type two cells such as { $near }+{ $far }. After that, type one, such as { $near }. For help, type: help
reading_anda = On the board, B is Black and W is White.

## Prompts, with “> ” after them. Moves of both players are counted one by one.

prompt_turn = { $player }, move { $number }
prompt_turn_timed = { $player }, move { $number }, { $time }
prompt_paused = Paused, move { $number }
prompt_over = Game over
prompt_line = Looking at move { $ply } of { $last }
prompt_line_turn = Looking at move { $ply } of { $last }, { $player } to move
prompt_variation = Variation, move { $ply } of { $last }
prompt_variation_turn = Variation, move { $ply } of { $last }, { $player } to move

## What was typed

line_too_long = That line is too long. For a list of commands, type: help
line_not_text = That line is not UTF-8 text. For a list of commands, type: help
list_of_commands = For a list of commands, type: help
# At the start. $reason: “there is no home folder”.
games_not_kept = Games will not be saved: { $reason }.
command_of_other_game = There is no such command in { $game }. For a list of commands, type: help
# $number is what was typed.
number_is_too_large = The number { $number } is too large.
game_not_saved = This game has not been saved. To save it, type: save FILE. To discard it, type the same command again.

## The course of the game

# An error of the program, which should never happen.
computer_refused = The computer chose an illegal move. { $reason } Please make a move for it.
position_again =
    { $plies ->
        [0] This position has occurred before, at the start.
        [one] This position has occurred before, after 1 move.
       *[other] This position has occurred before, after { $plies } moves.
    }
pass_would_end =
    { $how ->
        [win] If { $player } passes, the game ends and { $player } wins, { $mine } to { $theirs }.
        [draw] If { $player } passes, the game ends in a draw, { $mine } to { $theirs }.
       *[lose] If { $player } passes, the game ends and { $player } loses, { $mine } to { $theirs }.
    }
must_pass = { $player } can only pass.

## The clock. $time, $black and $white are what a clock shows (“4:32”, “12.3 s”, “0:30 ×3”) or a time control (“5+3”).

time_control_of_both = Time for each side: { $time }.
time_control_of_each = Time for Black: { $black }. Time for White: { $white }.
times_left = Time left: Black { $black }, White { $white }.
# With the periods of byo-yomi that are left.
time_and_periods = { $time } ×{ $periods }
little_time_left = { $player } has little time left: { $time }.
# In a game that is not lost on time.
time_up_goes_on = { $player } has no time left. The game goes on.
clock_starts_with_first_move = The clock starts with the first move.
clock_is_paused = The clock is paused. To resume it, type: resume
clock_runs_again = The clock is running again.
# $time: “15 seconds”.
time_was_given = { $player } gets { $time } more.
give_example = How many seconds, from 1 to 3600? For example: give 30
# $text is what was typed behind “clock”.
no_time_control = “{ $text }” is not a time control. For example: new clock 5+3, new clock 10b3x30 or new clock off

## Taking back

undo_example = For example: undo, or: undo 2
nothing_to_take_back = There is nothing to take back.
nothing_more_to_take_back = There is nothing more to take back.
resignation_taken_back = The resignation was taken back.
end_taken_back = The game goes on after all.
moves_taken_back =
    { $moves ->
        [one] One move was taken back.
       *[other] { $moves } moves were taken back.
    }
redo_example = For example: redo, or: redo 2
nothing_to_replay = There is nothing to replay.
nothing_more_to_replay = There is nothing more to replay.
moves_replayed =
    { $moves ->
        [one] One move was replayed.
       *[other] { $moves } moves were replayed.
    }
# Two computers play each other.
computers_wait = The computers are waiting. To let them play on, type: go
computer_does_not_wait = The computer is not waiting.
computer_to_move = It is the computer’s turn.
over_already = The game is already over.

## New games, players and levels

new_example = For example: new square human ai:3
new_komi_example = How many komi points? For example: new anda-5 komi 2
one_word_too_many = Unexpected word: “{ $word }”.
no_such_player = There is no player named “{ $name }”. Use human, ai, ai:LEVEL or ai:CHARACTER.
no_such_level = There is no level “{ $level }”: levels go from 1 to { $abande } in Abande and from 1 to { $anda } in Anda.
levels = Levels go from { $weakest } to { $strongest }.
# One line for each level of the game: “3 · Beginner. For players who …”
level_line = { $level } · { $name }. { $suits }
no_computer = The computer is not playing either side. To have it play White, type: white ai:{ $level }
level_adapts = From the next game on, the computer will play at the level that suits your rating. To choose a level yourself, type: level N
level_this_time = Level { $level } this time: it follows your rating from game to game.
no_komi = { $game } has no komi points.
drawing_example = For example: draw on, or: draw off
drawing_on = The board is drawn each turn.
drawing_off = The board is drawn only when you ask for it.

## A position typed in one line

which_position = Which position? To see the current one as an example, type: position
# A list of reasons follows, one on each line.
cannot_set_up = This cannot be set up on the { $board } board:
fits_other_board = It is a position for the { $board } board. To set it up, type: setup { $board } POSITION

## Advice

no_advice = The computer has no advice.
sure_win =
    { $points ->
        [one] This is sure to win by 1 point.
       *[other] This is sure to win by { $points } points.
    }
sure_draw = This is sure to draw.
sure_loss =
    { $points ->
        [one] With best play on both sides, this loses by 1 point; no move loses by less.
       *[other] With best play on both sides, this loses by { $points } points; no move loses by less.
    }

## Languages

# $languages: “en (English) and de (Deutsch)”.
languages_known = Languages: { $languages }. To choose one, type, for example: language en
language_of = { $tag } ({ $name })
language_unknown = There is no language “{ $text }”. Use { $tags }.
# Instead of speaking a language such as “ja”.
language_not_shown = The language “{ $tag }” cannot be shown here: the terminal is set to ASCII, not to UTF-8.
# $name is the language’s own name. This is said in the new language.
language_chosen = Language: { $name }.
# $reason: “there is no space left for …”.
choice_not_kept = This choice was not saved: { $reason }.
