### Opponents with character.

# A character as a player: the name, and how strong it is.
character_seat = { $name } ({ $strength })
strength_easy = easy
strength_medium = medium
strength_hard = hard

character_unknown = There is no character “{ $name }”. Type characters to see who plays.
character_of_other_game = { $name } plays { $game } only.
strength_unknown = There is no strength “{ $word }”. Use easy, medium or hard.

# A line of the list in the terminal.
character_line = { $id }: { $name }. { $about }
characters_usage = To play against one, type characters and a name, such as: characters mirror hard
character_without_computer = The computer plays neither side. Type black { $seat } or white { $seat } first.

# Something about a character: “Tower Builder: builds a tower”, “Tower Builder: Rating not measured”.
character_with_text = { $name }: { $text }

# A list in the dialog for a new game; “How the computer plays” is its name for screen readers.
how_computer_plays = How the computer plays
character_name = { $name }
no_character = By level
adaptive_level = Adapts to you
adaptive_level_means = Level { $level } this time: it follows your rating from game to game
character_about = { $about } { $worth }.
character_rating = Rating { $rating }: about as strong as level { $level }
character_unrated = Rating not measured
character_refused = The character in { $file } was left out: { $reason }
