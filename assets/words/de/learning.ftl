### Lernen im Fenster: Lektionen, Tipps in Schritten, der Trainer.

learn_page_label = Lernen
learn_page_tip = Lektionen Schritt für Schritt, dazu Rätsel
hint_label = Tipp
hint_tip = Einen Tipp bekommen, der nach und nach mehr verrät
coach_label = Trainer
coach_tip = Dich vor Zügen warnen lassen, die viel kosten
lesson_again_label = Nochmal
lesson_again_tip = Diesen Schritt von vorn beginnen
lesson_next_label = Weiter
lesson_next_tip = Zum nächsten Schritt
lesson_leave_label = Lektion verlassen
lesson_leave_tip = Zurück zu deiner Partie; sie ist unverändert
lesson_open_yet = Schließe zuerst diesen Schritt ab.

lessons_progress = { $done } von { $all } erledigt
lesson_numbered = { $number }. { $title }
lesson_suggested = Als Nächstes
lesson_read_aloud =
    { $state ->
        [done] { $lesson }, erledigt. { $about }
        [next] { $lesson }, als Nächstes. { $about }
       *[new] { $lesson }. { $about }
    }

lesson_progress = { $lesson }, Schritt { $step } von { $steps }
lesson_ended_early = Die Partie war zu Ende, bevor dieser Schritt erledigt war. Versuche es noch einmal.
lesson_to_follow = Nächste Lektion: { $title }
lesson_answer_by_click = Antworte mit einem Klick aufs Brett.
all_lessons_finished = Du hast alle Lektionen zu diesem Spiel erledigt.

lesson_offer_title = Neu hier?
lesson_offer_text = Kurze Lektionen bringen dir jedes Spiel Zug für Zug bei, direkt auf dem Brett.
lesson_offer_accept = { $game } lernen
lesson_offer_decline = Nein, danke

hint_heading = Tipp
hint_progress = Tipp { $step } von { $steps }
hint_tell_more = Mehr verraten
hint_searching = Ein Tipp wird gesucht …
hint_close = Tipp schließen

coach_heading = Bist du sicher?
coach_explained = Dein Trainer fragt nach, bevor du einen Zug spielst, der dich viel kostet. Abschalten kannst du ihn im Menü „Partie“.
coach_play_anyway = Trotzdem spielen
coach_take_back = Zurücknehmen
