### Die Seite für die Analyse.

engine_off = Schalte die Engine ein, um hier die besten Züge zu sehen.
engine_off_in_game = In einer laufenden Partie bleibt die Engine aus, bis du sie einschaltest.
engine_over = In dieser Stellung ist die Partie zu Ende.
engine_waits = Die Engine wartet, während der Computer nachdenkt.
engine_silent = Die Engine zeigt erst etwas, wenn du einen Zug ausprobiert hast.
engine_begins = Die Engine startet …
engine_failed = Die Engine ist ausgefallen. Schalte sie aus und wieder ein.
engine_depth = Tiefe { $depth } · { $positions } Stellungen
engine_playouts = { $playouts } Simulationen
engine_proved = Gelöst · { $positions } Stellungen
engine_helps = Die Engine hilft dir jetzt in einer laufenden Partie..
engine_settings = Engine-Einstellungen
lines_label = Varianten
lines_of =
    { $lines ->
        [one] 1 Variante
       *[other] { $lines } Varianten
    }
threads_label = Threads
threads_fewer = Ein Thread weniger
threads_more = Ein Thread mehr
memory_label = Arbeitsspeicher (MB)
memory_of = { $size } MB
arrows_label = Pfeile auf dem Brett

line_name = { $letter }: { $moves }. { $value }
line_depth = Tiefe { $depth }
line_visits =
    { $visits ->
        [one] In 1 Simulation ausprobiert
       *[other] In { $visits } Simulationen ausprobiert
    }
line_enter = Klicke, um den ersten Zug auszuprobieren.
line_not_now = Du kannst Züge nur nach dem Ende der Partie oder in einer früheren Stellung ausprobieren.
value_ahead =
    { $points ->
        [one] { $player } liegt mit etwa 1 Punkt vorn.
       *[other] { $player } liegt mit etwa { $points } Punkten vorn.
    }
value_even = Niemand liegt vorn.
value_won =
    { $points ->
        [one] { $player } gewinnt sicher mit 1 Punkt Vorsprung.
       *[other] { $player } gewinnt sicher mit { $points } Punkten Vorsprung.
    }
value_drawn = Sicher unentschieden.
value_sure = { $player } gewinnt sicher.
value_unknown = Noch nicht bewertet.
graph_name = Verlauf der Partie
graph_empty = Nach der Auswertung siehst du hier den Verlauf der Partie.
graph_at = Zug { $number }: { $value }

review_none = Wenn die Partie zu Ende ist, kannst du sie hier auswerten lassen.
review_offer = Jeder Zug wird geprüft; die schwersten Fehler werden aufgelistet.
review_done =
    { $count ->
        [one] Die Auswertung ist fertig: Ein Fehler wurde gefunden.
       *[other] Die Auswertung ist fertig: { $count } Fehler wurden gefunden.
    }
review_failed = Die Auswertung ist fehlgeschlagen.
review_overtaken = Die Partie wurde während der Auswertung geändert.
review_cancel = Abbrechen
percent = { $percent } %
percent_lost = −{ $percent } %
review_accuracy_label = Genauigkeit
review_position = Fehler { $number } von { $all }
review_own_mistakes = Deine Fehler
review_other_mistakes = Fehler des Computers
review_mistakes_count =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
mistake_name = { $mv }, { $grade }
grade_inaccuracy = Ungenauigkeit
grade_mistake = Fehler
grade_blunder = grober Fehler
again_judging = Dein Zug wird geprüft …
trial_not_best = Es gibt etwas Besseres.
