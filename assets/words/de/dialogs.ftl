### Fragen, Dateifenster und ihre Antworten.

close_dialog = Schließen
close_dialog_tip = Schließen  (Esc)
keep_playing = Weiterspielen

resign_title = Aufgeben?
resign_as = Du gibst als { $player } auf, und { $other } gewinnt.
resign_for = { $player } gibt auf, und { $other } gewinnt.

leave_title = Partie verlassen?
leave_question = Sie ist noch nicht zu Ende und nicht gespeichert.
leave_it = Verlassen

offer_title = Angefangene Partie
offer_game =
    { $moves ->
        [one] { $game } · { $board }. { $black } gegen { $white }, 1 Zug
       *[other] { $game } · { $board }. { $black } gegen { $white }, { $moves } Züge
    }
offers_more =
    { $games ->
        [one] 1 weitere Partie wartet
       *[other] { $games } weitere Partien warten
    }
offer_continue = Fortsetzen
offer_continue_tip = Diese Partie wieder aufs Brett holen
offer_later = Später
offer_later_tip = Die Partie bleibt in der Bibliothek
