### Short messages that come and go.

# A text that is still English everywhere.
plain = { $text }

## In the upper left corner of the board, for some seconds

# $fault says what is wrong, in English.
pasted_is_no_game = The pasted text is not a game: { $fault }
game_copied = Game copied to the clipboard
position_copied = Position copied to the clipboard
# A person named the komi, and the computer chose a side.
computer_picked = Komi { $komi }: the computer picks { $side }
# The player’s plate shows the name at the top of the window; a click on it changes who plays.
computer_cannot_move = The computer can’t move here. Undo a move, or click its name at the top to play for it.

## What the player chose is kept in a file. $what says why it cannot be written: “there is no space left for …”.

settings_not_saved = Your settings are not being saved: { $what }
settings_saved_again = Your settings are being saved again.
# A key in the file of preferences; $what is in English.
key_not_understood = A key in your settings is not used: { $what }
safe_mode = Safe mode: simple drawing and standard settings. Changes to the settings are not kept.
