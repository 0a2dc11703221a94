### Das Ende einer Partie: wer gewonnen hat, warum und wie hoch.

you_win = Du gewinnst
you_win_by = Du gewinnst { $own }:{ $other }
player_wins = { $player } gewinnt
player_wins_by = { $player } gewinnt { $own }:{ $other }
draw_at = Unentschieden, { $black }:{ $white }
draw = Unentschieden

reason_verdict = { $verdict }.
reason_even = Beide haben gleich viele Punkte.
reason_no_group = { $player } hat keine Gruppe mehr.
reason_slept = Schlafende Punkte: Schwarz { $black }, Weiß { $white }.
reason_slept_decided =
    { $points ->
        [one] 1 Punkt von { $player } hat geschlafen; das gab den Ausschlag.
       *[other] { $points } Punkte von { $player } haben geschlafen; das gab den Ausschlag.
    }
reason_towers =
    Bei { $player } { $towers ->
        [one] zählt 1 Turm
       *[other] zählen { $towers } Türme
    }, bei { $other } { $other_towers ->
        [0] keiner
       *[other] { $other_towers }
    }.
reason_points =
    { $points ->
        [one] { $player } hat 1 Punkt mehr.
       *[other] { $player } hat { $points } Punkte mehr.
    }

row_high = Höhe { $height }
row_points = Punkte
row_asleep = Schlafend
row_handicap = Vorgabe
row_groups = Gruppen
row_stones = Steine
row_stones_lost = Steine verloren
row_territory = Gebietsfelder
row_komi_spent = Komi ausgegeben
row_aloud = { $row }: Schwarz { $black }, Weiß { $white }

end_both_passed = Beide haben gepasst.
end_sleepers = Schlafend, nicht gezählt: { $stacks }
end_sleeper = { $point } ({ $points })

count_again = Nochmal zählen
count_again_tip = Die Auszählung noch einmal zeigen
sleepers_back = Mit schlafenden Stapeln
sleepers_back_tip = Die Schlussstellung mit den schlafenden Stapeln an ihrem Platz zeigen
rematch = Revanche
rematch_tip = Noch einmal mit vertauschten Farben spielen

card_moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
card_chances = Gewinnchancen
card_lead = Vorsprung nach jedem Zug
card_turning_point = Wendepunkt: Zug { $number }, { $mv }
