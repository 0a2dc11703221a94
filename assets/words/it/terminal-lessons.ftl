### Il gioco nel terminale: le lezioni.

lessons_of = Lezioni di { $game }:
lesson_listed =
    { $done ->
        [done] { $title } (fatta) – { $about }
       *[new] { $title } – { $about }
    }
lesson_example = Per cominciare una lezione, scrivi lesson e il suo numero, per esempio: lesson { $number }
all_lessons_done = Hai fatto tutte le lezioni. Per ripeterne una, scrivi per esempio: lesson 1
no_such_lesson = Non c’è nessuna lezione «{ $text }». Per vedere l’elenco, scrivi: lessons
lesson_begins = Lezione { $number }: { $title }
lesson_commands = Scrivi again per riprovare un passo, hint per un aiuto, leave per tornare alla tua partita.
prompt_lesson = Lezione, passo { $step } di { $steps }
lesson_next = Per continuare, scrivi: next
lesson_complete = Era l’ultimo passo di questa lezione.
lesson_following = Per la prossima lezione, scrivi: lesson { $number }
lesson_leave = Per tornare alla tua partita, scrivi: leave
lesson_left = Hai lasciato la lezione. Ecco di nuovo la tua partita.
lesson_first_leave = Durante una lezione non si può. Per tornare alla tua partita, scrivi: leave
no_lesson = Non c’è nessuna lezione in corso. Per vedere l’elenco, scrivi: lessons
lesson_step_open = Non hai ancora completato questo passo. Per un aiuto, scrivi: hint
lesson_step_done = Passo completato.
lesson_game_over = La partita è finita prima che il passo fosse completato. Per riprovare, scrivi: again
lesson_progress_not_kept = Non è stato possibile salvare i tuoi progressi: { $reason }.

not_what_is_asked = Le regole lo permettono, ma questo passo chiede altro.
point_at_places = Questo passo chiede di indicare qualcosa sul tavoliere: scrivi una o più coordinate.
that_is_not_it = No, non { $point }.
places_left =
    { $left ->
        [one] Giusto. Resta un posto da indicare.
       *[other] Giusto. Restano { $left } posti da indicare.
    }

lesson_hint_enter = Inserisci una nuova pedina.
lesson_hint_capture = Cerca una cattura.
lesson_hint_pass = Valuta se passare.
lesson_hint_place = Posa una pietra.
lesson_hint_komi = Il Bianco ha punti komi.
lesson_hint_move = Per esempio: { $mv }
lesson_hint_left =
    { $left ->
        [one] Resta un posto da indicare.
       *[other] Restano { $left } posti da indicare.
    }
lesson_hint_place_there = Uno di questi è { $point }.
lesson_hint_play_on = Continua a giocare. Per ora nessuna mossa basta da sola.
