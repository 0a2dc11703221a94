### Warum ein Zug nicht geht.

game_over = Die Partie ist zu Ende.
point_occupied = Auf { $point } steht schon ein Stapel.
not_connected = { $point } grenzt an keinen Stein: Ein neuer Stein muss das Band berühren.
hand_empty = { $player } hat keine Steine mehr im Vorrat.
empty_source = Auf { $point } steht kein Stapel, der ziehen könnte.
not_your_stack = Der Stapel auf { $point } gehört { $owner }.
tower_fixed = Der Stapel auf { $point } ist drei Steine hoch: Ein Turm zieht nie.
empty_target = { $point } ist leer: Ein Stapel zieht nur auf einen gegnerischen Stapel.
own_target = Der Stapel auf { $point } gehört dir: Nur gegnerische Stapel können geschlagen werden.
tower_target = Der Stapel auf { $point } ist drei Steine hoch: Ein Turm kann nicht geschlagen werden.
nothing_to_capture = Von { $point } aus gibt es nichts zu schlagen: Kein gegnerischer Stapel daneben ist niedrig genug.
nothing_beside = Von { $point } aus gibt es nichts zu schlagen: Daneben steht kein gegnerischer Stapel.
no_capturer = Keiner deiner Stapel kann { $point } schlagen.
not_adjacent = { $to } liegt nicht neben { $from }: Geschlagen wird nur einen Schritt weit.
too_high = Der Stapel wäre { $height } Steine hoch: Mehr als drei sind nicht erlaubt.
splits_band = Gefesselt: Ein Zug von { $point } aus würde { $cut_off } abtrennen.
too_early = Zu früh: Geschlagen wird erst, wenn Schwarz den zweiten Stein eingesetzt hat.
too_early_by_handicap = Zu früh: Wegen der Vorgabe darf { $player } erst schlagen, wenn insgesamt { $pieces } Steine eingesetzt sind.
must_enter_or_capture =
    { $pieces ->
        [one] Du kannst noch nicht passen: { $player } hat noch einen Stein im Vorrat.
       *[other] Du kannst noch nicht passen: { $player } hat noch { $pieces } Steine im Vorrat.
    }

cell_occupied =
    { $owner-is ->
        [black] Auf { $point } liegt schon ein schwarzer Stein.
       *[white] Auf { $point } liegt schon ein weißer Stein.
    }
enemy_territory = { $point } ist Gebiet von { $enemy }: Kein Stein von { $player } grenzt an diesen Bereich.
lone_suicide = Ein Stein auf { $point } würde ersticken und käme als einziger vom Brett.
needs_two_stones = Der erste Zug von { $player } besteht aus zwei Steinen am Rand, zum Beispiel { $one }+{ $other }.
not_your_first_turn = Zwei Steine werden nur im ersten Zug gesetzt, und den hat { $player } schon gemacht.
not_on_perimeter = { $point } liegt nicht am Rand: Die ersten beiden Steine gehören an den Rand.
same_cell = Auf { $point } können nicht beide Steine liegen.
same_corner = Beide Steine lägen in der Ecke { $corner }: Wähle zwei Randabschnitte, die sich nicht berühren.
same_edge = Beide Steine lägen auf der Seite von { $from } bis { $to }: Wähle zwei Randabschnitte, die sich nicht berühren.
corner = in der Ecke { $corner }
edge = auf der Seite von { $from } bis { $to }
parts_touch = { $one } liegt { $one_part } und { $other } { $other_part }: Diese Randabschnitte berühren sich.
komi_is_whites = Nur Weiß kann Komipunkte ausgeben.
komi_on_first_turn = Im ersten Zug kann kein Komipunkt ausgegeben werden: { $player } setzt zwei Steine.
no_komi_left = Weiß hat keine Komipunkte mehr.

no_such_move = Diesen Zug gibt es in { $game } nicht.
no_such_point = „{ $text }“ gibt es auf diesem Brett nicht.
not_a_move_of_abande = „{ $text }“ ist kein Zug. Gib zum Beispiel d4, d5-d4 oder pass ein.
not_a_move_of_anda = „{ $text }“ ist kein Zug. Gib ein Feld oder komi ein, im ersten Zug zwei Felder mit + dazwischen.
