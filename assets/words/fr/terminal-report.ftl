### Le jeu en mode texte : ce qui s’est passé et où en est la partie.

entered = { $player } entre une pièce en { $point }.
placed = { $player } joue en { $cells }.
spent_komi =
    { $left ->
        [0] { $player } dépense un point de komi et n’en a plus.
       *[other] { $player } dépense un point de komi ; il lui en reste { $left }.
    }
captured = { $player } capture par { $mv } : { $pieces }, hauteur { $height }.
captured_to_tower = { $player } capture par { $mv } : { $pieces }, hauteur { $height }, une tour.
passed = { $player } passe.
stones_gone =
    { $stones ->
        [one] La pierre de { $player } en { $cells } quitte le tablier.
       *[other] Les pierres de { $player } en { $cells } quittent le tablier.
    }

group_score = Groupes : Noir { $black }, Blanc { $white }.
komi_left = Komi restant : { $komi }.
point_score =
    Noir { $black }{ $black_asleep ->
        [0] {""}
        [one] {" "}(+{ $black_asleep } dormant)
       *[other] {" "}(+{ $black_asleep } dormants)
    }, Blanc { $white }{ $white_asleep ->
        [0] {""}
        [one] {" "}(+{ $white_asleep } dormant)
       *[other] {" "}(+{ $white_asleep } dormants)
    }.
hands = En réserve : Noir { $black }, Blanc { $white }.

resigned = { $loser } abandonne. { $winner } gagne.
lost_on_time = { $loser } perd au temps. { $winner } gagne.
draw_agreed = Les joueurs sont convenus d’une nulle.
over_and_won = La partie est terminée : { $winner } gagne.
over_and_drawn = La partie se termine par une nulle.
score_stood = Le score était : Noir { $black }, Blanc { $white }.
no_group_left = La partie est terminée : { $loser } n’a plus de groupe.
victory = { $winner } gagne.
over_by_passes = La partie est terminée : deux passes de suite.
no_sleepers = Aucune pile ne dort.
sleepers_leave = Piles dormantes : { $stacks }. Les piles sans voisine adverse quittent le tablier et ne rapportent rien.
sleeper = { $player } { $point } ({ $height })
points_counted = { $player } : { $count }
drawn_by_points = Nulle, { $black } à { $white }.
won_by_points = { $winner } gagne { $more } à { $less }.
