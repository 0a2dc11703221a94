### Domande, finestre per i file e risposte.

close_dialog = Chiudi
close_dialog_tip = Chiudi  (Esc)
keep_playing = Resta in gioco

resign_title = Abbandoni?
resign_as = Giochi con il { $player }: se abbandoni, vince il { $other }.
resign_for = Se il { $player } abbandona, vince il { $other }.

leave_title = Lasci questa partita?
leave_question = Non è finita e non è stata salvata.
leave_it = Lascia

offer_title = Partita in sospeso
offer_game =
    { $moves ->
        [one] { $game } · { $board }. { $black } contro { $white }, 1 mossa
       *[other] { $game } · { $board }. { $black } contro { $white }, { $moves } mosse
    }
offers_more =
    { $games ->
        [one] C’è un’altra partita in sospeso
       *[other] Ci sono altre { $games } partite in sospeso
    }
offer_continue = Continua
offer_continue_tip = Riprendi questa partita
offer_later = Non ora
offer_later_tip = La partita resta in archivio
