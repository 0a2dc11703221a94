### Was an einer Stellung nicht stimmt, die jemand aufbaut oder eintippt.

several_bands = Die Stapel bilden { $bands } getrennte Bänder, müssen aber alle verbunden sein.
wrong_piece_count =
    { $found ->
        [one] { $player } hat auf dem Brett und im Vorrat zusammen 1 Stein statt { $expected }.
       *[other] { $player } hat auf dem Brett und im Vorrat zusammen { $found } Steine statt { $expected }.
    }
turn_does_not_fit =
    { $player-is ->
        [black] { $player } ist am Zug, also waren beide gleich oft dran. Das passt nicht zu den Stapeln.
       *[white] { $player } ist am Zug, also war Schwarz einmal öfter dran als Weiß. Das passt nicht zu den Stapeln.
    }
turn_does_not_fit_moves =
    { $player-is ->
        [black] { $player } ist am Zug, also waren beide gleich oft dran.
       *[white] { $player } ist am Zug, also war Schwarz einmal öfter dran als Weiß.
    } Die Stapel zeigen aber { $black ->
        [one] 1 Zug
       *[other] { $black } Züge
    } von Schwarz und { $white } von Weiß.
wrong_turn =
    { $plies ->
        [one] Nach 1 Zug kann { $player } nicht am Zug sein.
       *[other] Nach { $plies } Zügen kann { $player } nicht am Zug sein.
    }
wrong_plies =
    { $plies ->
        [one] Nach 1 Zug
       *[other] Nach { $plies } Zügen
    } ist diese Stellung nicht möglich: Dem Brett nach wurde { $shown }-mal eingesetzt oder geschlagen und { $passes }-mal gepasst.
wrong_turns_of_player =
    { $turns ->
        [one] { $player } hatte 1 Zug, hat dem Brett nach aber { $shown }-mal eingesetzt oder geschlagen.
       *[other] { $player } hatte { $turns } Züge, hat dem Brett nach aber { $shown }-mal eingesetzt oder geschlagen.
    }
too_many_passes = Man kann nicht { $passes }-mal hintereinander passen: Zweimal Passen beendet die Partie.
pass_with_hand = { $player } kann mit Steinen im Vorrat nicht gepasst haben.
early_capture = Bisher kann niemand geschlagen haben: In den ersten drei Zügen werden immer Steine eingesetzt, zwei davon von Schwarz.
early_capture_by_handicap = Wegen der Vorgabe kann { $player } noch nicht geschlagen haben: Dafür müssen erst insgesamt { $pieces } Steine eingesetzt sein.
impossible_stack = Der Stapel auf { $point } ({ $pieces }) kann nicht durch Schlagen entstehen: Die beiden obersten Steine müssen verschiedene Farben haben.
impossible_pieces = Ein Stapel { $pieces } kann nicht durch Schlagen entstehen: Die beiden obersten Steine müssen verschiedene Farben haben.

too_many_plies = Keine Partie kann { $plies } Züge lang sein.
too_many_stones =
    { $found ->
        [one] { $player } hat 1 Stein, kann aber höchstens { $most } haben.
       *[other] { $player } hat { $found } Steine, kann aber höchstens { $most } haben.
    }
not_a_first_turn = Der erste Zug von { $player } besteht aus zwei Steinen auf Randabschnitten, die sich nicht berühren.
no_stones_left = Wenn beide ihren ersten Zug gemacht haben, muss mindestens einer von ihnen Steine auf dem Brett haben.
no_breath = Die Gruppe auf { $point } hat keinen Atemraum, wäre also schon vom Brett gekommen.

fields_of_abande = Eine Stellung in Abande besteht aus 6 Angaben: Reihen, wer am Zug ist, Vorrat von Schwarz, Vorrat von Weiß, wie oft gepasst wurde, Anzahl der Züge. Hier sind es { $found }.
fields_of_anda = Eine Stellung in Anda besteht aus 4 Angaben: Reihen, wer am Zug ist, restliche Komipunkte, Anzahl der Züge. Hier sind es { $found }.
row_count =
    { $expected ->
        [one] Dieses Brett hat 1 Reihe, nicht { $found }.
       *[other] Dieses Brett hat { $expected } Reihen, nicht { $found }.
    }
row_has_points =
    { $expected ->
        [one] Reihe { $row } dieses Bretts hat 1 Schnittpunkt, nicht { $found }.
       *[other] Reihe { $row } dieses Bretts hat { $expected } Schnittpunkte, nicht { $found }.
    }
row_has_cells =
    { $expected ->
        [one] Reihe { $row } dieses Bretts hat 1 Feld, nicht { $found }.
       *[other] Reihe { $row } dieses Bretts hat { $expected } Felder, nicht { $found }.
    }
bad_stack = „{ $text }“ ist weder x noch eine Folge wie x3 noch ein Stapel aus ein bis drei Steinen, geschrieben mit 1 und 2.
bad_stone = „{ $text }“ ist weder x noch eine Folge wie x3 noch ein Stein 1 oder 2.
bad_number = Ungültige Angabe für { $field }: „{ $text }“.
number_too_large = Zu große Zahl für { $field }: { $text }.
bad_side = Am Zug ist 1 (Schwarz) oder 2 (Weiß), nicht „{ $text }“.
field_hand = den Vorrat von { $player }
field_passes = die Anzahl der Passzüge
field_komi = die restlichen Komipunkte
field_ply = die Anzahl der Züge
