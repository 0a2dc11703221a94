### The terminal game: files that are opened and saved.

file_opened =
    { $plies ->
        [one] Opened { $file }: 1 move played.
       *[other] Opened { $file }: { $plies } moves played.
    }
# $fault is a whole sentence, such as “Line 1, column 16, move 2 (White): …”.
file_damaged = { $file }: { $fault }
goes_on_with =
    { $plies ->
        [0] None of its moves is legal: starting from the beginning.
        [one] Continuing after 1 legal move.
       *[other] Continuing after { $plies } legal moves.
    }
more_games_in_file = There are more games in the file; this is the first.
# $reason is a whole sentence.
file_not_opened = { $file }: { $reason }

save_example = Save where? For example: save game.agn
file_exists = { $file } already exists. To overwrite it, type: replace { $file }
file_exists_add = To add this game to it, type: add { $file }
file_holds_games_add = { $file } already contains { $games } games. To add this one, type: add { $file }
file_overwrite_all = To overwrite the whole file, type: replace { $file }
file_exists_else = { $file } already exists and is not a game file.
file_changed_save_elsewhere = Another program has changed { $file } since it was opened or saved here. To save under another name, type: save { $other }
file_added = Added to { $file }.
add_example = Add to which file? For example: add games.agn
file_saved = Saved to { $file }.
# $reason is a whole sentence.
file_not_saved = Not saved to { $file }. { $reason }
open_example = Open which game? For example: open game.agn. To list the games in the library, type: games
