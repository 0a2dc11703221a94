### Les problèmes dans la fenêtre : la page où l’on en choisit un, ce qui l’accompagne, et le sens de chaque thème.

puzzles_label = Problèmes
puzzles_tip = Trouver le seul bon coup
puzzle_again_label = Réessayer
puzzle_again_tip = Annuler le mauvais coup, ou recommencer le problème
puzzle_solution_label = Solution
puzzle_solution_tip = Renoncer et regarder la solution
puzzle_next_label = Suite
puzzle_next_tip = Passer à un autre problème
puzzle_leave_label = Quitter les problèmes
puzzle_leave_tip = Arrêter et revenir à votre partie
puzzle_nothing_wrong = Il n’y a pas de mauvais coup à annuler.
puzzle_plays = Attendez que les coups soient joués sur le tablier.

lessons_section = Leçons
puzzles_solved = Résolus : { $solved } sur { $all }
puzzles_in_a_row = Résolus d’affilée : { $streak } (record : { $best })
puzzle_board_heading = Tablier
puzzle_difficulty_heading = Difficulté
difficulty_easier = Plus facile
difficulty_usual = Mon niveau
difficulty_harder = Plus difficile
puzzle_theme_heading = Thème
any_theme = tous les thèmes
theme_tally = { $solved } sur { $all }
theme_read_aloud = { $theme }, résolus : { $solved } sur { $all }
solve_puzzle = Résoudre un problème
these_are_solved = Vous avez résolu tous ces problèmes. Choisissez un autre tablier ou un autre thème.

puzzle_title = Problème : { $board }
puzzle_details = Classement { $rating }, { $name }
puzzle_refuting = Recherche de la meilleure réponse…
puzzle_take_back = Cliquez sur le tablier pour annuler votre coup.
puzzle_shown = C’était la solution.
puzzle_why = Ce que fait le coup clé
puzzle_learnt = Thèmes du problème

own_mistakes = Mes erreurs
own_mistakes_tip = Trouver mieux que le coup joué ; ce que vous retenez revient à intervalles de plus en plus longs
mistakes_due =
    { $count ->
        [one] 1 à revoir
       *[other] { $count } à revoir
    }
mistakes_none = Après l’analyse d’une partie contre l’ordinateur, vous pourrez revoir vos erreurs ici.
mistakes_next =
    { $days ->
        [one] Prochaine erreur à revoir : demain.
       *[other] Prochaine erreur à revoir : dans { $days } jours.
    }
mistake_title = Tiré de votre partie : { $board }
mistake_back =
    { $days ->
        [one] Cette position reviendra demain.
       *[other] Cette position reviendra dans { $days } jours.
    }
mistake_learnt = C’est acquis : cette position ne reviendra pas.
mistakes_done = Plus aucune erreur à revoir aujourd’hui.
mistakes_kept =
    { $count ->
        [one] Vous pourrez revoir l’une de vos erreurs sur la page Apprendre, sous Problèmes.
       *[other] Vous pourrez revoir { $count } de vos erreurs sur la page Apprendre, sous Problèmes.
    }

about_win = Un seul coup conserve le gain. Tout autre coup le laisse échapper.
about_draw = Un seul coup sauve la nulle. Tout autre coup perd.
about_points = Plusieurs coups gagnent, mais un seul avec cet écart.
about_entry = Le premier coup fait entrer une pièce.
about_capture = Le premier coup est une capture.
about_pass = Un de vos coups consiste à passer.
about_sacrifice = Le premier coup cède quelque chose et rapporte davantage.
about_defence = Le premier coup protège ce que l’adversaire aurait pu capturer.
about_threat = Le premier coup crée une menace : une capture qui rapporterait des points.
about_tower = Une pile devient une tour, que personne ne peut capturer.
about_sleep = Une pile adverse s’endort et ne compte plus.
about_waking = Une de vos piles dormantes se réveille et compte à nouveau.
about_pin = Une pile adverse est clouée et ne peut plus capturer.
about_freedom = Une de vos piles clouées peut à nouveau capturer.
about_last_entry = Un joueur fait entrer sa dernière pièce.
about_smothering = Un groupe adverse est étouffé et quitte le tablier.
about_rescue = Un de vos groupes échappe à l’étouffement.
about_connection = Deux de vos groupes n’en font plus qu’un.
about_double_attack = Un coup attaque plusieurs groupes à la fois.
about_counter = Un autre groupe adverse est étouffé au passage.
about_elimination = Le dernier coup met fin à la partie.
about_two_moves = Il faut trouver deux coups.
about_long = Il faut trouver trois coups ou plus.
about_warm_up = Un seul coup fait ce qui est demandé. Les échauffements ne changent pas votre classement.
