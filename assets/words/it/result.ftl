### La fine di una partita: chi ha vinto, perché e di quanto.

you_win = Hai vinto
you_win_by = Hai vinto { $own }–{ $other }
player_wins = Vince il { $player }
player_wins_by = Vince il { $player } { $own }–{ $other }
draw_at = Patta, { $black }–{ $white }
draw = Patta

reason_verdict = { $verdict }.
reason_even = I due giocatori hanno gli stessi punti.
reason_no_group = Il { $player } non ha più gruppi.
reason_slept = Punti dormienti: Nero { $black }, Bianco { $white }.
reason_slept_decided =
    { $points ->
        [one] 1 punto del { $player } dormiva, e questo ha deciso la partita.
       *[other] { $points } punti del { $player } dormivano, e questo ha deciso la partita.
    }
reason_towers =
    { $towers ->
        [one] Il { $player } ha 1 torre che conta, il { $other } { $other_towers ->
            [0] nessuna
           *[other] { $other_towers }
        }.
       *[other] Il { $player } ha { $towers } torri che contano, il { $other } { $other_towers ->
            [0] nessuna
           *[other] { $other_towers }
        }.
    }
reason_points =
    { $points ->
        [one] Il { $player } ha 1 punto in più.
       *[other] Il { $player } ha { $points } punti in più.
    }

row_high = Altezza { $height }
row_points = Punti
row_asleep = Dormienti
row_handicap = Handicap
row_groups = Gruppi
row_stones = Pietre in gioco
row_stones_lost = Pietre perse
row_territory = Territorio
row_komi_spent = Punti komi usati
row_aloud = { $row }: Nero { $black }, Bianco { $white }

end_both_passed = Entrambi hanno passato.
end_sleepers = Pile dormienti, non contate: { $stacks }
end_sleeper = { $point } ({ $points })

count_again = Riconta
count_again_tip = Mostra di nuovo il conteggio
sleepers_back = Con le pile dormienti
sleepers_back_tip = Mostra la posizione finale con le pile dormienti al loro posto
rematch = Rivincita
rematch_tip = Gioca ancora, a colori invertiti

card_moves =
    { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
card_chances = Probabilità di vittoria
card_lead = Vantaggio dopo ogni mossa
card_turning_point = Svolta: mossa { $number }, { $mv }
