### The terminal game: the library, with games that are kept and games that were interrupted. What a player types stays
### English: see the top of terminal.ftl.

## The game that is played. $reason is the end of a sentence: “there is no space left for …”. $id is a game’s name.

game_will_be_saved = You can keep playing. The game will be saved as soon as possible.
game_kept = The game has been saved in the library: { $id }
game_not_kept_yet = The game is not in the library yet: { $reason }.
game_can_be_resumed = You can resume it the next time you start the program.

## Games that were interrupted: the program was killed, or the machine stopped.

game_resumed =
    { $plies ->
        [one] Resuming the game after 1 move.
       *[other] Resuming the game after { $plies } moves.
    }
journal_set_aside = The journal of a game could not be read and was renamed to { $file }.
record_set_aside = A game in the library could not be read and was renamed to { $file }.
# $game: “hex, 12 plies, Ada against Bob, last played 2026-11-21 20:15”.
game_interrupted = A game was interrupted: { $game }. To continue it, type: resume
# A numbered list follows.
games_interrupted = { $games } games were interrupted. To continue one, type: resume 1
more_games_interrupted = And { $games } more.
interrupted_game =
    { $plies ->
        [one] { $board }, 1 move, { $black } against { $white }, last played { $moment }
       *[other] { $board }, { $plies } moves, { $black } against { $white }, last played { $moment }
    }
no_library_to_resume_from = There is no library to resume a game from.
# The answer to “resume” if no game was interrupted and every game in the library has a result.
no_unfinished_game = There are no unfinished games.
# Two answers to a wrong number; where no game was interrupted it is “no_such_interrupted_game” of keeping.ftl.
one_game_to_resume = One game was interrupted. To continue it, type: resume
games_to_resume = Interrupted games are numbered 1 to { $last }. To continue one, type, for example: resume 1
current_game_not_saved = The current game has not been saved. To save it first, type: save FILE

## Games that are kept

no_library = There is no library.
library_is_empty = There are no games in the library yet.
nothing_matches = No game in the library matches “{ $text }”.
# A numbered list follows.
games_found =
    { $games ->
        [one] 1 game found. To open it, type: open 1
       *[other] { $games } games found. To open one, type, for example: open 1
    }
more_games_found = And { $games } more. To search the library, type: games WORDS
# $result: “21-17”, or “none” for a game that has not ended.
game_listed =
    { $board }, { $black } against { $white }: { $result ->
        [none] unfinished
       *[other] { $result }
    } after { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }
game_listed_with_date =
    { $date }, { $board }, { $black } against { $white }: { $result ->
        [none] unfinished
       *[other] { $result }
    } after { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }
no_game_numbered = There is no game { $number } in the list. To see the list, type: games
games_named_alike = { $games } games in the library have “{ $text }” in their names.
