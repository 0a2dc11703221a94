### Imparare nella finestra: le lezioni, i suggerimenti a piccoli passi, l’allenatore.

learn_page_label = Impara
learn_page_tip = Lezioni passo per passo e problemi
hint_label = Aiuto
hint_tip = Ricevi un suggerimento, un po’ alla volta
coach_label = Allenatore
coach_tip = Fatti avvertire prima di una mossa che costa cara
lesson_again_label = Riprova
lesson_again_tip = Ricomincia questo passo
lesson_next_label = Avanti
lesson_next_tip = Vai al passo successivo
lesson_leave_label = Esci dalla lezione
lesson_leave_tip = Torna alla partita, così come l’hai lasciata
lesson_open_yet = Prima completa questo passo.

lessons_progress = { $done } su { $all } completate
lesson_numbered = { $number }. { $title }
lesson_suggested = La prossima
lesson_read_aloud =
    { $state ->
        [done] { $lesson }, completata. { $about }
        [next] { $lesson }, la prossima. { $about }
       *[new] { $lesson }. { $about }
    }

lesson_progress = { $lesson }, passo { $step } di { $steps }
lesson_ended_early = La partita è finita prima che il passo fosse completato. Riprova.
lesson_to_follow = Prossima lezione: { $title }
lesson_answer_by_click = Rispondi cliccando sul tavoliere.
all_lessons_finished = Hai completato tutte le lezioni di questo gioco.

lesson_offer_title = È la prima volta?
lesson_offer_text = Brevi lezioni ti insegnano ogni gioco mossa per mossa, direttamente sul tavoliere.
lesson_offer_accept = Impara { $game }
lesson_offer_decline = No, grazie

hint_heading = Suggerimento
hint_progress = Suggerimento { $step } di { $steps }
hint_tell_more = Dimmi di più
hint_searching = Cerco un suggerimento…
hint_close = Chiudi il suggerimento

coach_heading = Confermi la mossa?
coach_explained = Il tuo allenatore chiede conferma prima di una mossa che costa cara. Puoi disattivarlo nel menu Partita.
coach_play_anyway = Gioca lo stesso
coach_take_back = Ritira la mossa
