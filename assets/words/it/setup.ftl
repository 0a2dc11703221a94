### Che cosa non va in una posizione impostata sul tavoliere o scritta.

several_bands = Le pile formano { $bands } gruppi separati: devono essere tutte collegate.
wrong_piece_count =
    { $found ->
        [one] Il { $player } ha 1 pedina tra tavoliere e riserva, non { $expected }.
       *[other] Il { $player } ha { $found } pedine tra tavoliere e riserva, non { $expected }.
    }
turn_does_not_fit =
    { $player-is ->
        [black] Se tocca al Nero, entrambi devono aver giocato lo stesso numero di turni, ma dalle pile non risulta.
       *[white] Se tocca al Bianco, il Nero deve aver giocato un turno in più, ma dalle pile non risulta.
    }
turn_does_not_fit_moves =
    { $player-is ->
        [black] Se tocca al Nero, entrambi devono aver giocato lo stesso numero di turni.
       *[white] Se tocca al Bianco, il Nero deve aver giocato un turno in più.
    } Dalle pile { $black ->
        [one] risulta invece 1 mossa
       *[other] risultano invece { $black } mosse
    } del Nero e { $white } del Bianco.
wrong_turn =
    { $plies ->
        [one] Dopo 1 mossa non può toccare al { $player }.
       *[other] Dopo { $plies } mosse non può toccare al { $player }.
    }
wrong_plies =
    Con { $plies ->
        [one] 1 mossa
       *[other] { $plies } mosse
    } non si arriva qui: il tavoliere mostra { $shown ->
        [one] 1 inserimento o cattura
       *[other] { $shown } tra inserimenti e catture
    }, e { $passes ->
        [one] c’è 1 passaggio
       *[other] ci sono { $passes } passaggi
    }.
wrong_turns_of_player =
    Il { $player } ha giocato { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }, ma il tavoliere mostra { $shown ->
        [one] 1 inserimento o cattura
       *[other] { $shown } tra inserimenti e catture
    }.
too_many_passes = Non ci possono essere { $passes } passaggi di fila: con due la partita finisce.
pass_with_hand = Il { $player } non può aver passato con pedine in riserva.
early_capture = Non può esserci già stata una cattura: i primi tre turni sono sempre inserimenti, due dei quali del Nero.
early_capture_by_handicap = Con questo handicap il { $player } non può aver catturato prima dell’inserimento di { $pieces } pedine in tutto.
impossible_stack = La pila in { $point } ({ $pieces }) non può nascere da una cattura: le due pedine in cima devono essere di colore diverso.
impossible_pieces = Una pila «{ $pieces }» non può nascere da una cattura: le due pedine in cima devono essere di colore diverso.

too_many_plies = Nessuna partita ha { $plies } mosse.
too_many_stones =
    { $found ->
        [one] Il { $player } ha 1 pietra, ma può averne al massimo { $most }.
       *[other] Il { $player } ha { $found } pietre, ma può averne al massimo { $most }.
    }
not_a_first_turn = Nel primo turno il { $player } posa due pietre su parti del bordo che non si toccano.
no_stones_left = Dopo il primo turno di entrambi, almeno un giocatore deve avere pietre sul tavoliere.
no_breath = Il gruppo di { $point } non ha respiri: avrebbe già dovuto lasciare il tavoliere.

fields_of_abande = Una posizione di Abande ha 6 campi: righe, chi muove, riserva del Nero, riserva del Bianco, passaggi, numero di mosse. Questa ne ha { $found }.
fields_of_anda = Una posizione di Anda ha 4 campi: righe, chi muove, punti komi rimasti, numero di mosse. Questa ne ha { $found }.
row_count = Questo tavoliere ha { $expected } righe, non { $found }.
row_has_points =
    { $expected ->
        [one] Su questo tavoliere la riga { $row } ha 1 intersezione, non { $found }.
       *[other] Su questo tavoliere la riga { $row } ha { $expected } intersezioni, non { $found }.
    }
row_has_cells =
    { $expected ->
        [one] Su questo tavoliere la riga { $row } ha 1 casella, non { $found }.
       *[other] Su questo tavoliere la riga { $row } ha { $expected } caselle, non { $found }.
    }
bad_stack = «{ $text }» non è né x, né una serie come x3, né una pila di una, due o tre pedine, scritte come 1 e 2.
bad_stone = «{ $text }» non è né x, né una serie come x3, né una pietra 1 o 2.
bad_number = «{ $text }» non è un numero valido per { $field }.
number_too_large = { $text } è un numero troppo grande per { $field }.
bad_side = Chi muove è 1 (Nero) o 2 (Bianco), non «{ $text }».
field_hand = la riserva del { $player }
field_passes = il numero di passaggi
field_komi = il numero di punti komi rimasti
field_ply = il numero di mosse
