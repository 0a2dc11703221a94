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
warm_up_capture = À { $player } de jouer : capturez une pile sans que la vôtre puisse être capturée en retour.
warm_up_tower = À { $player } de jouer : construisez une tour, c’est-à-dire une pile de trois pièces.
warm_up_awake = À { $player } de jouer : entrez une pièce là où elle sera éveillée et ne pourra pas être capturée.
warm_up_sleep = À { $player } de jouer : endormez la pile en { $cell }.
warm_up_pin = À { $player } de jouer : clouez la pile en { $cell } pour l’empêcher de capturer.
warm_up_last_entry = À { $player } de jouer : entrez votre dernière pièce là où elle sera éveillée et ne pourra pas être capturée.
warm_up_breathe = À { $player } de jouer : votre groupe de { $cell } pourrait être étouffé au prochain coup. Faites-le respirer.
warm_up_enclose = À { $player } de jouer : fermez un territoire.
warm_up_smother = À { $player } de jouer : étouffez le groupe de { $cell }.
warm_up_two_breaths = À { $player } de jouer : donnez à votre groupe de { $cell } les deux sortes de souffles, un territoire et un souffle qui touche plusieurs groupes adverses.

puzzle_right = Exact. Continuez.
puzzle_solved = Exact. Problème résolu.
puzzle_solved_after_all = Exact. C’est la solution.
puzzle_wrong_keep = Il y a un meilleur coup.
puzzle_wrong_smother = Le groupe n’est pas étouffé à temps.
puzzle_wrong_save = Cela ne sauve pas le groupe.
puzzle_wrong_warm_up = Ce n’est pas le bon coup. Regardez encore : un échauffement ne coûte rien.
puzzle_improve = À { $player } de jouer : ici, vous avez joué { $mv }. Trouvez mieux.
puzzle_wrong_improve = C’est le coup de votre partie.
puzzle_unjudged = Ce coup n’a pas pu être évalué.
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
puzzle_rating_up = Votre classement : { $rating } ± { $uncertainty } (+{ $by })
puzzle_rating_down = Votre classement : { $rating } ± { $uncertainty } (−{ $by })
puzzle_rating_same = Votre classement : { $rating } ± { $uncertainty }
puzzle_price = Un mauvais coup, un indice ou la solution fait baisser votre classement de { $cost }. Sauter le problème ne coûte rien.
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
theme_warm_up = échauffement
