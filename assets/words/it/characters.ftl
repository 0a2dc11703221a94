character_seat = { $name } ({ $strength })
strength_easy = facile
strength_medium = medio
strength_hard = difficile

character_unknown = Il personaggio «{ $name }» non esiste. Scrivi characters per vedere chi gioca.
character_of_other_game = { $name } gioca solo ad { $game }.
strength_unknown = La forza «{ $word }» non esiste: usa easy, medium oppure hard.

character_line = { $id }: { $name }. { $about }
characters_usage = Per affrontarne uno, scrivi characters e un nome, per esempio: characters mirror hard
character_without_computer = Il computer non gioca da nessuna parte. Scrivi prima black { $seat } oppure white { $seat }.

character_reason = { $name }: { $reason }

character_heading = Carattere
character_name = { $name }
no_character = Nessuno
no_character_means = Gioca bene quanto il livello permette
character_rating = Punteggio { $rating }: forte circa come il livello { $level }
character_unrated = Il suo punteggio non è stato misurato
character_refused = Il personaggio in { $file } è stato tralasciato: { $reason }
