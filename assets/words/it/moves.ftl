### L’elenco delle mosse e il suo menu, e perché qualcosa non si può fare.

moves_heading = Mosse
no_moves_yet = Ancora nessuna mossa. Inizia il { $player }.
no_moves = Nessuna mossa.
folded_moves =
    { $moves ->
        [one] + 1 altra mossa
       *[other] + altre { $moves } mosse
    }
comment_on_game = Commenta la partita
comment_on_move = Commenta la mossa

to_start_label = Posizione iniziale
to_start_tip = Vai alla posizione iniziale
back_label = Indietro
back_tip = Torna indietro di una mossa
forward_label = Avanti
forward_tip = Vai avanti di una mossa
autoplay_label = Riproduci le mosse
autoplay_tip = Mostra le mosse una dopo l’altra da questa posizione
stop_autoplay_label = Ferma la riproduzione
stop_autoplay_tip = Resta su questa posizione
to_end_label = Ultima posizione
to_end_tip = Vai all’ultima posizione

take_back_to_here = Ritira fin qui
continue_from_here = Continua da qui
move_up = Sposta su
cut_moves = Taglia
copy_from_here = Copia da qui
paste_after_this = Incolla di seguito
delete_moves = Elimina
undo_last_edit = Annulla modifica
redo_edit = Ripeti modifica

game_stands_here = La partita è già a questa mossa.
nothing_cut_or_copied = Non hai ancora tagliato o copiato mosse.
cut_on_other_board = Le mosse tagliate o copiate sono di un altro tavoliere.

over_because = La partita è finita. { $how }.
ended_already = La partita è già finita.
no_end_to_take_back = Nessun giocatore ha chiuso questa partita in anticipo, quindi non c’è nulla da annullare.
no_draws = In { $game } non ci sono patte.
no_clock = Questa partita si gioca senza orologio.
no_swap = I colori si possono scambiare solo con la regola della torta, subito dopo la prima pedina.
game_is_full = Questa partita ha già il numero massimo di mosse.
no_such_node = Questa mossa non c’è più.
start_cannot_change = La posizione iniziale non si può spostare né eliminare.
is_main_line = Questa è già la linea principale.
game_stays_main_line = La linea principale resta la partita stessa. Per continuare invece con questa variante, scegli «{ $command }».
part_of_game = Questa mossa fa parte della partita. Prima ritirala, poi eliminala.
paste_illegal = Qui non si può incollare. { $reason }
paste_illegal_later = Qui non si può incollare: la mossa { $place } della linea incollata sarebbe illegale. { $reason }
no_last_edit = Non c’è nessuna modifica da annullare.
no_undone_edit = Non c’è nessuna modifica da ripetere.
edit_not_undone = Questa modifica non si può annullare: le mosse che ha aggiunto fanno ormai parte della partita.
edit_not_redone = Questa modifica non si può ripetere: eliminerebbe mosse che fanno ormai parte della partita.
