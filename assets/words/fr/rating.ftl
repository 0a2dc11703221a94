rating_in_game =
    { $games ->
        [one] Votre classement à { $game } : { $rating } ± { $uncertainty }, après { $games } partie classée
       *[other] Votre classement à { $game } : { $rating } ± { $uncertainty }, après { $games } parties classées
    }
rating_not_shown_yet =
    { $games ->
        [0] Vous n’avez pas encore joué de partie classée.
        [one] Vous avez joué { $games } partie classée. Votre classement sera affiché quand il sera plus sûr.
       *[other] Vous avez joué { $games } parties classées. Votre classement sera affiché quand il sera plus sûr.
    }
rating_up = Cette partie compte. Votre classement : { $rating } ± { $uncertainty } (+{ $by })
rating_down = Cette partie compte. Votre classement : { $rating } ± { $uncertainty } (−{ $by })
rating_same = Cette partie compte. Votre classement : { $rating } ± { $uncertainty }

levels_beaten = Niveaux battus en partie classée : { $levels }
level_to_beat = Prochain niveau à battre : { $level } ({ $name })
suggested_level = Un bon adversaire pour vous : niveau { $level } ({ $name })

not_rated_board = Les parties sur ce tablier ne sont pas classées : il sert à apprendre.
not_rated_set_up = Cette partie ne compte pas : elle a commencé par une autre position.
not_rated_komi = Une partie avec autant de komi n’est pas classée.
not_rated_handicap = Une partie avec handicap n’est pas classée.
not_rated_pie = Une partie avec la règle du gâteau n’est pas classée.
not_rated_time = Cette partie ne compte pas : un joueur avait plus de temps.
not_rated_damaged = Cette partie ne compte pas : son fichier est endommagé.
not_rated_other = Cette partie ne compte pas.
not_rated_help = Cette partie ne compte pas, à cause de l’aide reçue : { $help }.
help_hint = un indice
help_undo = un coup repris
help_coach = l’entraîneur
help_analysis = l’analyse du moteur
help_pause = une pause de la pendule
help_players = un changement de joueurs
help_other = autre chose

rated_game = Partie classée
rated_game_tip = Contre le niveau { $level } ({ $name }), qui vous convient. Les indices, l’entraîneur, le moteur et les coups repris rendent une partie non classée.
rating_of = Classement à { $game }
next_to_beat = Prochain à battre
ladder = Échelle des niveaux dans { $game }
rung = { $name }, classement { $rating }
your_place = Vous : { $rating } ± { $uncertainty }
rating_plot = Votre classement à { $game } après chaque partie classée
rating_on = { $rating }, { $date }
