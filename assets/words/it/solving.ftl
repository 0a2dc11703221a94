### I problemi nella finestra: la pagina in cui se ne sceglie uno, ciò che lo accompagna e il senso di ogni tema.

puzzles_label = Problemi
puzzles_tip = Trova l’unica mossa giusta
puzzle_again_label = Riprova
puzzle_again_tip = Ritira la mossa sbagliata o ricomincia il problema
puzzle_solution_label = Soluzione
puzzle_solution_tip = Rinuncia e guarda la soluzione
puzzle_next_label = Avanti
puzzle_next_tip = Passa a un altro problema
puzzle_leave_label = Esci dai problemi
puzzle_leave_tip = Smetti e torna alla tua partita
puzzle_nothing_wrong = Non c’è nessuna mossa sbagliata da ritirare.
puzzle_plays = Aspetta che finiscano le mosse sul tavoliere.

lessons_section = Lezioni
puzzles_solved = { $solved } su { $all } risolti
puzzles_in_a_row = Di fila: { $streak }, record: { $best }
puzzle_board_heading = Tavoliere
puzzle_difficulty_heading = Difficoltà
difficulty_easier = Più facile
difficulty_usual = Al mio livello
difficulty_harder = Più difficile
puzzle_theme_heading = Tema
any_theme = tutti i temi
theme_tally = { $solved } su { $all }
theme_read_aloud = { $theme }, { $solved } su { $all } risolti
solve_puzzle = Risolvi un problema
these_are_solved = Hai risolto tutti questi problemi. Scegli un altro tavoliere o un altro tema.

puzzle_title = Problema: { $board }
puzzle_details = Rating { $rating }, { $name }
puzzle_refuting = Cerco la risposta migliore…
puzzle_take_back = Clicca sul tavoliere per ritirare la mossa.
puzzle_shown = Era questa la soluzione.
puzzle_why = Che cosa fa la mossa chiave
puzzle_learnt = Temi del problema

own_mistakes = I miei errori
own_mistakes_tip = Trova una mossa migliore di quella giocata; ciò che ricordi torna a intervalli sempre più lunghi
mistakes_due = { $count } da ripassare
mistakes_none = Quando rivedi una partita contro il computer, i tuoi errori vengono raccolti qui per il ripasso.
mistakes_next =
    { $days ->
        [one] Il prossimo errore da ripassare arriva domani.
       *[other] Il prossimo errore da ripassare arriva tra { $days } giorni.
    }
mistake_title = Dalla tua partita: { $board }
mistake_back =
    { $days ->
        [one] Questa posizione torna domani.
       *[other] Questa posizione torna tra { $days } giorni.
    }
mistake_learnt = Questa la sai: la posizione non torna più.
mistakes_done = Per oggi non ci sono altri errori da ripassare.
mistakes_kept =
    { $count ->
        [one] Uno dei tuoi errori è da ripassare: pagina Impara, sezione Problemi.
       *[other] { $count } dei tuoi errori sono da ripassare: pagina Impara, sezione Problemi.
    }

about_win = Una sola mossa mantiene la vittoria; ogni altra la butta via.
about_draw = Una sola mossa salva la patta; ogni altra perde.
about_points = Vincono diverse mosse, ma una sola con questo margine.
about_entry = La prima mossa inserisce una pedina.
about_capture = La prima mossa è una cattura.
about_pass = Una delle tue mosse è un passaggio.
about_sacrifice = La prima mossa cede qualcosa e ottiene di più.
about_defence = La prima mossa protegge ciò che l’avversario avrebbe potuto catturare.
about_threat = La prima mossa minaccia una cattura che frutta punti.
about_tower = Una pila diventa una torre, che nessuno può catturare.
about_sleep = Una pila avversaria si addormenta e non conta più.
about_waking = Una tua pila dormiente si sveglia e conta di nuovo.
about_pin = Una pila avversaria viene inchiodata e non può più catturare.
about_freedom = Una tua pila inchiodata può di nuovo catturare.
about_last_entry = Un giocatore inserisce la sua ultima pedina.
about_smothering = Un gruppo avversario viene soffocato e lascia il tavoliere.
about_rescue = Un tuo gruppo sfugge al soffocamento.
about_connection = Due dei tuoi gruppi diventano uno solo.
about_double_attack = Una mossa attacca più gruppi insieme.
about_counter = Strada facendo viene soffocato un altro gruppo avversario.
about_elimination = L’ultima mossa chiude la partita.
about_two_moves = Devi trovare due mosse.
about_long = Devi trovare tre mosse o più.
about_warm_up = Una sola mossa fa ciò che è richiesto. Il riscaldamento non cambia il tuo rating.
