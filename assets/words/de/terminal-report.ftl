### Das Spiel im Terminal: was in einer Partie geschieht und wie sie steht.

entered = { $player } setzt auf { $point } einen Stein ein.
placed = { $player } spielt { $cells }.
spent_komi =
    { $left ->
        [0] { $player } gibt einen Komipunkt aus und hat keinen mehr.
       *[other] { $player } gibt einen Komipunkt aus und hat noch { $left }.
    }
captured = { $player } schlägt mit { $mv }: { $pieces }, Höhe { $height }.
captured_to_tower = { $player } schlägt mit { $mv }: { $pieces }, Höhe { $height }, ein Turm.
passed = { $player } passt.
stones_gone =
    { $stones ->
        [one] Der Stein von { $player } auf { $cells } kommt vom Brett.
       *[other] Die Steine von { $player } auf { $cells } kommen vom Brett.
    }

group_score = Gruppen: Schwarz { $black }, Weiß { $white }.
komi_left = Komi übrig: { $komi }.
point_score =
    Schwarz { $black }{ $black_asleep ->
        [0] {""}
        [one] {" "}(+1 schläft)
       *[other] {" "}(+{ $black_asleep } schlafen)
    }, Weiß { $white }{ $white_asleep ->
        [0] {""}
        [one] {" "}(+1 schläft)
       *[other] {" "}(+{ $white_asleep } schlafen)
    }.
hands = Im Vorrat: Schwarz { $black }, Weiß { $white }.

resigned = { $loser } gibt auf. { $winner } gewinnt.
lost_on_time = { $loser } hat die Zeit überschritten. { $winner } gewinnt.
draw_agreed = Die Spieler haben sich auf ein Unentschieden geeinigt.
over_and_won = Die Partie ist zu Ende: { $winner } gewinnt.
over_and_drawn = Die Partie ist zu Ende: Unentschieden.
score_stood = Punktestand: Schwarz { $black }, Weiß { $white }.
no_group_left = Die Partie ist zu Ende: { $loser } hat keine Gruppe mehr.
victory = { $winner } gewinnt.
over_by_passes = Die Partie ist zu Ende: Es wurde zweimal hintereinander gepasst.
no_sleepers = Kein Stapel schläft.
sleepers_leave = Schlafend: { $stacks }. Stapel ohne Gegner daneben kommen vom Brett und zählen nicht.
sleeper = { $player } { $point } ({ $height })
points_counted = { $player }: { $count }
drawn_by_points = Unentschieden, { $black } zu { $white }.
won_by_points = { $winner } gewinnt { $more } zu { $less }.
