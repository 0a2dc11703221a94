### Ce que seuls les lecteurs d’écran disent.

aloud_board = Tablier : { $board }, { $size }
aloud_news = Messages

aloud_captured = { $player } capture { $to } depuis { $from } : { $pieces }, hauteur { $height }.
aloud_captured_to_tower = { $player } capture { $to } depuis { $from } : { $pieces }, une tour.
aloud_new_match = Partie en cours : { $game }, { $board }.
aloud_to_move = À { $player } de jouer.
aloud_move_of = Coup { $number } sur { $moves }. { $last }
aloud_variation = Dans une variante. { $last }

stack_chosen = Pile choisie : { $point }. Elle peut capturer { $targets }.
target_chosen = Pile choisie : { $point }. Choisissez maintenant celle qui la capture : { $attackers }.
first_stone_chosen = La première pierre est en { $point }. Choisissez maintenant une case pour la seconde.
nothing_chosen = Sélection annulée.
aloud_lesson = { $title }. { $goal }
