### Il gioco nel terminale: che cosa succede in una partita e come sta, in righe singole.

entered = Il { $player } inserisce una pedina in { $point }.
placed = Il { $player } gioca in { $cells }.
spent_komi =
    { $left ->
        [0] Il { $player } usa il suo ultimo punto komi.
        [one] Il { $player } usa un punto komi e gliene resta 1.
       *[other] Il { $player } usa un punto komi e gliene restano { $left }.
    }
captured = Il { $player } cattura con { $mv }: { $pieces }, altezza { $height }.
captured_to_tower = Il { $player } cattura con { $mv }: { $pieces }, altezza { $height }, una torre.
passed = Il { $player } passa.
stones_gone =
    { $stones ->
        [one] Lascia il tavoliere la pietra del { $player } in { $cells }.
       *[other] Lasciano il tavoliere le pietre del { $player } in { $cells }.
    }

group_score = Gruppi: Nero { $black }, Bianco { $white }.
komi_left = Komi rimasti: { $komi }.
point_score =
    Nero { $black }{ $black_asleep ->
        [0] {""}
        [one] {" "}(+1 che dorme)
       *[other] {" "}(+{ $black_asleep } che dormono)
    }, Bianco { $white }{ $white_asleep ->
        [0] {""}
        [one] {" "}(+1 che dorme)
       *[other] {" "}(+{ $white_asleep } che dormono)
    }.
hands = In riserva: Nero { $black }, Bianco { $white }.

resigned = Il { $loser } abbandona. Vince il { $winner }.
lost_on_time = Il { $loser } ha esaurito il tempo. Vince il { $winner }.
draw_agreed = I giocatori hanno concordato la patta.
over_and_won = La partita è finita: vince il { $winner }.
over_and_drawn = La partita è finita: patta.
score_stood = Il punteggio era: Nero { $black }, Bianco { $white }.
no_group_left = La partita è finita: il { $loser } non ha più gruppi.
victory = Vince il { $winner }.
over_by_passes = La partita è finita: due passaggi di fila.
no_sleepers = Nessuna pila dorme.
sleepers_leave = Dormono: { $stacks }. Le pile senza avversarie accanto lasciano il tavoliere e non danno punti.
sleeper = { $player } { $point } ({ $height })
points_counted = { $player }: { $count }
drawn_by_points = Patta, { $black } a { $white }.
won_by_points = Vince il { $winner }, { $more } a { $less }.
