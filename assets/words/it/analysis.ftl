### La pagina di analisi.

engine_off = Attiva il motore per vedere qui le mosse migliori.
engine_off_in_game = Durante la partita il motore resta spento finché non lo attivi.
engine_over = In questa posizione la partita è finita.
engine_waits = Il motore aspetta mentre il computer pensa.
engine_silent = Il motore tace finché non provi una mossa.
engine_begins = Avvio del motore…
engine_failed = Il motore si è fermato. Disattivalo e riattivalo.
engine_depth = Profondità { $depth } · { $positions } posizioni
engine_playouts = { $playouts } simulazioni
engine_proved = Risolto · { $positions } posizioni
engine_helps = Ora il motore ti aiuta in una partita ancora in corso.
engine_settings = Impostazioni del motore
lines_label = Varianti
lines_of =
    { $lines ->
        [one] 1 variante
       *[other] { $lines } varianti
    }
threads_label = Thread
threads_fewer = Un thread in meno
threads_more = Un thread in più
memory_label = Memoria (MB)
memory_of = { $size } MB
arrows_label = Frecce sul tavoliere

line_name = { $letter }: { $moves }. { $value }
line_depth = Profondità { $depth }
line_visits =
    { $visits ->
        [one] Provata in 1 simulazione
       *[other] Provata in { $visits } simulazioni
    }
line_enter = Clicca per provare la prima mossa.
line_not_now = Puoi provare delle mosse a partita finita o da una posizione precedente.
value_ahead =
    { $points ->
        [one] Il { $player } è in vantaggio di circa 1 punto.
       *[other] Il { $player } è in vantaggio di circa { $points } punti.
    }
value_even = Nessuno è in vantaggio.
value_won =
    { $points ->
        [one] Il { $player } vince sicuramente di 1 punto.
       *[other] Il { $player } vince sicuramente di { $points } punti.
    }
value_drawn = Patta sicura.
value_sure = Il { $player } vince sicuramente.
value_unknown = Ancora nessuna valutazione.
graph_name = Andamento della partita
graph_empty = Dopo la revisione, qui vedrai l’andamento della partita.
graph_at = Mossa { $number }: { $value }

review_none = A partita finita, qui potrai farne la revisione.
review_offer = La revisione valuta ogni mossa ed elenca gli errori più gravi.
review_done =
    { $count ->
        [one] La revisione è finita: trovato un errore.
       *[other] La revisione è finita: trovati { $count } errori.
    }
review_failed = Revisione non riuscita.
review_overtaken = La partita è stata modificata durante la revisione.
review_cancel = Interrompi
percent = { $percent }%
percent_lost = −{ $percent }%
review_accuracy_label = Precisione
review_position = Errore { $number } di { $all }
review_own_mistakes = I tuoi errori
review_other_mistakes = Gli errori del computer
review_mistakes_count =
    { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
mistake_name = { $mv }, { $grade }
grade_inaccuracy = imprecisione
grade_mistake = errore
grade_blunder = errore grave
again_judging = Valutazione della mossa…
trial_not_best = C’è di meglio.
