handicap_of_pieces =
    { $pieces ->
        [one] { $player } a 1 pièce de moins
       *[other] { $player } a { $pieces } pièces de moins
    }
handicap_of_points =
    { $points ->
        [one] { $player } commence avec 1 point
       *[other] { $player } commence avec { $points } points
    }
handicap_of_captures = { $player } ne capture qu’après l’entrée de { $pieces } pièces

handicap_heading = Handicap
no_handicap = Aucun
no_handicap_means = Les deux joueurs suivent les mêmes règles.
pieces_given =
    { $pieces ->
        [one] 1 pièce
       *[other] { $pieces } pièces
    }
points_given =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
captures_given = Captures après { $pieces }
other_gives_handicap = L’autre joueur le donne
no_handicap_suggested = Aucun handicap n’est conseillé : vous êtes à peu près de la force de l’ordinateur, ou votre classement est encore trop incertain.
suggested_in_list = { $handicap } · conseillé
handicap_suggested_means = Conseillé pour vous : { $handicap }.
worth_in_points =
    { $points ->
        [one] { $handicap } : 1 point, ou { $levels }
       *[other] { $handicap } : { $points } points, ou { $levels }
    }
worth_in_levels = { $handicap } : { $levels }
levels_worth =
    { $levels ->
        [0] moins d’un niveau
        [one] environ un niveau
       *[other] environ { $levels } niveaux
    }

handicap_unknown = « { $text } » n’est pas un handicap. Par exemple : white-pieces-3, black-points-5 ou white-captures-12.
handicap_pieces_range = Sur ce plateau, on peut donner de { $least } à { $most } pièces.
handicap_points_range = Sur ce plateau, on peut donner de { $least } à { $most } points.
handicap_captures_range = Sur ce plateau, les captures peuvent attendre l’entrée de { $least } à { $most } pièces.
game_without_handicap = Dans { $game }, le handicap est le komi.
