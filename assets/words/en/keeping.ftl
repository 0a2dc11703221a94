### What can go wrong with what is kept on disk: games, journals, settings.

## The end of a sentence after a colon: “This choice was not saved: there is no space left for …”. No full stop.

disk_full = there is no space left for { $file }
disk_read_only = { $file } is on a read-only disk
write_denied = you do not have permission to write to { $file }
not_there = { $file } is missing
in_the_way = there is already something else at { $file }
held_by_other = another copy of the program is using { $file }
too_large_a_file = { $file } is too large
# $message is in the words of the system, often in English.
other_trouble = { $file }: { $message }
# A thread of the program has failed, which should never happen.
fault_inside = something went wrong inside Abande
# Nothing has been heard of it for a while.
disk_silent = the disk is not responding
no_home_folder = there is no home folder (choose a folder with --data-dir and a settings file with --config)

## The game that is played. $reason is one of the texts above.

game_not_being_saved = This game is not being saved: { $reason }.
game_saved_again = The game is being saved again.
game_not_kept = The game could not be saved in the library: { $reason }.
# The answer to a wish to open it.
game_is_on_the_table = You are already playing that game.
# Why a game is not in the library, also the end of a sentence. An error of the program, which should never happen.
record_would_differ = the record would not match the game

## Interrupted games: the program was killed, or the machine stopped. Each is a whole sentence. $reason without a full
## stop is one of the texts above.

journal_cut = The journal of this game was damaged: nothing after this position could be read. A copy of the journal was kept.
no_such_interrupted_game = There is no interrupted game { $id }.
game_is_held = That game is open in another copy of the program.
# $reason is one of the sentences that follow.
journal_unreadable = The journal of that game cannot be read. { $reason }
journal_is_empty = It is empty.
journal_line_damaged = Its first line is damaged.
journal_line_unknown = This program does not recognise its first line.
journal_too_new = It was written by a newer version of the program.
journal_impossible = Its first line does not make sense.
game_not_resumed = That game cannot be resumed: { $reason }.
# $reason: “there is no space left for …”.
record_not_written = The game’s record cannot be written: { $reason }.

## Games in the library, in whole sentences

no_such_game = There is no game { $id } in the library.
# $reason is a whole sentence.
game_not_read = That game cannot be read. { $reason }
# $reason: “there is no space left for …”, “… is missing”.
game_file_trouble = There is a problem with the game’s file: { $reason }.
game_name_taken = There is already a game named { $id }.
game_name_impossible = A game cannot have this name: it is empty, too long, or contains characters that are not allowed in file names.
game_says_too_little = The record does not say which game it is.

## The file of settings, which players may change by hand. What stands in it is not translated, nor are $key (such as
## window.size) and the words in quotes.

# $expected is one of the texts below, or a list of words: “auto, low, medium or high”.
setting_unusable = Line { $line } of your settings: { $key } should be { $expected }. The default is used instead.
# Several things are wrong in the file; the first of them is told. $first is one of the texts around this one.
settings_unusable = Your settings file { $file } has { $problems } errors. The first one: { $first }
# Why none of the file is used.
settings_not_understood = Line { $line } of your settings cannot be read, so the default settings are used.
settings_twice = Line { $line } of your settings repeats a name from an earlier line, so the default settings are used.
settings_not_text = Line { $line } of your settings is not UTF-8 text, so the default settings are used.
# $reason: “there is no space left for …”, “… is missing”.
settings_not_read = Your settings cannot be read, so the defaults are used: { $reason }.
expected_truth = true or false
expected_whole = a whole number from { $low } to { $high }
expected_number = a number from { $low } to { $high }
expected_pair = two whole numbers from { $low } to { $high }, as in [1, 2]
expected_theme = the name of a theme, or of a theme file without its “.toml”
expected_seat = “human” or “ai:LEVEL”, with a level from 1 to { $strongest }
expected_time_control = a time control, as in “5”, “5+3”, “5d3”, “5b3x30” or “5h”
expected_handicap = a handicap, as in “white-pieces-3”, “black-points-5” or “white-captures-12”, or “pie” for the pie rule
expected_path = the name of a file or folder
expected_paths = a list of file names
expected_keys = a table of commands and their keys, as in {"{"} pass = ["P"] {"}"}
expected_camera = a table of numbers, as in {"{"} yaw = 0.0, elevation = 0.9, zoom = 1.0, pan = [0.0, 0.0] {"}"}
expected_table = a table
