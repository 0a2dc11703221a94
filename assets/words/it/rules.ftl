### Perché una mossa è rifiutata.

game_over = La partita è finita.
point_occupied = In { $point } c’è già una pila.
not_connected = { $point } non tocca nessuna pedina: una nuova pedina deve unirsi al gruppo.
hand_empty = Il { $player } non ha più pedine in riserva.
empty_source = In { $point } non c’è nessuna pila da muovere.
not_your_stack = La pila in { $point } è del { $owner }.
tower_fixed = La pila in { $point } è alta tre pedine: una torre non si muove mai.
empty_target = { $point } è vuota: una pila si muove solo sopra una pila avversaria.
own_target = La pila in { $point } è tua: si catturano solo le pile avversarie.
tower_target = La pila in { $point } è alta tre pedine: una torre non si può catturare.
nothing_to_capture = Da { $point } non c’è niente da catturare: nessuna pila avversaria accanto è abbastanza bassa.
nothing_beside = Da { $point } non c’è niente da catturare: accanto non ci sono pile avversarie.
no_capturer = Nessuna delle tue pile può catturare { $point }.
not_adjacent = { $to } non è accanto a { $from }: si cattura muovendo di un solo passo.
too_high = La pila sarebbe alta { $height } pedine: il limite è tre.
splits_band = Inchiodata: se { $point } si muovesse, isolerebbe { $cut_off }.
too_early = Troppo presto: si può catturare solo dopo che il Nero ha inserito la seconda pedina.
too_early_by_handicap = Troppo presto: con questo handicap il { $player } può catturare solo dopo l’inserimento di { $pieces } pedine in tutto.
must_enter_or_capture =
    { $pieces ->
        [one] Non puoi ancora passare: il { $player } ha 1 pedina in riserva.
       *[other] Non puoi ancora passare: il { $player } ha { $pieces } pedine in riserva.
    }

cell_occupied =
    { $owner-is ->
        [black] In { $point } c’è già una pietra nera.
       *[white] In { $point } c’è già una pietra bianca.
    }
enemy_territory = { $point } è territorio del { $enemy }: nessuna pietra del { $player } tocca quella zona.
lone_suicide = Una pietra in { $point } sarebbe soffocata, e sarebbe l’unica a lasciare il tavoliere.
needs_two_stones = Nel suo primo turno il { $player } posa due pietre sul bordo, per esempio { $one }+{ $other }.
not_your_first_turn = Si posano due pietre solo nel primo turno, e il { $player } lo ha già giocato.
not_on_perimeter = { $point } non è sul bordo, dove vanno le prime due pietre.
same_cell = Due pietre non possono stare entrambe in { $point }.
same_corner = Le due pietre sarebbero entrambe nell’angolo { $corner }: servono due parti del bordo che non si toccano.
same_edge = Le due pietre sarebbero entrambe sul lato da { $from } a { $to }: servono due parti del bordo che non si toccano.
corner = nell’angolo { $corner }
edge = sul lato da { $from } a { $to }
parts_touch = { $one } è { $one_part } e { $other } { $other_part }: queste parti del bordo si toccano.
komi_is_whites = Solo il Bianco ha punti komi da usare.
komi_on_first_turn = Nel primo turno non si usano punti komi: il { $player } posa due pietre.
no_komi_left = Il Bianco non ha più punti komi.

no_such_move = In { $game } questa mossa non esiste.
no_such_point = «{ $text }» non esiste su questo tavoliere.
not_a_move_of_abande = «{ $text }» non è una mossa. Scrivi una mossa come d4, d5-d4 o pass.
not_a_move_of_anda = «{ $text }» non è una mossa. Scrivi una casella, komi oppure, nel primo turno, due caselle unite da +.
