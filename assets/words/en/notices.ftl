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
