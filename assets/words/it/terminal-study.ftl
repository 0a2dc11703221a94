### Il gioco nel terminale: rivedere le mosse, varianti, note e modifiche all’albero delle mosse.

back_example = Per esempio: back, oppure: back 3
forward_example = Per esempio: forward, oppure: forward 3
goto_example = Dove andare? Per esempio: goto 12, goto start, goto end
at_the_start = Sei all’inizio.
at_the_line_end = Sei all’ultima mossa.
line_reaches = Questa linea va dalla mossa { $first } alla mossa { $last }.
already_at_game_position = Sei già alla posizione attuale.
here_is_start = Questa è la posizione iniziale.
this_is_game_position = Questa è la posizione attuale della partita.
place_shown = { $mv }: { $what }
back_to_game = Per tornare alla partita, scrivi: game
looking_back =
    { $plies ->
        [one] Sei alla mossa { $ply }; la partita ne ha 1.
       *[other] Sei alla mossa { $ply }; la partita ne ha { $plies }.
    }
looking_at_variation = Stai guardando una variante, alla mossa { $ply }.

depth_example = Per esempio: variations, variations 5, variations all
nothing_tried = Non è ancora stata giocata o provata nessuna mossa.
no_variations = Non ci sono ancora varianti. Per provarne una, scrivi: back, poi gioca un’altra mossa.
one_variation = C’è una variante. Per vederla, scrivi: variation 1
variations_numbered = Le varianti sono numerate da 1 a { $last }. Per vederle, scrivi: variations
variation_begins = Questa è una variante: giochi con entrambi i colori, e la partita non cambia.
next_moves = A seguire: { $moves }.
next_variation = variante { $number }: { $mv }
game_already_here = La partita è già qui. Per tornare a una mossa precedente, scrivi: back
game_goes_on_here = La partita continua da qui. Per rigiocare le mosse ritirate, scrivi: redo
game_is_now_this = Ora la partita è questa. Le mosse giocate prima restano come variante.
marker_here = (qui)
marker_game_position = (la partita)
marker_start_here = Inizio (qui)
marker_start_is_game_position = Inizio (la partita)
more_variations =
    {"..."} { $variations ->
        [one] 1 variante
       *[other] { $variations } varianti
    }, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }: per vedere di più, scrivi: variations { $depth }

no_comment = Qui non c’è nessun commento. Per aggiungerne uno, scrivi: comment TESTO
no_comment_to_remove = Qui non c’è nessun commento.
comment_added = Commento aggiunto.
comment_replaced = Commento sostituito.
comment_removed = Commento tolto.
glyphs_need_moves = Un simbolo valuta una mossa, ma all’inizio non ce n’è nessuna.
no_glyph = Qui non c’è nessun simbolo. Per aggiungerne uno, scrivi per esempio: glyph !?
no_glyph_to_remove = Qui non c’è nessun simbolo.
glyphs_known = I simboli sono !!, !, !?, ?!, ?, ?? o un numero come $14; per toglierli: glyph -
glyph_there = { $glyph } c’è già.
glyph_added = { $glyph } aggiunto.
glyphs_removed = Simboli tolti.

mark_example = Per esempio: mark d4, oppure: mark d4 red
nothing_marked = Qui non c’è niente di segnato. Per segnare qualcosa, scrivi per esempio: mark d4, oppure: arrow d4 d5 red
no_mark_to_remove = Qui non c’è nessun segno.
mark_added = { $point } è segnata.
mark_removed = { $point } non è più segnata.
marks_removed = Segni tolti.
colours_known = I colori sono { $colours }.
arrow_example = Per esempio: arrow d4 d5, oppure: arrow d4 d5 red
arrow_too_short = Per una freccia servono due estremi diversi.
no_arrow_to_remove = Qui non c’è nessuna freccia.
arrow_added = Aggiunta la freccia da { $from } a { $to }.
arrow_removed = Tolta la freccia da { $from } a { $to }.
arrows_removed = Frecce tolte.
marks_here = Segni: { $marks }.
arrows_here = Frecce: { $arrows }.
mark_named = { $point } in { $colour }
arrow_named = da { $from } a { $to } in { $colour }
colour_green = verde
colour_red = rosso
colour_yellow = giallo
colour_blue = blu

branch_promoted = La variante è salita di un posto.
branch_deleted =
    { $after ->
        [0] Eliminata { $mv }. Per recuperarla, scrivi: undo-edit
        [one] Eliminata { $mv } con la mossa che segue. Per recuperarle, scrivi: undo-edit
       *[other] Eliminata { $mv } con le { $after } mosse che seguono. Per recuperarle, scrivi: undo-edit
    }
branch_cut =
    { $after ->
        [0] Tagliata { $mv }. Per spostarla, vai dove la vuoi e scrivi: paste
        [one] Tagliata { $mv } con la mossa che segue. Per spostarle, vai dove le vuoi e scrivi: paste
       *[other] Tagliata { $mv } con le { $after } mosse che seguono. Per spostarle, vai dove le vuoi e scrivi: paste
    }
branch_copied =
    { $moves ->
        [one] Copiata 1 mossa. Per aggiungerne una copia, vai dove la vuoi e scrivi: paste
       *[other] Copiate { $moves } mosse. Per aggiungerne una copia, vai dove la vuoi e scrivi: paste
    }
branch_pasted =
    { $moves ->
        [one] Incollata 1 mossa.
       *[other] Incollate { $moves } mosse.
    }
nothing_to_paste = Non è ancora stato tagliato o copiato niente. Vai a una mossa e scrivi: cut, oppure: copy
pasted_from_other_board = Le mosse tagliate o copiate sono di un altro tavoliere.
edit_undone = Annullata l’ultima modifica all’albero delle mosse.
edit_redone = Ripetuta la modifica all’albero delle mosse.
no_edit_to_redo = Non c’è nessuna modifica da ripetere.

is_game_line = Le mosse della partita non si possono spostare né eliminare. Per continuare la partita da una variante, vai lì e scrivi: from-here
no_edit_to_undo = Non c’è nessuna modifica all’albero delle mosse da annullare. Per ritirare una mossa, scrivi: undo
