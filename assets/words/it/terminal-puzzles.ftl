### Il gioco nel terminale: i problemi.

puzzles_of = Problemi di { $game }: { $solved } su { $all } risolti.
puzzles_on_board = { $board }: { $solved } su { $all }
warm_ups_of = Riscaldamento: { $solved } su { $all } risolti.
puzzles_best_streak = Risolti di fila: { $streak }; record: { $best }
puzzles_example = Per un problema adatto a te, scrivi: puzzle
all_puzzles_solved = Hai risolto tutti i problemi di questo gioco.
no_puzzles_of = L’elenco dei problemi di { $game } è vuoto.
no_such_puzzle = Il problema «{ $text }» non esiste. Per averne uno adatto a te, scrivi: puzzle
puzzle_begins = Problema { $name }, rating { $rating }
daily_begins = Problema del giorno { $name }, rating { $rating }: non cambia il tuo.
puzzle_commands = Scrivi la tua mossa. Scrivi next per saltare questo problema senza perdere nulla, leave per tornare alla tua partita, hint per un aiuto o solution per arrenderti.
warm_up_begins = Riscaldamento { $name }: non cambia il tuo rating.
warm_up_commands = Scrivi la tua mossa. Scrivi next per un altro problema, leave per tornare alla tua partita, hint per un aiuto o solution per vedere la soluzione.
prompt_puzzle = Problema, la tua mossa { $number }
puzzle_next = Per il prossimo problema, scrivi: next
puzzle_leave = Per tornare alla tua partita, scrivi: leave
puzzle_left = Hai lasciato i problemi. Ecco di nuovo la tua partita.
puzzle_first_leave = Durante un problema non si può. Per tornare alla tua partita, scrivi: leave
no_puzzle = Non stai risolvendo nessun problema. Per cominciarne uno, scrivi: puzzle
puzzle_over = Questo problema è finito.
puzzle_solution = La soluzione:
puzzle_progress_not_kept = Non si possono salvare i tuoi progressi: { $reason }.
