### What is wrong with a record that is opened or pasted, and why a file cannot be read or written.

record_of_other_rules = The record names different rules, “{ $rules }”. The game is read using this program’s rules.

## Where it is. $what is a whole sentence that says what is wrong there.

at_place = Line { $line }, column { $column }: { $what }
at_turn = Move { $number } ({ $player }): { $what }
at_move = Move { $number } ({ $player }), { $mv }: { $what }
after_the_end_of_game = After the end of the game: { $what }

## Records in AGN, the format that this program writes. A tag is a line such as [Black "Ada"]; its name stays as it is.

record_empty = There is no game in this text.
comment_unclosed = The comment that begins here is never closed.
variation_unclosed = The variation that begins here is never closed.
variation_too_early = A variation begins here, but there is no move before it to replace.
too_many_moves = This game has more moves than this program can read, counting all variations.
too_many_tags = This game has more tags than a record can hold.
too_many_variations = There are more moves in the variations than a record can hold.
tag_malformed = This tag does not have the form [Name "text"].
stray_closing = There is nothing for “{ $character }” to close.
tag_repeated = The { $tag } tag appears twice.
tag_too_late = The { $tag } tag comes after the first move. A new game must begin at the start of a line.
record_of_unknown_game = This is a game of “{ $name }”, not of { $abande } or { $anda }.
# $board is a board of $other.
board_of_other_game = This is a game of { $game }, but “{ $board }” is a board of { $other }.
komi_unreadable = “{ $text }” is not a valid komi: use a whole number from 0 to 65535.
game_without_komi = { $game } has no komi points.
board_unknown = There is no board “{ $name }”. The boards are: { $known }.
format_too_new = This record uses format version { $version }, but this program reads only version 1.
position_missing = The SetUp tag announces a starting position, but there is no Position tag.
start_unusable = The starting position cannot be used. { $what }
result_unreadable = “{ $text }” is not a result. Results are points such as 21-17, or 1-0, 0-1, 1/2-1/2 or *.
# $claimed and $actual are results, such as 21-17 or 1-0.
result_of_position = The stated result is { $claimed }, but the last position gives { $actual }.
result_of_unfinished = The stated result is { $claimed }, but the moves do not end the game.
result_elsewhere = The stated result is { $claimed }, but elsewhere in the record it is { $actual }.
result_drawn = The stated result is a draw, but there are no draws in { $game }.
text_after_end = “{ $text }” comes after the end of the game. A new game must begin with a tag.

## A single position. “hex x4/…” is an example of what can be typed.

position_fits_none = This position fits no board. To find out why, put the name of the board before it, as in “hex x4/…”.
position_fits_several = This position fits several boards. Put the name of one before it: { $boards }.

## Records of the site Abstract Play, in JSON

json_unreadable = Line { $line }, column { $column }: This is not a game in JSON format.
record_of_other_game = This is a game of “{ $name }”, not of Abande.
record_of_libre = This is a game of Abande Libre, which has no board. This program does not play it.
players_in_record =
    { $players ->
        [one] This game has 1 player, not 2.
       *[other] This game has { $players } players, not 2.
    }
boards_fit_several = The board is not named, and the moves are legal on more than one: { $boards }.
boards_fit_none = The board is not named, and the moves are not legal on any board.
nothing_after_end = “{ $text }” comes after the end of the game.
ply_missing = A variation begins after move { $ply }, but the game is shorter.
# $claimed and $actual are words from the file, in English.
result_differs = The stated result is “{ $claimed }”, but the game gives “{ $actual }”.
winner_missing = The stated ending is “{ $how }”, but no result says who won.
score_differs = The stated score is { $claimed }, but the last position gives { $actual }.
board_differs = The position in the file is not the one that the moves lead to.

## Files. The file’s name stands before the sentence.

file_missing = There is no such file.
file_forbidden = You do not have permission.
file_is_folder = This is a folder.
file_is_special = This is not a regular file.
file_is_protected = This file is write-protected.
# Where a file was to be saved.
folder_missing = There is no such folder.
file_name_impossible = A file cannot have this name.
file_disk_full = There is no space left on the disk.
file_disk_read_only = The disk is read-only.
# $message is in the words of the system, often in English.
file_trouble = The system reports: { $message }
file_too_large = This file is larger than { $megabytes } MiB, the limit for a record.
file_not_text = This is not text: byte { $byte } is not valid UTF-8.
file_not_utf8 = This is not UTF-8 text.
# Why a file is not overwritten.
file_holds_else = This file is not a game file.
file_holds_games =
    { $games ->
        [one] This file contains another game.
       *[other] This file contains { $games } games, and not all of them would be kept.
    }
file_partly_unreadable = Part of this file cannot be read and would be lost.
file_changed = Another program has changed this file.
file_not_to_add_to = Games can only be added to a game file without errors.
game_too_large = The file would be larger than { $megabytes } MiB and could not be opened again.
# Errors of the program, which should never happen.
record_refused_again = This game could not be opened again. { $what }
record_changed_again = This game would not be the same when opened again.
