### Serie di problemi, per esempio contro il tempo, e il problema del giorno.

daily_title = Problema del giorno
daily_about = { $date }, non valido per il rating
daily_about_solved = { $date }, risolto
daily_tip = Lo stesso per tutti, uno nuovo ogni giorno
unrated_puzzle = Questo problema non cambia il tuo rating.

rush_label = Sprint
streak_label = Serie
rush_about = 3 minuti, 3 errori
streak_about = Senza errori
run_about_best = { $about } · record: { $best }
offer_read_aloud = { $title }: { $about }
rush_begins = Sprint: risolvi quanti più problemi puoi in tre minuti. Alla terza mossa sbagliata lo sprint finisce.
streak_begins = Serie: risolvi quanti più problemi puoi. Alla prima mossa sbagliata la serie finisce. Puoi saltare un solo problema.

run_title = { $run }: { $board }
run_time_left = Tempo rimasto: { $time }
run_minute_left = Manca un minuto
run_seconds_left = Mancano 20 secondi
run_score = Risolti: { $count }
run_mistakes_left = Errori ancora ammessi: { $count }
run_skip_label = Salta
run_skip_tip = Passa al problema seguente; si può fare una volta sola
run_stop_label = Concludi
run_stop_tip = Concludi la prova e guarda il risultato

run_time_up = Il tempo è scaduto.
run_third_mistake = Era la terza mossa sbagliata.
run_first_mistake = Era una mossa sbagliata.
run_none_left = Non ci sono altri problemi.
run_stopped = Hai interrotto la prova.
run_solved =
    { $count ->
        [one] 1 problema risolto
       *[other] { $count } problemi risolti
    }
run_new_best = Nuovo record!
run_best = Record: { $best }
run_highest = Il più difficile risolto: rating { $rating }
run_missed_heading = Problemi non risolti
run_missed_unrated = Non cambiano il tuo rating.
run_missed_row = { $board }, rating { $rating }
run_missed_next_tip = Passa al prossimo problema non risolto, poi torna al risultato
run_again_label = Ancora
run_again_tip = Comincia un’altra prova
