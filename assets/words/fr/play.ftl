### Joueurs, listes, tabliers et nombres.

black = Noir
white = Blanc

decimal_mark = ,
list_none = –
list_more = { $before }, { $next }
list_all = { $before } et { $last }
list_any = { $before } ou { $last }

two_sentences = { $first } { $second }

two_pieces = { $top } sur { $bottom }
three_pieces = { $top } sur { $middle } sur { $bottom }

human = Humain
computer = Ordinateur, niveau { $level }

levels_of_game = Dans { $game }, les niveaux de l’ordinateur vont de 1 à { $strongest }.
level_first_steps = Premiers pas
level_newcomer = Novice
level_beginner = Débutant
level_learner = Apprenti
level_casual = Amateur
level_regular = Habitué
level_steady = Solide
level_practised = Entraîné
level_skilled = Aguerri
level_advanced = Confirmé
level_club = Joueur de club
level_seasoned = Chevronné
level_strong = Fort
level_very_strong = Très fort
level_expert = Expert
level_master = Maître
level_full_strength = Force maximale

suits_first_steps = Pour vos toutes premières parties : l’ordinateur connaît les règles, mais ne voit presque rien de ce qui se passe.
suits_newcomer = Pour ceux qui ont déjà gagné une fois : l’ordinateur prend ce qu’il voit et se demande rarement ce que vous ferez ensuite.
suits_beginner = Pour ceux qui regardent avant de jouer : l’ordinateur pense à votre réponse, mais un danger sur deux lui échappe.
suits_learner = Pour ceux qui regardent deux fois avant de jouer : l’ordinateur voit à temps la plupart des dangers.
suits_casual = Pour une partie détendue : l’ordinateur ne fait pas de cadeaux, mais ne prévoit rien.
suits_regular = Pour ceux qui trouvent les débutants trop faciles : l’ordinateur reconnaît une bonne position, mais certains coups lui échappent encore.
suits_steady = Pour une partie tranquille : l’ordinateur laisse échapper moins de coups et attend vos erreurs.
suits_practised = Pour s’exercer : l’ordinateur profite de la plupart des occasions que vous lui laissez.
suits_skilled = Pour ceux qui pensent à la réponse avant chaque coup, comme le fait l’ordinateur.
suits_advanced = Pour ceux qui voient deux coups à l’avance : l’ordinateur en fait autant, même si certains coups lui échappent encore.
suits_club = Pour une soirée au club : l’ordinateur voit quelques coups à l’avance, et peu de chose lui échappe.
suits_seasoned = Pour les joueurs d’expérience : l’ordinateur fait rarement une erreur évidente.
suits_strong = Pour ceux qui jouent selon un plan : dans les prochains coups, rien n’échappe à l’ordinateur.
suits_very_strong = Pour ceux qui ont battu tous les niveaux précédents : l’ordinateur voit loin.
suits_expert = Pour ceux qui veulent que même les petites erreurs soient punies.
suits_master = Pour un vrai défi : l’ordinateur voit encore plus loin et vous laisse peu d’occasions.
suits_full_strength = L’ordinateur au mieux de sa forme : tout ce qu’il peut faire en une seconde par coup.

board_hex = Hexagone
board_square = Carré
board_snub = Carré adouci
board_hex_3 = Petit hexagone
board_side = Côté { $side }
board_points =
    { $points ->
        [one] { $points } intersection
       *[other] { $points } intersections
    }
board_cells =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stacks =
    { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    }
groups =
    { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    }
stones =
    { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
breaths =
    { $breaths ->
        [one] { $breaths } souffle
       *[other] { $breaths } souffles
    }
plies =
    { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }

ended_by_resignation = { $player } a abandonné
ended_on_time = { $player } a perdu au temps
ended_by_agreement = Nulle par accord mutuel
ended_as_won = { $player } a gagné
ended_as_draw = Partie nulle
