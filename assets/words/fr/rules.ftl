### Pourquoi un coup est refusé.

game_over = La partie est terminée.
point_occupied = Il y a déjà une pile en { $point }.
not_connected = { $point } ne touche aucune pièce : une nouvelle pièce doit rejoindre le groupe.
hand_empty = { $player } n’a plus de pièces en réserve.
empty_source = Il n’y a pas de pile à déplacer en { $point }.
not_your_stack = La pile en { $point } appartient à { $owner }.
tower_fixed = La pile en { $point } a trois pièces : une tour ne bouge plus.
empty_target = { $point } est vide : une pile ne se déplace que sur une pile adverse.
own_target = La pile en { $point } est à vous : on ne capture que des piles adverses.
tower_target = La pile en { $point } a trois pièces : une tour ne se capture pas.
nothing_to_capture = Rien à capturer depuis { $point } : aucune pile adverse voisine n’est assez basse.
nothing_beside = Rien à capturer depuis { $point } : il n’y a pas de pile adverse à côté.
no_capturer = Aucune de vos piles ne peut capturer { $point }.
not_adjacent = { $to } n’est pas à côté de { $from } : on ne capture qu’à un pas.
too_high = La pile aurait { $height } pièces : le maximum est de trois.
splits_band = Clouée : déplacer { $point } couperait { $cut_off } du groupe.
too_early = Trop tôt : on ne capture qu’après l’entrée de la deuxième pièce de Noir.
too_early_by_handicap = Trop tôt : avec ce handicap, { $player } ne capture qu’après l’entrée de { $pieces } pièces en tout.
must_enter_or_capture =
    { $pieces ->
        [one] Vous ne pouvez pas encore passer : { $player } a encore { $pieces } pièce en réserve.
       *[other] Vous ne pouvez pas encore passer : { $player } a encore { $pieces } pièces en réserve.
    }

cell_occupied =
    { $owner-is ->
        [black] Il y a déjà une pierre noire en { $point }.
       *[white] Il y a déjà une pierre blanche en { $point }.
    }
enemy_territory = { $point } est dans le territoire de { $enemy } : aucune pierre de { $player } ne touche cette zone.
lone_suicide = Une pierre en { $point } serait étouffée, et serait la seule à quitter le tablier.
needs_two_stones = Au premier tour, { $player } pose deux pierres au bord, par exemple { $one }+{ $other }.
not_your_first_turn = On ne pose deux pierres qu’au premier tour, et { $player } a déjà eu le sien.
not_on_perimeter = { $point } n’est pas au bord, où vont les deux premières pierres.
same_cell = Impossible de poser les deux pierres en { $point }.
same_corner = Les deux pierres seraient dans le coin { $corner } : il faut deux parties du bord qui ne se touchent pas.
same_edge = Les deux pierres seraient sur le côté de { $from } à { $to } : il faut deux parties du bord qui ne se touchent pas.
corner = dans le coin { $corner }
edge = sur le côté de { $from } à { $to }
parts_touch = { $one } est { $one_part } et { $other } { $other_part } : ces parties du bord se touchent.
komi_is_whites = Seul Blanc a des points de komi à dépenser.
komi_on_first_turn = On ne dépense pas de point de komi au premier tour : { $player } pose deux pierres.
no_komi_left = Blanc n’a plus de points de komi.

no_such_move = Ce coup n’existe pas dans { $game }.
no_such_point = « { $text } » n’existe pas sur ce tablier.
not_a_move_of_abande = « { $text } » n’est pas un coup. Tapez un coup comme d4, d5-d4 ou pass.
not_a_move_of_anda = « { $text } » n’est pas un coup. Tapez une case, komi ou, au premier tour, deux cases reliées par un +.
