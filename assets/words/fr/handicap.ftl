handicap_of_pieces =
    { $pieces ->
        [one] { $player } a { $pieces } pièce de moins
       *[other] { $player } a { $pieces } pièces de moins
    }
handicap_of_points =
    { $points ->
        [one] { $player } commence avec { $points } point
       *[other] { $player } commence avec { $points } points
    }
handicap_of_captures = { $player } ne capture qu’après l’entrée de { $pieces } pièces en tout

handicap_heading = Handicap
no_handicap = Aucun
no_handicap_means = Les deux joueurs suivent les mêmes règles
pieces_given =
    { $pieces ->
        [one] { $pieces } pièce de moins
       *[other] { $pieces } pièces de moins
    }
points_given =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
captures_given = Captures après { $pieces }
pie_rule = Règle du gâteau
pie_rule_means = Après l’entrée de la première pièce, Blanc peut échanger les camps au lieu de jouer
other_gives_handicap = Inverser le handicap
no_handicap_suggested = Aucun handicap n’est conseillé. Il n’y a de conseil qu’à Abande contre l’ordinateur, si votre classement est assez sûr et que vous n’êtes pas à peu près de même force.
suggested_in_list = { $handicap } · conseil
handicap_suggested_means = Conseillé pour vous : { $handicap }
worth_in_points =
    { $points ->
        [one] { $handicap } : cela vaut { $points } point ({ $levels })
       *[other] { $handicap } : cela vaut { $points } points ({ $levels })
    }
worth_in_levels = { $handicap } : cela vaut { $levels }
levels_worth =
    { $levels ->
        [0] moins d’un niveau
        [one] environ un niveau
       *[other] environ { $levels } niveaux
    }

handicap_unknown = « { $text } » n’est pas un handicap. Indiquez qui le donne, sa nature et sa valeur : white-pieces-3, black-points-5 ou white-captures-12. Pour la règle du gâteau, tapez : pie
handicap_pieces_range = Sur ce tablier, un joueur peut avoir de { $least } à { $most } pièces de moins.
handicap_points_range = Sur ce tablier, on peut donner de { $least } à { $most } points.
handicap_captures_range = Sur ce tablier, les captures peuvent être retardées jusqu’à l’entrée de { $least } à { $most } pièces.
game_without_handicap = Dans { $game }, c’est le komi qui sert de handicap.

## The pie rule

swap_sides = Échanger les camps
swap_sides_tip = Prendre le camp de Noir avec sa pièce ; l’autre joueur continue avec Blanc
sides_swapped = Les camps ont été échangés. Noir : { $black }. Blanc : { $white }.
not_your_swap = Seul le joueur au trait peut échanger les camps, et seulement dans la position actuelle de la partie.
type_swap = Blanc peut maintenant échanger les camps au lieu de jouer. Pour cela, tapez : swap
swap_taken_back = L’échange des camps a été annulé.
