character_seat = { $name } ({ $strength })
strength_easy = facile
strength_medium = moyen
strength_hard = difficile

character_unknown = Il n’y a pas de personnage « { $name } ». Tapez characters pour voir la liste.
character_of_other_game = { $name } ne joue qu’à { $game }.
strength_unknown = Il n’y a pas de force « { $word } » : tapez easy, medium ou hard.

character_line = { $id } : { $name }. { $about }
characters_usage = Pour en affronter un, tapez characters et un nom, par exemple : characters mirror hard
character_without_computer = L’ordinateur ne joue aucun des deux camps. Tapez d’abord black { $seat } ou white { $seat }.

character_with_text = { $name } : { $text }

how_computer_plays = Comment joue l’ordinateur
character_name = { $name }
no_character = Par niveau
adaptive_level = S’adapte à vous
adaptive_level_means = Cette fois, niveau { $level } : il suit votre classement d’une partie à l’autre
character_about = { $about } { $worth }.
character_rating = Classement { $rating } : à peu près aussi fort que le niveau { $level }
character_unrated = Classement non mesuré
character_refused = Le personnage de { $file } a été laissé de côté : { $reason }
