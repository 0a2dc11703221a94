character_seat = { $name } ({ $strength })
strength_easy = facile
strength_medium = medio
strength_hard = difficile

character_unknown = Il personaggio «{ $name }» non esiste. Scrivi characters per vedere chi gioca.
character_of_other_game = { $name } gioca solo ad { $game }.
strength_unknown = La forza «{ $word }» non esiste: usa easy, medium oppure hard.

character_line = { $id }: { $name }. { $about }
characters_usage = Per affrontarne uno, scrivi characters e un nome, per esempio: characters mirror hard
character_without_computer = Il computer non gioca con nessuno dei due colori. Scrivi prima black { $seat } oppure white { $seat }.

character_with_text = { $name }: { $text }

how_computer_plays = Come gioca il computer
character_name = { $name }
no_character = Per livello
adaptive_level = Si adatta a te
adaptive_level_means = Stavolta livello { $level }: segue il tuo rating di partita in partita
character_about = { $about } { $worth }.
character_rating = Rating { $rating }: forte all’incirca come il livello { $level }
character_unrated = Rating non misurato
character_refused = Il personaggio in { $file } è stato tralasciato: { $reason }
