### The settings, and what the program says about itself.

## The choice of a language. The other choices are the languages by their own names.

language_heading = Language
# The language of the operating system.
language_of_system = System

## The pages of the settings. One word each, if possible.

page_game = Game
page_board = Board
page_sound = Sound
page_keys = Keys
page_accessibility = Accessibility
page_files = Files
reset_page = Reset this page
# Beside every setting that is not as usual.
reset_setting = Reset: { $setting }
# What a button is called for those who hear it: the setting, and what the button chooses.
value_of = { $setting }: { $value }
# Two small buttons beside a setting that goes in steps, for those who hear them.
step_back = Less: { $setting }
step_forward = More: { $setting }

## Game

seat_in_new_game = { $player } in a new game
seat_level = Computer, level { $level }
auto_pass_label = Pass automatically
auto_pass_tip = When passing is your only legal move
confirm_resign_label = Ask before resigning
confirm_leaving_label = Ask before leaving an unsaved game
confirm_leaving_tip = Abande always asks before replacing a file
adaptive_level_label = The computer adapts to you
adaptive_level_tip = Each new game is at the level that suits your rating
flag_loses_label = When time is up
flag_loses_tip = In a game with a clock
# Two buttons beside each other.
flag_loses_lost = The game is lost
flag_loses_shown = It is only shown
# How fast “Play back the game” goes. The last choice: each move takes as long as its player took.
autoplay_pace_label = Playback speed
autoplay_pace_tip = How fast the Moves page plays back a game. “As in the game” works where the record says how long the moves took.
autoplay_slow = Slow
autoplay_medium = Medium
autoplay_fast = Fast
autoplay_real_time = As in the game
autoplay_loops_label = Repeat playback
autoplay_loops_tip = Start again after the last move

## Board

tips_label = Tips for the first turns
tips_tip = Short advice for new players, in a corner of the board
cards_label = Cards beside stacks
cards_tip = Rest the pointer on a stack to see its pieces, its points, and what could capture it
quality_label = Graphics quality
quality_auto = Automatic
quality_low = Low
quality_medium = Medium
quality_high = High
# A heading above the lenses.
lenses_heading = Shown on the board

## Sound

sound_on_label = Sound
pieces_volume_label = Piece volume
signals_volume_label = Signal volume
signals_volume_tip = Your turn, refused moves, results
volume_percent = { $percent }%
mono_label = Mono
mono_tip = The same sound in both channels, wherever a piece lands
# Followed by how loud the sound is then: three buttons.
background_sound_label = While another window is in front
background_quieter = Quieter
background_silent = Silent
background_as_loud = Same volume
sound_no_library = No sound: the ALSA library (libasound) is not installed.
sound_no_device = No sound: no sound device could be opened.
sound_unsupported = No sound: this build of Abande does not support sound on this system.

## Accessibility

scale_label = Size of text and panels
scale_percent = { $percent }%
scale_auto = Automatic · { $percent }%
theme_label = Panel colours
theme_tip = Automatic follows the theme of the table; with “Walnut and ivory”, it follows the system
theme_automatic = Automatic
theme_dark = Dark
theme_light = Light
theme_high_contrast = High contrast
# A choice for colours, and one for movement: the operating system decides.
as_the_system = Follow the system
reduced_motion_label = Reduce motion
reduced_motion_tip = Pieces and the camera jump straight to their new places
motion_on = Yes
motion_off = No

## Files. Each line shows a path, with buttons to open and to copy it.

data_folder_label = Data folder
data_folder_tip = Your games, lessons and statistics
settings_file_label = Settings file
settings_file_tip = You can edit it while Abande is not running
log_folder_label = Logs
log_folder_tip = The program’s messages, for bug reports
open_path = Open
copy_path = Copy path
files_portable = Portable: everything is kept next to the program.
files_not_kept = Nothing is being saved to disk in this session.

## Keys: a table of all commands with their keys. A key is pressed to change it.

keys_anywhere = Always
keys_in_game = During a game
keys_in_lesson = During a lesson
keys_in_puzzle = During a puzzle
keys_only_in = Only in { $game }
# On the button of the key that is being changed: short.
key_wanted = Press a key…
key_wanted_help = Press the new key for “{ $command }”. Esc cancels, and Delete removes the current key.
# A button with a key, for those who hear it.
key_of = { $command }: { $key }
key_add = Add a key: { $command }
# $others is one command or several, each in quotes.
key_clash = { $key } is already used for { $others }.
key_quoted = “{ $command }”
key_take = Use it for “{ $command }”
key_keep = Leave it there
key_refused = { $key } is reserved for typing the names of points or for copying and pasting.
key_unusable = That key cannot be used for a command. Try another one.
keys_reset_all = Reset all keys

## About the program and the machine

about_version = Version
# The commit that the program was built from.
about_build = Build
about_engine = Game engine
about_adapter = Graphics adapter
# Vulkan, OpenGL and the like.
about_driver = Graphics API
about_unknown = unknown
licences_heading = Licences
licences_own = Abande is free software: use it under the MIT License or the Apache License 2.0, whichever you prefer. Its fonts, Inter and M PLUS 1p, are licensed under the SIL Open Font License.
# Stands above the path of a file.
licences_list = Licences of everything included in the program
licences_missing = The full list of licences comes with Abande’s packages; this copy does not include it.
copy_diagnostics = Copy diagnostics
copy_diagnostics_tip = Versions, graphics, settings and the latest messages, as text for a bug report
