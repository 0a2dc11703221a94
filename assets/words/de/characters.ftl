character_seat = { $name } ({ $strength })
strength_easy = leicht
strength_medium = mittel
strength_hard = schwer

character_unknown = Einen Charakter „{ $name }“ gibt es nicht. Mit characters siehst du, wer spielt.
character_of_other_game = { $name } spielt nur { $game }.
strength_unknown = Eine Stärke „{ $word }“ gibt es nicht: Möglich sind easy, medium und hard.

character_line = { $id }: { $name }. { $about }
characters_usage = Um gegen einen zu spielen, gib characters und einen Namen ein, zum Beispiel: characters mirror hard
character_without_computer = Der Computer spielt keine der beiden Seiten. Gib zuerst black { $seat } oder white { $seat } ein.

character_with_text = { $name }: { $text }

how_computer_plays = Wie der Computer spielt
character_name = { $name }
no_character = Nach Stufe
adaptive_level = Passt sich dir an
adaptive_level_means = Diesmal Stufe { $level }: Sie folgt deiner Wertung von Partie zu Partie
character_about = { $about } { $worth }.
character_rating = Wertung { $rating }: etwa so stark wie Stufe { $level }
character_unrated = Wertung nicht gemessen
character_refused = Der Charakter in { $file } wurde weggelassen: { $reason }
