### Impostare una posizione.

editor_title = Imposta posizione
editor_ready = Posizione pronta
editor_faults =
    { $faults ->
        [one] C’è un errore
       *[other] Ci sono { $faults } errori
    }

setup_board = { $game } · { $board }, { $size }
setup_choose_board = Tavoliere
setup_empty_board = Tavoliere vuoto
setup_from_game = Dalla partita
setup_from_game_tip = Parti dalla posizione mostrata nella partita

brush_eraser = Togli
click_puts_piece = Clicca su un’intersezione per aggiungere una pedina in cima, col destro per toglierne una. Trascina una pila per spostarla.
click_puts_stone = Clicca su una casella per posare una pietra, col destro per toglierla. Trascinala per spostarla.
click_takes_piece = Clicca su una pila per toglierne la pedina in cima. Trascina una pila per spostarla.
click_takes_stone = Clicca su una pietra per toglierla. Trascinala per spostarla.
stack_is_full = Una pila può avere al massimo tre pedine.
stone_is_there = Qui c’è già una pietra.

setup_to_move = Chi muove
setup_turn = Tocca al { $player }
setup_hand =
    { $player-is ->
        [black] Riserva nera
       *[white] Riserva bianca
    }
setup_fill_hands = Il resto in riserva
setup_fill_hands_tip = Metti in riserva tutte le pedine che non sono sul tavoliere
setup_passes = Passaggi
setup_no_pass = Nessun passaggio
setup_one_pass = Un passaggio
setup_two_passes = Due passaggi
setup_passes_tip = Passaggi di fila prima di questo turno: con due la partita finisce
setup_komi_left = Komi rimasti
setup_drop_handicap = Senza l’handicap
one_less = { $what }: diminuisci di 1
one_more = { $what }: aumenta di 1

position_over = In questa posizione la partita è finita.
position_faulty = In questa posizione c’è qualcosa che non va.
point_out_tip = Mostra l’errore sul tavoliere

position_text = Posizione in una riga
copy_position_text = Copia
copy_position_text_tip = Copia la posizione come testo
paste_position_text = Incolla
paste_position_text_tip = Incolla una posizione  (Ctrl+V)
text_is_no_position = Questa posizione non è valida. { $reason }

setup_study = Studia
setup_study_tip = Muovi per entrambi i colori, senza il computer
setup_cancel = Indietro
setup_cancel_tip = Torna alla partita
setup_play = Gioca da qui
