### Questions, file dialogs, and what they answer.

# The cross in the corner of every dialog.
close_dialog = Close
close_dialog_tip = Close  (Esc)
# A button that goes back to the game, where the question is whether to leave it.
keep_playing = Keep playing

## Resigning

resign_title = Resign?
# The reader plays $player.
resign_as = You will resign as { $player }, and { $other } will win.
# Two people play at one screen.
resign_for = { $player } will resign, and { $other } will win.

## Leaving a game that is not saved

leave_title = Leave this game?
leave_question = It is not finished and has not been saved.
leave_finished_question = It has not been saved.
leave_it = Leave game

## A card over the board when the program starts: a game that was interrupted

offer_title = Unfinished game
# “Abande · Hexagon, Human against Computer, level 3, 12 moves”
offer_game =
    { $moves ->
        [one] { $game } · { $board } · { $black } against { $white } · 1 move
       *[other] { $game } · { $board } · { $black } against { $white } · { $moves } moves
    }
offers_more =
    { $games ->
        [one] 1 more game is waiting
       *[other] { $games } more games are waiting
    }
offer_continue = Continue
offer_continue_tip = Continue this game from where it stopped
offer_later = Not now
offer_later_tip = The game stays in the library

## A picture of the game, to show to others

# The title of the dialog, and of the one for its file.
picture_title = Save a picture
# A heading above two buttons.
picture_shows = Content
# Buttons
picture_of_position = This position (PNG)
picture_photo = Photo (PNG)
picture_of_game = The whole game (GIF)
picture_of_result = Result card (PNG)
picture_turning = Rotating table (GIF)
# A heading above two buttons: the table in space, or a flat diagram.
picture_drawn_as = Style
picture_of_table = 3D table
# A heading above three buttons with widths and heights.
picture_size = Size in pixels
# A heading above slow, normal and fast: how soon the next move follows.
picture_speed = Speed
# A heading above two buttons: nothing is written below it, or the points, the last move and its comment.
picture_below = Below the picture
picture_without_caption = Nothing
picture_with_caption = Points and comment
# A heading above a small version of the picture, and what stands there until it has been drawn.
picture_preview = Preview
picture_preview_pending = Creating…
pixels = { $width } × { $height }
# What a button is called for screen readers: its heading and its label.
choice_of = { $what }: { $choice }
# The button that leads to the dialog for files.
choose_picture_file = Save as…
# The photo mode: what a photo will show is all of the window, or a part of this shape.
photo_frame = Frame
photo_window = Window
photo_wide = 16:9
photo_portrait = 4:5
# For screen readers and as a tip of a button with a cross.
photo_leave = Leave photo mode

## Choosing a file. The titles stand above a dialog of the system or of the game itself.

open_file_title = Open a game
save_file_title = Save the game
import_file_title = Import games
export_file_title = Export games
# A choice: which files are listed.
files_with_games = Games
files_with_pictures = Pictures
# $endings: “*.agn, *.json, *.txt”.
files_with_endings = Games ({ $endings })
all_files = All files

## The game’s own dialog for files, where the system has none

# A choice: files of any ending.
any_ending = Any
# Buttons
open_chosen_file = Open
save_file = Save
cancel_file = Cancel
replace_file = Replace
# The path of the file stands above the question.
replace_question = This file already exists. Replace it?
# A row of a menu.
show_hidden_files = Show hidden files
# Headings of the list on the left, which is about 15 letters wide, and the folders below them.
pinned_folders = Pinned
usual_folders = Places
devices = Devices
removable_devices = Removable devices
home_folder = Home
desktop_folder = Desktop
documents_folder = Documents
downloads_folder = Downloads
music_folder = Music
pictures_folder = Pictures
videos_folder = Videos
# The menu of a folder. A pinned folder stays in the list on the left.
pin_folder = Pin
unpin_folder = Unpin
rename_folder = Rename
# In front of the name.
file_selected = Selected file:
file_name = File name:
# Why a file or a folder cannot have this name.
name_missing = Type a name.
folder_of_same_name = There is already a folder with this name.
file_of_same_name = There is already a file with this name.
# A button below the dialog.
library_instead = Look in the library instead

## A card over the board while a dialog of the system is open

system_dialog_title = Choose a file in the system dialog
system_dialog_note = It may be behind this window. If you cannot find it, use the built-in dialog.
use_built_in_dialog = Use the built-in dialog

## The search for commands

# Grey text in the field, until the player types.
palette_hint = Commands, boards, lessons, languages, settings
palette_nothing = Nothing found.
palette_new_game = New game: { $game }
palette_language = Language: { $language }
palette_lesson = Lesson: { $lesson }

palette_setting = Settings: { $setting }
