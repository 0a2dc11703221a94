hint_example = Für einen Tipp gib ein: hint. Um gleich den Zug zu sehen: hint all
hint_more = Um mehr zu erfahren, gib ein: hint
coach_example = Zum Beispiel: coach on oder: coach off
coach_on = Der Trainer ist eingeschaltet: Vor einem schlechten Zug bittet er dich, noch einmal hinzusehen.
coach_off = Der Trainer ist ausgeschaltet.
coach_insist = Um den Zug trotzdem zu spielen, gib ihn noch einmal ein.

review_example = Zum Beispiel: review oder: review keep
review_nothing = Es gibt noch keine Züge, die sich auswerten lassen.
review_next = Um zu den Fehlern zu gehen, gib ein: next-mistake. Um alles in die Notizen der Partie zu schreiben, gib ein: review keep
review_missing = Diese Partie ist noch nicht ausgewertet. Um sie auszuwerten, gib ein: review
review_is_old = Die Partie hat sich seit der Auswertung geändert. Um sie neu auszuwerten, gib ein: review
no_next_mistake = Danach kommt kein Fehler mehr.
no_previous_mistake = Davor gibt es keinen Fehler.
again_here = Was würdest du spielen? { $player } ist am Zug.
again_missing = Geh zuerst mit next-mistake zu einem Fehler.
trial_best = Das ist der beste Zug.
trial_good = Das ist gut genug.
trial_worse = Es gibt etwas Besseres. Um es noch einmal zu versuchen, gib ein: again
review_kept =
    { $nodes ->
        [one] Der Partie wurde eine Notiz hinzugefügt.
       *[other] Der Partie wurden { $nodes } Notizen hinzugefügt.
    }
review_kept_already = In den Notizen der Partie steht das alles schon.
