### Fin de partie : qui a gagné, pourquoi et de combien.

you_win = Vous gagnez
you_win_by = Vous gagnez { $own }–{ $other }
player_wins = { $player } gagne
player_wins_by = { $player } gagne { $own }–{ $other }
draw_at = Nulle, { $black }–{ $white }
draw = Nulle

reason_verdict = { $verdict }.
reason_even = Les deux joueurs ont le même nombre de points.
reason_no_group = { $player } n’a plus de groupe.
reason_slept = Points dormants : Noir { $black }, Blanc { $white }.
reason_slept_decided =
    { $points ->
        [one] { $points } point de { $player } dormait : c’est ce qui a décidé de la partie.
       *[other] { $points } points de { $player } dormaient : c’est ce qui a décidé de la partie.
    }
reason_towers =
    { $towers ->
        [one] { $player } a { $towers } tour qui compte, { $other } { $other_towers ->
            [0] aucune
           *[other] { $other_towers }
        }.
       *[other] { $player } a { $towers } tours qui comptent, { $other } { $other_towers ->
            [0] aucune
           *[other] { $other_towers }
        }.
    }
reason_points =
    { $points ->
        [one] { $player } a { $points } point de plus.
       *[other] { $player } a { $points } points de plus.
    }

row_high = Hauteur { $height }
row_points = Points
row_asleep = Dormants
row_handicap = Handicap
row_groups = Groupes
row_stones = Pierres en jeu
row_stones_lost = Pierres perdues
row_territory = Territoire, en cases
row_komi_spent = Komi dépensé
row_aloud = { $row } : Noir { $black }, Blanc { $white }

end_both_passed = Les deux joueurs ont passé.
end_sleepers = Piles dormantes, non comptées : { $stacks }
end_sleeper = { $point } ({ $points })

count_again = Recompter
count_again_tip = Revoir le décompte
sleepers_back = Avec les piles dormantes
sleepers_back_tip = Montrer la position finale avec les piles dormantes à leur place
rematch = Revanche
rematch_tip = Rejouer en échangeant les couleurs

card_moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
card_chances = Chances de gain
card_lead = Avance après chaque coup
card_turning_point = Tournant : coup { $number }, { $mv }
