### Die Zugliste und ihr Menü, und warum am Zugbaum etwas nicht geht.

over_because = Die Partie ist zu Ende: { $how }.
no_such_end = Das geht nicht: Die Partie ist schon zu Ende oder läuft noch.
no_draws = In { $game } gibt es kein Unentschieden.
no_such_node = Diesen Zug gibt es im Zugbaum nicht.
start_cannot_change = Das ist der Anfang: Hier gibt es keinen Zug zu ändern.
is_main_line = Das ist schon die Hauptvariante.
paste_illegal_later = Zug { $place } des Eingefügten ist hier nicht erlaubt. { $reason }
