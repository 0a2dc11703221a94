### Short messages that come and go.

## In the upper left corner of the board, for some seconds

# $fault is a whole sentence that says what is wrong: “Line 1, column 5: …”.
pasted_is_no_game = The pasted text is not a game. { $fault }
clipboard_without_text = The clipboard contains no text.
clipboard_not_read = The program that holds the clipboard is not responding. Nothing was pasted.
clipboard_not_written = The clipboard is not responding. Nothing was copied.
game_copied = Game copied to the clipboard
position_copied = Position copied to the clipboard
# Abstract Play is a website, and JSON the format of its games.
copied_for_abstract_play = Game copied as JSON for Abstract Play
# $what is a list of the three that follow: “4 moves in variations and some of its tags”.
copied_for_abstract_play_without = Game copied as JSON for Abstract Play, except for { $what }
loss_of_variations =
    { $moves ->
        [one] 1 move in variations
       *[other] { $moves } moves in variations
    }
# Comments, and the signs that judge a move, such as !?.
loss_of_notes = notes
# Tags say something of the whole game, as “Event” does.
loss_of_tags = some tags
game_not_copied = Nothing was copied: Abstract Play’s format is only for Abande, not for { $game }.
board_not_copied = Nothing was copied: Abstract Play does not have the board “{ $board }”.

## Games in files. $file is the name of a file; $reason and $fault are whole sentences that say what is wrong.

game_saved_as = Saved as { $file }
game_not_saved_as = { $file } was not saved. { $reason }
choose_other_name = Save it under another name.
# A file is being drawn, which may take a while.
picture_begun = Creating { $file }. You can keep playing.
picture_not_drawn = The picture could not be created; the log says why.
game_opened = Opened { $file }
first_game_opened = Opened the first of several games in { $file }
# The moves up to the fault are legal; they are shown.
game_opened_partly = Opened { $file } up to the first error. { $fault }
game_not_opened = { $file } was not opened. { $reason }
# The same for a game that was pasted.
pasted_game_opened = Opened the pasted game
first_pasted_game_opened = Opened the first of several pasted games
pasted_game_opened_partly = Opened the pasted game up to the first error. { $fault }

## During a game

# A person named the komi, and the computer chose a side.
computer_picked = Komi { $komi }: the computer picks { $side }
# The player’s plate beside the board shows the name; a click on it changes who plays.
computer_cannot_move = The computer cannot move here. Undo a move, or click its name to play for it.

## What the player chose is kept in a file. $what says why it cannot be written: “there is no space left for …”.

settings_not_saved = Your settings are not being saved: { $what }.
settings_saved_again = Your settings are being saved again.
# Until it goes on.
disk_slow = Reading or writing files is taking unusually long: the disk may not be responding.
# Keys in the settings file. $command and $key are as the player wrote them there.
key_of_unknown_command = Your settings assign keys to “{ $command }”, but there is no such command.
key_not_usable = “{ $key }” in your settings cannot be used as a key for { $command }.
key_shared = In your settings, { $key } is assigned to both { $first } and { $second }. Only the first one works.
safe_mode = Safe mode: simple graphics and default settings. Changes to the settings are not saved.
# At the start. $report is a file.
last_run_failed = Abande closed unexpectedly last time. Your game was saved. A report was written to { $report }
# The same where the game was not being saved, and where no game was played.
last_run_failed_unsaved = Abande closed unexpectedly last time. Your game was not being saved. A report was written to { $report }
last_run_failed_without_game = Abande closed unexpectedly last time. A report was written to { $report }
# While the window is open: a part of the program has failed, and the rest goes on. $report is a file.
failed_inside = Something went wrong inside Abande, but you can keep playing. A report was written to { $report }
failed_inside_unreported = Something went wrong inside Abande, but you can keep playing. No report could be written.
# At the start. $reason: “there is no home folder”.
nothing_kept = Neither games nor settings will be saved: { $reason }.

## The library. $reason and $what are whole sentences unless another note says so; $file is the name of a file.

# A game from the library came on the board. $what: “Line 1, column 16: …”.
game_in_part = Only part of this game could be read. { $what }
# The answer to a wish to rename it.
game_on_table_keeps_name = You are playing this game. To rename it, start or open another one first.
# $reason: “there is no space left for …”.
game_left_not_kept = The game you left could not be saved in the library: { $reason }.
# $name is the new name of the file, or of the first one.
files_set_aside =
    { $files ->
        [one] A file in the library could not be read and was renamed to { $name }
       *[other] { $files } files in the library could not be read and were renamed, the first one to { $name }
    }
game_not_renamed = The game was not renamed. { $reason }
# $reason is about the first of them.
games_not_removed =
    { $games ->
        [one] A game was not moved to the bin. { $reason }
       *[other] { $games } games were not moved to the bin. { $reason }
    }
games_not_restored =
    { $games ->
        [one] A game was not restored. { $reason }
       *[other] { $games } games were not restored. { $reason }
    }
games_exported =
    { $games ->
        [one] 1 game written to { $file }
       *[other] { $games } games written to { $file }
    }
games_not_exported = { $file } was not written. { $reason }
# Another sentence may follow: games_not_read.
games_imported =
    { $games ->
        [one] 1 game imported from { $file }.
       *[other] { $games } games imported from { $file }.
    }
games_imported_but_known =
    { $games ->
        [one] 1 game imported from { $file }
       *[other] { $games } games imported from { $file }
    }; { $known ->
        [one] 1 was already in the library.
       *[other] { $known } were already in the library.
    }
games_known =
    { $known ->
        [one] The game in { $file } is already in the library.
       *[other] { $known } games in { $file } are already in the library.
    }
games_not_imported = No game was imported from { $file }.
# $number is the place of the first one in the file, and $what says what is wrong there: “Line 1, column 16: …”.
games_not_read =
    { $games ->
        [one] Game { $number } could not be read completely. { $what }
       *[other] { $games } games could not be read completely, the first being game { $number }. { $what }
    }
file_not_imported = { $file } was not imported. { $reason }
no_game_in_file = There is no game in { $file }

# A player who had no other move passed automatically.
passed_by_itself = No other move was possible, so you passed automatically.
path_copied = Path copied
diagnostics_copied = Diagnostics copied
folder_not_opened = “{ $folder }” could not be opened.
