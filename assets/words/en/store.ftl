### What software centres, the menu and file managers show. Packages are made with it; the program does not show it.

# In a menu, instead of the name.
generic_name = Board Game
# At most 35 characters, without the game’s name.
summary = Stack and capture on a 3D board
# The tip on the entry in a menu.
comment = Play the board games Abande and Anda in 3D
# Words that the entry is found by, each with a semicolon behind it.
keywords = board;strategy;stacks;stones;hex;abstract;Anda;
# What a file manager calls a file of games.
record_kind = Abande game record

## The description: two paragraphs around a list.

about_abande = Abande is a two-player board game by Dieter Stein: enter pieces, capture by climbing onto neighbouring stacks, keep everything connected, and own the tall stacks where the two colours meet. Its rules take two minutes to learn.
about_list = Play it on a wooden table in 3D:
about_computer = against the computer, at any level from a first game to full strength
about_friend = against a friend on the same screen, or with the computer playing both sides
about_boards = on a hexagonal, square or snub square board
about_learning = with lessons, puzzles, hints, a coach, and a review of your games
about_anda = A second game, Anda by Saïd Galdseid, is played on hexagons of three to eleven cells a side. The program says why it refuses a move, and opens and saves games as text. It needs no graphics card, and you can also play in a terminal.

## Captions of the pictures.

picture_game = A game of Abande
picture_result = The stacks are counted at the end
picture_anda = A game of Anda
