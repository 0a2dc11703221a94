### La lista delle mosse e il suo menu, e perché qualcosa non si può fare.

over_because = La partita è finita. { $how }.
no_such_end = La partita è già finita, o non è ancora finita.
no_draws = In { $game } non ci sono patte.
no_such_node = Nell’albero questa mossa non c’è.
start_cannot_change = Qui è l’inizio: non c’è nessuna mossa da modificare.
is_main_line = Questa è già la linea principale.
paste_illegal_later = Qui la mossa { $place } tra quelle incollate è illegale. { $reason }
