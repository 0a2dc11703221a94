### What the window says around the board while a game is played.
