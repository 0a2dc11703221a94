hint_example = Per esempio: hint, oppure, per vedere subito la mossa: hint all
hint_more = Per saperne di più, scrivi: hint
coach_example = Per esempio: coach on, oppure: coach off
coach_on = L’allenatore è attivo: prima di una brutta mossa ti inviterà a ripensarci.
coach_off = L’allenatore è disattivato.
coach_insist = Per giocare la mossa lo stesso, scrivila di nuovo.

review_example = Per esempio: review, oppure: review keep
review_nothing = Non ci sono ancora mosse da valutare.
review_next = Per andare agli errori, scrivi: next-mistake. Per aggiungere tutto alle note della partita, scrivi: review keep
review_missing = Manca ancora la revisione di questa partita. Per farla, scrivi: review
review_is_old = La partita è cambiata dopo la revisione. Per rifare la revisione, scrivi: review
no_next_mistake = Dopo questa mossa non ci sono errori.
no_previous_mistake = Prima di questa mossa non ci sono errori.
again_here = Che cosa giocheresti? Tocca al { $player }.
again_missing = Prima vai a un errore. Per andare al prossimo, scrivi: next-mistake
trial_best = È la mossa migliore.
trial_good = Va abbastanza bene.
trial_worse = C’è di meglio. Per riprovare, scrivi: again
review_kept =
    { $nodes ->
        [one] È stata aggiunta una nota alla partita.
       *[other] Sono state aggiunte { $nodes } note alla partita.
    }
review_kept_already = Le note della partita contengono già tutto questo.
