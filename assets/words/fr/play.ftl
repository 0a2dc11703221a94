### Joueurs, listes, tabliers et nombres.

black = Noir
white = Blanc

list_none = aucune
list_more = { $before }, { $next }
list_all = { $before } et { $last }
list_any = { $before } ou { $last }

two_sentences = { $first } { $second }

two_pieces = { $top } sur { $bottom }
three_pieces = { $top } sur { $middle } sur { $bottom }

human = Humain
computer = Ordinateur, niveau { $level }

level_first_steps = Premiers pas
level_beginner = Débutant
level_easy = Facile
level_casual = Amateur
level_steady = Solide
level_skilled = Aguerri
level_strong = Fort
level_very_strong = Très fort
level_expert = Expert
level_full_strength = Pleine force

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
        [one] { $plies } demi-coup
       *[other] { $plies } demi-coups
    }

ended_by_resignation = { $player } a abandonné
ended_on_time = { $player } a perdu au temps
ended_by_agreement = Nulle par accord mutuel
ended_as_won = { $player } a gagné
ended_as_draw = Partie nulle
