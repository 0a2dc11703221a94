hint_example = Zum Beispiel: hint, oder gleich der Zug: hint all
hint_more = Für mehr: hint
coach_example = Zum Beispiel: coach on, oder: coach off
coach_on = Der Trainer bittet dich vor einem schlechten Zug, noch einmal hinzusehen.
coach_off = Der Trainer sagt nichts mehr.
coach_insist = Um ihn trotzdem zu spielen, gib ihn noch einmal ein.

review_example = Zum Beispiel: review, oder: review keep
review_nothing = Es gibt noch keinen Zug zu beurteilen.
review_next = Zu den Fehlern: next-mistake. Um alles in die Notizen der Partie zu schreiben: review keep
review_missing = Diese Partie ist noch nicht beurteilt. Um sie zu beurteilen, gib ein: review
review_is_old = Die Partie hat sich seit der Beurteilung geändert. Um sie neu zu beurteilen: review
no_next_mistake = Danach kommt kein Fehler mehr.
no_previous_mistake = Davor gibt es keinen Fehler.
again_here = Was würdest du spielen? { $player } ist am Zug.
again_missing = Geh zuerst zu einem Fehler: next-mistake
trial_best = Das ist der beste Zug.
trial_good = Das ist gut genug.
trial_worse = Es gibt etwas Besseres. Für einen neuen Versuch: again
review_kept =
    { $nodes ->
        [one] Eine Notiz wurde zur Partie hinzugefügt.
       *[other] { $nodes } Notizen wurden zur Partie hinzugefügt.
    }
review_kept_already = In den Notizen der Partie steht das alles schon.
