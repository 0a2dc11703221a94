character_seat = { $name } ({ $strength })
strength_easy = facile
strength_medium = moyen
strength_hard = difficile

character_unknown = Il n’y a pas de personnage « { $name } ». Tapez characters pour les voir.
character_of_other_game = { $name } ne joue qu’à { $game }.
strength_unknown = Il n’y a pas de force « { $word } » : tapez easy, medium ou hard.

character_line = { $id } : { $name }. { $about }
characters_usage = Pour en affronter un, tapez characters et un nom, par exemple : characters mirror hard
character_without_computer = L’ordinateur ne joue aucun camp. Tapez d’abord black { $seat } ou white { $seat }.

character_reason = { $name } : { $reason }
character_rating = Classement { $rating } ± { $margin }
character_unrated = Classement non mesuré
characters_heading = Personnages
levels_heading = Niveaux
no_character = Aucun : par niveau
character_strength = Force
character_refused = Le personnage de { $file } a été laissé de côté : { $reason }
