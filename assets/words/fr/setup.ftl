### Ce qui ne va pas dans une position composée sur le tablier ou tapée.

several_bands = Les piles forment { $bands } groupes séparés : elles doivent toutes être reliées.
wrong_piece_count =
    { $found ->
        [one] { $player } a { $found } pièce au total, sur le tablier et en réserve, au lieu de { $expected }.
       *[other] { $player } a { $found } pièces au total, sur le tablier et en réserve, au lieu de { $expected }.
    }
turn_does_not_fit =
    { $player-is ->
        [black] C’est à { $player } de jouer : les deux joueurs doivent donc avoir joué autant de fois l’un que l’autre. Ce n’est pas ce que montrent les piles.
       *[white] C’est à { $player } de jouer : Noir doit donc avoir joué une fois de plus que Blanc. Ce n’est pas ce que montrent les piles.
    }
turn_does_not_fit_moves =
    { $player-is ->
        [black] C’est à { $player } de jouer : les deux joueurs doivent donc avoir joué autant de fois l’un que l’autre.
       *[white] C’est à { $player } de jouer : Noir doit donc avoir joué une fois de plus que Blanc.
    } Or les piles montrent { $black ->
        [one] { $black } coup
       *[other] { $black } coups
    } de Noir et { $white } de Blanc.
wrong_turn =
    { $plies ->
        [one] Après { $plies } coup, ce ne peut pas être à { $player } de jouer.
       *[other] Après { $plies } coups, ce ne peut pas être à { $player } de jouer.
    }
wrong_plies =
    { $plies ->
        [one] { $plies } coup ne peut pas mener à cette position
       *[other] { $plies } coups ne peuvent pas mener à cette position
    } : le tablier montre { $shown ->
        [one] { $shown } entrée ou capture
       *[other] { $shown } entrées ou captures
    }, et l’on compte { $passes ->
        [one] { $passes } passe
       *[other] { $passes } passes
    }.
wrong_turns_of_player =
    { $turns ->
        [one] { $player } a joué { $turns } fois, mais le tablier montre { $shown ->
            [one] { $shown } entrée ou capture
           *[other] { $shown } entrées ou captures
        }.
       *[other] { $player } a joué { $turns } fois, mais le tablier montre { $shown ->
            [one] { $shown } entrée ou capture
           *[other] { $shown } entrées ou captures
        }.
    }
too_many_passes = Il ne peut pas y avoir { $passes } passes de suite : la deuxième met fin à la partie.
pass_with_hand = { $player } n’a pas pu passer alors qu’il lui restait des pièces en réserve.
early_capture = Il ne peut pas encore y avoir eu de capture : les trois premiers tours sont toujours des entrées, dont deux de Noir.
early_capture_by_handicap = Avec ce handicap, { $player } n’a pas pu capturer avant l’entrée de { $pieces } pièces en tout.
impossible_stack = Aucune capture ne donne la pile en { $point } ({ $pieces }) : ses deux pièces du dessus doivent être de couleurs différentes.
impossible_pieces = Aucune capture ne donne une pile « { $pieces } » : les deux pièces du dessus doivent être de couleurs différentes.

too_many_plies = Aucune partie n’a { $plies } coups.
too_many_stones =
    { $found ->
        [one] { $player } a { $found } pierre, mais peut en avoir { $most } au plus.
       *[other] { $player } a { $found } pierres, mais peut en avoir { $most } au plus.
    }
not_a_first_turn = Au premier tour, { $player } pose deux pierres sur des parties du bord qui ne se touchent pas.
no_stones_left = Après le premier tour de chacun, au moins un des joueurs doit avoir des pierres sur le tablier.
no_breath = Le groupe de { $point } n’a aucun souffle : il aurait déjà quitté le tablier.

fields_of_abande = Une position d’Abande a 6 champs : rangées, joueur au trait, réserve de Noir, réserve de Blanc, passes, nombre de coups. Celle-ci en a { $found }.
fields_of_anda = Une position d’Anda a 4 champs : rangées, joueur au trait, points de komi restants, nombre de coups. Celle-ci en a { $found }.
row_count = Ce tablier a { $expected } rangées, et non { $found }.
row_has_points =
    { $expected ->
        [one] Sur ce tablier, la rangée { $row } a { $expected } intersection, et non { $found }.
       *[other] Sur ce tablier, la rangée { $row } a { $expected } intersections, et non { $found }.
    }
row_has_cells =
    { $expected ->
        [one] Sur ce tablier, la rangée { $row } a { $expected } case, et non { $found }.
       *[other] Sur ce tablier, la rangée { $row } a { $expected } cases, et non { $found }.
    }
bad_stack = « { $text } » n’est ni x, ni une suite comme x3, ni une pile d’une à trois pièces notées 1 et 2.
bad_stone = « { $text } » n’est ni x, ni une suite comme x3, ni une pierre notée 1 ou 2.
bad_number = « { $text } » n’est pas un nombre valide pour { $field }.
number_too_large = { $text } est un nombre trop grand pour { $field }.
bad_side = Le joueur au trait est 1 (Noir) ou 2 (Blanc), et non « { $text } ».
field_hand = la réserve de { $player }
field_passes = le nombre de passes
field_komi = le nombre de points de komi restants
field_ply = le nombre de coups
