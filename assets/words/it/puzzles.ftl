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

puzzle_right = Giusto. Continua.
puzzle_solved = Giusto. Problema risolto.
puzzle_solved_after_all = Giusto. È la soluzione.
puzzle_wrong_keep = C’è una mossa migliore.
puzzle_wrong_smother = Così il gruppo non viene soffocato in tempo.
puzzle_wrong_save = Così il gruppo non si salva.
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
puzzle_rating_up = Il tuo rating: { $rating } (+{ $by })
puzzle_rating_down = Il tuo rating: { $rating } (−{ $by })
puzzle_rating_same = Il tuo rating: { $rating }
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
