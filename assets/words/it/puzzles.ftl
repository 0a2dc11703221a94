### I problemi, nella finestra e nel terminale.

puzzle_win = Muove il { $player }: trova l’unica mossa che vince.
puzzle_draw = Muove il { $player }: trova l’unica mossa che salva la patta.
puzzle_points =
    { $margin ->
        [one] Muove il { $player }: trova l’unica mossa che vince di 1 punto.
       *[other] Muove il { $player }: trova l’unica mossa che vince di { $margin } punti.
    }
puzzle_smother =
    { $moves ->
        [one] Muove il { $player }: soffoca subito il gruppo di { $cell }.
       *[other] Muove il { $player }: soffoca il gruppo di { $cell } in { $moves } mosse.
    }
puzzle_save = Muove il { $player }: salva il gruppo di { $cell }.
warm_up_capture = Muove il { $player }: cattura una pila senza che la tua possa essere catturata a sua volta.
warm_up_tower = Muove il { $player }: costruisci una torre, cioè una pila di tre pedine.
warm_up_awake = Muove il { $player }: inserisci una pedina dove sia sveglia e non possa essere catturata.
warm_up_sleep = Muove il { $player }: addormenta la pila in { $cell }.
warm_up_pin = Muove il { $player }: inchioda la pila in { $cell }, così che non possa catturare.
warm_up_last_entry = Muove il { $player }: inserisci la tua ultima pedina dove sia sveglia e non possa essere catturata.
warm_up_breathe = Muove il { $player }: il tuo gruppo di { $cell } potrebbe essere soffocato alla prossima mossa. Fallo respirare.
warm_up_enclose = Muove il { $player }: chiudi un territorio.
warm_up_smother = Muove il { $player }: soffoca il gruppo di { $cell }.
warm_up_two_breaths = Muove il { $player }: dai al tuo gruppo di { $cell } tutti e due i tipi di respiro, un territorio e un respiro che tocca più gruppi avversari.

puzzle_right = Giusto. Continua.
puzzle_solved = Giusto. Problema risolto.
puzzle_solved_after_all = Giusto. È la soluzione.
puzzle_wrong_keep = C’è una mossa migliore.
puzzle_wrong_smother = Così il gruppo non viene soffocato in tempo.
puzzle_wrong_save = Così il gruppo non si salva.
puzzle_wrong_warm_up = Non è la mossa giusta. Guarda meglio: il riscaldamento non costa nulla.
puzzle_improve = Muove il { $player }: qui hai giocato { $mv }. Trova una mossa migliore.
puzzle_wrong_improve = È la mossa della tua partita.
puzzle_unjudged = Non è stato possibile valutare questa mossa.
refuted_win =
    { $points ->
        [one] Dopo { $line } vinci soltanto di 1 punto.
       *[other] Dopo { $line } vinci soltanto di { $points } punti.
    }
refuted_draw = Dopo { $line } è soltanto patta.
refuted_loss =
    { $points ->
        [one] Dopo { $line } perdi di 1 punto.
       *[other] Dopo { $line } perdi di { $points } punti.
    }
refuted_escape = Dopo { $mv } l’avversario gioca { $reply } e il gruppo resiste.
refuted_stands = Dopo { $mv } il gruppo è ancora lì.
refuted_falls = Dopo { $mv } l’avversario gioca { $reply } e il gruppo non si può più salvare.
refuted_gone = Dopo { $mv } il gruppo non c’è più.

puzzle_themes = Temi: { $themes }
puzzle_rating_up = Il tuo rating: { $rating } ± { $uncertainty } (+{ $by })
puzzle_rating_down = Il tuo rating: { $rating } ± { $uncertainty } (−{ $by })
puzzle_rating_same = Il tuo rating: { $rating } ± { $uncertainty }
puzzle_price = Una mossa sbagliata, un aiuto o la soluzione abbassa il tuo rating di { $cost }. Saltare non costa nulla.
puzzle_streak = Risolti di fila: { $count }

theme_win = vittoria
theme_draw = patta
theme_points = punti
theme_entry = inserimento
theme_capture = cattura
theme_pass = passaggio
theme_sacrifice = sacrificio
theme_defence = difesa
theme_threat = minaccia
theme_tower = torre
theme_sleep = addormentamento
theme_waking = risveglio
theme_pin = inchiodatura
theme_freedom = schiodatura
theme_last_entry = ultima pedina
theme_smothering = soffocamento
theme_rescue = salvataggio
theme_connection = collegamento
theme_double_attack = doppio attacco
theme_counter = contrattacco
theme_elimination = fine della partita
theme_two_moves = due mosse
theme_long = soluzione lunga
theme_warm_up = riscaldamento
