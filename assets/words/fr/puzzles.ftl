### Les problèmes, dans la fenêtre et dans le terminal.

puzzle_win = À { $player } de jouer : trouvez le seul coup qui gagne.
puzzle_draw = À { $player } de jouer : trouvez le seul coup qui sauve la nulle.
puzzle_points =
    { $margin ->
        [one] À { $player } de jouer : trouvez le seul coup qui gagne de { $margin } point.
       *[other] À { $player } de jouer : trouvez le seul coup qui gagne de { $margin } points.
    }
puzzle_smother =
    { $moves ->
        [1] À { $player } de jouer : étouffez tout de suite le groupe de { $cell }.
       *[other] À { $player } de jouer : étouffez le groupe de { $cell } en { $moves } coups.
    }
puzzle_save = À { $player } de jouer : sauvez le groupe de { $cell }.

puzzle_right = Exact. Continuez.
puzzle_solved = Exact. Problème résolu.
puzzle_solved_after_all = Exact. C’est la solution.
puzzle_wrong_keep = Il y a un meilleur coup.
puzzle_wrong_smother = Le groupe n’est pas étouffé à temps.
puzzle_wrong_save = Cela ne sauve pas le groupe.
refuted_win =
    { $points ->
        [one] Après { $line }, vous ne gagnez que de { $points } point.
       *[other] Après { $line }, vous ne gagnez que de { $points } points.
    }
refuted_draw = Après { $line }, ce n’est plus qu’une nulle.
refuted_loss =
    { $points ->
        [one] Après { $line }, vous perdez de { $points } point.
       *[other] Après { $line }, vous perdez de { $points } points.
    }
refuted_escape = Après { $mv }, l’adversaire joue { $reply } et le groupe tient bon.
refuted_stands = Après { $mv }, le groupe est toujours là.
refuted_falls = Après { $mv }, l’adversaire joue { $reply } et le groupe ne peut plus être sauvé.
refuted_gone = Après { $mv }, le groupe n’est plus là.

puzzle_themes = Thèmes : { $themes }
puzzle_rating_up = Votre classement : { $rating } (+{ $by })
puzzle_rating_down = Votre classement : { $rating } (−{ $by })
puzzle_rating_same = Votre classement : { $rating }
puzzle_streak = Résolus d’affilée : { $count }

theme_win = gain
theme_draw = nulle
theme_points = points
theme_entry = entrée
theme_capture = capture
theme_pass = passe
theme_sacrifice = sacrifice
theme_defence = défense
theme_threat = menace
theme_tower = tour
theme_sleep = endormissement
theme_waking = réveil
theme_pin = clouage
theme_freedom = déclouage
theme_last_entry = dernière pièce
theme_smothering = étouffement
theme_rescue = sauvetage
theme_connection = liaison
theme_double_attack = double attaque
theme_counter = contre-attaque
theme_elimination = fin de partie
theme_two_moves = deux coups
theme_long = solution longue
